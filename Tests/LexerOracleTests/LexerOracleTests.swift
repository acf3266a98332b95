import CatalogSyntax
import Foundation
import SourceExtraction
import SwiftParserOracle
import TestSupport
import Testing

/// The lexer agrees with the toolchain's parser on real sources.
///
/// The sources of this repository are compared up to ``defaultByteCount`` bytes, because the parser is slow. All Swift
/// files below the folders named in `STRINGSCTL_SWIFT_SOURCES`, separated by `:`, are compared besides.
@Suite struct LexerOracleTests {
  static let defaultByteCount = 2_000_000

  static func repositoryFiles() -> [URL] {
    var left = defaultByteCount
    // A file that does not fit leaves room for smaller ones of later folders.
    return ["Sources", "Tests"].flatMap { folder in
      Repository.files(below: Repository.root.appending(path: folder), extensions: ["swift"])
    }.filter { url in
      let size = (try? url.resourceValues(forKeys: [.fileSizeKey]).fileSize) ?? 0
      guard size <= left else { return false }
      left -= size
      return true
    }
  }

  static func namedFiles() -> [URL] {
    let folders = ProcessInfo.processInfo.environment["STRINGSCTL_SWIFT_SOURCES"] ?? ""
    return folders.split(separator: ":").flatMap {
      Repository.files(below: URL(filePath: String($0)), extensions: ["swift"])
    }
  }

  @Test func repository() async throws {
    try await compare(Self.repositoryFiles(), name: "sources of this repository")
  }

  @Test(.enabled(if: !namedFiles().isEmpty, "STRINGSCTL_SWIFT_SOURCES names no Swift sources"))
  func namedSources() async throws {
    try await compare(Self.namedFiles(), name: "sources named by STRINGSCTL_SWIFT_SOURCES")
  }

  static let snippets: [String] = [
    "let a = b / c / d; let e = f/g/h",
    "let a = /x/; f(/a/, /b/i); return /c d/",
    "let a = [/x/, /y/]; let b = a ?? /z/",
    "f(/, /)",
    "f(a, /b)/, c/)",
    "let a = b\n/foo/.c()",
    "a { }\n/b/\nc",
    "let a = #/x\"/#; let b = ##/y/#/##",
    "let a = #/\n  x \" # comment\n/#\nlet b = 1",
    "let a = #\"\"\"#; let b = #\"\"\"\"\"\"#",
    "let a = \"\"\"\n  \\(\"b\\(\"\"\"\n  c\n  \"\"\")\")\n  \"\"\"",
    "let a = \"\\(b ? \"c\" : \"d\\(e)\")\"",
    "let a = ##\"\\#(b)\\##(c)\"##",
    "let a = b!/c; let d = e? .f : g",
    "let a = (/)(b, c); let d = e.reduce(1, /)",
    "let a = try /b/; let c = await /d/",
    "if true {} ; let a = /[/]/; let b = 2",
    "let a = !/x/.b",
    "prefix func ^/ (a: Int) {}; ^/b",
    "let a = b</* c */d; let e = f ... /* g */ h",
    "let a = \\B.c?.d; let e = \\.f",
    "@A(\"b\") struct C { #if D\n@E #endif\nvar f = #G(\"h\") }",
    "let `a` = $0; let é = \"ü\"",
    "/* a /* b */ c */ d() // e",
    "f(a) { } g: { }; h{ i() }(j)",
    "@available(iOS 26.0, macOS 10.15.1, *) func a() { if #available(iOS 1.2, *) { b(1.2) } }",
    "let a = b.c(/d/).e; let f = g[/h/]; { /i/ }; case /j/: k",
    "let a = b ? /c/ : /d/; let e = f /g; let h = i/ j",
    "let a: b = .c\n  /d\nlet e = f",
    "let a = b + /c/; let d = e+/f/; let g = h +/i/",
    "let a = /b c /",
    "let a = /\\//; let b = /(c[)]d)/; let e = /(f/",
    "let a = #/b\\/#c/#; let d = 1",
    "let a = ###\"b\"##\\##(c)\\###(d)\"###",
    "let a = \"\\\\\\(b)\\\"\\(c)\"",
    "let a = \"\\(b) \\(c: \"d\", e: [f: \"g\"])\"",
    "let a = \"\"\"\n  b\"\"\\\"\"\"\\(c)\"\"\n  \"\"\"",
    "let a = \"\"; let b = \"\" + \"\"; let c = #\"\"#",
    "a?.b!.c?[d]!(e)??.f; g as? H; i as! J; try? k(); try! l()",
    "a.b\n(c)\n[d]\n{ e }",
    "a {\n  b\n} /* c */ d: { }\n/// e\n/** f */ func g() {}",
    "let a = -1 - -2; let b = +3; c = d-1; e(-1, &f)",
    "a...; ...b; c ..< d; .e; f.g; h .i; j. k",
    "let a = 0x1.8p3 + 1e5 + 1_0.0_1 + 0b1_0 + 0o7 + 1.e",
    "a.0.1; a.0 .1; a.0.b",
    "#if os(iOS) && !DEBUG || canImport(A)\nb()\n#elseif false\n#else\nc\n#endif",
    "switch a { case .b(let c) where c > /d/: e; case \"f\"...\"g\": h; default: i }",
    "#if A\n.b()\n#endif\n#warning(\"c\")\n#sourceLocation(file: \"d\", line: 1)\n",
    "let a = \u{1F600}; let \u{1F600} = \"\u{1F600}\"; a \u{2264} b; a \u{2227}\u{2228} b",
    "a </> b; c(</>)", "let a = /> b/", "a /> b/ c", "f(-/a/, -/)b, c/)",
    "f(A<B, C>(d), e < g, h > (i), J<K<L>, [M: N]>.o, p: Q<R, S>.self)",
    "f(a<b, c>d, e<g, h<i)",
    "func <*> (a: B) {}; infix operator </>: C; a </> b; d(</>)",
    "func f<T>(_ a: T = g(\"h\")) -> [T] where T: U<V>> {}",
  ]

  @Test(arguments: snippets) func snippet(_ text: String) throws {
    let bytes = Array(text.utf8)
    #expect(Comparison(bytes, name: "snippet").differences == [])
  }

  private func compare(_ files: [URL], name: String) async throws {
    var total = Comparison.Count()
    try await withThrowingTaskGroup(of: Comparison.self) { group in
      let parts = ProcessInfo.processInfo.activeProcessorCount
      for part in 0..<parts {
        group.addTask {
          var comparison = Comparison()
          for (index, url) in files.enumerated() where index % parts == part {
            let bytes = try Repository.bytes(url)
            // The parser's offsets count the byte-order mark, ours do not.
            guard !bytes.starts(with: [0xEF, 0xBB, 0xBF]) else { continue }
            comparison.add(bytes, name: url.path)
          }
          return comparison
        }
      }
      for try await comparison in group {
        total += comparison.count
        for difference in comparison.differences.prefix(20) { Issue.record("\(difference)") }
      }
    }
    #expect(total.files > 0)
    print("LexerOracleTests: \(name): \(total)")
  }
}
