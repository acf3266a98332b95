import CatalogSyntax
internal import ICU

/// Writes a message as a pattern of MessageFormat.
struct MessageFormatWriter {
  /// Texts do not grow beyond this, whatever references lead to.
  private static let largestSize = 16 << 20

  private let key: String
  private var names: [String?] = []
  private var losses: Set<MessageFormatLoss> = []
  private var output: [UInt8] = []
  /// Text that is not written yet, so that it is quoted as a whole.
  private var literal: [UInt8] = []
  private var expansionCount = 0
  /// The parts that references may name, the innermost format last.
  private var scopes: [[[UInt8]: Substitution]] = []

  init(key: String) {
    self.key = key
  }

  /// What a text stands in.
  private struct Context {
    /// The argument that the first specifier without position takes.
    var first = 1
    /// The part whose text it is.
    var part: Substitution?
    /// The plural around it that `#` stands for.
    var plural: Plural?
    /// The parts that are being written.
    var open: [[UInt8]] = []
    /// How many arguments with variants are open.
    var depth = 0
  }

  private struct Plural: Equatable {
    var argument: Int
    var offset: Double
  }

  mutating func write(_ message: Message) -> MessageFormatText {
    if case .format(let format) = message { names = format.argumentNames }
    write(message, Context())
    flush(Context())
    return MessageFormatText(
      pattern: String(decoding: output, as: UTF8.self),
      losses: MessageFormatLoss.allCases.filter(losses.contains))
  }

  private mutating func write(_ message: Message, _ context: Context) {
    switch message {
    case .pattern(let pattern): write(pattern.text, context)
    case .select(let select):
      var argument = context.first
      if case .plural = select.selector {
        argument = PluralArgument(select.variants, key: key).position
      }
      write(select, of: argument, context)
    case .format(let format):
      scopes.append(
        Dictionary(format.substitutions.map { (Array($0.name.utf8), $0) }) { $1 })
      write(format.pattern.text, context)
      scopes.removeLast()
    }
  }

  // MARK: Texts

  private mutating func write(_ text: String, _ context: Context) {
    let read = SpecifierText(
      text, firstArgument: context.first, isSubstitutionForm: context.part != nil)
    var position = 0
    for placeholder in read.format.placeholders {
      literal += read.bytes[position..<placeholder.range.start]
      position = placeholder.range.end
      switch placeholder.kind {
      case .percentSign: literal.append(ASCII.percent)
      case .conversion:
        write(placeholder, argument: placeholder.argument ?? 1, context)
      case .formattedArgument:
        let own = SpecifierText("%" + (OwnArgument(context.part).type))
        guard let specifier = own.format.placeholders.first else { continue }
        write(specifier, argument: context.first, context)
      case .reference:
        let name = read.name(of: placeholder) ?? []
        guard let part = scopes.reversed().lazy.compactMap({ $0[name] }).first else {
          losses.insert(.reference)
          literal += read.bytes[placeholder.range.start..<placeholder.range.end]
          continue
        }
        let argument = placeholder.position ?? part.argument ?? placeholder.argument ?? 1
        let isLoop =
          context.open.contains(name) || context.depth >= MessageFormatPattern.maximumDepth
        expansionCount += 1
        guard !isLoop || part.select.selector.isValue,
          expansionCount <= MessageRenderer.largestExpansionCount,
          output.count < Self.largestSize
        else {
          losses.insert(.depth)
          literal += read.bytes[placeholder.range.start..<placeholder.range.end]
          continue
        }
        var inner = context
        inner.open.append(name)
        inner.part = part
        inner.first = argument
        write(part.select, of: argument, inner)
      }
    }
    literal += read.bytes[position...]
  }

  /// Writes the text so far, with quotes around what has a meaning.
  private mutating func flush(_ context: Context) {
    var isQuoted = false
    for byte in literal {
      switch byte {
      case ASCII.apostrophe: output += [byte, byte]
      case 0x7b, 0x7d:
        if !isQuoted { output.append(ASCII.apostrophe) }
        isQuoted = true
        output.append(byte)
      case ASCII.hash where context.plural != nil:
        if !isQuoted { output.append(ASCII.apostrophe) }
        isQuoted = true
        output.append(byte)
      case _:
        if isQuoted { output.append(ASCII.apostrophe) }
        isQuoted = false
        output.append(byte)
      }
    }
    if isQuoted { output.append(ASCII.apostrophe) }
    literal.removeAll(keepingCapacity: true)
  }

  private mutating func write(raw text: String, _ context: Context) {
    flush(context)
    output += text.utf8
  }

  // MARK: Values

  private mutating func write(_ specifier: Placeholder, argument: Int, _ context: Context) {
    let style: NumberFormat.Style?
    switch specifier.numberStyle {
    case .none:
      style = nil
      if !specifier.isPlainObject { losses.insert(.specifier) }
    case .exact(let exact): style = exact
    case .near(let near):
      losses.insert(.specifier)
      style = near
    }
    guard let style else { return write(raw: "{\(name(of: argument))}", context) }
    write(NumberFormat(style), of: argument, context)
  }

  private mutating func write(_ format: NumberFormat, of argument: Int, _ context: Context) {
    let own = Plural(argument: argument, offset: format.offset)
    guard format.style != .decimal || context.plural != own else {
      return write(raw: "#", context)
    }
    if format.offset != 0 { losses.insert(.offset) }
    let start = "{\(name(of: argument)), number"
    switch format.style {
    case .decimal: write(raw: "\(start)}", context)
    case .integer: write(raw: "\(start), integer}", context)
    case .percent: write(raw: "\(start), percent}", context)
    case .skeleton(let skeleton):
      let element = "\(start), ::\(skeleton)}"
      let read = MessageFormatPattern(element)
      if read.isIntact, read.elements.count == 1,
        case .argument(let argument)? = read.elements.first,
        argument.kind == .number(.skeleton(skeleton))
      {
        return write(raw: element, context)
      }
      losses.insert(.skeleton)
      write(raw: "\(start)}", context)
    }
  }

  private mutating func name(of argument: Int) -> String {
    if argument > 0, argument <= names.count, let name = names[argument - 1] {
      let isAllowed =
        !name.isEmpty && name.unicodeScalars.allSatisfy { PatternCharacter.isName($0.value) }
        && !name.utf8.allSatisfy(ASCII.isDigit) && name.utf16.count <= 0xffff
      if isAllowed { return name }
      losses.insert(.name)
    }
    guard (1...MessageFormatProblem.largestNumber + 1).contains(argument) else {
      losses.insert(.argument)
      return "\(MessageFormatProblem.largestNumber)"
    }
    return "\(argument - 1)"
  }

  // MARK: Choices

  private mutating func write(_ select: Select, of argument: Int, _ context: Context) {
    switch select.selector {
    case .number(let rule):
      let kind = rule.isOrdinal ? "selectordinal" : "plural"
      let variants = variants(of: select) { variant in
        Self.isNumberKey(variant.key) ? [variant] : []
      }
      write(kind, rule.offset, variants, of: argument, context)
    case .plural:
      let variants = variants(of: select.lastOfEach.withOther) { variant in
        guard PluralCategory(rawValue: variant.key) != nil else { return [] }
        return variant.key == "zero" ? [Variant("=0", variant.message), variant] : [variant]
      }
      if !select.hasOther { losses.insert(.missingOther) }
      if Self.showsFraction(select, of: argument, context.first) { losses.insert(.category) }
      write("plural", 0, variants, of: argument, context)
    case .gender:
      let variants = variants(of: select.lastOfEach) { variant in
        guard let number = Int(variant.key) else { return [] }
        return [Variant(number == 0 ? "other" : "=\(number)", variant.message)]
      }
      write("plural", 0, variants, of: argument, context)
    case .text:
      let variants = variants(of: select) { variant in
        Self.isName(variant.key) ? [variant] : []
      }
      write("select", nil, variants, of: argument, context)
    case .value(let format): write(format, of: argument, context)
    case .device, .unknown:
      losses.insert(.choice)
      let variant = select.variants.last { $0.key.hasSameCodeUnits(as: "other") }
      if let variant = variant ?? select.variants.first { write(variant.message, context) }
    case .width:
      losses.insert(.choice)
      let widest = select.variants.max { Int($0.key) ?? -1 < Int($1.key) ?? -1 }
      if let widest { write(widest.message, context) }
    }
  }

  /// Whether a form prints the number of the choice with fraction digits, which then count.
  private static func showsFraction(_ select: Select, of argument: Int, _ first: Int) -> Bool {
    select.patterns.contains { pattern in
      SpecifierText(pattern.text, firstArgument: first).format.placeholders.contains {
        placeholder in
        guard case .conversion(let conversion) = placeholder.kind else { return false }
        return (conversion == .fixed || conversion == .upperFixed)
          && placeholder.argument == argument
      }
    }
  }

  private mutating func variants(
    of select: Select, _ spell: (Variant) -> [Variant]
  ) -> [Variant] {
    var result: [Variant] = []
    var known: Set<[UInt8]> = []
    for variant in select.variants {
      let spelled = spell(variant)
      if spelled.isEmpty { losses.insert(.variant) }
      for variant in spelled {
        guard known.insert(Array(variant.key.utf8)).inserted else {
          losses.insert(.variant)
          continue
        }
        result.append(variant)
      }
    }
    if !known.contains(Array("other".utf8)) {
      losses.insert(.missingOther)
      result.append(Variant("other", result.first?.message ?? .pattern("")))
    }
    return result
  }

  private static func isName(_ key: String) -> Bool {
    !key.isEmpty && key.unicodeScalars.allSatisfy { PatternCharacter.isName($0.value) }
  }

  private static func isNumberKey(_ key: String) -> Bool {
    guard key.utf8.first == UInt8(ascii: "=") else { return isName(key) }
    return MessageFormatPattern("{0, plural, \(key) {} other {}}").isIntact
  }

  private mutating func write(
    _ kind: String, _ offset: Double?, _ variants: [Variant], of argument: Int, _ context: Context
  ) {
    write(raw: "{\(name(of: argument)), \(kind),", context)
    if let offset, offset != 0 {
      output += (Int(exactly: offset).map { " offset:\($0)" } ?? " offset:\(offset)").utf8
    }
    for variant in variants {
      output += " \(variant.key) {".utf8
      var inner = context
      inner.depth += 1
      inner.plural = offset.map { Plural(argument: argument, offset: $0) }
      write(variant.message, inner)
      flush(inner)
      output.append(0x7d)
    }
    output.append(0x7d)
  }
}

extension Select {
  fileprivate var hasOther: Bool { variants.contains { $0.key.hasSameCodeUnits(as: "other") } }

  /// The choice without variants that a later one of the same key overrides.
  fileprivate var lastOfEach: Select {
    var known: Set<[UInt8]> = []
    let kept = variants.reversed().filter { known.insert(Array($0.key.utf8)).inserted }
    return Select(by: selector, kept.reversed())
  }

  /// The choice by plural, with the nearest form as `other` if there is none.
  fileprivate var withOther: Select {
    guard !hasOther else { return self }
    for category in ["many", "few", "two", "one", "zero"] {
      guard let nearest = variants.last(where: { $0.key.hasSameCodeUnits(as: category) }) else {
        continue
      }
      return Select(by: selector, variants + [Variant("other", nearest.message)])
    }
    return self
  }
}

extension Select.Selector {
  fileprivate var isValue: Bool {
    switch self {
    case .value: true
    case .plural, .device, .width, .gender, .number, .text, .unknown: false
    }
  }
}

extension OwnArgument {
  fileprivate init(_ part: Substitution?) {
    self.init(part ?? Substitution("", valueType: nil, Select(by: .plural, [])))
  }
}

/// How MessageFormat says what a specifier prints.
private enum SpelledNumber {
  /// As a plain value.
  case none
  /// As a number.
  case exact(NumberFormat.Style)
  /// As a number, but without something that the specifier says.
  case near(NumberFormat.Style)
}

extension Placeholder {
  /// Whether the specifier prints a text, or any value, as it is.
  fileprivate var isPlainObject: Bool {
    guard case .conversion(let conversion) = kind else { return false }
    switch conversion.argumentClass {
    // Apple's formatter ignores width and precision of `%@`.
    case .object: return true
    case .cString: return width == .absent && precision == .absent
    case .signed, .unsigned, .float, .character, .pointer, .variable: return false
    }
  }

  fileprivate var numberStyle: SpelledNumber {
    guard case .conversion(let conversion) = kind else { return .none }
    let isBare =
      width == .absent && flags.subtracting([.grouping, .left]).isEmpty
    switch conversion {
    case .object, .cString, .wideCString, .character, .wideCharacter, .pointer: return .none
    case .decimal, .integer, .longDecimal, .unsigned, .longUnsigned:
      return isBare && precision == .absent ? .exact(.decimal) : .near(.decimal)
    case .fixed, .upperFixed:
      let digits: Int
      switch precision {
      case .absent: digits = 6
      case .number(let number) where number <= 100: digits = number
      case .number, .argument: return .near(.decimal)
      }
      let style: NumberFormat.Style =
        digits == 0 ? .integer : .skeleton("." + String(repeating: "0", count: digits))
      return isBare ? .exact(style) : .near(style)
    case .hexadecimal, .upperHexadecimal, .octal, .longOctal, .scientific, .upperScientific,
      .general, .upperGeneral, .hexadecimalFloat, .upperHexadecimalFloat:
      return .near(.decimal)
    }
  }
}
