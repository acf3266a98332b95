internal import CatalogSyntax

/// A request as JSON, whose members are read by name and kind.
struct RequestDocument {
  private let document: JSONDocument
  /// The object that is the request.
  let root: Int

  /// Parses a request.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - subject: What problems call it.
  init(_ bytes: [UInt8], subject: String = "the request") throws(RequestProblem) {
    guard bytes.count <= RequestChannel.largestRequest else {
      throw RequestProblem(
        .badRequest, "\(subject) has more than \(RequestChannel.largestRequest) bytes")
    }
    guard bytes.contains(where: { $0 != 0x20 && $0 != 0x09 && $0 != 0x0A && $0 != 0x0D }) else {
      throw RequestProblem(.badRequest, "\(subject) is empty")
    }
    guard let source = try? SourceText(bytes), source.encoding == .utf8,
      source.encodingProblems.isEmpty
    else { throw RequestProblem(.badRequest, "\(subject) is not UTF-8") }
    document = JSONDocument(source)
    if let problem = document.problems.first(where: { $0.isError }) {
      let lines = LineIndex(source.utf8)
      let place = lines.lineColumn(of: problem.range.start, in: source.utf8)
      // A request is a line, unless it comes from memory.
      let line = place.line > 1 ? "line \(place.line), " : ""
      throw RequestProblem(
        .badRequest,
        "\(line)column \(place.column): \(problem.message(in: source, lines: lines))")
    }
    guard let root = document.root, document.kind(of: root) == .object else {
      throw RequestProblem(.badRequest, "\(subject) is no JSON object")
    }
    self.root = root
  }

  /// Refuses what is written for another version of the channel.
  func checkVersion() throws(RequestProblem) {
    if let version = try word("version", of: root), version != "1" { throw wrong("version", "1") }
  }

  /// Writes the identifier of the request, by which the asker knows the answer.
  func echoIdentifier(to json: inout JSONText) {
    guard let node = document.value(forKey: "requestId", in: root) else { return }
    if let number = document.integer(node) {
      json.member("requestId", number)
    } else {
      json.member("requestId", document.string(node))
    }
  }

  // MARK: Reading

  /// The value of a member; nil if there is none or it is `null`.
  func value(_ name: String, of object: Int) -> Int? {
    guard let node = document.value(forKey: name, in: object),
      document.kind(of: node) != .null
    else { return nil }
    return node
  }

  /// A text, where there is one.
  func text(_ name: String, of object: Int) throws(RequestProblem) -> String? {
    guard let node = value(name, of: object) else { return nil }
    guard let text = document.string(node) else { throw wrong(name, "a text") }
    return text
  }

  /// A text or a whole number as a text, where there is one.
  func word(_ name: String, of object: Int) throws(RequestProblem) -> String? {
    guard let node = value(name, of: object) else { return nil }
    if let number = document.integer(node) { return "\(number)" }
    guard let text = document.string(node) else { throw wrong(name, "a text or a whole number") }
    return text
  }

  /// A truth value, where there is one.
  func flag(_ name: String, of object: Int) throws(RequestProblem) -> Bool? {
    guard let node = value(name, of: object) else { return nil }
    guard let flag = document.boolean(node) else { throw wrong(name, "true or false") }
    return flag
  }

  /// A word of a list, where there is one.
  func choice<Choice: CaseIterable & RawRepresentable<String>>(
    _ name: String, _: Choice.Type, of object: Int
  ) throws(RequestProblem) -> Choice? {
    guard let text = try text(name, of: object) else { return nil }
    guard let choice = Choice(rawValue: text) else {
      throw wrong(name, "one of \(Choice.allCases.map(\.rawValue).joined(separator: ", "))")
    }
    return choice
  }

  /// A text or a list of texts, where there is one.
  func texts(_ name: String, of object: Int) throws(RequestProblem) -> [String]? {
    guard let node = value(name, of: object) else { return nil }
    if let text = document.string(node) { return [text] }
    guard document.kind(of: node) == .array else { throw wrong(name, "a text or a list of texts") }
    var texts: [String] = []
    for element in document.elements(of: node) {
      guard let text = document.string(element) else { throw wrong(name, "a list of texts") }
      texts.append(text)
    }
    return texts
  }

  /// The text of a node; nil of any other node.
  func text(of node: Int) -> String? { document.string(node) }

  /// What a node is.
  func kind(of node: Int) -> JSONNode.Kind { document.kind(of: node) }

  /// The names and values of an object that count.
  func members(of node: Int) -> [(name: String, value: Int)] {
    document.members(of: node).compactMap { member in
      guard let name = document.string(member.key),
        document.value(forKey: name, in: node) == member.value
      else { return nil }
      return (name, member.value)
    }
  }

  /// The elements of an array.
  func elements(of node: Int) -> [Int] { Array(document.elements(of: node)) }

  /// A value as an argument of a message.
  func argument(_ node: Int) throws(RequestProblem) -> MessageArgument {
    switch document.kind(of: node) {
    case .string: return .string(document.string(node) ?? "")
    case .number:
      let spelling = document.number(node) ?? "0"
      if let value = Int64(spelling) { return .int(value) }
      if let value = UInt64(spelling) { return .uint(value) }
      return .decimal(spelling)
    case .true: return .bool(true)
    case .false: return .bool(false)
    case .null: return .null
    case .array:
      var items: [MessageArgument] = []
      for element in document.elements(of: node) {
        guard document.kind(of: element) != .array else {
          throw wrong("args", "texts, numbers and lists of them")
        }
        items.append(try argument(element))
      }
      return .list(items)
    case .object, .key, .unreadable, .missing:
      throw wrong("args", "texts, numbers and lists of them")
    }
  }

  func wrong(_ name: String, _ wanted: String) -> RequestProblem {
    RequestProblem(.badRequest, "'\(name)' has to be \(wanted)")
  }
}
