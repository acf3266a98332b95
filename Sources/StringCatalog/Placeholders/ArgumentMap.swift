/// Which arguments a format uses and how: argument index → class, length, flags, width, precision.
///
/// The map is in the order of the indexes. A repeated index is one argument with several uses.
public struct ArgumentMap: Sendable {
  /// One use of an argument by a specifier or by its `*`.
  public struct Use: Hashable, Sendable {
    /// The index of the argument, counted from 1.
    public var index: Int
    /// The class the specifier reads.
    public var argumentClass: ArgumentClass
    /// The length modifier; ``Placeholder/Length/l`` for `D`, `U` and `O`, and `ll` for `q`.
    public var length: Placeholder.Length
    /// The flags.
    public var flags: Placeholder.Flags
    /// The width.
    public var width: Placeholder.Extent
    /// The precision.
    public var precision: Placeholder.Extent
    /// Which element of ``FormatString/placeholders`` it is.
    public var placeholder: Int
    /// Whether the argument is a width or precision given by `*`.
    public var isExtent: Bool
    /// The digest of the name for a reference, else 0.
    package var digest: UInt32
  }

  /// One argument.
  public struct Argument: Hashable, Sendable {
    /// The index, counted from 1.
    public var index: Int
    /// The class of the first use whose class is known.
    public var argumentClass: ArgumentClass
    /// Whether two uses read different classes.
    public var isConflicting: Bool
    /// The elements of ``ArgumentMap/uses`` for this argument.
    public var uses: Range<Int>
  }

  /// All uses, by index and then by place in the text.
  public private(set) var uses: [Use] = []
  /// The arguments by index.
  public private(set) var arguments: [Argument] = []
  /// Whether some specifiers state a position and others do not.
  ///
  /// A reference counts as neither: the formats that have them use both beside each other.
  public private(set) var isMixed = false
  /// Whether a specifier states a position.
  public private(set) var hasPositions = false

  /// Whether a specifier refers to a variable, whose forms may use further arguments.
  public private(set) var hasReferences = false

  /// Creates an empty map to read into.
  public init() {}

  /// Creates the map of `format`.
  public init(_ format: borrowing FormatString) {
    read(format)
  }

  /// The highest index used, or 0.
  public var highestIndex: Int { arguments.last?.index ?? 0 }

  /// The argument with the index, if the format uses it.
  public subscript(index: Int) -> Argument? {
    var low = 0
    var high = arguments.count
    while low < high {
      let middle = (low + high) / 2
      if arguments[middle].index < index { low = middle + 1 } else { high = middle }
    }
    guard low < arguments.count, arguments[low].index == index else { return nil }
    return arguments[low]
  }

  /// The lowest index from `first` on that is left out although a higher one is used.
  public func gap(from first: Int = 1, besides selecting: Int? = nil) -> Int? {
    var expected = first
    for argument in arguments where argument.index >= first {
      if expected == selecting, argument.index > expected { expected += 1 }
      guard argument.index <= expected else { return expected }
      expected = argument.index + 1
    }
    return nil
  }

  /// Reads the map of `format` in place of the present one, with the storage kept.
  public mutating func read(_ format: borrowing FormatString) {
    uses.removeAll(keepingCapacity: true)
    arguments.removeAll(keepingCapacity: true)
    isMixed = false
    hasPositions = false
    hasReferences = false
    var hasPlain = false
    var hasStated = false
    for number in format.placeholders.indices {
      let placeholder = format.placeholders[number]
      appendExtent(placeholder.width, number, hasPlain: &hasPlain, hasStated: &hasStated)
      appendExtent(placeholder.precision, number, hasPlain: &hasPlain, hasStated: &hasStated)
      guard let use = Use(placeholder, number: number) else { continue }
      uses.append(use)
      if use.digest != 0 { hasReferences = true }
      let isStated = placeholder.position != nil
      if isStated { hasPositions = true }
      guard use.digest == 0 else { continue }
      if isStated {
        hasStated = true
      } else if case .conversion = placeholder.kind {
        hasPlain = true
      }
    }
    isMixed = hasPlain && hasStated
    if !isSorted { uses.sort { ($0.index, $0.placeholder) < ($1.index, $1.placeholder) } }
    group()
  }

  private var isSorted: Bool {
    for number in uses.indices.dropFirst() where uses[number].index < uses[number - 1].index {
      return false
    }
    return true
  }

  private mutating func appendExtent(
    _ extent: Placeholder.Extent, _ number: Int, hasPlain: inout Bool, hasStated: inout Bool
  ) {
    guard case .argument(let argument) = extent else { return }
    uses.append(.extent(index: argument.index, placeholder: number))
    if argument.position == nil {
      hasPlain = true
    } else {
      hasPositions = true
      hasStated = true
    }
  }

  private mutating func group() {
    for (number, use) in uses.enumerated() {
      guard let last = arguments.indices.last, arguments[last].index == use.index else {
        arguments.append(
          Argument(
            index: use.index, argumentClass: use.argumentClass, isConflicting: false,
            uses: number..<number + 1))
        continue
      }
      arguments[last].uses = arguments[last].uses.lowerBound..<number + 1
      if arguments[last].argumentClass.isOpen {
        arguments[last].argumentClass = use.argumentClass
      } else if !use.argumentClass.isOpen, use.argumentClass != arguments[last].argumentClass {
        arguments[last].isConflicting = true
      }
    }
  }
}

extension ArgumentMap.Use {
  fileprivate init?(_ placeholder: Placeholder, number: Int) {
    guard let index = placeholder.argument, let argumentClass = placeholder.argumentClass else {
      return nil
    }
    self.init(
      index: index, argumentClass: argumentClass, length: placeholder.effectiveLength,
      flags: placeholder.flags, width: placeholder.width, precision: placeholder.precision,
      placeholder: number, isExtent: false, digest: placeholder.referenceDigest)
  }

  fileprivate static func extent(index: Int, placeholder: Int) -> Self {
    Self(
      index: index, argumentClass: .signed, length: .none, flags: [], width: .absent,
      precision: .absent, placeholder: placeholder, isExtent: true, digest: 0)
  }
}

extension Placeholder {
  fileprivate var referenceDigest: UInt32 {
    guard case .reference(let reference) = kind else { return 0 }
    return reference.digest
  }

  /// The length with which the value is read: `%D` is `%ld`, and `q` is `ll`.
  fileprivate var effectiveLength: Length {
    let conversion: Conversion
    let length: Length
    switch kind {
    case .conversion(let stated): (conversion, length) = (stated, self.length)
    case .reference(let reference):
      guard let stated = reference.conversion else { return .none }
      (conversion, length) = (stated, reference.length)
    case .formattedArgument, .percentSign: return .none
    }
    switch conversion {
    case .longDecimal, .longUnsigned, .longOctal: return .l
    case .object, .decimal, .integer, .unsigned, .hexadecimal, .upperHexadecimal, .octal, .fixed,
      .upperFixed, .scientific, .upperScientific, .general, .upperGeneral, .hexadecimalFloat,
      .upperHexadecimalFloat, .character, .wideCharacter, .cString, .wideCString, .pointer:
      return length == .q ? .ll : length
    }
  }
}
