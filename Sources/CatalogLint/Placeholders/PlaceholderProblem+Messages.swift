import StringCatalog

extension PlaceholderProblem {
  /// The sentence of a finding: what is wrong, with the specifiers concerned, and what to do.
  package struct Message: Hashable, Sendable, CustomStringConvertible {
    /// The sentence, without a final stop.
    package let text: String

    package var description: String { text }

    init(_ text: String) {
      self.text = text
    }
  }
}

extension PlaceholderProblem.Message {
  static func missing(_ arguments: [(index: Int, spelling: String)]) -> Self {
    let names = list(arguments.map { "argument \($0.index) (\($0.spelling))" })
    return Self(
      "does not use \(names) of the source, so that the value is lost; add the placeholder")
  }

  static func extra(index: Int, spelling: String, sourceCount: Int) -> Self {
    let has =
      switch sourceCount {
      case 0: "no arguments"
      case 1: "only 1 argument"
      default: "only \(sourceCount) arguments"
      }
    return Self(
      "uses argument \(index) (\(spelling)), but the source has \(has); remove it, or repeat an "
        + "argument by its position, as in %1$@")
  }

  static func type(_ mismatches: [(index: Int, target: String, source: String)]) -> Self {
    let parts = mismatches.map { "argument \($0.index) as \($0.target) where it is \($0.source)" }
    return Self("reads \(list(parts)) in the source; use the source's specifier")
  }

  static func order(source: [String], target: [String]) -> Self {
    Self(
      "has the arguments in the order \(list(target)), but they are passed as "
        + "\(list(source)); give positions, as in %2$@")
  }

  static func width(index: Int, target: String, source: String) -> Self {
    Self(
      "reads argument \(index) as \(target) where the source has \(source), which is of another "
        + "size; use the same length modifier")
  }

  static func precision(index: Int, target: String, source: String) -> Self {
    Self(
      "formats argument \(index) with \(target) where the source has \(source); use the same "
        + "flags, width and precision")
  }

  static func implicit(count: Int) -> Self {
    Self(
      "has \(count) arguments of one type without positions, so that their order cannot be "
        + "checked; give positions, as in %1$@")
  }

  static func mixed(positional: String, plain: String) -> Self {
    Self(
      "mixes placeholders with a position (\(positional)) and without one (\(plain)); give each "
        + "a position")
  }

  static func gap(unused: Int, used: String) -> Self {
    Self(
      "uses \(used) but not argument \(unused), so that the formatter reads the wrong value; use "
        + "each argument up to the highest")
  }

  static func conflict(index: Int, first: String, second: String) -> Self {
    Self("reads argument \(index) both as \(first) and as \(second); use one type for one argument")
  }

  static func fullWidth(_ pairs: [(written: String, meant: String)]) -> Self {
    let parts = pairs.map { "“\($0.written)” in place of \($0.meant)" }
    // Foundation passes over spaces, except before the dollar sign of a position.
    let isSpaced = pairs.allSatisfy { pair in
      !pair.written.contains(" $") && pair.written.filter { $0 != " " } == pair.meant
    }
    let effect =
      isSpaced
      ? "which only some formatters read as a placeholder"
      : "which is no placeholder and takes no argument"
    return Self(
      "has \(list(parts)), \(effect); write the placeholder in plain characters without spaces")
  }

  static func unescaped(_ written: String, takesArgument: Bool) -> Self {
    let effect =
      takesArgument ? "is read as a placeholder (“\(written)”)" : "is not followed by a placeholder"
    return Self("has a percent sign in a format that \(effect); write %% for a percent sign")
  }

  static func overescaped() -> Self {
    Self("has %% although the text takes no arguments, so that both signs are shown; write %")
  }

  static func unknownConversion(_ written: String) -> Self {
    Self("has “\(written)”, which is no placeholder; correct the letter, or write %% for a sign")
  }

  static func trailingPercent() -> Self {
    Self("ends with a single percent sign in a format; write %% for a percent sign")
  }

  static func incompletePosition(_ written: String) -> Self {
    if written.hasPrefix("%0"), written.dropFirst().drop(while: isDigit).hasPrefix("$") {
      return Self(
        "has “\(written)”, a position that begins with a zero; positions are counted from 1, as "
          + "in %1$@")
    }
    return Self("has “\(written)”, a position without a valid placeholder; write it as in %1$@")
  }

  static func malformedReference(_ written: String, name: String) -> Self {
    let digits = written.dropFirst().prefix(while: isDigit).drop { $0 == "0" }
    let position = digits.isEmpty ? "" : "\(digits)$"
    return Self(
      "has “\(written)”, which is no reference to a variable; write %\(position)#@\(name)@")
  }

  static func unsupported(_ spelling: String, instead: String) -> Self {
    Self("uses \(spelling), for which Swift has no argument to pass; use \(instead)")
  }

  static func foreign(lost: [String], added: [String]) -> Self {
    switch (lost.isEmpty, added.isEmpty) {
    case (false, true): Self("lacks \(list(lost)) of the source; keep the placeholder unchanged")
    case (true, _): Self("has \(list(added)), which the source does not have; remove or correct it")
    case (false, false):
      Self(
        "has \(list(added)) where the source has \(list(lost)); keep the name unchanged")
    }
  }

  static func inflectionLost() -> Self {
    Self("lacks the ^[…](inflect: true) markup of the source; keep it around the inflected words")
  }

  static func inflectionUnbalanced() -> Self {
    Self("has ^[ without a complete …](inflect: true) behind it; close the markup")
  }

  static func inflectionArgumentOutside(_ spelling: String) -> Self {
    Self(
      "has \(spelling) outside the ^[…](inflect: true) markup that surrounds it in the source; "
        + "move it inside")
  }

  private static func isDigit(_ character: Character) -> Bool {
    character.isASCII && character.isWholeNumber
  }

  /// A message names at most this many specifiers and counts the others.
  private static let mostNamed = 5

  private static func list(_ parts: [String]) -> String {
    if parts.count > mostNamed {
      let others = parts.count - mostNamed
      return parts.prefix(mostNamed).joined(separator: ", ") + " and \(others) more"
    }
    guard let last = parts.last, parts.count > 1 else { return parts.first ?? "" }
    return parts.dropLast().joined(separator: ", ") + " and " + last
  }
}
