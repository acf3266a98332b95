import Foundation

/// The numbers of one run, as they are written to a file.
struct Record: Encodable {
  /// One row.
  struct Row: Encodable {
    var group: String
    var topic: String
    var title: String
    var role: Measurement.Role
    var bytes: Int?
    /// Seconds.
    var fastest: Double?
    /// Seconds.
    var median: Double?
    /// Seconds, one for each run.
    var runs: [Double]
    /// Seconds.
    var cpu: Double?
    var peakBytes: Int?
    /// How many times as fast the row is as each reference.
    var ratios: [String: Double]
    var notMeasured: String?
  }

  let version = 1
  var machine: Machine
  var workload: String
  var rows: [Row] = []

  mutating func add(_ result: TopicResult, of group: Group) {
    rows += result.results.map { row in
      var ratios: [String: Double] = [:]
      for reference in result.topic.references {
        ratios[reference.rawValue] = result.ratio(row, to: reference)
      }
      return Row(
        group: group.name, topic: result.topic.title, title: row.measurement.title,
        role: row.measurement.role, bytes: result.topic.byteCount, fastest: row.fastest,
        median: row.median, runs: row.samples.map(\.seconds), cpu: row.medianCPU,
        peakBytes: row.peakBytes, ratios: ratios, notMeasured: row.reason)
    }
  }

  func write(to url: URL) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try encoder.encode(self).write(to: url, options: .atomic)
  }
}
