import CatalogSyntax
import StringCatalog

/// `end-punctuation`
///
/// The classes of marks are those of the Unicode property `Sentence_Terminal`, as far as they mean the
/// same.
struct EndPunctuation: ComparisonRule {
  static let description = RuleDescription(
    id: "end-punctuation", severity: .warning, group: .text,
    summary: """
      Finds translations that end with another kind of punctuation than the source text: no full \
      stop, or a question mark instead of a colon. In Spanish it also finds questions and \
      exclamations that are not opened.
      """,
    rationale: """
      A text without its full stop beside one that has it looks unfinished, and a question \
      without its mark is read as a statement.
      """,
    remedy: "End the text with the mark that the language has for the same purpose.",
    examples: [
      .bad(en: "\"Try again later.\"", "de", "↓\"Versuche es später noch einmal\""),
      .bad(en: "\"Delete this file?\"", "ru", "↓\"Удалить этот файл.\""),
      .bad(en: "\"Choose a folder:\"", "ja", "↓\"フォルダを選択\""),
      .bad(en: "\"Are you sure?\"", "es", "↓\"Estás seguro?\"", note: "The mark `¿` is missing."),
      .bad(en: "\"Well done!\"", "ar", "↓\"أحسنت\""),
      .good(en: "\"Done.\"", "hi", "\"हो गया।\"", note: "Each script has marks of its own."),
      .good(en: "\"Ready?\"", "el", "\"Έτοιμοι;\"", note: "The Greek question mark."),
      .good(en: "\"Done.\"", "th", "\"เสร็จแล้ว\"", note: "Thai sentences have no full stop."),
      .good(en: "\"Done.\"", "hy", "\"Պատրաստ է:\""),
      .good(en: "\"Pick one of these:\"", "ja", "\"次から一つ選んでください。\""),
      .good(en: "\"Really?!\"", "zh-Hans", "\"真的！？\""),
      .good(en: "\"Are you sure?\"", "es", "\"¿Seguro?\""),
      .good(en: "\"(See below.)\"", "fr", "\"(Voir ci-dessous.)\""),
      .good(en: "\"min\"", "ru", "\"мин.\"", note: "An abbreviation."),
    ])

  func mayConcern(source: TextTraits, target: TextTraits) -> Bool {
    source.union(target).contains(.signAtEnd)
  }

  func check(_ pair: inout TextPair) {
    let language = pair.targetLanguage.language
    guard language != "jbo" else { return }
    let sourceLanguage = pair.sourceLanguage.language
    let (source, target) = pair.withTexts { source, target in
      (
        EndMark(source, language: sourceLanguage), EndMark(target, language: language)
      )
    }
    if source != target {
      if Self.mayDiffer(source: source, target: target, language) { return }
      // A text that is not translated is `untranslated`.
      if pair.target.isEqual(to: pair.source) { return }
      if source.isEmpty || target.isEmpty {
        let withMark = source.isEmpty ? pair.target : pair.source
        let limit = source.isEmpty ? 5 : 3
        if source.union(target) == .stop, withMark.withSpan({ Self.isWord($0, limit) }) { return }
      }
      pair.report(.differs(source: source, target: target))
      return
    }
    guard language == "es" || language == "ast", !pair.target.isEqual(to: pair.source) else {
      return
    }
    if target.contains(.question), !pair.target.contains(0xBF) {
      pair.report(.notOpened("¿"))
    } else if target.contains(.exclamation), !pair.target.contains(0xA1) {
      pair.report(.notOpened("¡"))
    }
  }

  /// Whether a language ends a sentence in another way.
  private static func mayDiffer(source: EndMark, target: EndMark, _ language: String) -> Bool {
    switch language {
    case "th", "lo", "km", "my": target.isEmpty
    case "ja", "zh", "yue": source == .colon && target == .stop
    case _: false
    }
  }

  /// Whether a text is a single word of a few letters, whose full stop is that of an abbreviation.
  private static func isWord(_ text: Span<UInt8>, _ limit: Int) -> Bool {
    let scalars = TextScalars(text)
    return scalars.values.count <= limit + 1 && !scalars.values.contains(where: WhiteSpace.isSpace)
  }
}

extension TextSlice {
  /// Whether a character from U+0080 to U+00BF is in the text.
  fileprivate func contains(_ sign: UInt8) -> Bool {
    withSpan { text in
      var index = 1
      while index < text.count {
        if text[index] == sign, text[index - 1] == 0xC2 { return true }
        index += 1
      }
      return false
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func differs(source: EndMark, target: EndMark) -> Self {
    Self(
      "text ends with \(target.name) where the source text ends with \(source.name); end both alike"
    )
  }

  fileprivate static func notOpened(_ mark: String) -> Self {
    Self("the question or exclamation is not opened; set '\(mark)' where it begins")
  }
}
