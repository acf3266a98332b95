public import CatalogSyntax

extension Placeholder {
  /// What a specifier stands for.
  public enum Kind: Hashable, Sendable {
    /// A value printed by a conversion letter.
    case conversion(Conversion)
    /// `%#@name@`: a variable of a `.stringsdict` entry or a substitution of a string catalog.
    case reference(Reference)
    /// `%arg` inside a substitution form of a string catalog: the substitution's own argument.
    case formattedArgument
    /// `%%`: a percent sign.
    case percentSign
  }

  /// The name inside `%#@name@`.
  public struct Reference: Hashable, Sendable {
    private let nameStart: UInt32
    private let nameEnd: UInt32
    /// A hash of the name's bytes, to compare names of different texts; never 0.
    public let digest: UInt32
    /// The conversion of the variable's value type, where the variable is known.
    public internal(set) var conversion: Conversion?
    /// The length modifier of the variable's value type.
    public internal(set) var length: Length = .none

    /// The bytes of the name in the text.
    public var name: SourceRange { SourceRange(Int(nameStart), Int(nameEnd)) }

    init(name: SourceRange, in text: borrowing Span<UInt8>) {
      nameStart = UInt32(clamping: name.start)
      nameEnd = UInt32(clamping: name.end)
      var digest: UInt32 = 0x811c_9dc5
      for offset in name.start..<name.end {
        digest = (digest ^ UInt32(text[offset])) &* 0x0100_0193
      }
      self.digest = digest | 0x8000_0000
    }
  }

  /// The flag characters of a specifier.
  public struct Flags: OptionSet, Hashable, Sendable {
    /// One bit a flag.
    public let rawValue: UInt8

    /// Creates flags from their bits.
    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// `-`: align left.
    public static let left = Flags(rawValue: 1 << 0)
    /// `+`: always print a sign.
    public static let sign = Flags(rawValue: 1 << 1)
    /// A space: a space in place of a plus sign.
    public static let space = Flags(rawValue: 1 << 2)
    /// `0`: fill with zeros.
    public static let zero = Flags(rawValue: 1 << 3)
    /// `#`: the alternate form.
    public static let alternate = Flags(rawValue: 1 << 4)
    /// `'`: group the digits.
    public static let grouping = Flags(rawValue: 1 << 5)
  }

  /// A width or a precision.
  public enum Extent: Hashable, Sendable {
    /// Not stated.
    case absent
    /// Stated as a number, at most ``Placeholder/largestNumber``.
    case number(Int)
    /// `*`: taken from an integer argument.
    case argument(ExtentArgument)
  }

  /// The integer argument that a `*` takes.
  public struct ExtentArgument: Hashable, Sendable {
    private let statedPosition: UInt16
    private let resolvedIndex: UInt32

    /// Creates the argument `index`; `position` is what the text states, if any.
    public init(position: Int?, index: Int) {
      statedPosition = UInt16(clamping: position.map { $0 + 1 } ?? 0)
      resolvedIndex = UInt32(clamping: index)
    }

    /// The position the text states.
    public var position: Int? { statedPosition == 0 ? nil : Int(statedPosition) - 1 }
    /// The index of the argument, counted from 1.
    public var index: Int { Int(resolvedIndex) }
  }

  /// A length modifier.
  public enum Length: UInt8, Hashable, Sendable, CaseIterable {
    case none, hh, h, l, ll, q, L, z, t, j

    /// The modifier as written; empty for ``none``.
    public var spelling: String {
      switch self {
      case .none: ""
      case .hh: "hh"
      case .h: "h"
      case .l: "l"
      case .ll: "ll"
      case .q: "q"
      case .L: "L"
      case .z: "z"
      case .t: "t"
      case .j: "j"
      }
    }
  }

  /// Numbers in a specifier are read up to this value and kept at it beyond.
  public static let largestNumber = 65_534
}
