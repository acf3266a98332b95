internal import CatalogSyntax

/// The type of a variable's argument: a printf specifier without its percent sign.
struct StringsDictValueType {
  /// The specifier, such as `ld`, without a percent sign that should not be there.
  var specifier: String
  /// Whether it is written with a percent sign.
  var hasPercent: Bool
  /// The conversion and length; nil for what is no specifier.
  var parsed: (conversion: Conversion, length: Placeholder.Length)?

  init(_ text: String) {
    hasPercent = text.utf8.first == UInt8(ascii: "%")
    specifier = hasPercent ? String(text.dropFirst()) : text
    let spelled = Array("%\(specifier)".utf8)
    let format = FormatString(spelled.span)
    guard format.placeholders.count == 1, let placeholder = format.placeholders.first,
      placeholder.range.count == spelled.count, placeholder.position == nil,
      placeholder.flags.isEmpty, placeholder.width == .absent, placeholder.precision == .absent,
      case .conversion(let conversion) = placeholder.kind
    else { return }
    parsed = (conversion, placeholder.length)
  }
}
