// The events of a YAML document, one at a time. Nothing of libyaml shows here.
#ifndef CYAML_H
#define CYAML_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Reads a text event by event. Opened by `cyaml_open`, closed by `cyaml_close`, exactly once.
typedef struct cyaml_reader cyaml_reader;

/// What an event says.
typedef enum cyaml_kind {
  CYAML_END,
  CYAML_DOCUMENT,
  CYAML_SCALAR,
  CYAML_ALIAS,
  CYAML_SEQUENCE_START,
  CYAML_SEQUENCE_END,
  CYAML_MAPPING_START,
  CYAML_MAPPING_END,
  /// The text is no YAML. No event follows.
  CYAML_INVALID,
  /// There was no memory left. No event follows.
  CYAML_OUT_OF_MEMORY,
} cyaml_kind;

/// A text in UTF-8; no zero ends it. It lives until the next event is asked for.
typedef struct cyaml_text {
  const uint8_t *bytes;
  size_t length;
} cyaml_text;

/// An event. Lines and columns count from 0, columns in characters.
typedef struct cyaml_event {
  cyaml_kind kind;
  size_t line;
  size_t column;
  size_t end_line;
  size_t end_column;
  /// The value of a scalar, or what is wrong.
  cyaml_text text;
  /// The name that an anchor gives or an alias takes; empty for none.
  cyaml_text anchor;
  /// The tag that is written out; empty for none.
  cyaml_text tag;
  /// Where a byte stands that could not be decoded, from the start of the text; -1 for none.
  ptrdiff_t bad_byte;
  /// Whether a scalar stands without quotes.
  bool is_plain;
} cyaml_event;

/// Opens a reader over bytes, which stay the caller's and must outlive it. NULL if memory is short.
cyaml_reader *cyaml_open(const uint8_t *bytes, size_t length);

/// Goes on to the next event.
void cyaml_next(cyaml_reader *reader, cyaml_event *event);

/// Closes a reader; NULL is none.
void cyaml_close(cyaml_reader *reader);

#endif
