// What C programs use for the same work: ICU's plural rules and number formatter, and snprintf.
#ifndef CPEERS_H
#define CPEERS_H

#include <stddef.h>
#include <stdint.h>

typedef struct cpeers_icu cpeers_icu;

/// Opens what ICU needs for a locale; null if it cannot.
cpeers_icu *_Nullable cpeers_icu_open(const char *_Nonnull locale);

/// The length of the name of the plural category of a number.
int32_t cpeers_icu_category(const cpeers_icu *_Nonnull icu, double number);

/// The length of a number in UTF-16, formatted for the locale.
int32_t cpeers_icu_format(cpeers_icu *_Nonnull icu, int64_t number);

/// The length of the text that snprintf makes of a text and a number.
int cpeers_print(char *_Nonnull out, size_t capacity, const char *_Nonnull text, long long number);

#endif
