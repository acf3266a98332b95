public import CatalogSyntax
public import Foundation

/// What Foundation's property-list serialization makes of a file: the oracle of the reference reading.
public enum FoundationOracle {
  /// A verdict in the terms of ``ReferenceReading``.
  public enum Verdict: Equatable {
    /// The file is read, in this format, as this value.
    case value(StringsValue, format: PropertyListSerialization.PropertyListFormat)
    /// The file is refused; the message is that of the text parser, where Foundation kept it.
    case failure(String?)
  }

  /// Asks Foundation.
  public static func read(_ bytes: [UInt8]) -> Verdict {
    var format = PropertyListSerialization.PropertyListFormat.openStep
    do {
      let value = unsafe try PropertyListSerialization.propertyList(
        from: Data(bytes), options: [], format: &format)
      return .value(convert(value), format: format)
    } catch let error as NSError {
      let nested = error.userInfo["kCFPropertyListOldStyleParsingError"] as? NSError
      return .failure(nested?.userInfo["NSDebugDescription"] as? String)
    }
  }

  /// A Foundation value in the terms of the tree, dictionaries sorted by key.
  public static func convert(_ value: Any) -> StringsValue {
    switch value {
    case let text as String: return .string(text)
    case let data as Data: return .data(Array(data))
    case let list as [Any]: return .array(list.map(convert))
    case let members as [String: Any]:
      return sorted(
        .dictionary(members.map { StringsValue.Member(key: $0.key, value: convert($0.value)) }))
    case _: return .string(String(describing: value))
    }
  }

  /// The same value with the members of every dictionary sorted, canonically equivalent keys merged
  /// as a Swift dictionary merges them.
  public static func sorted(_ value: StringsValue) -> StringsValue {
    switch value {
    case .string, .data: return value
    case .array(let elements): return .array(elements.map(sorted))
    case .dictionary(let members):
      var merged: [String: StringsValue] = [:]
      for member in members { merged[member.key] = sorted(member.value) }
      return .dictionary(
        merged.sorted { $0.key < $1.key }.map { .init(key: $0.key, value: $0.value) })
    }
  }
}
