#include <string.h>
#include <unicode/ucol.h>

#include "internal.h"

/// The bytes up to which no run of combining marks is long enough to matter.
#define SHORT_TEXT 4096

static UColAttributeValue strength_value(cicu_strength strength) {
  switch (strength) {
    case CICU_STRENGTH_LOCALE_DEFAULT: return UCOL_DEFAULT;
    case CICU_STRENGTH_PRIMARY: return UCOL_PRIMARY;
    case CICU_STRENGTH_SECONDARY: return UCOL_SECONDARY;
    case CICU_STRENGTH_TERTIARY: return UCOL_TERTIARY;
    case CICU_STRENGTH_QUATERNARY: return UCOL_QUATERNARY;
    case CICU_STRENGTH_IDENTICAL: return UCOL_IDENTICAL;
  }
  return UCOL_DEFAULT;
}

static size_t limited(size_t length) {
  return length < CICU_COLLATION_TEXT_LIMIT ? length : CICU_COLLATION_TEXT_LIMIT;
}

cicu_status cicu_collator_open(
    const uint8_t *tag, size_t tag_length, cicu_collator_options options,
    cicu_collator **collator) {
  *collator = NULL;
  char id[CICU_LOCALE_CAPACITY];
  cicu_status tag_status = cicu_locale_id(tag, tag_length, id);
  if (tag_status != CICU_OK) return tag_status;

  UErrorCode status = U_ZERO_ERROR;
  UCollator *opened = ucol_open(id[0] == 0 ? "root" : id, &status);
  if (options.strength != CICU_STRENGTH_LOCALE_DEFAULT) {
    ucol_setAttribute(opened, UCOL_STRENGTH, strength_value(options.strength), &status);
  }
  if (options.numeric) ucol_setAttribute(opened, UCOL_NUMERIC_COLLATION, UCOL_ON, &status);
  if (options.case_level) ucol_setAttribute(opened, UCOL_CASE_LEVEL, UCOL_ON, &status);
  // Without it, texts in no particular normal form may compare wrongly.
  ucol_setAttribute(opened, UCOL_NORMALIZATION_MODE, UCOL_ON, &status);
  if (U_FAILURE(status)) {
    ucol_close(opened);
    return cicu_from_icu(status);
  }
  *collator = (cicu_collator *)opened;
  return CICU_OK;
}

void cicu_collator_close(cicu_collator *collator) {
  ucol_close((UCollator *)collator);
}

/// Decodes a text so that ICU reads it in linear time.
static void decode(cicu_utf16 *decoded, const uint8_t *text, size_t length, UErrorCode *status) {
  cicu_utf16_init(decoded);
  cicu_utf16_decode(decoded, text, length, NULL, status);
  cicu_utf16_order_marks(decoded, false, status);
}

static UCollationResult compare_long(
    const UCollator *collator, const uint8_t *left, size_t left_length, const uint8_t *right,
    size_t right_length, UErrorCode *status) {
  cicu_utf16 left_text;
  cicu_utf16 right_text;
  decode(&left_text, left, left_length, status);
  decode(&right_text, right, right_length, status);
  UCollationResult result = UCOL_EQUAL;
  if (U_SUCCESS(*status)) {
    result = ucol_strcoll(
        collator, left_text.units, left_text.length, right_text.units, right_text.length);
  }
  cicu_utf16_free(&left_text);
  cicu_utf16_free(&right_text);
  return result;
}

int cicu_collator_compare(
    const cicu_collator *collator, const uint8_t *left, size_t left_length, const uint8_t *right,
    size_t right_length) {
  if (left_length == 0) left = (const uint8_t *)"";
  if (right_length == 0) right = (const uint8_t *)"";
  left_length = limited(left_length);
  right_length = limited(right_length);

  UErrorCode status = U_ZERO_ERROR;
  UCollationResult result;
  if (left_length <= SHORT_TEXT && right_length <= SHORT_TEXT) {
    result = ucol_strcollUTF8(
        (const UCollator *)collator, (const char *)left, (int32_t)left_length,
        (const char *)right, (int32_t)right_length, &status);
  } else {
    result = compare_long(
        (const UCollator *)collator, left, left_length, right, right_length, &status);
  }
  if (U_SUCCESS(status)) return result;

  // Only memory can have run out; code point order is still an order.
  size_t common = left_length < right_length ? left_length : right_length;
  int difference = memcmp(left, right, common);
  if (difference != 0) return difference;
  return (left_length > right_length) - (left_length < right_length);
}

cicu_status cicu_collator_sort_key(
    const cicu_collator *collator, const uint8_t *text, size_t length, uint8_t *out,
    size_t capacity, size_t *required) {
  *required = 0;
  UErrorCode status = U_ZERO_ERROR;
  cicu_utf16 decoded;
  decode(&decoded, text, limited(length), &status);
  if (U_SUCCESS(status)) {
    int32_t room = capacity > (size_t)INT32_MAX ? INT32_MAX : (int32_t)capacity;
    int32_t key_length = ucol_getSortKey(
        (const UCollator *)collator, decoded.units, decoded.length, room > 0 ? out : NULL, room);
    if (key_length > 0) {
      // ICU counts a terminating zero, which the caller's buffer must hold and nobody else needs.
      *required = key_length > room ? (size_t)key_length : (size_t)key_length - 1;
    } else {
      status = U_MEMORY_ALLOCATION_ERROR;
    }
  }
  cicu_utf16_free(&decoded);
  return cicu_from_icu(status);
}
