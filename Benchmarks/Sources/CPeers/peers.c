#include <stdio.h>
#include <stdlib.h>
#include <unicode/unumberformatter.h>
#include <unicode/upluralrules.h>

#include "include/CPeers.h"

struct cpeers_icu {
  UPluralRules *rules;
  UNumberFormatter *formatter;
  UFormattedNumber *result;
};

cpeers_icu *cpeers_icu_open(const char *locale) {
  UErrorCode status = U_ZERO_ERROR;
  cpeers_icu *icu = malloc(sizeof *icu);
  if (icu == NULL) return NULL;
  icu->rules = uplrules_open(locale, &status);
  icu->formatter = unumf_openForSkeletonAndLocale(u"", 0, locale, &status);
  icu->result = unumf_openResult(&status);
  return U_SUCCESS(status) ? icu : NULL;
}

int32_t cpeers_icu_category(const cpeers_icu *icu, double number) {
  UErrorCode status = U_ZERO_ERROR;
  UChar keyword[16];
  return uplrules_select(icu->rules, number, keyword, 16, &status);
}

int32_t cpeers_icu_format(cpeers_icu *icu, int64_t number) {
  UErrorCode status = U_ZERO_ERROR;
  UChar text[64];
  unumf_formatInt(icu->formatter, number, icu->result, &status);
  return unumf_resultToString(icu->result, text, 64, &status);
}

int cpeers_print(char *out, size_t capacity, const char *text, long long number) {
  return snprintf(out, capacity, "%s has %lld items", text, number);
}
