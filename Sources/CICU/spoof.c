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

cicu_status cicu_spoof_skeleton(
    const cicu_spoof_checker *checker, const uint8_t *text, size_t length, uint8_t *out,
    size_t capacity, size_t *required) {
  *required = 0;
  if (length == 0) return CICU_OK;
  if (length > (size_t)INT32_MAX) return U_INDEX_OUTOFBOUNDS_ERROR;
  UErrorCode status = U_ZERO_ERROR;
  int32_t room = capacity > (size_t)INT32_MAX ? INT32_MAX : (int32_t)capacity;
  int32_t needed = uspoof_getSkeletonUTF8(
      (const USpoofChecker *)checker, 0, (const char *)text, (int32_t)length,
      room > 0 ? (char *)out : NULL, room, &status);
  if (status == U_BUFFER_OVERFLOW_ERROR) status = U_ZERO_ERROR;
  if (U_SUCCESS(status)) *required = (size_t)needed;
  return cicu_from_icu(status);
}
