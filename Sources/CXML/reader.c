#include "include/CXML.h"

#include <libxml/parser.h>
#include <string.h>

/// Attributes of one tag. libxml2 compares each with all before it.
enum { most_attributes = 512 };
/// Declarations of namespaces in a document. libxml2 looks for each prefix among all that hold.
enum { most_namespaces = 64 };

typedef struct reading {
  const uint8_t *bytes;
  size_t length;
  const cxml_receiver *receiver;
  xmlParserCtxtPtr parser;
  bool is_over;
  bool has_document_type;
  size_t document_type;
} reading;

static reading *reading_of(void *context) { return ((xmlParserCtxtPtr)context)->_private; }

static size_t offset_of(const reading *reading) {
  const long consumed = xmlByteConsumed(reading->parser);
  if (consumed < 0) return 0;
  return (size_t)consumed < reading->length ? (size_t)consumed : reading->length;
}

static void stop(reading *reading) {
  reading->is_over = true;
  xmlStopParser(reading->parser);
}

static cxml_text text_of(const xmlChar *text) {
  if (!text) return (cxml_text){NULL, 0};
  return (cxml_text){text, strlen((const char *)text)};
}

static void start_element(
    void *context, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri, int namespace_count,
    const xmlChar **namespaces, int attribute_count, int defaulted_count, const xmlChar **attributes) {
  (void)prefix, (void)uri, (void)namespace_count, (void)namespaces, (void)defaulted_count;
  reading *reading = reading_of(context);
  if (reading->is_over) return;
  const size_t to = offset_of(reading);
  // Of a tag that breaks off the last value may be cut, and others be missing.
  if (to >= reading->length || (reading->bytes[to] != '>' && reading->bytes[to] != '/')) attribute_count = 0;
  cxml_attribute list[most_attributes];
  size_t count = 0;
  for (int index = 0; index < attribute_count && count < most_attributes; index += 1) {
    const xmlChar **attribute = attributes + index * 5;
    list[count].name = text_of(attribute[0]);
    list[count].value = (cxml_text){attribute[3], (size_t)(attribute[4] - attribute[3])};
    count += 1;
  }
  size_t from = to;
  // No other `<` stands in a tag.
  while (from > 0 && reading->bytes[from - 1] != '<') from -= 1;
  if (from > 0) from -= 1;
  if (!reading->receiver->start(reading->receiver->context, text_of(name), list, count, from, to)) {
    stop(reading);
  }
}

static void end_element(void *context, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri) {
  (void)name, (void)prefix, (void)uri;
  reading *reading = reading_of(context);
  if (reading->is_over) return;
  if (!reading->receiver->end(reading->receiver->context, offset_of(reading))) stop(reading);
}

static void characters(void *context, const xmlChar *text, int length) {
  reading *reading = reading_of(context);
  if (reading->is_over || length <= 0) return;
  const cxml_text part = {text, (size_t)length};
  if (!reading->receiver->characters(reading->receiver->context, part)) stop(reading);
}

/// Only the five entities of XML itself are known.
static xmlEntityPtr entity(void *context, const xmlChar *name) {
  (void)context;
  return xmlGetPredefinedEntity(name);
}

static void document_type(void *context, const xmlChar *name, const xmlChar *public_id, const xmlChar *system_id) {
  (void)name, (void)public_id, (void)system_id;
  reading *reading = reading_of(context);
  reading->has_document_type = true;
  reading->document_type = offset_of(reading);
  stop(reading);
}

/// The error is `const` from libxml2 2.12 on; the parameter of either type is a pointer.
static void report(void *context, const xmlError *error) {
  reading *reading = reading_of(context);
  if (!error || reading->is_over || error->level < XML_ERR_ERROR) return;
  cxml_text message = text_of((const xmlChar *)error->message);
  while (message.length > 0 && message.bytes[message.length - 1] <= ' ') message.length -= 1;
  reading->receiver->problem(reading->receiver->context, message, offset_of(reading));
}

static bool is_space(uint8_t byte) { return byte == ' ' || byte == '\t' || byte == '\n' || byte == '\r'; }

/// Whether every tag has as few attributes as are read, as far as it is well-formed: libxml2 reads no further.
static bool has_few_attributes(const uint8_t *bytes, size_t length, size_t *offset) {
  size_t namespaces = 0;
  for (size_t at = 0; at < length;) {
    const uint8_t *tag = memchr(bytes + at, '<', length - at);
    if (!tag) return true;
    const size_t start = (size_t)(tag - bytes);
    size_t count = 0;
    at = start + 1;
    while (at < length && bytes[at] != '<' && bytes[at] != '>') {
      if (is_space(bytes[at]) && at + 5 < length && memcmp(bytes + at + 1, "xmlns", 5) == 0) namespaces += 1;
      const uint8_t quote = bytes[at];
      at += 1;
      if (quote != '"' && quote != '\'') continue;
      while (at < length && bytes[at] != quote && bytes[at] != '<') at += 1;
      if (at < length && bytes[at] == quote) at += 1;
      count += 1;
      if (count <= most_attributes && namespaces <= most_namespaces) continue;
      *offset = start;
      return false;
    }
  }
  return true;
}

cxml_outcome cxml_read(const uint8_t *bytes, size_t length, const cxml_receiver *receiver, size_t *offset) {
  *offset = 0;
  if (!bytes || length > INT32_MAX) length = 0;
  if (!has_few_attributes(bytes, length, offset)) return CXML_TOO_MANY_ATTRIBUTES;
  xmlParserCtxtPtr parser = xmlNewParserCtxt();
  if (!parser) return CXML_OUT_OF_MEMORY;
  reading reading = {.bytes = bytes, .length = length, .receiver = receiver, .parser = parser};
  parser->_private = &reading;
  xmlSAXHandler *handler = parser->sax;
  memset(handler, 0, sizeof *handler);
  handler->initialized = XML_SAX2_MAGIC;
  handler->startElementNs = start_element;
  handler->endElementNs = end_element;
  handler->characters = characters;
  handler->ignorableWhitespace = characters;
  handler->cdataBlock = characters;
  handler->getEntity = entity;
  handler->internalSubset = document_type;
  handler->serror = (xmlStructuredErrorFunc)report;
  // XML_PARSE_NOENT is for the five entities of XML itself: without it an attribute's `&amp;` becomes `&#38;`. There are
  // no others to be expanded, since the reading ends at a document type.
  const int options = XML_PARSE_RECOVER | XML_PARSE_NONET | XML_PARSE_NOENT | XML_PARSE_IGNORE_ENC;
  static const char none[1];
  xmlDocPtr document = xmlCtxtReadMemory(parser, bytes ? (const char *)bytes : none, (int)length, NULL, NULL, options);
  if (document) xmlFreeDoc(document);
  cxml_outcome outcome = CXML_READ;
  if (reading.has_document_type) {
    outcome = CXML_DOCUMENT_TYPE;
    *offset = reading.document_type;
  } else if (parser->errNo == XML_ERR_NO_MEMORY) {
    outcome = CXML_OUT_OF_MEMORY;
  }
  xmlFreeParserCtxt(parser);
  return outcome;
}
