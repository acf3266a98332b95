/// The name of a variation, read: where in a localization its text stands.
struct XCStringsVariation {
  /// The members to go through, such as `variations`, `plural`, `one`; the `stringUnit` is in the last.
  var members: [String]

  /// Reads a name.
  ///
  /// - Parameters:
  ///   - name: The name, as ``XCStringsDocument/variation(of:)`` gives it. A `plural` that is left out
  ///     in a substitution may be written.
  ///   - substitutions: The names of substitutions that are there; they may contain points.
  init?(_ name: String, substitutions: [String]) {
    // A point with an accent is no point to a `String`, so the bytes are looked at.
    var rest = name.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    members = []
    if rest.first == "substitutions" {
      let tail = rest.dropFirst().joined(separator: ".")
      let matching = substitutions.filter { tail.utf8.starts(with: ($0 + ".").utf8) }
      let named = matching.max { $0.utf8.count < $1.utf8.count }
      // Of a substitution that is not there, the name ends before the first point.
      guard let substitution = named ?? (rest.count > 2 ? rest[1] : nil) else { return nil }
      members = ["substitutions", substitution]
      rest = tail.utf8.dropFirst(substitution.utf8.count + 1)
        .split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        .map { String(decoding: $0, as: UTF8.self) }
      if rest.first != "plural", rest.first != "device" { rest.insert("plural", at: 0) }
    }
    guard !rest.isEmpty, rest.count.isMultiple(of: 2) else { return nil }
    for index in stride(from: 0, to: rest.count, by: 2) {
      let known =
        switch rest[index] {
        case "plural": XCStringsReader.categories
        case "device": XCStringsReader.devices
        case _: [] as [String]
        }
      guard known.contains(rest[index + 1]) else { return nil }
      members += ["variations", rest[index], rest[index + 1]]
    }
  }
}
