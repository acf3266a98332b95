#include <string.h>
#include <unicode/uenum.h>
#include <unicode/upluralrules.h>
#include <unicode/ustring.h>

#include "internal.h"

static const char *const keywords[] = {
    [CICU_PLURAL_ZERO] = "zero", [CICU_PLURAL_ONE] = "one",   [CICU_PLURAL_TWO] = "two",
    [CICU_PLURAL_FEW] = "few",   [CICU_PLURAL_MANY] = "many", [CICU_PLURAL_OTHER] = "other"};

static bool find_category(const char *keyword, cicu_plural_category *category) {
  for (int i = CICU_PLURAL_ZERO; i <= CICU_PLURAL_OTHER; i++) {
    if (strcmp(keywords[i], keyword) == 0) {
      *category = (cicu_plural_category)i;
      return true;
    }
  }
  return false;
}

cicu_status cicu_plural_rules_open(
    const uint8_t *tag, size_t tag_length, bool ordinal, cicu_plural_rules **rules) {
  *rules = NULL;
  char id[CICU_LOCALE_CAPACITY];
  cicu_status tag_status = cicu_locale_id(tag, tag_length, id);
  if (tag_status != CICU_OK) return tag_status;
  UErrorCode status = U_ZERO_ERROR;
  UPluralRules *opened = uplrules_openForType(
      id[0] == 0 ? "root" : id, ordinal ? UPLURAL_TYPE_ORDINAL : UPLURAL_TYPE_CARDINAL, &status);
  if (U_FAILURE(status)) {
    uplrules_close(opened);
    return cicu_from_icu(status);
  }
  *rules = (cicu_plural_rules *)opened;
  return CICU_OK;
}

void cicu_plural_rules_close(cicu_plural_rules *rules) {
  uplrules_close((UPluralRules *)rules);
}

cicu_status cicu_plural_rules_categories(const cicu_plural_rules *rules, uint32_t *mask) {
  *mask = 0;
  UErrorCode status = U_ZERO_ERROR;
  UEnumeration *listed = uplrules_getKeywords((const UPluralRules *)rules, &status);
  const char *keyword;
  while (U_SUCCESS(status) && (keyword = uenum_next(listed, NULL, &status)) != NULL) {
    cicu_plural_category category;
    if (find_category(keyword, &category)) *mask |= 1U << category;
  }
  uenum_close(listed);
  return cicu_from_icu(status);
}

/// A number of the same category that a double holds exactly.
///
/// CLDR's relations look at a whole number's value, or at its remainder by a power of ten of at
/// most 10^6. A number beyond 2^53 equals none of the values, and keeps those remainders here.
static double as_double(int64_t number) {
  const uint64_t exact = (uint64_t)1 << 53;
  const uint64_t modulus = 1000000000000;
  uint64_t magnitude = number < 0 ? 0 - (uint64_t)number : (uint64_t)number;
  return (double)(magnitude <= exact ? magnitude : modulus + magnitude % modulus);
}

cicu_status cicu_plural_rules_select(
    const cicu_plural_rules *rules, int64_t number, cicu_plural_category *category) {
  *category = CICU_PLURAL_OTHER;
  UErrorCode status = U_ZERO_ERROR;
  UChar keyword[16];
  int32_t length = uplrules_select(
      (const UPluralRules *)rules, as_double(number), keyword, 16, &status);
  if (U_FAILURE(status)) return cicu_from_icu(status);
  if (length < 0 || length >= 16) return U_INVALID_FORMAT_ERROR;
  char text[16];
  u_UCharsToChars(keyword, text, length);
  text[length] = 0;
  return find_category(text, category) ? CICU_OK : U_INVALID_FORMAT_ERROR;
}
