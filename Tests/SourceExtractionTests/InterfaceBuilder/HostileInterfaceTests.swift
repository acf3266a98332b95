import CatalogSyntax
import Foundation
import SourceExtraction
import TestSupport
import Testing

@Suite("Hostile interface files")
struct HostileInterfaceTests {
  private static let head = #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB">"#

  private static func extract(_ text: String) throws -> ExtractedFile {
    InterfaceFile.extract(try SourceText(Array(text.utf8)), path: "Main.xib")
  }

  private static func keys(_ file: ExtractedFile) -> [String] {
    file.occurrences.compactMap { occurrence in
      if case .pattern(.exact(let key)) = occurrence.key { key } else { nil }
    }
  }

  @Test("a file that is cut anywhere gives the keys before the cut, and a problem")
  func cut() throws {
    let text =
      Self.head + """
        <tableViewSection headerTitle="Über &amp; out" footerTitle='Say "hi"' id="sec-00-001"/>
        <button id="btn-00-001"><accessibility hint="Opens" label="Cart"/>
        <state key="normal"><string key="title">Buy
        now</string></state></button></document>
        """
    let bytes = Array(text.utf8)
    let whole = InterfaceFile.extract(try SourceText(bytes), path: "Main.storyboard")
    #expect(whole.occurrences.count == 5 && whole.problems.isEmpty)
    let end = try #require(bytes.lastIndex(of: UInt8(ascii: ">")))
    for count in stride(from: 1, through: end, by: 1) {
      let part = InterfaceFile.extract(
        try SourceText(Array(bytes.prefix(count))), path: "Main.storyboard")
      #expect(!part.problems.isEmpty, "cut at \(count)")
      let known = Set(whole.occurrences)
      // The text in which the cut lies may be a part of what it was.
      let foreign = part.occurrences.filter { !known.contains($0) }
      #expect(foreign.count <= 1, "cut at \(count): \(foreign)")
      for occurrence in part.occurrences { #expect(occurrence.range.end <= count) }
    }
  }

  @Test("entities are neither expanded nor fetched")
  func entities() throws {
    let file = try Self.extract(
      #"<!DOCTYPE document [<!ENTITY a SYSTEM "file:///etc/hostname">]>"# + Self.head
        + #"<label text="&a;" id="a"/></document>"#)
    #expect(Self.keys(file) == [])
    #expect(file.problems.map(\.id) == ["unreadable-interface-file"])
  }

  @Test("elements may lie in each other as deep as they like", arguments: [200, 5_000, 200_000])
  func depth(_ depth: Int) throws {
    let text = String(repeating: "<view>", count: depth)
    let file = try Self.extract(Self.head + #"<label text="x" id="a"/>"# + text)
    #expect(Self.keys(file) == ["a.text"])
    #expect(!file.problems.isEmpty)
  }

  @Test("a tag with many attributes is refused", arguments: [512, 513, 100_000])
  func attributes(_ count: Int) throws {
    let list = (0..<count - 2).map { " a\($0)='<'".replacing("<", with: "") }.joined()
    let file = try Self.extract(Self.head + "<label text='x' id='a'\(list)/></document>")
    #expect(Self.keys(file) == (count <= 512 ? ["a.text"] : []))
    #expect(file.problems.isEmpty == (count <= 512))
  }

  @Test("a document with many namespaces is refused")
  func namespaces() throws {
    let list = (0..<100).map { "<a xmlns:n\($0)='u'>" }.joined()
    let file = try Self.extract(Self.head + list)
    #expect(file.problems.map(\.id) == ["unreadable-interface-file"])
  }

  @Test(
    "what is no XML is said to be none",
    arguments: ["", " ", "text", "\u{0}<a/>", "<document\u{0}", "4C6F", "{}"])
  func noXML(_ text: String) throws {
    let file = try Self.extract(text)
    #expect(file.occurrences == [])
    #expect(!file.problems.isEmpty)
  }

  @Test("a file in UTF-16 is read; places count in its text")
  func utf16() throws {
    let text = Self.head + "\n  <label text=\"é\" id=\"a\"/></document>"
    var bytes: [UInt8] = [0xFF, 0xFE]
    for unit in text.utf16 { bytes += [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    let file = InterfaceFile.extract(try SourceText(bytes), path: "Main.xib")
    #expect(Self.keys(file) == ["a.text"])
    #expect(file.occurrences.first?.place == LineColumn(line: 2, column: 15))
  }

  @Test("bytes that are no UTF-8 stop nothing")
  func illFormed() throws {
    let bytes =
      Array((Self.head + "<label text=\"a").utf8) + [0xFF, 0xC0] + Array("\" id=\"a\"/>".utf8)
    let file = InterfaceFile.extract(try SourceText(bytes), path: "Main.xib")
    #expect(!file.problems.isEmpty)
  }

  @Test("random damage never traps, and every range lies in the file")
  func damage() throws {
    let file = Repository.fixtures("interface").appending(path: "touch-properties/Main.storyboard")
    let bytes = try Repository.bytes(file)
    var generator = SeededGenerator(seed: 12)
    for _ in 0..<500 {
      var damaged = bytes
      for _ in 0..<Int.random(in: 1...8, using: &generator) {
        let index = Int.random(in: damaged.indices, using: &generator)
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: damaged[index] = UInt8.random(in: .min ... .max, using: &generator)
        case 1: damaged.remove(at: index)
        case _:
          damaged.insert(Array("<>\"'&;/=".utf8).randomElement(using: &generator) ?? 0, at: index)
        }
      }
      let source = try SourceText(damaged)
      let found = InterfaceFile.extract(source, path: "Main.storyboard")
      for occurrence in found.occurrences {
        #expect(occurrence.range.end <= source.utf8.count)
        #expect(!(occurrence.defaultValue ?? "").isEmpty)
      }
    }
  }
}
