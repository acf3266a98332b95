// What the files of this target share. Not visible outside it.
#ifndef CICU_INTERNAL_H
#define CICU_INTERNAL_H

#include <unicode/utypes.h>

#include "include/CICU.h"

#define CICU_HIDDEN __attribute__((visibility("hidden")))

/// Warnings are success.
static inline cicu_status cicu_from_icu(UErrorCode status) {
  return U_FAILURE(status) ? (cicu_status)status : CICU_OK;
}

/// The longest tag taken, and room for any ICU locale identifier or tag made from one.
#define CICU_TAG_LIMIT 255
#define CICU_LOCALE_CAPACITY 1024

/// Reads a whole BCP 47 tag into a zero-terminated ICU locale identifier. Root is the empty text.
CICU_HIDDEN cicu_status cicu_locale_id(
    const uint8_t *tag, size_t length, char id[CICU_LOCALE_CAPACITY]);

/// Replaces a locale that ICU has no data for by the root locale, its keywords kept; ICU itself would take
/// the process's default locale.
CICU_HIDDEN void cicu_locale_or_root(char id[CICU_LOCALE_CAPACITY], UErrorCode *status);

/// Answers with `length` bytes, following the contract for text out.
CICU_HIDDEN cicu_status cicu_answer(
    const char *text, size_t length, void *out, size_t capacity, size_t *required);

/// UTF-16 text that lives on the stack while it is short.
#define CICU_INLINE_UNITS 256

typedef struct cicu_utf16 {
  UChar *units;
  int32_t length;
  int32_t capacity;
  UChar inline_units[CICU_INLINE_UNITS];
} cicu_utf16;

CICU_HIDDEN void cicu_utf16_init(cicu_utf16 *text);
CICU_HIDDEN void cicu_utf16_free(cicu_utf16 *text);

/// Makes room for `capacity` units; what the text held is lost.
CICU_HIDDEN void cicu_utf16_reserve(cicu_utf16 *text, int32_t capacity, UErrorCode *status);

/// Replaces the text by decoded UTF-8 and counts the ill-formed parts read as U+FFFD.
CICU_HIDDEN void cicu_utf16_decode(
    cicu_utf16 *text, const uint8_t *bytes, size_t length, int32_t *substitutions,
    UErrorCode *status);

/// Puts long runs of combining marks in canonical order, which gives a canonically equivalent text
/// that ICU reads in linear time. For case folding, nothing moves across U+0345.
CICU_HIDDEN void cicu_utf16_order_marks(
    cicu_utf16 *text, bool for_case_folding, UErrorCode *status);

/// Appends the text as UTF-8 at offset `*required` and advances it, whether or not it fits.
CICU_HIDDEN void cicu_utf16_encode(
    const cicu_utf16 *text, uint8_t *out, size_t capacity, size_t *required, UErrorCode *status);

/// Appends UTF-16 text as UTF-8, as `cicu_utf16_encode` does.
CICU_HIDDEN void cicu_encode(
    const UChar *units, int32_t length, uint8_t *out, size_t capacity, size_t *required,
    UErrorCode *status);

/// The formatted value of a number that is given as ASCII text; to be closed by the caller.
struct UFormattedNumber;
CICU_HIDDEN struct UFormattedNumber *cicu_formatted_number(
    const cicu_number_formatter *formatter, const uint8_t *number, size_t length,
    UErrorCode *status);

#endif
