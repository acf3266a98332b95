#include <unicode/uloc.h>
#include <unicode/unum.h>
#include <unicode/unumberformatter.h>
#include <unicode/unumsys.h>
#include <unicode/ustring.h>

#include "internal.h"

// Symbols

/// Replaces a numbering system without ten digits of its own by Latin digits.
static void take_digits(char id[CICU_LOCALE_CAPACITY], UErrorCode *status) {
  UNumberingSystem *system = unumsys_open(id, status);
  bool has_digits = U_SUCCESS(*status) && !unumsys_isAlgorithmic(system)
      && unumsys_getRadix(system) == 10;
  // The name of an unknown system is no error of ours.
  if (*status == U_UNSUPPORTED_ERROR) *status = U_ZERO_ERROR;
  unumsys_close(system);
  if (U_SUCCESS(*status) && !has_digits) {
    uloc_setKeywordValue("numbers", "latn", id, CICU_LOCALE_CAPACITY, status);
  }
}

cicu_status cicu_number_symbols_open(
    const uint8_t *tag, size_t tag_length, cicu_number_symbols **symbols) {
  *symbols = NULL;
  char id[CICU_LOCALE_CAPACITY];
  cicu_status tag_status = cicu_locale_id(tag, tag_length, id);
  if (tag_status != CICU_OK) return tag_status;
  UErrorCode status = U_ZERO_ERROR;
  cicu_locale_or_root(id, &status);
  if (U_SUCCESS(status)) take_digits(id, &status);
  UNumberFormat *format =
      U_SUCCESS(status) ? unum_open(UNUM_DECIMAL, NULL, 0, id, NULL, &status) : NULL;
  if (U_FAILURE(status)) {
    unum_close(format);
    return cicu_from_icu(status);
  }
  *symbols = (cicu_number_symbols *)format;
  return CICU_OK;
}

void cicu_number_symbols_close(cicu_number_symbols *symbols) {
  unum_close((UNumberFormat *)symbols);
}

#define SYMBOL_CAPACITY 64

static int32_t get_symbol(
    const UNumberFormat *format, int32_t symbol, UChar *units, UErrorCode *status) {
  static const UNumberFormatSymbol symbols[] = {
      [CICU_SYMBOL_DECIMAL] = UNUM_DECIMAL_SEPARATOR_SYMBOL,
      [CICU_SYMBOL_GROUPING] = UNUM_GROUPING_SEPARATOR_SYMBOL,
      [CICU_SYMBOL_MINUS] = UNUM_MINUS_SIGN_SYMBOL,
      [CICU_SYMBOL_PLUS] = UNUM_PLUS_SIGN_SYMBOL,
      [CICU_SYMBOL_EXPONENT] = UNUM_EXPONENTIAL_SYMBOL,
      [CICU_SYMBOL_INFINITY] = UNUM_INFINITY_SYMBOL,
      [CICU_SYMBOL_NAN] = UNUM_NAN_SYMBOL,
      [CICU_SYMBOL_PERCENT] = UNUM_PERCENT_SYMBOL};
  static const UNumberFormatTextAttribute affixes[] = {
      UNUM_NEGATIVE_PREFIX, UNUM_NEGATIVE_SUFFIX, UNUM_POSITIVE_PREFIX, UNUM_POSITIVE_SUFFIX};
  if (symbol < 0 || symbol > CICU_SYMBOL_DIGIT_ZERO + 9) {
    *status = U_ILLEGAL_ARGUMENT_ERROR;
    return 0;
  }
  if (symbol < CICU_SYMBOL_NEGATIVE_PREFIX) {
    return unum_getSymbol(format, symbols[symbol], units, SYMBOL_CAPACITY, status);
  }
  if (symbol < CICU_SYMBOL_DIGIT_ZERO) {
    return unum_getTextAttribute(
        format, affixes[symbol - CICU_SYMBOL_NEGATIVE_PREFIX], units, SYMBOL_CAPACITY, status);
  }
  int32_t digit = symbol - CICU_SYMBOL_DIGIT_ZERO;
  UNumberFormatSymbol name = digit == 0
      ? UNUM_ZERO_DIGIT_SYMBOL
      : (UNumberFormatSymbol)(UNUM_ONE_DIGIT_SYMBOL + digit - 1);
  return unum_getSymbol(format, name, units, SYMBOL_CAPACITY, status);
}

cicu_status cicu_number_symbols_get(
    const cicu_number_symbols *symbols, int32_t symbol, uint8_t *out, size_t capacity,
    size_t *required) {
  *required = 0;
  UChar units[SYMBOL_CAPACITY];
  UErrorCode status = U_ZERO_ERROR;
  int32_t length = get_symbol((const UNumberFormat *)symbols, symbol, units, &status);
  cicu_encode(units, length, out, capacity, required, &status);
  return cicu_from_icu(status);
}

void cicu_number_symbols_grouping(
    const cicu_number_symbols *symbols, int32_t *primary, int32_t *secondary) {
  const UNumberFormat *format = (const UNumberFormat *)symbols;
  bool is_used = unum_getAttribute(format, UNUM_GROUPING_USED) != 0;
  int32_t first = is_used ? unum_getAttribute(format, UNUM_GROUPING_SIZE) : 0;
  int32_t others = is_used ? unum_getAttribute(format, UNUM_SECONDARY_GROUPING_SIZE) : 0;
  *primary = first > 0 ? first : 0;
  *secondary = others > 0 ? others : *primary;
}

// Formatters

cicu_status cicu_number_formatter_open(
    const uint8_t *skeleton, size_t skeleton_length, const uint8_t *tag, size_t tag_length,
    cicu_number_formatter **formatter) {
  *formatter = NULL;
  char id[CICU_LOCALE_CAPACITY];
  cicu_status tag_status = cicu_locale_id(tag, tag_length, id);
  if (tag_status != CICU_OK) return tag_status;
  UErrorCode status = U_ZERO_ERROR;
  cicu_locale_or_root(id, &status);
  cicu_utf16 text;
  cicu_utf16_init(&text);
  cicu_utf16_decode(&text, skeleton, skeleton_length, NULL, &status);
  UNumberFormatter *opened = U_SUCCESS(status)
      ? unumf_openForSkeletonAndLocale(
            text.units, text.length, id, &status)
      : NULL;
  cicu_utf16_free(&text);
  if (U_FAILURE(status)) {
    unumf_close(opened);
    return cicu_from_icu(status);
  }
  *formatter = (cicu_number_formatter *)opened;
  return CICU_OK;
}

void cicu_number_formatter_close(cicu_number_formatter *formatter) {
  unumf_close((UNumberFormatter *)formatter);
}

UFormattedNumber *cicu_formatted_number(
    const cicu_number_formatter *formatter, const uint8_t *number, size_t length,
    UErrorCode *status) {
  if (length > (size_t)INT32_MAX) *status = U_INDEX_OUTOFBOUNDS_ERROR;
  UFormattedNumber *result = unumf_openResult(status);
  if (U_SUCCESS(*status)) {
    unumf_formatDecimal(
        (const UNumberFormatter *)formatter, (const char *)number, (int32_t)length, result, status);
  }
  if (U_SUCCESS(*status)) return result;
  unumf_closeResult(result);
  return NULL;
}

cicu_status cicu_number_formatter_format(
    const cicu_number_formatter *formatter, const uint8_t *number, size_t length, uint8_t *out,
    size_t capacity, size_t *required) {
  *required = 0;
  UErrorCode status = U_ZERO_ERROR;
  UFormattedNumber *result = cicu_formatted_number(formatter, number, length, &status);
  if (U_FAILURE(status)) return cicu_from_icu(status);
  cicu_utf16 text;
  cicu_utf16_init(&text);
  text.length = unumf_resultToString(result, text.units, text.capacity, &status);
  if (status == U_BUFFER_OVERFLOW_ERROR) {
    status = U_ZERO_ERROR;
    cicu_utf16_reserve(&text, text.length, &status);
    if (U_SUCCESS(status)) {
      text.length = unumf_resultToString(result, text.units, text.capacity, &status);
    }
  }
  unumf_closeResult(result);
  cicu_utf16_encode(&text, out, capacity, required, &status);
  cicu_utf16_free(&text);
  return cicu_from_icu(status);
}
