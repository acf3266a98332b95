import AllocationCounter

/// One row of the table: something that is done to a workload, and how it is timed.
struct Measurement {
  /// What a row stands for.
  enum Role: String, Codable {
    /// Our own code.
    case subject
    /// Another program or library that does the same work.
    case peer
    /// What the machine can do at best.
    case limit
  }

  /// How samples are taken.
  enum Method {
    /// Work inside this process. It is run once for warming up and then timed. The result only keeps
    /// the work from being optimised away.
    case inProcess(() async throws -> Int)
    /// Work that times itself, warming up included.
    case selfTimed(() throws -> [Sample])
  }

  /// What is done, as the table names it.
  let title: String
  let role: Role
  /// Makes a ratio column of its table show how other rows compare with this one.
  var reference: Reference?
  /// How many operations one run does, where the table shows the time of one.
  var operationCount = 1
  let method: Method
}

/// What one run took.
struct Sample {
  var seconds: Double
  /// User and system time, for whole processes.
  var cpuSeconds: Double?
  /// The most memory held at one time, for whole processes.
  var peakBytes: Int?
}

/// What rows are compared with. Every table has a column for each of its references.
enum Reference: String, CaseIterable {
  case propertyListSerialization
  case openstepPlist
  case jsonDecoder
  case jsonSerialization
  case acceptLanguage
  case localizationsToUse
  case oneThread
  case memchr
  case memcpy
  case plutil
  case allRules
  case processLimit

  /// The head of the column.
  var column: String {
    switch self {
    case .propertyListSerialization: "× Serialization"
    case .openstepPlist: "× openstep"
    case .jsonDecoder: "× JSONDecoder"
    case .jsonSerialization: "× JSONSerialization"
    case .acceptLanguage: "× acceptLanguage"
    case .localizationsToUse: "× localizationsToUse"
    case .oneThread: "× 1 thread"
    case .memchr: "% of memchr"
    case .memcpy: "% of memcpy"
    case .plutil: "× plutil"
    case .allRules: "× all rules"
    case .processLimit: "% of limit"
    }
  }

  /// Whether the column shows a share of what is possible, and not a multiple.
  var isLimit: Bool {
    switch self {
    case .propertyListSerialization, .openstepPlist, .jsonDecoder, .jsonSerialization,
      .acceptLanguage, .localizationsToUse, .oneThread, .plutil, .allRules:
      false
    case .memchr, .memcpy, .processLimit: true
    }
  }
}

/// Measurements of one kind of work on one workload, which are compared with each other.
struct Topic {
  /// What is measured, as the table names it.
  let title: String
  /// The bytes that one run goes through; nil where throughput means nothing.
  let byteCount: Int?
  /// The columns of the table.
  let references: [Reference]
  let measurements: [Measurement]
  /// Whether the table shows the time of one operation, in nanoseconds.
  var showsOperations = false
}

/// Why something could not be measured, as the table says it.
struct NotMeasured: Error, CustomStringConvertible {
  let description: String

  init(_ reason: String) {
    description = reason
  }
}

/// A row that does something small many times over, and tells the time of one.
func operations(
  _ title: String, _ role: Measurement.Role, _ count: Int, _ work: @escaping (Int) -> Int
) -> Measurement {
  Measurement(
    title: title, role: role, operationCount: count, method: .inProcess { work(count) })
}

/// A row that does something small many times over and allocates nothing for it. If it does, it is not measured.
func operationsInPlace(
  _ title: String, _ role: Measurement.Role, _ count: Int, _ work: @escaping (Int) -> Int
) -> Measurement {
  Measurement(
    title: title, role: role, operationCount: count,
    method: .inProcess {
      let before = allocation_counter_value()
      let result = work(count)
      let allocations = allocation_counter_value() - before
      // A few are for the buffer, and for what is made in the first run.
      guard allocations < count / 1_000 else {
        throw NotMeasured("it allocates \(allocations) times in \(count) operations")
      }
      return result
    })
}
