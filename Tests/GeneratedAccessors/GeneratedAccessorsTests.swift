import Foundation
import StringCatalog
import TestSupport
import Testing

private func fixture(_ name: String) -> URL {
  Repository.fixtures("generation").appending(path: name)
}

/// The code of two fixtures, compiled into this target and run.
@Suite("Generated accessors at run time", .serialized)
struct GeneratedAccessorsTests {
  @Test(
    "are those of the fixtures",
    arguments: [("Arguments.swift", "arguments"), ("Hostile.swift", "hostile")])
  func files(file: String, name: String) throws {
    let compiled = URL(filePath: #filePath).deletingLastPathComponent().appending(path: file)
    let expected = try Repository.bytes(fixture(name).appending(path: "Generated.swift"))
    #expect(try Repository.bytes(compiled) == expected, "copy it from the fixture")
  }

  @Test("render their arguments in the languages that are set")
  func arguments() {
    L10nTexts.localizer = Localizer([LocalizationLayer(folder: fixture("arguments").path)])
    L10nTexts.languages = ["en"]
    #expect(L10n.files(1) == "One file")
    #expect(L10n.files(3) == "3 files")
    #expect(L10n.Progress.done == "100% done")
    #expect(L10n.Badge.hex(255, 1.25, 7) == "#000000ff, 1.2 % of 7")
    #expect(L10n.order("page", 3) == "page of 3, again page")
    #expect(L10n.padded(5, 42) == "Total:    42")
    #expect(L10n.selection(files: 1, folders: 2) == "1 file in 2 folders")
    #expect(L10n.Titles.device("here") == "Tap here")
    L10nTexts.languages = ["pl"]
    #expect(L10n.files(3) == "3 pliki")
    #expect(L10n.files(5) == "5 plików")
    L10nTexts.languages = ["de"]
    #expect(L10n.order("Seite", 3) == "3 von Seite")
    #expect(L10n.Progress.done == "100% done")
  }

  @Test("keys come through as they are, whatever they hold")
  func hostileKeys() throws {
    HostileTexts.localizer = Localizer([LocalizationLayer(folder: fixture("hostile").path)])
    HostileTexts.languages = ["en"]
    #expect(Hostile.quoteXPrint1.hasPrefix("Say \"x\" \\(print(2)) */ /*"))
    #expect(Hostile.lineBreakTab == "a\nb\nc\nd\ne")
    #expect(Hostile.bidiCodNulEnd == "x")
    #expect(Hostile.éDecomposed == "a")
    #expect(Hostile.Privé.été == "French")
    #expect(Hostile.設定.タイトル == "題")
    #expect(Hostile.aB == "z")
    #expect(Hostile.backtick == "y")
  }
}
