#include "include/CYAML.h"

#include <stdlib.h>
#include <string.h>
#include <yaml.h>

struct cyaml_reader {
  yaml_parser_t parser;
  yaml_event_t event;
  /// Set behind the last event, where libyaml would only give it again.
  bool is_done;
};

cyaml_reader *cyaml_open(const uint8_t *bytes, size_t length) {
  cyaml_reader *reader = calloc(1, sizeof *reader);
  if (!reader) return NULL;
  if (!yaml_parser_initialize(&reader->parser)) {
    free(reader);
    return NULL;
  }
  // A NULL input is refused by an assertion, even for no bytes.
  static const uint8_t none[1];
  yaml_parser_set_input_string(&reader->parser, bytes ? bytes : none, bytes ? length : 0);
  return reader;
}

void cyaml_close(cyaml_reader *reader) {
  if (!reader) return;
  yaml_event_delete(&reader->event);
  yaml_parser_delete(&reader->parser);
  free(reader);
}

static cyaml_text text_of(const yaml_char_t *text) {
  if (!text) return (cyaml_text){NULL, 0};
  return (cyaml_text){text, strlen((const char *)text)};
}

static void place(cyaml_event *event, yaml_mark_t start, yaml_mark_t end) {
  event->line = start.line;
  event->column = start.column;
  event->end_line = end.line;
  event->end_column = end.column;
}

static void fail(cyaml_reader *reader, cyaml_event *event) {
  const yaml_parser_t *parser = &reader->parser;
  reader->is_done = true;
  if (parser->error == YAML_MEMORY_ERROR) {
    event->kind = CYAML_OUT_OF_MEMORY;
    return;
  }
  event->kind = CYAML_INVALID;
  event->text = text_of((const yaml_char_t *)parser->problem);
  place(event, parser->problem_mark, parser->problem_mark);
  // What cannot be decoded has no mark: bytes are decoded long before they are scanned.
  if (parser->error == YAML_READER_ERROR) event->bad_byte = (ptrdiff_t)parser->problem_offset;
}

void cyaml_next(cyaml_reader *reader, cyaml_event *event) {
  *event = (cyaml_event){.kind = CYAML_END, .bad_byte = -1};
  while (!reader->is_done) {
    yaml_event_delete(&reader->event);
    if (!yaml_parser_parse(&reader->parser, &reader->event)) {
      fail(reader, event);
      return;
    }
    const yaml_event_t *from = &reader->event;
    place(event, from->start_mark, from->end_mark);
    switch (from->type) {
      case YAML_NO_EVENT:
      case YAML_STREAM_END_EVENT:
        reader->is_done = true;
        event->kind = CYAML_END;
        return;
      case YAML_STREAM_START_EVENT:
      case YAML_DOCUMENT_END_EVENT:
        continue;
      case YAML_DOCUMENT_START_EVENT:
        event->kind = CYAML_DOCUMENT;
        return;
      case YAML_ALIAS_EVENT:
        event->kind = CYAML_ALIAS;
        event->anchor = text_of(from->data.alias.anchor);
        return;
      case YAML_SCALAR_EVENT:
        event->kind = CYAML_SCALAR;
        event->text = (cyaml_text){from->data.scalar.value, from->data.scalar.length};
        event->anchor = text_of(from->data.scalar.anchor);
        event->tag = text_of(from->data.scalar.tag);
        event->is_plain = from->data.scalar.style == YAML_PLAIN_SCALAR_STYLE;
        return;
      case YAML_SEQUENCE_START_EVENT:
        event->kind = CYAML_SEQUENCE_START;
        event->anchor = text_of(from->data.sequence_start.anchor);
        event->tag = text_of(from->data.sequence_start.tag);
        return;
      case YAML_SEQUENCE_END_EVENT:
        event->kind = CYAML_SEQUENCE_END;
        return;
      case YAML_MAPPING_START_EVENT:
        event->kind = CYAML_MAPPING_START;
        event->anchor = text_of(from->data.mapping_start.anchor);
        event->tag = text_of(from->data.mapping_start.tag);
        return;
      case YAML_MAPPING_END_EVENT:
        event->kind = CYAML_MAPPING_END;
        return;
    }
  }
}
