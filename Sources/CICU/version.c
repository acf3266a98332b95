#include <string.h>
#include <unicode/uchar.h>
#include <unicode/ulocdata.h>
#include <unicode/uversion.h>

#include "internal.h"

static cicu_status answer(
    const UVersionInfo version, char *out, size_t capacity, size_t *required) {
  char text[U_MAX_VERSION_STRING_LENGTH];
  u_versionToString(version, text);
  return cicu_answer(text, strlen(text), out, capacity, required);
}

cicu_status cicu_version_icu(char *out, size_t capacity, size_t *required) {
  UVersionInfo version;
  u_getVersion(version);
  return answer(version, out, capacity, required);
}

cicu_status cicu_version_unicode(char *out, size_t capacity, size_t *required) {
  UVersionInfo version;
  u_getUnicodeVersion(version);
  return answer(version, out, capacity, required);
}

cicu_status cicu_version_cldr(char *out, size_t capacity, size_t *required) {
  UErrorCode status = U_ZERO_ERROR;
  UVersionInfo version;
  ulocdata_getCLDRVersion(version, &status);
  if (U_FAILURE(status)) return cicu_from_icu(status);
  char text[U_MAX_VERSION_STRING_LENGTH];
  u_versionToString(version, text);
  // CLDR calls a release without a minor number "42", ICU writes "42.0".
  size_t length = strlen(text);
  if (version[1] == 0 && version[2] == 0 && version[3] == 0) length = strcspn(text, ".");
  return cicu_answer(text, length, out, capacity, required);
}
