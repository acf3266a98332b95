import Foundation
import Testing

/// Compares text with a file in the folder `Snapshots`.
///
/// With the environment variable `RECORD_SNAPSHOTS` the file is written anew, and the test fails, so
/// that a run that recorded is never taken for one that compared.
func expectSnapshot(
  _ text: String, named name: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(components: "Snapshots", name)
  if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] != nil {
    try Data(text.utf8).write(to: file)
    Issue.record("Recorded \(name); run again without recording.", sourceLocation: sourceLocation)
    return
  }
  let expected = try String(decoding: Data(contentsOf: file), as: UTF8.self)
  #expect(text == expected, "\(name) differs", sourceLocation: sourceLocation)
}
