import Foundation
import StringCatalog
import TestSupport
import Testing

/// What somebody could pass for an email address, a name or a phone number.
struct HostileArgument: Sendable, CustomTestStringConvertible {
  var name: String
  var text: String
  var testDescription: String { name }

  static let all = [
    HostileArgument(name: "specifiers", text: "%@%n%s %1$@ %lld %%"),
    HostileArgument(name: "markup", text: "<script>alert(\"x\")</script>&amp;'`*_[a](b)"),
    HostileArgument(name: "controls", text: "\u{1B}[31mred\u{7}\u{0}\r\n\u{9B}"),
    HostileArgument(name: "right-to-left", text: "עברית \u{202E}abc\u{202C} العربية"),
    HostileArgument(name: "isolates", text: "\u{2069}\u{2068}\u{2066}x"),
    HostileArgument(name: "pattern", text: "{0, plural, other {#}} %#@count@ ${x}"),
    HostileArgument(name: "json", text: "\"},{\"a\":\\u0022\u{2028}"),
    HostileArgument(name: "long", text: String(repeating: "a<%@\u{202E}b", count: 100_000)),
  ]
}

@Suite("Errors with hostile arguments")
struct HostileArgumentTests {
  private static let locales = BuiltInTexts.locales

  /// An error with the same text for each of its arguments that is a text.
  private static func error(_ descriptor: ErrorDescriptor, _ text: String) -> ReportedError {
    ReportedError(
      named: descriptor.id,
      arguments: descriptor.arguments.map { argument in
        switch argument.kind {
        case .count: .int(7).named(argument.name)
        case _: .string(text).named(argument.name)
        }
      })
  }

  private static func renderer(
    _ escape: TextEscape, _ mask: ArgumentMask?, _ order: Localizer.Options.Order = .localeFirst
  ) -> ErrorRenderer {
    var options = Localizer.Options()
    options.rendering.escape = escape
    options.rendering.isolation = .never
    options.order = order
    var errors = ErrorRenderer.Options()
    errors.mask = mask
    return ErrorRenderer(Localizer([echo, .builtIn], options: options), options: errors)
  }

  /// Texts that show all their arguments, for the errors whose built-in text leaves them out.
  private static let echo: LocalizationLayer = {
    let entries = ErrorCatalog.descriptors
      .filter { $0.hasOwnText && $0.arguments.contains { $0.kind == .email || $0.kind == .phone } }
      .map { descriptor in
        Entry(
          descriptor.id,
          locales.map { Localization(LocaleIdentifier($0), .pattern(Pattern("[%@]"))) })
      }
    return LocalizationLayer(
      [Catalog(table: "Localizable", sourceLanguage: nil, entries: entries)], name: "echo")
  }()

  @Test(
    "are well-formed and say what they were given", arguments: TextEscape.allCases,
    HostileArgument.all)
  func rendering(_ escape: TextEscape, _ hostile: HostileArgument) throws {
    let renderer = Self.renderer(escape, ArgumentMask.none)
    let isLong = hostile.text.utf8.count > 10_000
    let locales = isLong ? ["ar"] : Self.locales
    for descriptor in ErrorCatalog.descriptors where descriptor.hasOwnText {
      let takesText = descriptor.arguments.contains {
        $0.kind != .count && $0.kind != .requirements
      }
      // Errors that take no text are rendered once only.
      if isLong, !["reauth/oauth", "service/sign-in-failed"].contains(descriptor.id) { continue }
      guard takesText || hostile.name == HostileArgument.all[0].name else { continue }
      let error = Self.error(descriptor, hostile.text)
      let expected = Self.visible(hostile.text, escape)
      for locale in locales {
        let text = try #require(renderer.render(error, for: [locale]).text)
        let shown = try Self.read(text, escape)
        guard takesText else { continue }
        #expect(shown.utf8.contains(expected.utf8), "\(descriptor.id) \(locale)")
      }
    }
  }

  @Test("never show what is masked", arguments: HostileArgument.all.filter { $0.name != "long" })
  func masking(_ hostile: HostileArgument) throws {
    let secret = "ann-\(hostile.text)-secret@example.com"
    for mask in [ArgumentMask.full, .email, .last4] {
      let renderer = Self.renderer(.none, mask)
      for descriptor in ErrorCatalog.descriptors
      where descriptor.arguments.contains(where: { $0.kind == .email || $0.kind == .phone }) {
        let rendered = renderer.render(Self.error(descriptor, secret), for: ["en"])
        let json = String(decoding: rendered.json, as: UTF8.self)
        #expect(!json.contains("secret"), "\(descriptor.id) \(mask)")
      }
    }
  }

  /// What a reader of the format reads, which fails for what is not well-formed.
  private static func read(_ text: String, _ escape: TextEscape) throws -> String {
    switch escape {
    case .none: return text
    case .json:
      let value = try JSONSerialization.jsonObject(
        with: Data(text.utf8), options: .fragmentsAllowed)
      return try #require(value as? String)
    case .html, .xml:
      let allowed = text.replacing("<bdi>", with: "").replacing("</bdi>", with: "")
      #expect(!allowed.utf8.contains { $0 == 0x3C || $0 == 0x3E || $0 == 0x22 || $0 == 0x27 })
      let names = ["amp;", "lt;", "gt;", "quot;", "#39;"]
      for part in allowed.split(separator: "&", omittingEmptySubsequences: false).dropFirst() {
        #expect(names.contains { part.hasPrefix($0) })
      }
      var plain = allowed
      for (name, character) in [
        ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&"),
      ] { plain = plain.replacing(name, with: character) }
      return plain
    case .markdown:
      var plain = ""
      var isEscaped = false
      for scalar in text.unicodeScalars {
        if !isEscaped, scalar == "\\" {
          isEscaped = true
          continue
        }
        if !isEscaped { #expect(!"*_[]`<>#!".unicodeScalars.contains(scalar)) }
        plain.unicodeScalars.append(scalar)
        isEscaped = false
      }
      return plain
    case .terminal:
      #expect(
        !text.unicodeScalars.contains { $0.value == 0x1B || $0.value == 0x9B || $0.value == 7 })
      return text
    }
  }

  /// The argument as the format can show it.
  private static func visible(_ text: String, _ escape: TextEscape) -> String {
    switch escape {
    case .none, .json, .html, .markdown: return text
    case .xml:
      var result = String.UnicodeScalarView()
      for scalar in text.unicodeScalars {
        let isAllowed = scalar.value >= 0x20 || [9, 10, 13].contains(scalar.value)
        result.append(isAllowed ? scalar : "\u{FFFD}")
      }
      return String(result)
    case .terminal:
      return text.unicodeScalars.map { scalar in
        switch scalar.value {
        case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069:
          "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
        case _: String(scalar)
        }
      }.joined()
    }
  }
}

extension String.UTF8View {
  /// Whether the bytes of another text stand somewhere in these, so that nothing depends on how characters
  /// combine.
  fileprivate func contains(_ other: String.UTF8View) -> Bool {
    Data(self).range(of: Data(other)) != nil
  }
}
