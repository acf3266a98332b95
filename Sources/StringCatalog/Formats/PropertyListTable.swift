internal import CatalogSyntax

/// Why a property list could not be read as a table.
public struct PropertyListFailure: Error, Hashable, Sendable {
  /// What is wrong.
  public var message: String
  /// The line, counted from 1; nil for a binary file.
  public var line: Int?
}

/// Reads `.strings` files that are stored as XML or binary property lists.
enum PropertyListTable {
  /// The most values that may lie in each other, the table itself not counted.
  static let maximumDepth = StringsDocument.maximumDepth

  /// The entries of a property list in old-style syntax, sorted by key.
  static func read(
    _ bytes: [UInt8], _ kind: PropertyListKind
  ) -> Result<String, PropertyListFailure> {
    let result =
      switch kind {
      case .binary: readBinary(bytes)
      case .xml, .oldStyle: readXML(bytes)
      }
    return result.flatMap { value in
      guard case .dictionary(let members) = value else {
        return .failure(
          PropertyListFailure(message: "the property list is not a dictionary", line: nil))
      }
      let sorted = members.sorted(by: PropertyListValue.Member.isOrderedBefore)
      return .success(sorted.map { $0.oldStyleText + "\n" }.joined())
    }
  }

  private static func readBinary(
    _ bytes: [UInt8]
  ) -> Result<PropertyListValue, PropertyListFailure> {
    do throws(BinaryPropertyList.Fault) {
      return .success(try BinaryPropertyList.read(bytes))
    } catch {
      return .failure(PropertyListFailure(message: error.sentence, line: nil))
    }
  }

  private static func readXML(_ bytes: [UInt8]) -> Result<PropertyListValue, PropertyListFailure> {
    guard let source = try? SourceText(bytes) else {
      return .failure(PropertyListFailure(message: "the property list is too large", line: nil))
    }
    do throws(XMLPropertyList.Fault) {
      return .success(try XMLPropertyList.read(source))
    } catch {
      return .failure(PropertyListFailure(message: error.sentence, line: error.line))
    }
  }
}
