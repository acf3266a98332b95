import CatalogSyntax
import Foundation
let bytes = Array(try Data(contentsOf: URL(filePath: CommandLine.arguments[1])))
func time(_ n: String, _ f: () throws -> Int) rethrows {
  var best = Double.infinity
  var r = 0
  for _ in 0..<7 { let t = ContinuousClock.now; r = try f(); let d = ContinuousClock.now - t
    best = min(best, Double(d.components.attoseconds) / 1e18 + Double(d.components.seconds)) }
  print(n, String(format: "%.2f ms  %.0f MB/s", best * 1e3, Double(bytes.count) / best / 1e6), r)
}
let src = try SourceText(bytes)
let doc = StringsDocument(src)
try time("source(validate)") { try SourceText(bytes).utf8.count }
time("parse") { StringsDocument(src).entries.count }
time("index") { KeyIndex(doc).count }
time("lines") { LineIndex(bytes).count }
try time("all") { let s = try SourceText(bytes); let d = StringsDocument(s); let l = LineIndex(s.utf8); return KeyIndex(d).count + l.count }
