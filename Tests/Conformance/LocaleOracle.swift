import Foundation
import Glibc

/// What the ICU of the toolchain's Foundation answers, which is how Apple's platforms search.
@safe
struct LocaleOracle: @unchecked Sendable {
  // Sendable: the function keeps no state.
  private let function: Function

  private typealias Text = UnsafePointer<CChar>
  private typealias Function =
    @convention(c) (
      UnsafePointer<Text?>, Int32, UnsafePointer<Text?>, Int32, UnsafeMutablePointer<Text?>, Int32,
      UnsafeMutablePointer<Int32>
    ) -> Int32

  /// The oracle, or nil where the library or the function is not there.
  static let shared = LocaleOracle()

  private init?() {
    // Foundation has loaded the library, or its own symbols hold the function.
    let names = ["lib_FoundationICU.so", nil]
    let symbol = unsafe names.lazy.compactMap { name in
      unsafe dlopen(name, RTLD_NOW).flatMap { unsafe dlsym($0, "ualoc_localizationsToUse") }
    }.first
    guard let symbol = unsafe symbol else { return nil }
    unsafe function = unsafeBitCast(symbol, to: Function.self)
  }

  /// The places of the chosen locales in the list of available ones.
  func match(_ wanted: [String], _ available: [String]) throws -> [Int] {
    let wishes = unsafe wanted.map { unsafe UnsafePointer(strdup($0)) }
    let choices = unsafe available.map { unsafe UnsafePointer(strdup($0)) }
    defer {
      unsafe (wishes + choices).forEach { unsafe free(UnsafeMutablePointer(mutating: $0)) }
    }
    var found = unsafe [Text?](repeating: nil, count: available.count + 1)
    var status: Int32 = 0
    let count = unsafe function(
      wishes, Int32(wishes.count), choices, Int32(choices.count), &found, Int32(found.count),
      &status)
    guard status <= 0 else { throw OracleFailure(status: status) }
    return unsafe found.prefix(Int(count)).compactMap { text in
      unsafe choices.firstIndex { unsafe $0 == text }
    }
  }
}

/// The status with which ICU refused to answer.
struct OracleFailure: Error {
  var status: Int32
}
