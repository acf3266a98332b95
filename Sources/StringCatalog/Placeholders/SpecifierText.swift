import CatalogSyntax

/// A text with its specifiers, for changes to how they are spelled.
struct SpecifierText {
  /// The text in UTF-8.
  let bytes: [UInt8]
  /// Its specifiers.
  let format: FormatString

  /// Reads a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - firstArgument: The argument that the first specifier without a position takes.
  ///   - isSubstitutionForm: Whether `%arg` stands for the substitution's own argument.
  init(_ text: String, firstArgument: Int = 1, isSubstitutionForm: Bool = false) {
    let bytes = Array(text.utf8)
    self.bytes = bytes
    format = FormatString(
      bytes.span,
      options: FormatString.Options(
        isSubstitutionForm: isSubstitutionForm, firstArgument: firstArgument))
  }

  /// The specifiers that say in some part of theirs no position, and take an argument there.
  var unnumbered: [Placeholder] { format.placeholders.filter(\.isUnnumbered) }

  /// The specifier as it is written.
  func spelling(of placeholder: Placeholder) -> String {
    String(decoding: bytes[placeholder.range.start..<placeholder.range.end], as: UTF8.self)
  }

  /// Whether a specifier is written like this.
  func isSpelled(_ placeholder: Placeholder, _ spelling: String) -> Bool {
    bytes[placeholder.range.start..<placeholder.range.end].elementsEqual(spelling.utf8)
  }

  /// The name of a reference; nil of any other specifier.
  func name(of placeholder: Placeholder) -> [UInt8]? {
    guard case .reference(let reference) = placeholder.kind else { return nil }
    return Array(bytes[reference.name.start..<reference.name.end])
  }

  /// The text with some specifiers replaced, which are given in text order.
  func replacing(
    _ placeholders: [Placeholder], by spelling: (Placeholder) -> String
  ) -> String {
    var result: [UInt8] = []
    var position = 0
    for placeholder in placeholders {
      result += bytes[position..<placeholder.range.start]
      result += spelling(placeholder).utf8
      position = placeholder.range.end
    }
    return String(decoding: result + bytes[position...], as: UTF8.self)
  }

  /// The text with a position in every specifier that takes an argument.
  ///
  /// - Parameter argument: The argument of a reference, by its name; nil for the one that it takes by
  ///   its place in the text.
  func numbered(_ argument: (_ name: [UInt8]) -> Int?) -> String {
    replacing(unnumbered) { numberedSpelling(of: $0, argument) }
  }

  /// The specifier with positions.
  func numberedSpelling(
    of placeholder: Placeholder, _ argument: (_ name: [UInt8]) -> Int?
  ) -> String {
    let position = name(of: placeholder).flatMap(argument) ?? placeholder.argument ?? 1
    var result: [UInt8] = [UInt8(ascii: "%")]
    if placeholder.position == nil { result += "\(position)$".utf8 }
    var extents = [placeholder.width, placeholder.precision].compactMap(\.unnumberedArgument)[...]
    for byte in bytes[placeholder.range.start + 1..<placeholder.range.end] {
      result.append(byte)
      guard byte == UInt8(ascii: "*"), let index = extents.popFirst() else { continue }
      result += "\(index)$".utf8
    }
    return String(decoding: result, as: UTF8.self)
  }
}

extension Placeholder {
  /// Whether the specifier takes an argument by its place in the text.
  var isUnnumbered: Bool {
    if width.unnumberedArgument != nil || precision.unnumberedArgument != nil { return true }
    switch kind {
    case .conversion, .reference: return position == nil
    case .formattedArgument, .percentSign: return false
    }
  }

  /// The type of the value as a `.stringsdict` states it: length and letter, such as `lld`.
  var valueType: String? {
    guard case .conversion(let conversion) = kind else { return nil }
    return length.spelling + conversion.spelling
  }
}

extension Placeholder.Extent {
  fileprivate var unnumberedArgument: Int? {
    guard case .argument(let argument) = self, argument.position == nil else { return nil }
    return argument.index
  }
}
