/// The digest that a Content Security Policy asks for (FIPS 180-4).
enum SHA256 {
  static func digest(of message: [UInt8]) -> [UInt8] {
    var hash = primes.prefix(8).map { fraction(of: Double($0).squareRoot()) }
    let constants = primes.map { prime in cubeRootFraction(of: UInt64(prime)) }
    var bytes = message + [0x80]
    while bytes.count % 64 != 56 { bytes.append(0) }
    bytes += (0..<8).map { UInt8(truncatingIfNeeded: (message.count * 8) >> (56 - 8 * $0)) }
    for start in stride(from: 0, to: bytes.count, by: 64) {
      var words = (0..<16).map { word in
        (0..<4).reduce(UInt32(0)) { $0 << 8 | UInt32(bytes[start + word * 4 + $1]) }
      }
      for index in 16..<64 {
        let (low, high) = (words[index - 15], words[index - 2])
        let first = turn(low, 7) ^ turn(low, 18) ^ low >> 3
        let second = turn(high, 17) ^ turn(high, 19) ^ high >> 10
        words.append(words[index - 16] &+ first &+ words[index - 7] &+ second)
      }
      var state = hash
      for index in 0..<64 {
        let (a, e) = (state[0], state[4])
        let choice = (e & state[5]) ^ (~e & state[6])
        let majority = (a & state[1]) ^ (a & state[2]) ^ (state[1] & state[2])
        let sum = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)
        let first = state[7] &+ sum &+ choice &+ constants[index] &+ words[index]
        let second = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) &+ majority
        state = [first &+ second] + state.dropLast()
        state[4] = state[4] &+ first
      }
      hash = zip(hash, state).map { $0 &+ $1 }
    }
    return hash.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> (24 - 8 * $0)) } }
  }

  private static let primes = (2...311).filter { number in
    !(2..<number).contains { number % $0 == 0 }
  }

  private static func turn(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word >> count | word << (32 - count)
  }

  /// The first 32 bits behind the point.
  private static func fraction(of root: Double) -> UInt32 {
    UInt32((root - root.rounded(.down)) * 4_294_967_296)
  }

  /// The first 32 bits of a cube root behind the point, found among whole numbers.
  private static func cubeRootFraction(of number: UInt64) -> UInt32 {
    var root: UInt64 = 0
    for bit in (0..<36).reversed() {
      let next = root | 1 << UInt64(bit)
      // The cube of a number of 36 bits has 108; the wanted cube is `number` times 2^96.
      if UInt128(next) * UInt128(next) * UInt128(next) <= UInt128(number) << 96 { root = next }
    }
    return UInt32(truncatingIfNeeded: root)
  }
}
