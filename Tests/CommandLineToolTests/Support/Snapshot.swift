import TestSupport
import Testing

/// Compares text with a file in the folder `Snapshots`.
func expectSnapshot(
  _ text: String, named name: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  try expectSnapshot(
    text, named: name, in: "CommandLineToolTests/Snapshots", sourceLocation: sourceLocation)
}
