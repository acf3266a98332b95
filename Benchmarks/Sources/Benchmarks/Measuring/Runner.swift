/// Takes the samples of a topic.
///
/// The measurements take turns, so that another program that disturbs the machine for a while disturbs
/// all of them.
struct Runner {
  /// How often fast work is timed.
  var rounds = 9
  /// How often slow work is timed at least.
  var minimumRounds = 3
  /// The time after which a measurement is slow, in seconds.
  var patience = 3.0

  func run(_ topic: Topic) async -> TopicResult {
    var results = topic.measurements.map { MeasurementResult(measurement: $0) }
    for round in 0...rounds {
      for index in results.indices {
        await take(&results[index], isWarmUp: round == 0)
      }
    }
    return TopicResult(topic: topic, results: results)
  }

  private func take(_ result: inout MeasurementResult, isWarmUp: Bool) async {
    guard result.reason == nil else { return }
    do {
      switch result.measurement.method {
      case .selfTimed(let samples):
        guard isWarmUp else { return }
        result.samples = try samples()
      case .inProcess(let work):
        let spent = result.samples.reduce(0) { $0 + $1.seconds }
        guard result.samples.count < minimumRounds || spent < patience else { return }
        let start = ContinuousClock.now
        consume(try await work())
        let seconds = (ContinuousClock.now - start) / .seconds(1)
        if !isWarmUp { result.samples.append(Sample(seconds: seconds)) }
      }
    } catch {
      result.reason = "\(error)"
    }
  }
}

/// Takes a result so that the work that made it cannot be left out.
@inline(never)
@_optimize(none)
private func consume(_ value: Int) {}

/// The samples of one measurement.
struct MeasurementResult {
  let measurement: Measurement
  var samples: [Sample] = []
  /// Why there are no samples.
  var reason: String?

  var fastest: Double? { samples.map(\.seconds).min() }
  var median: Double? { Self.median(samples.map(\.seconds)) }
  var medianCPU: Double? { Self.median(samples.compactMap(\.cpuSeconds)) }
  var peakBytes: Int? { samples.compactMap(\.peakBytes).max() }

  private static func median(_ values: [Double]) -> Double? {
    guard !values.isEmpty else { return nil }
    let sorted = values.sorted()
    let middle = sorted.count / 2
    return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
  }
}

/// The samples of one topic.
struct TopicResult {
  let topic: Topic
  let results: [MeasurementResult]

  /// How many times as fast a row is as a reference of its topic, medians of one operation compared.
  func ratio(_ row: MeasurementResult, to reference: Reference) -> Double? {
    guard let median = row.median,
      let other = results.first(where: { $0.measurement.reference == reference }),
      let otherMedian = other.median
    else { return nil }
    let operations =
      Double(row.measurement.operationCount) / Double(other.measurement.operationCount)
    return otherMedian / median * operations
  }
}
