// ICU's own MessageFormat, which tests compare ours with.
#ifndef MESSAGE_ORACLE_H
#define MESSAGE_ORACLE_H

#include <stddef.h>
#include <stdint.h>

/// Opens a pattern, given in UTF-8. Returns ICU's status, which is positive for a failure.
int32_t message_oracle_open(const char *pattern, const char *locale);

/// ICU's name of a status.
const char *message_oracle_status_name(int32_t status);

/// Formats a pattern whose arguments 0 to 2 are a number, a text and a number. It may use fewer of them
/// from the first one on. The answer is UTF-8 with a zero behind it, and must fit.
int32_t message_oracle_format(
    const char *pattern, const char *locale, double first, const char *second, double third,
    char *out, int32_t capacity);

/// Formats a pattern whose argument 0 is printed with the style "integer".
int32_t message_oracle_format_integer(
    const char *pattern, const char *locale, int32_t number, char *out, int32_t capacity);

#endif
