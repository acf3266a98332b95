import CatalogSyntax
import StringCatalog

/// Holds a tree against the table of keys and collects everything that does not fit.
struct ConfigurationChecker {
  /// How many messages a file gets at most. Nobody reads more at once.
  static let maximumMessages = 100

  /// What does not fit, in the order of the file.
  private(set) var findings: [(message: Diagnostic.Message, place: Diagnostic.Place)] = []
  /// Where the keys that are known stand, by path.
  private(set) var places: [String: Diagnostic.Place] = [:]

  private let ruleIDs: [String]
  private var ruleSpelling: CloseSpelling

  /// Creates a checker.
  ///
  /// - Parameter rules: The ids of all rules.
  init(rules: [String]) {
    ruleIDs = rules
    ruleSpelling = CloseSpelling(rules)
  }

  /// Checks the value of a whole file.
  mutating func check(_ root: ConfigurationNode) {
    if case .null = root.content { return }
    check(root, ConfigurationKeys.shape, "the configuration", path: "")
  }

  /// Checks a value.
  ///
  /// - Parameters:
  ///   - node: The value.
  ///   - shape: What it has to be.
  ///   - name: What it is called in messages.
  ///   - path: The keys that lead to it, joined by points.
  private mutating func check(
    _ node: ConfigurationNode, _ shape: ConfigurationShape, _ name: String, path: String
  ) {
    guard findings.count < Self.maximumMessages else { return }
    switch shape {
    case .anything: break
    case .text, .locale, .localeChoice, .path, .name, .expression, .choice, .argument:
      guard let text = node.text else { return refuse(node, shape, name) }
      check(text, at: node, shape, name)
    case .list(let element):
      guard case .list(let elements) = node.content else { return refuse(node, shape, name) }
      for item in elements { check(item, element, "an element of \(name)", path: path) }
    case .mapping(let fields):
      guard case .mapping(let members) = node.content else { return refuse(node, shape, name) }
      check(members, of: node, fields, name, path: path)
    case .dictionary(let kind, let value):
      guard case .mapping(let members) = node.content else { return refuse(node, shape, name) }
      check(members, kind, value, path: path)
    case .either(let word, let more):
      switch node.content {
      case .word, .text: check(node, word, name, path: path)
      case .mapping: check(node, more, name, path: path)
      case .null, .list: refuse(node, shape, name)
      }
    }
  }

  private mutating func check(
    _ members: [ConfigurationNode.Member], of node: ConfigurationNode,
    _ fields: [ConfigurationField], _ name: String, path: String
  ) {
    var present: Set<String> = []
    for member in members {
      guard let field = fields.first(where: { $0.name == member.name }) else {
        // A key with an underscore is too close to be guessed at.
        let hyphened = member.name.replacing("_", with: "-")
        guard findings.count < Self.maximumMessages else { break }
        var spelling = CloseSpelling(fields.map(\.name))
        let guess =
          fields.contains { $0.name == hyphened } ? hyphened : spelling.closest(to: member.name)
        add(.unknownKey(member.name, name, guess, fields.map(\.name)), member.namePlace)
        continue
      }
      present.insert(field.name)
      let inner = path.isEmpty ? field.name : "\(path).\(field.name)"
      if places[inner] == nil { places[inner] = member.namePlace }
      check(member.value, field.shape, "'\(field.name)'", path: inner)
    }
    for field in fields where field.isRequired && !present.contains(field.name) {
      add(.missingKey(field.name, name), node.place)
    }
  }

  private mutating func check(
    _ members: [ConfigurationNode.Member], _ kind: ConfigurationNames,
    _ shape: ConfigurationShape, path: String
  ) {
    var seen: [String: Int] = [:]
    for member in members {
      var name = member.name
      switch kind {
      case .rules:
        name = name.replacing("_", with: "-")
        guard ruleIDs.contains(name) else {
          add(.unknownRule(member.name, ruleSpelling.closest(to: name)), member.namePlace)
          continue
        }
        // The same spelling twice is found when the text is read.
        if let line = seen[name],
          !members.contains(where: { $0.name == name && member.name == name })
        {
          add(.repeatedRule(name, line), member.namePlace)
        }
        seen[name] = seen[name] ?? member.namePlace.start.line
      case .locales:
        if LocaleIdentifier(name).form == .invalid { add(.noLocale(name), member.namePlace) }
      case .any: break
      }
      let inner = "\(path).\(name)"
      if places[inner] == nil { places[inner] = member.namePlace }
      check(member.value, shape, "'\(name)'", path: inner)
    }
  }

  /// Checks what a text says.
  private mutating func check(
    _ text: String, at node: ConfigurationNode, _ shape: ConfigurationShape, _ name: String
  ) {
    switch shape {
    case .locale:
      if LocaleIdentifier(text).form == .invalid { add(.noLocale(text), node.place) }
    case .localeChoice:
      let tag = text.hasPrefix("!") ? String(text.dropFirst()) : text
      if LocaleIdentifier(tag).form == .invalid { add(.noLocale(text), node.place) }
    case .path:
      do throws(PatternProblem) {
        _ = try PathPattern(text)
      } catch {
        add(.badPattern(text, error), node.place)
      }
    case .name:
      do throws(PatternProblem) {
        _ = try NamePattern(text)
      } catch {
        add(.badPattern(text, error), node.place)
      }
    case .expression:
      do throws(ExpressionProblem) {
        _ = try RegularExpression(text)
      } catch {
        add(.badExpression(text, error), node.place)
      }
    case .choice(let kind, let words):
      guard !words.contains(text) else { return }
      var spelling = CloseSpelling(words)
      add(.noChoice(text, kind, words, spelling.closest(to: text)), node.place)
    case .argument, .text:
      if text.isEmpty { add(.empty(name), node.place) }
    case .anything, .list, .mapping, .dictionary, .either: break
    }
  }

  private mutating func refuse(
    _ node: ConfigurationNode, _ shape: ConfigurationShape, _ name: String
  ) {
    add(.wrongKind(name, shape.expectation, node.kindName), node.place)
  }

  private mutating func add(
    _ message: Diagnostic.Message, _ place: Diagnostic.Place
  ) {
    guard findings.count < Self.maximumMessages else { return }
    findings.append((message, place))
  }
}

extension Diagnostic.Message {
  private static func hint(_ guess: String?) -> String {
    guess.map { "; did you mean '\($0)'?" } ?? ""
  }

  fileprivate static func unknownKey(
    _ key: String, _ parent: String, _ guess: String?, _ known: [String]
  ) -> Self {
    let other = "; known are \(known.joined(separator: ", "))"
    return Self("\(parent) has no key '\(key)'\(guess == nil ? other : hint(guess))")
  }
  fileprivate static func missingKey(_ key: String, _ parent: String) -> Self {
    Self("\(parent) lacks the key '\(key)'")
  }
  fileprivate static func unknownRule(_ id: String, _ guess: String?) -> Self {
    Self("there is no rule '\(id)'\(guess == nil ? "; see 'stringsctl rules'" : hint(guess))")
  }
  fileprivate static func repeatedRule(_ id: String, _ line: Int) -> Self {
    Self("rule '\(id)' is given again; it stands on line \(line) already")
  }
  fileprivate static func noLocale(_ text: String) -> Self {
    Self("'\(text)' is no language tag")
  }
  fileprivate static func badPattern(_ text: String, _ problem: PatternProblem) -> Self {
    Self("'\(text)' is no pattern: \(problem.description)")
  }
  fileprivate static func badExpression(_ text: String, _ problem: ExpressionProblem) -> Self {
    Self("'\(text)' is no regular expression: \(problem.description)")
  }
  fileprivate static func noChoice(
    _ text: String, _ kind: String, _ words: [String], _ guess: String?
  ) -> Self {
    Self("'\(text)' is no \(kind); write one of \(words.joined(separator: ", "))\(hint(guess))")
  }
  fileprivate static func empty(_ name: String) -> Self { Self("\(name) is empty") }
  fileprivate static func wrongKind(_ name: String, _ expected: String, _ found: String) -> Self {
    Self("\(name) has to be \(expected), and this is \(found)")
  }
}
