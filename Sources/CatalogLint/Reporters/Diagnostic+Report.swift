public import CatalogSyntax

extension Diagnostic {
  /// What makes this finding the same finding in the next run: 16 hexadecimal digits.
  ///
  /// The digits are the FNV-1a hash, 64 bits wide, of rule, table, key, locale and variation in this
  /// order. Each enters as its UTF-8 bytes followed by the byte FF, an absent one as the byte FE;
  /// neither byte occurs in UTF-8. Neither the file nor the place plays a part, so that moving lines
  /// or folders changes no fingerprint.
  public var fingerprint: String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    func add(_ byte: UInt8) { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    for part in [rule, table, key, locale, variation] {
      guard let part else {
        add(0xFE)
        continue
      }
      for byte in part.utf8 { add(byte) }
      add(0xFF)
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }

  /// Whether this is about a folder: such a finding belongs to no table.
  var concernsFolder: Bool { place == nil && table == nil }
}
