import CPeers
import Foundation
import StringCatalog

extension Group {
  /// Rendering messages in this process, on one thread: nanoseconds an operation.
  static let rendering = Group(
    name: "rendering",
    topics: [
      { _ in specifiers() },
      { _ in numbers() },
      { _ in plurals() },
    ])

  // MARK: Topics

  /// A text with a text and a number inserted, from arguments that are there to bytes in a buffer.
  private static func specifiers() -> Topic {
    let text = "%@ has %lld items"
    let arguments: [MessageArgument] = ["Ada Lovelace", 1_234_567]
    return Topic(
      title: text, byteCount: nil, references: [],
      measurements: [
        message(text, "en", arguments), message(text, "ar-EG", arguments),
        asString(text, "en", arguments),
        message("%@ has %.2f items", "de", ["Ada Lovelace", 1234.5]),
        operations("snprintf", .peer, 1_000_000) { count in
          var buffer = [CChar](repeating: 0, count: 128)
          return (0..<count).reduce(0) { sum, index in
            let length = unsafe cpeers_print(
              &buffer, 128, "Ada Lovelace", 1_234_567 + Int64(index & 7))
            return sum &+ Int(length)
          }
        },
        foundation("String(format:)", text, locale: nil),
        foundation("String(format:locale:), en", text, locale: Locale(identifier: "en")),
        foundation("String(format:locale:), ar_EG", text, locale: Locale(identifier: "ar_EG")),
      ], showsOperations: true)
  }

  /// A grouped whole number.
  private static func numbers() -> Topic {
    Topic(
      title: "1,234,567", byteCount: nil, references: [],
      measurements: [
        number("en"), number("ar-EG"), number("hi"), icuNumber("en"), icuNumber("ar_EG"),
        operations("formatted(.number), en", .peer, 100_000) { count in
          let style = IntegerFormatStyle<Int>.number.locale(Locale(identifier: "en"))
          return (0..<count).reduce(0) { $0 &+ (1_234_567 + $1 & 7).formatted(style).utf8.count }
        },
      ], showsOperations: true)
  }

  /// A plural category, and messages that choose by one.
  private static func plurals() -> Topic {
    let files = Format(
      "%#@n@",
      [
        Substitution(
          "n", valueType: "lld",
          Select(
            by: .plural,
            [
              Variant("one", .pattern("%lld файл")), Variant("few", .pattern("%lld файла")),
              Variant("many", .pattern("%lld файлов")), Variant("other", .pattern("%lld файла")),
            ]))
      ])
    let album = Format(
      "%1$#@files@ in %2$#@folders@",
      [
        Substitution(
          "files", valueType: "lld",
          Select(
            by: .plural,
            [Variant("one", .pattern("%arg file")), Variant("other", .pattern("%arg files"))])),
        Substitution(
          "folders", valueType: "lld",
          Select(
            by: .plural,
            [Variant("one", .pattern("%arg folder")), Variant("other", .pattern("%arg folders"))])),
      ])
    return Topic(
      title: "plurals", byteCount: nil, references: [],
      measurements: [
        category("ru", 0), category("fr", 1_000_000), icuCategory("ru"),
        message("one variable", "ru", [5], .format(files)),
        message("two variables", "en", [3, 1], .format(album)),
      ], showsOperations: true)
  }

  // MARK: Rows

  /// A message into a buffer that is used again.
  private static func message(
    _ title: String, _ locale: String, _ arguments: [MessageArgument], _ message: Message? = nil
  ) -> Measurement {
    let compiled = CompiledMessage(message ?? .pattern(Pattern(title)))
    let renderer = MessageRenderer(language: LocaleIdentifier(locale))
    return operationsInPlace("into a buffer, \(locale): \(title)", .subject, 1_000_000) { count in
      var buffer: [UInt8] = []
      var issues: [RenderingIssue] = []
      buffer.reserveCapacity(256)
      return (0..<count).reduce(0) { sum, _ in
        buffer.removeAll(keepingCapacity: true)
        renderer.render(compiled, arguments, into: &buffer, issues: &issues)
        return sum &+ buffer.count
      }
    }
  }

  private static func asString(
    _ text: String, _ locale: String, _ arguments: [MessageArgument]
  ) -> Measurement {
    let compiled = CompiledMessage(text)
    let renderer = MessageRenderer(language: LocaleIdentifier(locale))
    return operations("as a String, \(locale)", .subject, 1_000_000) { count in
      (0..<count).reduce(0) { sum, _ in
        sum &+ renderer.render(compiled, arguments).text.utf8.count
      }
    }
  }

  private static func number(_ locale: String) -> Measurement {
    let renderer = MessageRenderer(language: LocaleIdentifier(locale))
    return operationsInPlace("into a buffer, \(locale)", .subject, 1_000_000) { count in
      var buffer: [UInt8] = []
      buffer.reserveCapacity(256)
      return (0..<count).reduce(0) { sum, index in
        buffer.removeAll(keepingCapacity: true)
        renderer.append(1_234_567 &+ Int64(index & 7), to: &buffer)
        return sum &+ buffer.count
      }
    }
  }

  private static func category(_ locale: String, _ first: Int64) -> Measurement {
    let renderer = MessageRenderer(language: LocaleIdentifier(locale))
    return operations("category, \(locale), from \(first) on", .subject, 1_000_000) { count in
      (0..<count).reduce(0) { sum, index in
        sum &+ renderer.pluralCategory(of: first &+ Int64(index & 127)).utf8.count
      }
    }
  }

  private static func icuNumber(_ locale: String) -> Measurement {
    operations("ICU, unumf_formatInt, \(locale)", .peer, 1_000_000) { count in
      guard let icu = unsafe cpeers_icu_open(locale) else { return 0 }
      return (0..<count).reduce(0) { sum, index in
        sum &+ Int(unsafe cpeers_icu_format(icu, 1_234_567 &+ Int64(index & 7)))
      }
    }
  }

  private static func icuCategory(_ locale: String) -> Measurement {
    operations("ICU, uplrules_select, \(locale)", .peer, 1_000_000) { count in
      guard let icu = unsafe cpeers_icu_open(locale) else { return 0 }
      return (0..<count).reduce(0) { sum, index in
        sum &+ Int(unsafe cpeers_icu_category(icu, Double(index & 127)))
      }
    }
  }

  private static func foundation(
    _ title: String, _ text: String, locale: Locale?
  ) -> Measurement {
    operations("Foundation, \(title)", .peer, 10_000) { count in
      (0..<count).reduce(0) { sum, index in
        let text = String(
          format: text, locale: locale, "Ada Lovelace" as NSString, 1_234_567 + index & 7)
        return sum &+ text.utf8.count
      }
    }
  }
}
