// UTF-8 outside, UTF-16 inside.
#include <stdlib.h>
#include <string.h>
#include <unicode/uchar.h>
#include <unicode/ustring.h>
#include <unicode/utf8.h>

#include "internal.h"

#define REPLACEMENT 0xFFFD

cicu_status cicu_answer(
    const char *text, size_t length, void *out, size_t capacity, size_t *required) {
  *required = length;
  if (length > 0 && length <= capacity) memcpy(out, text, length);
  return CICU_OK;
}

void cicu_utf16_init(cicu_utf16 *text) {
  text->units = text->inline_units;
  text->length = 0;
  text->capacity = CICU_INLINE_UNITS;
}

void cicu_utf16_free(cicu_utf16 *text) {
  if (text->units != text->inline_units) free(text->units);
  cicu_utf16_init(text);
}

void cicu_utf16_reserve(cicu_utf16 *text, int32_t capacity, UErrorCode *status) {
  if (U_FAILURE(*status) || capacity <= text->capacity) return;
  cicu_utf16_free(text);
  UChar *units = malloc((size_t)capacity * sizeof(UChar));
  if (units == NULL) {
    *status = U_MEMORY_ALLOCATION_ERROR;
    return;
  }
  text->units = units;
  text->capacity = capacity;
}

void cicu_utf16_decode(
    cicu_utf16 *text, const uint8_t *bytes, size_t length, int32_t *substitutions,
    UErrorCode *status) {
  if (U_FAILURE(*status)) return;
  text->length = 0;
  if (substitutions != NULL) *substitutions = 0;
  if (length == 0) return;
  if (length > (size_t)INT32_MAX) {
    *status = U_INDEX_OUTOFBOUNDS_ERROR;
    return;
  }
  // No byte of UTF-8, well formed or not, decodes to more than one unit.
  cicu_utf16_reserve(text, (int32_t)length, status);
  u_strFromUTF8WithSub(
      text->units, text->capacity, &text->length, (const char *)bytes, (int32_t)length,
      REPLACEMENT, substitutions, status);
}

void cicu_encode(
    const UChar *units, int32_t length, uint8_t *out, size_t capacity, size_t *required,
    UErrorCode *status) {
  if (U_FAILURE(*status) || length == 0) return;
  size_t room = *required < capacity ? capacity - *required : 0;
  int32_t limit = room > (size_t)INT32_MAX ? INT32_MAX : (int32_t)room;
  int32_t written = 0;
  u_strToUTF8WithSub(
      limit > 0 ? (char *)out + *required : NULL, limit, &written, units, length, REPLACEMENT, NULL,
      status);
  if (*status == U_BUFFER_OVERFLOW_ERROR) *status = U_ZERO_ERROR;
  if (U_SUCCESS(*status)) *required += (size_t)written;
}

void cicu_utf16_encode(
    const cicu_utf16 *text, uint8_t *out, size_t capacity, size_t *required, UErrorCode *status) {
  cicu_encode(text->units, text->length, out, capacity, required, status);
}

/// The least first byte in UTF-8 of characters that are strongly right to left.
#define FIRST_RTL_LEAD 0xD6

bool cicu_has_right_to_left(const uint8_t *text, size_t length) {
  size_t offset = 0;
  while (offset < length) {
    uint8_t lead = text[offset];
    if (lead < FIRST_RTL_LEAD) {
      offset++;
      continue;
    }
    int32_t limit = length - offset > 4 ? 4 : (int32_t)(length - offset);
    int32_t index = 0;
    UChar32 character;
    U8_NEXT(text + offset, index, limit, character);
    if (character >= 0) {
      UCharDirection direction = u_charDirection(character);
      if (direction == U_RIGHT_TO_LEFT || direction == U_RIGHT_TO_LEFT_ARABIC) return true;
    }
    offset += (size_t)index;
  }
  return false;
}
