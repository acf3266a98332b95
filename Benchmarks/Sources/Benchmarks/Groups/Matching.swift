import Foundation
import Glibc
import StringCatalog

extension Group {
  /// Finding the locale for a reader, in this process, on one thread.
  static let matching = Group(name: "matching", topics: [{ _ in try bestOfTen() }])

  private static let available = [
    "en", "en-GB", "fr", "de", "es", "es-419", "pt-BR", "zh-Hans", "zh-Hant", "ja",
  ]
  private static let wishes = [
    ["de", "en"], ["en-AU", "fr"], ["zh-HK", "en"], ["es-MX", "pt-PT"], ["sv", "fr-CA"],
    ["it", "sk"], ["en_US.UTF-8", "ja"], ["pt-PT", "es"], ["zh-CN", "zh-TW"], ["fr-CH", "de-CH"],
  ]
  /// How often a locale is sought in one run; the time of one search is too short to be measured.
  private static let searches = 10_000

  // MARK: Topics

  /// The best of ten locales for a reader who wants two.
  private static func bestOfTen() throws -> Topic {
    Topic(
      title: "best of 10 locales for 2 wishes, \(searches) times", byteCount: nil,
      references: [.acceptLanguage, .localizationsToUse],
      measurements: MatchAlgorithm.allCases.map(subject) + [
        peer("uloc_acceptLanguage", .acceptLanguage) { try $0.acceptedLanguage($1) },
        peer("ualoc_localizationsToUse", .localizationsToUse) { try $0.localizationsToUse($1) },
      ])
  }

  private static func subject(_ algorithm: MatchAlgorithm) -> Measurement {
    let matcher = LocaleMatcher(available: available, algorithm: algorithm)
    return Measurement(
      title: "match, \(algorithm.rawValue)", role: .subject,
      method: .inProcess {
        var sum = 0
        for round in 0..<searches {
          sum &+= matcher.match(wishes[round % wishes.count]).steps.count
        }
        return sum
      })
  }

  private static func peer(
    _ title: String, _ reference: Reference,
    _ search: @escaping (PlatformMatcher, Int) throws -> Int
  ) -> Measurement {
    let matcher = Result { try PlatformMatcher(wishes: wishes, available: available) }
    return Measurement(
      title: title, role: .peer, reference: reference,
      method: .inProcess {
        let matcher = try matcher.get()
        var sum = 0
        for round in 0..<searches { sum &+= try search(matcher, round % wishes.count) }
        return sum
      })
  }
}

/// What the ICU of Foundation offers for the same work. Its functions are found by name at run time; all
/// texts are C strings before anything is timed, and live as long as the program.
@safe
private struct PlatformMatcher {
  private typealias Text = UnsafePointer<CChar>
  private typealias Accept =
    @convention(c) (
      UnsafeMutablePointer<CChar>, Int32, UnsafeMutablePointer<Int32>, UnsafePointer<Text?>, Int32,
      OpaquePointer, UnsafeMutablePointer<Int32>
    ) -> Int32
  private typealias Open =
    @convention(c) (UnsafePointer<Text?>, Int32, UnsafeMutablePointer<Int32>) -> OpaquePointer?
  private typealias Close = @convention(c) (OpaquePointer) -> Void
  private typealias Choose =
    @convention(c) (
      UnsafePointer<Text?>, Int32, UnsafePointer<Text?>, Int32, UnsafeMutablePointer<Text?>, Int32,
      UnsafeMutablePointer<Int32>
    ) -> Int32

  private let accept: Accept
  private let open: Open
  private let close: Close
  private let choose: Choose
  private let wishes: [[Text?]]
  private let available: [Text?]

  init(wishes: [[String]], available: [String]) throws {
    guard let library = unsafe dlopen("lib_FoundationICU.so", RTLD_NOW) else {
      throw NotMeasured("Foundation has no ICU of its own here")
    }
    func symbol(_ name: String) throws -> UnsafeMutableRawPointer {
      guard let found = unsafe dlsym(library, name) else {
        throw NotMeasured("there is no \(name)")
      }
      return unsafe found
    }
    unsafe accept = unsafeBitCast(try symbol("swift_uloc_acceptLanguage"), to: Accept.self)
    unsafe open = unsafeBitCast(
      try symbol("swift_uenum_openCharStringsEnumeration"), to: Open.self)
    unsafe close = unsafeBitCast(try symbol("swift_uenum_close"), to: Close.self)
    unsafe choose = unsafeBitCast(try symbol("ualoc_localizationsToUse"), to: Choose.self)
    unsafe self.wishes = wishes.map { unsafe $0.map { unsafe UnsafePointer(strdup($0)) } }
    unsafe self.available = available.map { unsafe UnsafePointer(strdup($0)) }
  }

  /// The length of the name of the best locale.
  func acceptedLanguage(_ wish: Int) throws -> Int {
    var status: Int32 = 0
    guard let names = unsafe open(available, Int32(available.count), &status) else {
      throw NotMeasured("ICU cannot list locales")
    }
    defer { unsafe close(names) }
    let length = unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: 256) { result in
      guard let start = result.baseAddress else { return Int32(0) }
      var outcome: Int32 = 0
      return unsafe accept(
        start, 256, &outcome, wishes[wish], Int32(wishes[wish].count), names, &status)
    }
    guard status <= 0 else { throw NotMeasured("ICU fails with status \(status)") }
    return Int(length)
  }

  /// The number of locales to use.
  func localizationsToUse(_ wish: Int) throws -> Int {
    var status: Int32 = 0
    let count = unsafe withUnsafeTemporaryAllocation(of: Text?.self, capacity: available.count) {
      found in
      guard let start = found.baseAddress else { return Int32(0) }
      return unsafe choose(
        wishes[wish], Int32(wishes[wish].count), available, Int32(available.count), start,
        Int32(found.count), &status)
    }
    guard status <= 0 else { throw NotMeasured("ICU fails with status \(status)") }
    return Int(count)
  }
}
