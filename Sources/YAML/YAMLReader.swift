internal import CYAML

/// Reads YAML 1.1 and 1.2 by libyaml, event by event and without recursion. UTF-16 is read too.
package enum YAMLReader {
  /// Hands on the events of a text until it ends or enough is known.
  ///
  /// - Parameter take: Takes an event; false ends the reading.
  /// - Throws: ``YAMLError`` where the text is no YAML.
  package static func read(
    _ bytes: [UInt8], _ take: (YAMLEvent) -> Bool
  ) throws(YAMLError) {
    try unsafe bytes.withUnsafeBufferPointer { bytes throws(YAMLError) in
      guard let reader = unsafe cyaml_open(bytes.baseAddress, bytes.count) else {
        throw .outOfMemory
      }
      defer { unsafe cyaml_close(reader) }
      var event = unsafe cyaml_event()
      while true {
        unsafe cyaml_next(reader, &event)
        guard let next = try unsafe YAMLEvent(event), take(next) else { return }
      }
    }
  }
}

extension YAMLError {
  fileprivate static var outOfMemory: YAMLError {
    YAMLError(problem: "there is not enough memory", place: nil)
  }
}

extension YAMLEvent {
  /// Copies an event; nil is the end of the text.
  fileprivate init?(_ event: cyaml_event) throws(YAMLError) {
    start = unsafe Place(line: event.line + 1, column: event.column + 1)
    end = unsafe Place(line: event.end_line + 1, column: event.end_column + 1)
    anchor = unsafe event.anchor.length > 0 ? event.anchor.string : nil
    tag = unsafe event.tag.length > 0 ? event.tag.string : nil
    switch unsafe event.kind {
    case CYAML_DOCUMENT: kind = .document
    case CYAML_SCALAR: kind = unsafe .scalar(event.text.string, isPlain: event.is_plain)
    case CYAML_ALIAS:
      kind = unsafe .alias(event.anchor.string)
      anchor = nil
    case CYAML_SEQUENCE_START: kind = .sequenceStart
    case CYAML_SEQUENCE_END: kind = .sequenceEnd
    case CYAML_MAPPING_START: kind = .mappingStart
    case CYAML_MAPPING_END: kind = .mappingEnd
    case CYAML_INVALID:
      let badByte = unsafe event.bad_byte
      throw unsafe YAMLError(
        problem: event.text.string, place: badByte < 0 ? start : nil,
        badByte: badByte < 0 ? nil : badByte)
    case CYAML_OUT_OF_MEMORY: throw .outOfMemory
    case _: return nil
    }
  }
}

extension cyaml_text {
  fileprivate var string: String {
    guard let bytes = unsafe bytes else { return "" }
    return unsafe String(
      decoding: UnsafeBufferPointer(start: bytes, count: length), as: UTF8.self)
  }
}
