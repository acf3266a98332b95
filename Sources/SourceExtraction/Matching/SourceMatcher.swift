import CatalogSyntax

/// Applies the rules to the tokens of one file, from the first to the last.
struct SourceMatcher {
  let file: TokenizedSource
  let table: RuleTable

  /// What is found so far.
  private(set) var findings: [Finding] = []
  /// What a reader should know, with the token it is about.
  private(set) var remarks: [(token: Int, id: String, text: String)] = []

  /// One place that names a key.
  struct Finding {
    var key: Occurrence.Key
    var range: SourceRange
    /// The token where the key stands.
    var token: Int
    var request: Request
    var doubt: String?
    var isInPreview: Bool
  }

  /// What is looked for: a key, with all the code says beside it.
  struct Request {
    var rule: KeyRule
    /// The token that called for the rule.
    var trigger: Int
    var table: String?
    /// The table as written, where no literal tells it.
    var dynamicTable: String?
    var comment: String?
    var value: String?
    var bundle: String?

    init(_ rule: KeyRule, trigger: Int) {
      self.rule = rule
      self.trigger = trigger
      table = rule.defaultTable
    }
  }

  /// The place in `findings` of the key at a literal's token.
  private var claims: [Int: Int] = [:]
  /// The token at which the innermost preview ends.
  private var previewEnd = 0
  /// The definition of a macro whose line is being read.
  private var macro: Macro?
  private var readDeclarations: SourceDeclarations?
  /// The parts of the expression at hand that were looked at.
  var steps = 0
  /// The wrappers that were reported.
  private var reportedWrappers: Set<String> = []
  /// The most findings of one file.
  static let mostFindings = 1 << 20

  private struct Macro {
    var name: Int
    var parameters: Set<String>
    var end: Int
  }

  init(_ file: TokenizedSource, _ table: RuleTable) {
    self.file = file
    self.table = table
  }

  /// What the file declares.
  var declarations: SourceDeclarations {
    mutating get {
      if let readDeclarations { return readDeclarations }
      let declarations = SourceDeclarations(file)
      readDeclarations = declarations
      return declarations
    }
  }

  // MARK: Tokens

  /// Reads all tokens.
  mutating func run() {
    let tokens = file.tokens
    let text = file.source.utf8
    let table = table
    var index = 0
    while index < tokens.count {
      let token = tokens[index]
      if token.kind == .identifier {
        if let entry = table.entry(text, token.start, token.end) {
          visit(index, table.entries[entry])
        }
      } else if token.kind == .attribute {
        if let entry = table.entry(text, token.start + 1, token.end) {
          visitAttribute(index, table.entries[entry])
        }
      } else if token.kind == .macro {
        if file.isSpelled(index, "#Preview") { beginPreview(index) }
      } else if token.kind == .directive, !file.isSwift {
        beginDirective(index)
      }
      index &+= 1
    }
  }

  private mutating func visit(_ index: Int, _ entry: RuleTable.Entry) {
    if let macro, macro.name == index { return }
    if entry.beginsPreview { beginPreview(index) }
    if entry.isAccessorRoot { readAccessor(index) }
    guard !entry.rules.isEmpty, !isDeclared(index) else { return }
    var call: Call?
    var isCallRead = false
    var isCallMatched = false
    /// Whether a rule for what the function is called on was there, before which others stand back.
    var isReceiverMatched = false
    for rule in entry.rules where rule.languages.contains(file.isSwift ? .swift : .objectiveC) {
      switch rule.form {
      case .call:
        if !isCallRead {
          isCallRead = true
          call = file.call(at: index)
        }
        if isReceiverMatched, !rule.receiver.isNamed { continue }
        if let call {
          if matches(rule.receiver, index), apply(rule, call) {
            isCallMatched = true
            isReceiverMatched = isReceiverMatched || rule.receiver.isNamed
          }
        } else if !file.isSwift, rule.receiver != .absent, let message = file.message(at: index) {
          if matchesMessage(rule.receiver, index) { _ = apply(rule, message) }
        }
      case .literalMember:
        readLiteralMember(index, rule)
      case .message:
        if let message = file.message(at: index), matchesMessage(rule.receiver, index) {
          _ = apply(rule, message)
        }
      case .label:
        if !isCallMatched { readLabel(index, rule) }
      case .assignment:
        readAssignment(index, rule)
      case .type:
        readType(index, rule)
      case .attribute:
        break
      }
    }
  }

  private mutating func visitAttribute(_ index: Int, _ entry: RuleTable.Entry) {
    guard let call = file.call(at: index) else { return }
    for rule in entry.rules where rule.form == .attribute && file.isSwift {
      _ = apply(rule, call)
    }
  }

  /// Whether the name at a token is being declared.
  private func isDeclared(_ index: Int) -> Bool {
    guard file.isSwift, file.kind(index - 1) == .identifier else { return false }
    let words: [StaticString] = [
      "func", "struct", "class", "enum", "protocol", "actor", "extension", "typealias",
      "associatedtype", "let", "var", "import",
    ]
    return words.contains { file.isSpelled(index - 1, $0) }
  }

  /// Whether what stands before a name is what a rule wants.
  private func matches(_ receiver: KeyRule.Receiver, _ index: Int) -> Bool {
    let isMember = file.kind(index - 1) == .dot
    switch receiver {
    case .any: return true
    case .present: return isMember
    case .absent:
      return !isMember || (file.isSwift && isModule(index - 2))
    case .named(let name):
      guard isMember else { return false }
      var place = index - 2
      if file.kind(place) == .question { place -= 1 }
      if file.kind(place) == .identifier, isSharedInstance(place), file.kind(place - 1) == .dot {
        place -= 2
      }
      return file.kind(place) == .identifier && file.name(place) == name
    }
  }

  private func matchesMessage(_ receiver: KeyRule.Receiver, _ index: Int) -> Bool {
    switch receiver {
    case .any, .present: return true
    case .absent: return false
    case .named(let name):
      return file.kind(index - 1) == .identifier && file.name(index - 1) == name
    }
  }

  private func isModule(_ index: Int) -> Bool {
    let modules: [StaticString] = [
      "SwiftUI", "Foundation", "AppIntents", "WidgetKit", "MapKit", "TipKit", "SwiftUICore",
    ]
    return modules.contains { file.isWord(index, $0) }
  }

  private func isSharedInstance(_ index: Int) -> Bool {
    let words: [StaticString] = ["shared", "default", "standard", "current", "main"]
    return words.contains { file.isSpelled(index, $0) }
  }

  // MARK: Surroundings

  /// The most tokens between the word that begins a preview and its brace.
  private static let longestPreviewHead = 64

  private mutating func beginPreview(_ index: Int) {
    guard file.isSwift,
      let brace = file.nextBrace(
        index + 1, before: min(file.tokens.count, index + Self.longestPreviewHead))
    else { return }
    previewEnd = max(previewEnd, file.tokens[brace].partner)
  }

  private mutating func beginDirective(_ index: Int) {
    macro = nil
    let end = file.tokens[index].partner
    guard end > index + 1, file.tokens[index + 1].kind == .identifier,
      file.source.utf8[..<file.tokens[index].end].suffix(6).elementsEqual("define".utf8)
    else { return }
    var parameters: Set<String> = []
    let opening = index + 2
    if file.kind(opening) == .openParenthesis,
      !file.tokens[opening].traits.contains(.followsSpace), file.tokens[opening].partner > opening
    {
      for token in opening..<file.tokens[opening].partner
      where file.tokens[token].kind == .identifier {
        parameters.insert(file.name(token))
      }
    }
    macro = Macro(name: index + 1, parameters: parameters, end: end)
  }

  // MARK: Findings

  /// Takes down a key that a literal or another expression tells.
  ///
  /// - Parameter isFurther: Whether the expression tells several keys, and this is not the first of them.
  /// - Returns: Whether no other rule was surer of the place before.
  @discardableResult
  mutating func add(
    _ key: Occurrence.Key, _ range: Range<Int>, _ request: Request, doubt: String? = nil,
    isFurther: Bool = false
  ) -> Bool {
    guard let first = range.first, findings.count < Self.mostFindings else { return false }
    let doubt = doubt ?? request.rule.doubt
    let finding = Finding(
      key: key, range: file.range(of: range), token: first, request: request, doubt: doubt,
      isInPreview: first < previewEnd)
    if file.tokens[first].kind == .string, !isFurther {
      if let known = claims[first] {
        // The first rule that is sure of it keeps it.
        guard findings[known].doubt != nil, doubt == nil else { return false }
        findings[known] = finding
        return true
      }
      claims[first] = findings.count
    }
    findings.append(finding)
    return true
  }

  /// Takes down an expression that tells no key, unless a function of the project's own stands there.
  mutating func addDynamic(_ range: Range<Int>, _ request: Request) {
    guard let first = range.first, !isNothing(range) else { return }
    if let macro, first < macro.end, first > macro.name {
      let name = file.name(macro.name)
      guard range.count == 1, macro.parameters.contains(file.name(first)) else {
        add(.dynamic(file.spelling(range)), range, request)
        return
      }
      if !rules(for: name).contains(where: { $0.form == .call }) {
        report(.macro(name, request.rule.id), at: macro.name, once: name)
      }
      return
    }
    if range.count == 1, file.tokens[first].kind == .identifier,
      let function = declarations.function(around: first)
    {
      let name = file.name(first)
      if let place = function.parameters.firstIndex(where: { $0.name == name }) {
        if takesKey(function, at: place) { return }
        report(.wrapper(function.name, name, request.rule.id), at: first, once: function.name)
      } else if name == "self", file.isSwift,
        rules(for: function.name).contains(where: { $0.form == .literalMember })
      {
        return
      }
    }
    if let elements = elements(boundTo: range) {
      for element in elements { readString(element, request) }
      return
    }
    // A declaration of a C function, not a call.
    if !file.isSwift, range.count > 1, let last = range.last,
      file.tokens[last].kind == .identifier,
      file.tokens[last - 1].kind == .identifier
        || (file.tokens[last - 1].kind == .operator && file.isSpelled(last - 1, "*"))
    {
      return
    }
    add(.dynamic(file.spelling(range)), range, request)
  }

  /// Whether an expression is `nil` or the like.
  func isNothing(_ range: Range<Int>) -> Bool {
    guard let first = range.first, range.count == 1 else { return range.isEmpty }
    return file.isWord(first, "nil") || file.isWord(first, "NULL") || file.isWord(first, "Nil")
      || file.isWord(first, "nullptr")
  }

  private func rules(for name: String) -> [KeyRule] {
    let bytes = Array(name.utf8)
    return table.entry(bytes, 0, bytes.count).map { table.entries[$0].rules } ?? []
  }

  /// Whether a rule takes the parameter of a function for a key, so that its calls are looked at.
  private func takesKey(_ function: SourceDeclarations.Function, at place: Int) -> Bool {
    let label = function.parameters[place].label
    return rules(for: function.name).contains { rule in
      switch rule.form {
      case .call, .message: break
      case .literalMember, .attribute, .label, .assignment, .type: return false
      }
      switch rule.key {
      case .position(let number): return number == place
      case .unlabelled(let number): return number == place && (label == nil || !file.isSwift)
      case .labelled(let name): return name == label
      case .receiver: return false
      }
    }
  }

  private mutating func report(_ message: Message, at token: Int, once name: String) {
    guard reportedWrappers.insert(name).inserted else { return }
    remarks.append((token, message.id, message.text))
  }

  private struct Message {
    var id: String
    var text: String

    static func macro(_ name: String, _ rule: String) -> Message {
      Message(
        id: "unknown-wrapper",
        text: "the macro '\(name)' hands an argument to '\(rule)': add it to 'extract.functions' "
          + "of the configuration, so that its keys are found")
    }

    static func wrapper(_ name: String, _ parameter: String, _ rule: String) -> Message {
      Message(
        id: "unknown-wrapper",
        text: "'\(name)' hands its parameter '\(parameter)' to '\(rule)': add it to "
          + "'extract.functions' of the configuration, so that its keys are found")
    }
  }
}
