#include <unicode/uspoof.h>

#include "internal.h"

cicu_status cicu_spoof_open(cicu_spoof_checker **checker) {
  UErrorCode status = U_ZERO_ERROR;
  USpoofChecker *opened = uspoof_open(&status);
  if (U_FAILURE(status)) {
    uspoof_close(opened);
    opened = NULL;
  }
  *checker = (cicu_spoof_checker *)opened;
  return cicu_from_icu(status);
}

void cicu_spoof_close(cicu_spoof_checker *checker) {
  uspoof_close((USpoofChecker *)checker);
}

static void make_skeleton(
    const USpoofChecker *checker, const cicu_utf16 *source, cicu_utf16 *skeleton,
    UErrorCode *status) {
  skeleton->length = uspoof_getSkeleton(
      checker, 0, source->units, source->length, skeleton->units, skeleton->capacity, status);
  if (*status != U_BUFFER_OVERFLOW_ERROR) return;
  *status = U_ZERO_ERROR;
  cicu_utf16_reserve(skeleton, skeleton->length, status);
  skeleton->length = uspoof_getSkeleton(
      checker, 0, source->units, source->length, skeleton->units, skeleton->capacity, status);
}

cicu_status cicu_spoof_skeleton(
    const cicu_spoof_checker *checker, const uint8_t *text, size_t length, uint8_t *out,
    size_t capacity, size_t *required) {
  *required = 0;
  UErrorCode status = U_ZERO_ERROR;
  cicu_utf16 source;
  cicu_utf16 skeleton;
  cicu_utf16_init(&source);
  cicu_utf16_init(&skeleton);
  cicu_utf16_decode(&source, text, length, NULL, &status);
  cicu_utf16_order_marks(&source, false, &status);
  make_skeleton((const USpoofChecker *)checker, &source, &skeleton, &status);
  cicu_utf16_encode(&skeleton, out, capacity, required, &status);
  cicu_utf16_free(&source);
  cicu_utf16_free(&skeleton);
  return cicu_from_icu(status);
}
