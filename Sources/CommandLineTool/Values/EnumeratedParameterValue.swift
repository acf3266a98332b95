/// A parameter value that is a case of an enumeration; its raw value is the word to type.
public protocol EnumeratedParameterValue: ParameterValue, CaseIterable, RawRepresentable
where RawValue == String {}

extension EnumeratedParameterValue {
  /// The raw values in the order of the cases.
  public static var allowedValues: [String] { allCases.map(\.rawValue) }

  /// The raw value.
  public var spelling: String { rawValue }

  /// Finds the case whose raw value is exactly the word.
  public init(argument: Argument) throws(ValueRefusal) {
    guard let value = Self.allCases.first(where: { argument.isSpelled($0.rawValue) }) else {
      throw ValueRefusal(of: argument, notAmong: Self.allowedValues)
    }
    self = value
  }
}
