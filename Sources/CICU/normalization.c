// Long text is worked on in pieces that end at normalization boundaries: before a boundary nothing
// depends on what follows it (UAX #15, section 9).
#include <string.h>
#include <unicode/unorm2.h>
#include <unicode/utf8.h>

#include "internal.h"

/// The bytes of a piece, as far as boundaries allow.
#define PIECE 8192
/// The bytes after which a piece ends even without a boundary, for ICU's lengths have 32 bits.
/// Marks are not put in order across such an end.
#define PIECE_LIMIT ((size_t)1 << 28)
/// The least lead byte of a code point from U+0300 on.
#define FIRST_MARK_LEAD 0xCC

static const UNormalizer2 *instance(cicu_normal_form form, UErrorCode *status) {
  switch (form) {
    case CICU_NFC: return unorm2_getNFCInstance(status);
    case CICU_NFD: return unorm2_getNFDInstance(status);
    case CICU_NFKC_CASE_FOLD: return unorm2_getNFKCCasefoldInstance(status);
  }
  *status = U_ILLEGAL_ARGUMENT_ERROR;
  return NULL;
}

/// Whether a piece may end before the byte at `offset`. Decoding ill-formed text never joins what
/// stands before a lead byte with what follows.
static bool is_boundary(
    const UNormalizer2 *normalizer, const uint8_t *text, size_t offset, size_t length) {
  uint8_t byte = text[offset];
  if (U8_IS_SINGLE(byte)) return true;
  if (U8_IS_TRAIL(byte)) return false;
  size_t rest = length - offset;
  int32_t i = 0;
  int32_t limit = rest < U8_MAX_LENGTH ? (int32_t)rest : U8_MAX_LENGTH;
  UChar32 scalar;
  U8_NEXT_OR_FFFD(text + offset, i, limit, scalar);
  return unorm2_hasBoundaryBefore(normalizer, scalar);
}

static size_t piece_end(
    const UNormalizer2 *normalizer, const uint8_t *text, size_t start, size_t length) {
  if (length - start <= PIECE) return length;
  size_t middle = start + PIECE;
  for (size_t end = middle; end > start; end--) {
    if (is_boundary(normalizer, text, end, length)) return end;
  }
  size_t limit = length - start > PIECE_LIMIT ? start + PIECE_LIMIT : length;
  for (size_t end = middle + 1; end < limit; end++) {
    if (is_boundary(normalizer, text, end, length)) return end;
  }
  while (limit < length && U8_IS_TRAIL(text[limit]) && limit > middle) limit--;
  return limit;
}

static void normalize(
    const UNormalizer2 *normalizer, const cicu_utf16 *source, cicu_utf16 *result,
    UErrorCode *status) {
  result->length = unorm2_normalize(
      normalizer, source->units, source->length, result->units, result->capacity, status);
  if (*status != U_BUFFER_OVERFLOW_ERROR) return;
  *status = U_ZERO_ERROR;
  cicu_utf16_reserve(result, result->length, status);
  result->length = unorm2_normalize(
      normalizer, source->units, source->length, result->units, result->capacity, status);
}

cicu_status cicu_normalize(
    cicu_normal_form form, const uint8_t *text, size_t length, uint8_t *out, size_t capacity,
    size_t *required) {
  *required = 0;
  UErrorCode status = U_ZERO_ERROR;
  const UNormalizer2 *normalizer = instance(form, &status);
  cicu_utf16 source;
  cicu_utf16 result;
  cicu_utf16_init(&source);
  cicu_utf16_init(&result);
  for (size_t start = 0; start < length && U_SUCCESS(status);) {
    size_t end = piece_end(normalizer, text, start, length);
    cicu_utf16_decode(&source, text + start, end - start, NULL, &status);
    cicu_utf16_order_marks(&source, form == CICU_NFKC_CASE_FOLD, &status);
    normalize(normalizer, &source, &result, &status);
    cicu_utf16_encode(&result, out, capacity, required, &status);
    start = end;
  }
  cicu_utf16_free(&source);
  cicu_utf16_free(&result);
  return cicu_from_icu(status);
}

cicu_status cicu_is_normalized(
    cicu_normal_form form, const uint8_t *text, size_t length, bool *result) {
  UErrorCode status = U_ZERO_ERROR;
  const UNormalizer2 *normalizer = instance(form, &status);
  bool normalized = true;
  cicu_utf16 source;
  cicu_utf16_init(&source);
  for (size_t start = 0; start < length && normalized && U_SUCCESS(status);) {
    size_t end = piece_end(normalizer, text, start, length);
    int32_t substitutions = 0;
    cicu_utf16_decode(&source, text + start, end - start, &substitutions, &status);
    normalized = substitutions == 0
        && unorm2_isNormalized(normalizer, source.units, source.length, &status);
    start = end;
  }
  cicu_utf16_free(&source);
  *result = normalized && U_SUCCESS(status);
  return cicu_from_icu(status);
}

size_t cicu_ascii_prefix(const uint8_t *text, size_t length) {
  size_t i = 0;
  uint64_t word;
  for (; length - i >= sizeof word; i += sizeof word) {
    memcpy(&word, text + i, sizeof word);
    if ((word & 0x8080808080808080) != 0) break;
  }
  while (i < length && U8_IS_SINGLE(text[i])) i++;
  return i;
}

size_t cicu_latin_prefix(const uint8_t *text, size_t length) {
  size_t i = 0;
  for (;;) {
    i += cicu_ascii_prefix(text + i, length - i);
    if (length - i < 2) return i;
    if (text[i] < 0xC2 || text[i] >= FIRST_MARK_LEAD || !U8_IS_TRAIL(text[i + 1])) return i;
    i += 2;
  }
}
