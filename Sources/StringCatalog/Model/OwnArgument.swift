import CatalogSyntax

/// The two ways to print the argument of a named part inside its own texts.
///
/// A string catalog writes `%arg`. A `.stringsdict` writes the specifier: the only one without position in
/// a text of the part takes the part's own argument, and so does one with its position.
struct OwnArgument {
  /// The argument, counted from 1.
  var position: Int
  /// Its type, such as `lld`.
  var type: String

  /// The argument of a part; one that nothing refers to is taken for the first.
  init(_ part: Substitution) {
    position = part.argument ?? 1
    let type = part.valueType ?? ""
    self.type = type.isEmpty ? "@" : type
  }

  private var plain: String { "%\(type)" }
  private var numbered: String { "%\(position)$\(type)" }

  /// The text with the specifier for `%arg`.
  func specified(_ text: String) -> String {
    let read = SpecifierText(text, firstArgument: position, isSubstitutionForm: true)
    let own = read.format.placeholders.filter { $0.kind == .formattedArgument }
    guard !own.isEmpty else { return text }
    let isAlone =
      own.count == 1 && read.unnumbered.isEmpty
      && !read.format.placeholders.contains { read.isSpelled($0, numbered) }
    return read.replacing(own) { _ in isAlone ? plain : numbered }
  }

  /// The text with `%arg` for the specifier, if ``specified(_:)`` takes that back exactly; else the
  /// text as it is, which means the same.
  func abbreviated(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return text }
    let read = SpecifierText(text, firstArgument: position)
    let own = read.format.placeholders.filter { placeholder in
      guard case .conversion = placeholder.kind, placeholder.argument == position else {
        return false
      }
      return read.isSpelled(placeholder, plain) || read.isSpelled(placeholder, numbered)
    }
    guard !own.isEmpty else { return text }
    let result = read.replacing(own) { _ in "%arg" }
    return specified(result).hasSameCodeUnits(as: text) ? result : text
  }
}
