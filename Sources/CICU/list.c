#include <stdlib.h>
#include <unicode/ulistformatter.h>

#include "internal.h"

cicu_status cicu_list_formatter_open(
    const uint8_t *tag, size_t tag_length, cicu_list_formatter **formatter) {
  *formatter = NULL;
  char id[CICU_LOCALE_CAPACITY];
  cicu_status tag_status = cicu_locale_id(tag, tag_length, id);
  if (tag_status != CICU_OK) return tag_status;
  UErrorCode status = U_ZERO_ERROR;
  cicu_locale_or_root(id, &status);
  UListFormatter *opened = U_SUCCESS(status)
      ? ulistfmt_openForType(id, ULISTFMT_TYPE_AND, ULISTFMT_WIDTH_WIDE, &status)
      : NULL;
  if (U_FAILURE(status)) {
    ulistfmt_close(opened);
    return cicu_from_icu(status);
  }
  *formatter = (cicu_list_formatter *)opened;
  return CICU_OK;
}

void cicu_list_formatter_close(cicu_list_formatter *formatter) {
  ulistfmt_close((UListFormatter *)formatter);
}

static void join(
    const UListFormatter *formatter, const UChar *units, const int32_t *lengths, size_t count,
    cicu_utf16 *result, UErrorCode *status) {
  const UChar **texts = malloc(count * sizeof *texts);
  if (texts == NULL) {
    *status = U_MEMORY_ALLOCATION_ERROR;
    return;
  }
  for (size_t i = 0; i < count; i++) {
    texts[i] = units;
    units += lengths[i];
  }
  result->length = ulistfmt_format(
      formatter, texts, lengths, (int32_t)count, result->units, result->capacity, status);
  if (*status == U_BUFFER_OVERFLOW_ERROR) {
    *status = U_ZERO_ERROR;
    cicu_utf16_reserve(result, result->length, status);
    if (U_SUCCESS(*status)) {
      result->length = ulistfmt_format(
          formatter, texts, lengths, (int32_t)count, result->units, result->capacity, status);
    }
  }
  free(texts);
}

cicu_status cicu_list_formatter_join(
    const cicu_list_formatter *formatter, const uint8_t *texts, const size_t *ends, size_t count,
    uint8_t *out, size_t capacity, size_t *required) {
  *required = 0;
  if (count == 0) return CICU_OK;
  size_t total = ends[count - 1];
  if (count > (size_t)INT32_MAX / 2 || total > (size_t)INT32_MAX / 2) {
    return U_INDEX_OUTOFBOUNDS_ERROR;
  }
  // No byte of UTF-8 decodes to more than one unit, so the units have room where the bytes have.
  UChar *units = malloc((total + 1) * sizeof *units);
  int32_t *lengths = malloc(count * sizeof *lengths);
  UErrorCode status = units == NULL || lengths == NULL ? U_MEMORY_ALLOCATION_ERROR : U_ZERO_ERROR;
  size_t start = 0;
  size_t used = 0;
  for (size_t i = 0; i < count && U_SUCCESS(status); i++) {
    cicu_utf16 text;
    cicu_utf16_init(&text);
    cicu_utf16_decode(&text, texts + start, ends[i] - start, NULL, &status);
    if (U_SUCCESS(status)) {
      for (int32_t unit = 0; unit < text.length; unit++) units[used++] = text.units[unit];
      lengths[i] = text.length;
    }
    cicu_utf16_free(&text);
    start = ends[i];
  }
  cicu_utf16 result;
  cicu_utf16_init(&result);
  if (U_SUCCESS(status)) {
    join((const UListFormatter *)formatter, units, lengths, count, &result, &status);
  }
  cicu_utf16_encode(&result, out, capacity, required, &status);
  cicu_utf16_free(&result);
  free(lengths);
  free(units);
  return cicu_from_icu(status);
}
