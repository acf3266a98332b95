import CatalogSyntax
import StringCatalog

/// `invalid-encoding`
struct InvalidEncoding: FileRule, DictionaryRule, StringCatalogRule {
  static let description = RuleDescription(
    id: "invalid-encoding", severity: .error, group: .file,
    summary: """
      Finds bytes that are no text in the encoding of the file, NUL characters outside quotes, \
      files that hold a byte-order mark and nothing else, and string catalogs that are not in UTF-8.
      """,
    rationale: """
      Foundation has no fallback encoding. It refuses such a file, or stops reading it at a NUL, \
      so that users see keys instead of texts. A string catalog is JSON, which is in UTF-8 (RFC \
      8259): many programs do not read another encoding.
      """,
    remedy: "Save the file as UTF-8.",
    examples: [
      .bad(
        [
          .init(
            "fr.lproj/Localizable.strings",
            bytes: Array("\"coffee\" = \"caf".utf8) + [0xE9] + Array("\";\n".utf8),
            shownAs: "\"coffee\" = \"caf↓<E9>\";\n")
        ], note: "The file was saved as Latin-1."),
      .bad([
        .init(
          "en.lproj/Localizable.strings",
          bytes: Array("\"a\" = \"x\";".utf8) + [0] + Array("\n".utf8),
          shownAs: "\"a\" = \"x\";↓<00>\n")
      ]),
      .bad(
        [
          .init(
            "ja.lproj/Localizable.strings",
            bytes: [0xFE, 0xFF, 0, 0x61, 0, 0x3D, 0, 0x22, 0xD8, 0x3D, 0, 0x22, 0, 0x3B, 0, 0x0A],
            shownAs: "a=\"↓<D83D>\";\n")
        ], note: "Half of a surrogate pair in UTF-16."),
      .bad(
        [.init("de.lproj/Localizable.strings", bytes: [0xEF, 0xBB, 0xBF], shownAs: "<EF BB BF>")],
        about: "de.lproj/Localizable.strings"),
      .bad([
        .init(
          "fr.lproj/Localizable.stringsdict",
          bytes: Array("<dict><key>coffee</key><string>caf".utf8) + [0xE9]
            + Array("</string></dict>\n".utf8),
          shownAs: "<dict><key>coffee</key><string>caf↓<E9></string></dict>\n")
      ]),
      .bad([
        .init(
          "Localizable.xcstrings",
          bytes: Array("{ \"strings\" : { \"caf".utf8) + [0xE9] + Array("\" : { } } }\n".utf8),
          shownAs: "{ \"strings\" : { \"caf↓<E9>\" : { } } }\n")
      ]),
      .bad(
        [
          .init(
            "Localizable.xcstrings",
            bytes: [0xFE, 0xFF] + "{ \"strings\" : { } }\n".utf16.flatMap { [0, UInt8($0)] },
            shownAs: "<FE FF>{ \"strings\" : { } }\n")
        ], about: "Localizable.xcstrings", note: "UTF-16, big endian."),
      .good("\"coffee\" = \"café\";\n\"drink\" = \"飲み物 🍵\";\n"),
      .good([.init("de.lproj/Localizable.strings", bytes: [], shownAs: "")]),
    ])

  func check(_ table: LocalizedTable, _ report: inout FileReport) {
    guard table.hasPositions else { return }
    let source = table.source
    for (message, place) in Self.findings(in: source) {
      guard let place else {
        report.addForFile(message)
        continue
      }
      report.add(message, at: place)
    }
    guard table.kind == .oldStyle else { return }
    for problem in table.document.problems where table.document.isDueToEncoding(problem) {
      let offset = problem.foundOffset(in: source)
      guard source.utf8[offset] == 0 else { continue }
      report.add(
        .nul(offset: source.fileOffset(of: offset), hidesRest: problem.kind == .trailingContent),
        at: SourceRange(offset, offset + 1))
    }
  }

  func check(_ dictionary: DictionaryView, _ report: inout SourceReport) {
    let document = dictionary.document
    guard document.hasPositions else { return }
    check(&report)
  }

  func check(_ catalog: CatalogView, _ report: inout SourceReport) {
    let encoding = catalog.document.source.encoding
    guard encoding == .utf8 else {
      return report.add(.notJSON(encoding), at: SourceRange(at: 0))
    }
    check(&report)
  }

  private func check(_ report: inout SourceReport) {
    for (message, place) in Self.findings(in: report.source) {
      guard let place else {
        report.addForFile(message)
        continue
      }
      report.add(message, at: place)
    }
  }

  /// What is wrong with the bytes of a file; without a place it is about all of them.
  private static func findings(
    in source: SourceText
  ) -> [(message: Diagnostic.Message, place: SourceRange?)] {
    source.encodingProblems.compactMap { problem in
      switch problem.kind {
      case .onlyByteOrderMark:
        return (.onlyByteOrderMark(source.encoding), nil)
      case .invalidBytes:
        let message = Diagnostic.Message.invalidByte(
          source.utf8[problem.range.start], offset: problem.fileOffset,
          looksLike: legacyEncoding(of: source.utf8.span))
        return (message, problem.range)
      case .invalidCodeUnit:
        let bytes = source.bytes()
        let end = min(problem.fileOffset + source.encoding.unitWidth, bytes.count)
        let message = Diagnostic.Message.invalidCodeUnit(
          Array(bytes[problem.fileOffset..<end]), offset: problem.fileOffset, source.encoding)
        return (message, problem.range)
      case .emptyFile, .strayTrailingBytes, .missingByteOrderMark:
        return nil
      }
    }
  }

  /// The name of the legacy encoding that the bytes of a file that is not UTF-8 look like.
  ///
  /// Western text has few bytes above 0x7F, hardly ever three in a row, and not one well-formed
  /// UTF-8 sequence or NUL among them. Those below 0xA0 are then quotes, dashes and the euro sign
  /// of Windows-1252.
  private static func legacyEncoding(of text: Span<UInt8>) -> String? {
    var run = 0
    var usesWindowsCharacters = false
    for index in text.indices {
      let byte = text[index]
      guard byte != 0 else { return nil }
      guard byte >= 0x80 else {
        run = 0
        continue
      }
      run += 1
      guard run <= 2, UTF8Validation.scalarLength(text, at: index) == 0 else { return nil }
      switch byte {
      case 0x80, 0x82, 0x84, 0x85, 0x91...0x97, 0x99: usesWindowsCharacters = true
      case 0xA0...0xFF: continue
      case _: return nil
      }
    }
    return usesWindowsCharacters ? "Windows-1252" : "Latin-1"
  }
}

extension Diagnostic.Message {
  fileprivate static func onlyByteOrderMark(_ encoding: TextEncoding) -> Self {
    Self("the file is the byte-order mark of \(encoding.displayName) and nothing else")
  }

  fileprivate static func notJSON(_ encoding: TextEncoding) -> Self {
    Self(
      "file is in \(encoding.displayName), and a string catalog is JSON in UTF-8: save it as UTF-8")
  }

  fileprivate static func invalidByte(
    _ byte: UInt8, offset: Int, looksLike encoding: String?
  ) -> Self {
    let guess = encoding.map { "; the file looks like \($0)" } ?? ""
    return Self(
      "byte \(hexadecimal([byte])) at offset \(offset) is not UTF-8\(guess): save the file as UTF-8"
    )
  }

  fileprivate static func invalidCodeUnit(
    _ bytes: [UInt8], offset: Int, _ encoding: TextEncoding
  ) -> Self {
    Self("bytes \(hexadecimal(bytes)) at offset \(offset) are no text in \(encoding.displayName)")
  }

  fileprivate static func nul(offset: Int, hidesRest: Bool) -> Self {
    let effect =
      hidesRest
      ? "everything from here on is ignored at run time" : "the file is refused at run time"
    return Self("byte 0x00 at offset \(offset) is not part of a text; \(effect): remove it")
  }

  private static func hexadecimal(_ bytes: [UInt8]) -> String {
    bytes.map { ($0 < 16 ? "0x0" : "0x") + String($0, radix: 16, uppercase: true) }
      .joined(separator: " ")
  }
}
