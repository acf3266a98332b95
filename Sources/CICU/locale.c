#include <stdio.h>
#include <string.h>
#include <unicode/uchar.h>
#include <unicode/uloc.h>
#include <unicode/uregion.h>
#include <unicode/ures.h>
#include <unicode/uscript.h>
#include <unicode/ustring.h>

#include "internal.h"

static bool is_tag_byte(uint8_t byte) {
  return (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z')
      || (byte >= '0' && byte <= '9') || byte == '-';
}

/// A warning here means that the terminating zero did not fit.
static bool failed(UErrorCode status) {
  return U_FAILURE(status) || status == U_STRING_NOT_TERMINATED_WARNING;
}

cicu_status cicu_locale_id(const uint8_t *tag, size_t length, char id[CICU_LOCALE_CAPACITY]) {
  id[0] = 0;
  if (length == 0 || length > CICU_TAG_LIMIT) return U_ILLEGAL_ARGUMENT_ERROR;
  char text[CICU_TAG_LIMIT + 1];
  for (size_t i = 0; i < length; i++) {
    if (!is_tag_byte(tag[i])) return U_ILLEGAL_ARGUMENT_ERROR;
    text[i] = (char)tag[i];
  }
  text[length] = 0;

  UErrorCode status = U_ZERO_ERROR;
  int32_t parsed = 0;
  uloc_forLanguageTag(text, id, CICU_LOCALE_CAPACITY, &parsed, &status);
  if (failed(status) || (size_t)parsed != length) {
    id[0] = 0;
    return U_FAILURE(status) ? (cicu_status)status : U_ILLEGAL_ARGUMENT_ERROR;
  }
  return CICU_OK;
}

/// Whether opening the locale's data stays within the locale's own line of parents.
static bool has_data(const char *id, UErrorCode *status) {
  UResourceBundle *bundle = ures_open(NULL, id, status);
  ures_close(bundle);
  return U_SUCCESS(*status) && *status != U_USING_DEFAULT_WARNING;
}

void cicu_locale_or_root(char id[CICU_LOCALE_CAPACITY], UErrorCode *status) {
  if (id[0] != 0 && has_data(id, status)) {
    *status = U_ZERO_ERROR;
    return;
  }
  if (U_FAILURE(*status)) return;
  *status = U_ZERO_ERROR;
  const char *keywords = strchr(id, '@');
  char root[CICU_LOCALE_CAPACITY];
  int length = snprintf(root, sizeof root, "root%s", keywords != NULL ? keywords : "");
  if (length < 0 || (size_t)length >= sizeof root) {
    *status = U_BUFFER_OVERFLOW_ERROR;
  } else {
    strcpy(id, root);
  }
}

static cicu_status answer_tag(const char *id, char *out, size_t capacity, size_t *required) {
  *required = 0;
  char tag[CICU_LOCALE_CAPACITY];
  UErrorCode status = U_ZERO_ERROR;
  int32_t length = uloc_toLanguageTag(id, tag, CICU_LOCALE_CAPACITY, true, &status);
  if (failed(status)) return U_FAILURE(status) ? (cicu_status)status : U_BUFFER_OVERFLOW_ERROR;
  return cicu_answer(tag, (size_t)length, out, capacity, required);
}

cicu_status cicu_locale_canonical_tag(
    const uint8_t *tag, size_t tag_length, char *out, size_t capacity, size_t *required) {
  char id[CICU_LOCALE_CAPACITY];
  cicu_status status = cicu_locale_id(tag, tag_length, id);
  return status == CICU_OK ? answer_tag(id, out, capacity, required) : status;
}

typedef int32_t likely_subtags(const char *, char *, int32_t, UErrorCode *);

static cicu_status answer_likely(
    likely_subtags *transform, const uint8_t *tag, size_t tag_length, char *out, size_t capacity,
    size_t *required) {
  // Likely subtags are listed under current codes only, so the deprecated ones go first.
  char canonical[CICU_LOCALE_CAPACITY];
  size_t canonical_length = 0;
  cicu_status tag_status =
      cicu_locale_canonical_tag(tag, tag_length, canonical, sizeof canonical, &canonical_length);
  char id[CICU_LOCALE_CAPACITY];
  if (tag_status == CICU_OK) {
    tag_status = cicu_locale_id((const uint8_t *)canonical, canonical_length, id);
  }
  if (tag_status != CICU_OK) return tag_status;

  char result[CICU_LOCALE_CAPACITY];
  UErrorCode status = U_ZERO_ERROR;
  transform(id, result, CICU_LOCALE_CAPACITY, &status);
  if (failed(status)) return U_FAILURE(status) ? (cicu_status)status : U_BUFFER_OVERFLOW_ERROR;
  return answer_tag(result, out, capacity, required);
}

cicu_status cicu_locale_maximized(
    const uint8_t *tag, size_t tag_length, char *out, size_t capacity, size_t *required) {
  return answer_likely(uloc_addLikelySubtags, tag, tag_length, out, capacity, required);
}

cicu_status cicu_locale_minimized(
    const uint8_t *tag, size_t tag_length, char *out, size_t capacity, size_t *required) {
  return answer_likely(uloc_minimizeSubtags, tag, tag_length, out, capacity, required);
}

cicu_status cicu_locale_display_name(
    const uint8_t *tag, size_t tag_length, const uint8_t *display_tag, size_t display_tag_length,
    uint8_t *out, size_t capacity, size_t *required) {
  *required = 0;
  char id[CICU_LOCALE_CAPACITY];
  char display_id[CICU_LOCALE_CAPACITY];
  cicu_status tag_status = cicu_locale_id(tag, tag_length, id);
  if (tag_status == CICU_OK) {
    tag_status = cicu_locale_id(display_tag, display_tag_length, display_id);
  }
  if (tag_status != CICU_OK) return tag_status;

  UErrorCode status = U_ZERO_ERROR;
  const char *display = display_id[0] != 0 && has_data(display_id, &status) ? display_id : "root";
  if (U_SUCCESS(status)) status = U_ZERO_ERROR;
  cicu_utf16 name;
  cicu_utf16_init(&name);
  name.length = uloc_getDisplayName(id, display, name.units, name.capacity, &status);
  if (status == U_BUFFER_OVERFLOW_ERROR) {
    status = U_ZERO_ERROR;
    cicu_utf16_reserve(&name, name.length, &status);
    name.length = uloc_getDisplayName(id, display, name.units, name.capacity, &status);
  }
  cicu_utf16_encode(&name, out, capacity, required, &status);
  cicu_utf16_free(&name);
  return cicu_from_icu(status);
}

cicu_status cicu_locale_is_right_to_left(const uint8_t *tag, size_t tag_length, bool *result) {
  char id[CICU_LOCALE_CAPACITY];
  cicu_status status = cicu_locale_id(tag, tag_length, id);
  *result = status == CICU_OK && uloc_isRightToLeft(id);
  return status;
}

int32_t cicu_locale_available_count(void) {
  return uloc_countAvailable();
}

cicu_status cicu_locale_available(int32_t index, char *out, size_t capacity, size_t *required) {
  *required = 0;
  const char *id = uloc_getAvailable(index);
  return id != NULL ? answer_tag(id, out, capacity, required) : U_INDEX_OUTOFBOUNDS_ERROR;
}

static bool is_listed(const char *const *list, const uint8_t *code, size_t length) {
  if (list == NULL || length == 0) return false;
  for (; *list != NULL; list++) {
    if (strlen(*list) == length && memcmp(*list, code, length) == 0) return true;
  }
  return false;
}

bool cicu_language_is_known(const uint8_t *code, size_t length) {
  return is_listed(uloc_getISOLanguages(), code, length);
}

bool cicu_region_is_known(const uint8_t *code, size_t length) {
  if (length != 2 && length != 3) return false;
  char text[4] = {0};
  memcpy(text, code, length);
  if (strlen(text) != length) return false;
  UErrorCode status = U_ZERO_ERROR;
  const URegion *region = uregion_getRegionFromCode(text, &status);
  if (U_FAILURE(status) || region == NULL) return false;
  // An alias answers with the region it stands for.
  if (strcmp(uregion_getRegionCode(region), text) != 0) return false;
  switch (uregion_getType(region)) {
    case URGN_UNKNOWN:
    case URGN_DEPRECATED:
      return false;
    default:
      return true;
  }
}

bool cicu_script_is_known(const uint8_t *code, size_t length) {
  if (length != 4) return false;
  char text[5] = {0};
  memcpy(text, code, length);
  int32_t script = u_getPropertyValueEnum(UCHAR_SCRIPT, text);
  if (script < 0) return false;
  const char *name = uscript_getShortName((UScriptCode)script);
  return name != NULL && strcmp(name, text) == 0;
}
