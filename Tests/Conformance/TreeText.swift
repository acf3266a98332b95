import Foundation
import StringCatalog

/// Writes a tree so that it can be read beside its pattern.
enum TreeText {
  static func text(_ elements: [MessageFormatPattern.Element]) -> String {
    elements.map(text).joined(separator: " ")
  }

  private static func text(_ element: MessageFormatPattern.Element) -> String {
    switch element {
    case .text(let text, _): "\"\(text.replacing("\n", with: "\\n"))\""
    case .number: "#"
    case .unreadable(let range): "?\(range)"
    case .argument(let argument): "{\(argument.name)\(text(argument.kind))}"
    }
  }

  private static func text(_ kind: MessageFormatPattern.Kind) -> String {
    switch kind {
    case .plain: return ""
    case .number(.decimal): return " number"
    case .number(.integer): return " number integer"
    case .number(.percent): return " number percent"
    case .number(.skeleton(let skeleton)): return " number ::\(skeleton)"
    case .unsupported(let type, let style):
      return " \(type)" + (style.map { ":\($0)" } ?? "")
    case .select(let variants): return " select" + text(variants)
    case .plural(let rule, let variants):
      let offset = rule.offset == 0 ? "" : " offset:\(rule.offset.formatted())"
      return (rule.isOrdinal ? " selectordinal" : " plural") + offset + text(variants)
    }
  }

  private static func text(_ variants: [MessageFormatPattern.Variant]) -> String {
    variants.map { " \($0.key)[\(text($0.elements))]" }.joined()
  }
}
