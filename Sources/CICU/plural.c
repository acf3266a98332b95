#include <string.h>
#include <unicode/uenum.h>
#include <unicode/uloc.h>
#include <unicode/unumberformatter.h>
#include <unicode/upluralrules.h>
#include <unicode/ures.h>
#include <unicode/ustring.h>

#include "internal.h"

/// Room for a category or the name of a set of rules.
#define CICU_KEYWORD_CAPACITY 32

/// A warning here means that the terminating zero did not fit.
static bool failed(UErrorCode status) {
  return U_FAILURE(status) || status == U_STRING_NOT_TERMINATED_WARNING;
}

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

static cicu_status answer_category(
    const UChar *keyword, int32_t length, UErrorCode status, cicu_plural_category *category) {
  if (U_FAILURE(status)) return cicu_from_icu(status);
  if (length < 0 || length >= CICU_KEYWORD_CAPACITY) return U_INVALID_FORMAT_ERROR;
  char text[CICU_KEYWORD_CAPACITY];
  u_UCharsToChars(keyword, text, length);
  text[length] = 0;
  return find_category(text, category) ? CICU_OK : U_INVALID_FORMAT_ERROR;
}

cicu_status cicu_plural_rules_select(
    const cicu_plural_rules *rules, int64_t number, cicu_plural_category *category) {
  *category = CICU_PLURAL_OTHER;
  UErrorCode status = U_ZERO_ERROR;
  UChar keyword[CICU_KEYWORD_CAPACITY];
  int32_t length = uplrules_select(
      (const UPluralRules *)rules, as_double(number), keyword, CICU_KEYWORD_CAPACITY, &status);
  return answer_category(keyword, length, status, category);
}

cicu_status cicu_plural_rules_select_formatted(
    const cicu_plural_rules *rules, const cicu_number_formatter *formatter, const uint8_t *number,
    size_t length, cicu_plural_category *category) {
  *category = CICU_PLURAL_OTHER;
  UErrorCode status = U_ZERO_ERROR;
  UFormattedNumber *formatted = cicu_formatted_number(formatter, number, length, &status);
  if (U_FAILURE(status)) return cicu_from_icu(status);
  UChar keyword[CICU_KEYWORD_CAPACITY];
  int32_t keyword_length = uplrules_selectFormatted(
      (const UPluralRules *)rules, formatted, keyword, CICU_KEYWORD_CAPACITY, &status);
  unumf_closeResult(formatted);
  return answer_category(keyword, keyword_length, status, category);
}

/// The name of the set of rules that a locale or the nearest of its parents has; null if none has.
static const UChar *find_set(UResourceBundle *locales, char *id, int32_t *length) {
  for (;;) {
    UErrorCode status = U_ZERO_ERROR;
    const UChar *set = ures_getStringByKey(locales, id, length, &status);
    if (U_SUCCESS(status) && set != NULL) return set;
    status = U_ZERO_ERROR;
    char parent[CICU_LOCALE_CAPACITY];
    if (uloc_getParent(id, parent, CICU_LOCALE_CAPACITY, &status) <= 0 || failed(status)) return NULL;
    strcpy(id, parent);
  }
}

static void append_ascii(
    const char *text, uint8_t *out, size_t capacity, size_t *required) {
  size_t length = strlen(text);
  if (*required + length <= capacity) memcpy(out + *required, text, length);
  *required += length;
}

cicu_status cicu_plural_rules_source(
    const uint8_t *tag, size_t tag_length, bool ordinal, uint8_t *out, size_t capacity,
    size_t *required) {
  *required = 0;
  char id[CICU_LOCALE_CAPACITY];
  cicu_status tag_status = cicu_locale_id(tag, tag_length, id);
  if (tag_status != CICU_OK) return tag_status;
  UErrorCode status = U_ZERO_ERROR;
  char base[CICU_LOCALE_CAPACITY];
  uloc_getBaseName(id, base, CICU_LOCALE_CAPACITY, &status);
  if (failed(status)) return U_FAILURE(status) ? (cicu_status)status : U_BUFFER_OVERFLOW_ERROR;

  UResourceBundle *bundle = ures_openDirect(NULL, "plurals", &status);
  UResourceBundle *locales =
      ures_getByKey(bundle, ordinal ? "locales_ordinals" : "locales", NULL, &status);
  UResourceBundle *sets = ures_getByKey(bundle, "rules", NULL, &status);
  int32_t name_length = 0;
  const UChar *name = U_SUCCESS(status) ? find_set(locales, base, &name_length) : NULL;
  if (name != NULL && name_length < CICU_KEYWORD_CAPACITY) {
    char set_name[CICU_KEYWORD_CAPACITY];
    u_UCharsToChars(name, set_name, name_length);
    set_name[name_length] = 0;
    UResourceBundle *set = ures_getByKey(sets, set_name, NULL, &status);
    int32_t count = U_SUCCESS(status) ? ures_getSize(set) : 0;
    for (int32_t i = 0; i < count && U_SUCCESS(status); i++) {
      const char *key = NULL;
      int32_t rule_length = 0;
      const UChar *rule = ures_getNextString(set, &rule_length, &key, &status);
      if (U_FAILURE(status) || key == NULL) break;
      append_ascii(key, out, capacity, required);
      append_ascii(": ", out, capacity, required);
      cicu_encode(rule, rule_length, out, capacity, required, &status);
      append_ascii("\n", out, capacity, required);
    }
    ures_close(set);
  }
  ures_close(sets);
  ures_close(locales);
  ures_close(bundle);
  return cicu_from_icu(status);
}
