import CatalogSyntax
import StringCatalog

/// `catalog-not-canonical`
struct CatalogNotCanonical: StringCatalogRule {
  static let description = RuleDescription(
    id: "catalog-not-canonical", severity: .info, group: .file,
    summary: "Finds string catalogs whose layout is not the one that Xcode writes.",
    rationale: """
      The next time Xcode saves the catalog, it rewrites every line, and the one change that was \
      meant drowns in the difference.
      """,
    remedy: "Run `stringsctl fmt`, which changes the layout and nothing else.",
    fixSafety: "Laying the file out anew is a safe fix.",
    examples: [
      .bad(
        [.init("Localizable.xcstrings", #"{"sourceLanguage":"en","strings":{},"version":"1.0"}"#)],
        about: "Localizable.xcstrings"),
      .good(
        [
          .init(
            "Localizable.xcstrings",
            """
            {
              "sourceLanguage" : "en",
              "strings" : {

              },
              "version" : "1.0"
            }
            """)
        ]),
    ])

  func check(_ catalog: CatalogView, _ report: inout SourceReport) {
    // What a file with faults should look like is not known, and its faults are reported.
    let document = catalog.document
    guard document.json.problems.isEmpty,
      let isCanonical = try? XCStringsWriter().isCanonical(document), !isCanonical
    else { return }
    report.addForFile(
      .notCanonical,
      fix: report.fix(.format, safety: .safe) { () throws(XCStringsEditError) in
        try XCStringsWriter().edits(for: document)
      })
  }
}

extension Diagnostic.Message {
  fileprivate static let format = Self("Lay the file out as Xcode does")

  fileprivate static var notCanonical: Self {
    Self("layout differs from the one that Xcode writes; run 'stringsctl fmt'")
  }
}
