import CatalogSyntax
import StringCatalog

/// What a table needs so that it has the keys that code names.
///
/// New keys are added, in the order in which the code names them. Texts that are there are never touched, and comments
/// only where there is none.
package struct CatalogUpdate: Sendable {
  /// Keys that the table does not have.
  package private(set) var additions: [NewKey] = []
  /// Keys that the table has and code names, with what the code says about them.
  package private(set) var present: [NewKey] = []
  /// Keys that the table has and nothing names.
  package private(set) var vanished: [String] = []
  /// Places whose text of the source language is another than that of the place before, as indices into the
  /// occurrences of the difference.
  package private(set) var conflicts: [Int] = []
  /// Added keys with arguments of a type that the code around does not tell.
  package private(set) var guesses: [Int] = []

  /// A key as the code names it.
  package struct NewKey: Sendable, Hashable {
    /// The key.
    package var key: String
    /// The comments of all places, one a line; nil if there is none.
    package var comment: String?
    /// The text of the source language that the code brings along.
    package var value: String?
  }

  /// What generators write where a call has no comment. It tells translators nothing and is not written.
  package static let boilerplate = "No comment provided by engineer."

  /// Works out what a table needs.
  ///
  /// - Parameters:
  ///   - difference: How the keys of the code and the table differ.
  ///   - table: The table, as an index into those of the difference; nil if there is none yet.
  ///   - name: The name of the table.
  package init(_ difference: KeyDifference, table: Int?, named name: String) {
    var collected: [Collected] = []
    for missing in difference.missing where missing.table?.hasSameCodeUnits(as: name) ?? false {
      var key = Collected(key: missing.key)
      for place in missing.places { key.add(difference.occurrences[place], place, &conflicts) }
      if let place = missing.places.first, !difference.occurrences[place].isGuessCertain {
        guesses.append(place)
      }
      collected.append(key)
    }
    for mismatch in difference.mismatched where mismatch.name.table == table {
      let known = collected.firstIndex { $0.key.hasSameCodeUnits(as: mismatch.wanted) }
      if known == nil { collected.append(Collected(key: mismatch.wanted)) }
      let place = known ?? collected.count - 1
      collected[place].add(difference.occurrences[mismatch.place], mismatch.place, &conflicts)
    }
    additions = collected.sorted { $0.first < $1.first }.map(\.newKey)
    guard let table else { return }
    var places: [KeyDifference.Name: Int] = [:]
    var named: [Collected] = []
    for use in difference.uses where use.name.table == table {
      let place = places[use.name] ?? named.count
      if place == named.count {
        places[use.name] = place
        named.append(Collected(key: difference.key(use.name).text))
      }
      named[place].add(difference.occurrences[use.place], use.place, &conflicts)
    }
    present = named.map(\.newKey)
    vanished = difference.unused.filter { $0.table == table }.map { difference.key($0).text }
  }

  private struct Collected {
    var key: String
    var comments: [String] = []
    var value: String?
    /// The first place.
    var first = Int.max

    init(key: String) { self.key = key }

    mutating func add(_ occurrence: Occurrence, _ place: Int, _ conflicts: inout [Int]) {
      first = min(first, place)
      if let comment = occurrence.comment, !comment.isEmpty,
        comment != CatalogUpdate.boilerplate,
        !comments.contains(where: { $0.hasSameCodeUnits(as: comment) })
      {
        comments.append(comment)
      }
      guard let text = occurrence.defaultValue else { return }
      if let value, !value.hasSameCodeUnits(as: text) { conflicts.append(place) }
      value = value ?? text
    }

    var newKey: NewKey {
      NewKey(
        key: key, comment: comments.isEmpty ? nil : comments.joined(separator: "\n"), value: value)
    }
  }
}

extension CatalogUpdate.NewKey {
  /// The text of the source language, its arguments numbered if there are several.
  package var sourceText: String { Self.numbered(value ?? key) }

  /// A text whose arguments are numbered, if it has several and none of them is.
  static func numbered(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return text }
    let bytes = Array(text.utf8)
    let specifiers = FormatString(bytes.span).placeholders.filter { $0.argument != nil }
    guard specifiers.count > 1,
      !specifiers.contains(where: { $0.position != nil || $0.takesSeveralArguments })
    else { return text }
    var result: [UInt8] = []
    var copied = 0
    for (index, specifier) in specifiers.enumerated() {
      let start = specifier.range.start + 1
      result += bytes[copied..<start] + Array("\(index + 1)$".utf8)
      copied = start
    }
    return String(decoding: result + bytes[copied...], as: UTF8.self)
  }
}

extension Placeholder {
  /// Whether its width or precision are arguments, too.
  fileprivate var takesSeveralArguments: Bool { width.isOfArgument || precision.isOfArgument }
}

extension Placeholder.Extent {
  fileprivate var isOfArgument: Bool {
    switch self {
    case .argument: true
    case .absent, .number: false
    }
  }
}

extension Occurrence {
  /// Whether the types of all arguments of the key are known.
  fileprivate var isGuessCertain: Bool {
    switch key {
    case .pattern(let pattern): pattern.isGuessCertain
    case .dynamic: true
    }
  }
}
