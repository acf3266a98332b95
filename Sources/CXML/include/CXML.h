// The elements and texts of an XML document, told one after the other. Nothing of libxml2 shows here.
#ifndef CXML_H
#define CXML_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// A text in UTF-8; no zero ends it. It lives until the function that was given it returns.
typedef struct cxml_text {
  const uint8_t *bytes;
  size_t length;
} cxml_text;

/// An attribute, its references resolved.
typedef struct cxml_attribute {
  cxml_text name;
  cxml_text value;
} cxml_attribute;

/// What is told of a document. Offsets count bytes from its start. The functions that return a truth value end the
/// reading with false.
typedef struct cxml_receiver {
  void *context;
  /// An element begins; its tag goes from one offset to the other, its `>` or `/>` excluded.
  /// A tag that breaks off has no attributes.
  bool (*start)(
      void *context, cxml_text name, const cxml_attribute *attributes, size_t count, size_t from, size_t to);
  /// The element that began last and did not end yet ends; the offset is at or before the end of its tag.
  bool (*end)(void *context, size_t offset);
  /// Text, references resolved; one stretch may come in parts.
  bool (*characters)(void *context, cxml_text text);
  /// The document is not well-formed. What can be read of the rest is told all the same.
  void (*problem)(void *context, cxml_text message, size_t offset);
} cxml_receiver;

/// How a reading ended.
typedef enum cxml_outcome {
  /// The document was read to its end, or to where the receiver or a fault ended it.
  CXML_READ,
  /// It was not read: a tag has more attributes, or the document more namespaces, than are read.
  CXML_TOO_MANY_ATTRIBUTES,
  /// It was read up to a document type, which is not read.
  CXML_DOCUMENT_TYPE,
  /// There was no memory left.
  CXML_OUT_OF_MEMORY,
} cxml_outcome;

/// Reads a document in UTF-8 without byte-order mark. Nothing else is opened, no entity is expanded, and elements lie in
/// each other no deeper than the library's own limit of some hundreds or thousands, without recursion here.
///
/// If nothing was read, `offset` says where the reason stands.
cxml_outcome cxml_read(const uint8_t *bytes, size_t length, const cxml_receiver *receiver, size_t *offset);

#endif
