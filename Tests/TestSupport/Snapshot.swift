import Foundation
public import Testing

/// Compares text with a file in a folder of snapshots.
///
/// With the environment variable `RECORD_SNAPSHOTS` the file is written anew, and the test fails, so
/// that a run that recorded is never taken for one that compared.
///
/// - Parameters:
///   - text: The text as it is now.
///   - name: The name of the file.
///   - folder: The folder below `Tests`, for example `CommandLineToolTests/Snapshots`.
///   - sourceLocation: Where a difference is reported.
/// - Throws: What reading or writing the file throws.
public func expectSnapshot(
  _ text: String, named name: String, in folder: String,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let file = Repository.root.appending(path: "Tests/\(folder)/\(name)")
  if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] != nil {
    try Data(text.utf8).write(to: file)
    Issue.record("Recorded \(name); run again without recording.", sourceLocation: sourceLocation)
    return
  }
  let expected = try String(decoding: Data(contentsOf: file), as: UTF8.self)
  #expect(text == expected, "\(name) differs", sourceLocation: sourceLocation)
}
