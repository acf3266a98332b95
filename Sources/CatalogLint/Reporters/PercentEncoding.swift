extension String {
  /// The text as a path in a URI reference (RFC 3986): every byte that is not unreserved is encoded, but
  /// `/`.
  var percentEncoded: String {
    var result: [UInt8] = []
    for byte in utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
        result.append(byte)
      case _:
        let digits = String(byte, radix: 16, uppercase: true)
        result += "%\(byte < 0x10 ? "0" : "")\(digits)".utf8
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
