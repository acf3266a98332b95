extension String: ParameterValue {
  /// The text itself.
  public var spelling: String { self }

  /// Takes any text; refuses bytes that are not UTF-8 rather than change them.
  public init(argument: Argument) throws(ValueRefusal) {
    guard let text = argument.text else {
      throw ValueRefusal(expectation: "text that is valid UTF-8")
    }
    self = text
  }
}

extension Int: ParameterValue {
  /// The number in decimal digits.
  public var spelling: String { String(self) }

  /// Reads decimal digits after an optional sign.
  public init(argument: Argument) throws(ValueRefusal) {
    guard let text = argument.text, let number = Int(text) else {
      throw ValueRefusal(expectation: "a whole number")
    }
    self = number
  }
}

extension UInt: ParameterValue {
  /// The number in decimal digits.
  public var spelling: String { String(self) }

  /// Reads decimal digits.
  public init(argument: Argument) throws(ValueRefusal) {
    guard let text = argument.text, !text.utf8.starts(with: "-".utf8), let number = UInt(text)
    else {
      throw ValueRefusal(expectation: "a whole number, 0 or more")
    }
    self = number
  }
}

extension Argument: ParameterValue {
  /// The word, repaired where it is no text.
  public var spelling: String { repairedText }

  /// Takes every word as it is. Paths use this: a file name need not be UTF-8.
  public init(argument: Argument) throws(ValueRefusal) {
    self = argument
  }
}
