#include "include/MessageOracle.h"

#include <stdlib.h>
#include <string.h>
#include <unicode/umsg.h>
#include <unicode/ustring.h>

static UChar *units(const char *text, int32_t *length, UErrorCode *status) {
  int32_t capacity = (int32_t)strlen(text) + 1;
  UChar *result = malloc((size_t)capacity * sizeof(UChar));
  u_strFromUTF8(result, capacity, length, text, -1, status);
  return result;
}

static UMessageFormat *open_pattern(const char *pattern, const char *locale, UErrorCode *status) {
  int32_t length = 0;
  UChar *text = units(pattern, &length, status);
  UParseError error;
  UMessageFormat *format = umsg_open(text, length, locale, &error, status);
  free(text);
  return format;
}

int32_t message_oracle_open(const char *pattern, const char *locale) {
  UErrorCode status = U_ZERO_ERROR;
  UMessageFormat *format = open_pattern(pattern, locale, &status);
  if (U_SUCCESS(status)) umsg_close(format);
  return (int32_t)status;
}

const char *message_oracle_status_name(int32_t status) {
  return u_errorName((UErrorCode)status);
}

static void answer(
    const UChar *units, int32_t length, char *out, int32_t capacity, UErrorCode *status) {
  int32_t written = 0;
  u_strToUTF8(out, capacity, &written, units, length, status);
}

int32_t message_oracle_format(
    const char *pattern, const char *locale, double first, const char *second, double third,
    char *out, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  UMessageFormat *format = open_pattern(pattern, locale, &status);
  int32_t length = 0;
  UChar *text = units(second, &length, &status);
  UChar result[4096];
  if (U_SUCCESS(status)) {
    length = umsg_format(format, result, 4096, &status, first, text, third);
    answer(result, length, out, capacity, &status);
    umsg_close(format);
  }
  free(text);
  return (int32_t)status;
}

int32_t message_oracle_format_integer(
    const char *pattern, const char *locale, int32_t number, char *out, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  UMessageFormat *format = open_pattern(pattern, locale, &status);
  UChar result[4096];
  if (U_SUCCESS(status)) {
    int32_t length = umsg_format(format, result, 4096, &status, number);
    answer(result, length, out, capacity, &status);
    umsg_close(format);
  }
  return (int32_t)status;
}
