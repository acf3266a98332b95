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
  /// The entries of an XML file in old-style syntax, and where they come from.
  struct Contents {
    /// The entries in file order, definitions of one key that do not count included.
    var text: String
    /// For every entry its elements in the tree.
    var members: [PropertyListDocument.Member]
  }

  /// The entries of a binary property list in old-style syntax. They have no order in the file; they
  /// are sorted by key.
  static func text(ofBinary bytes: [UInt8]) -> Result<String, PropertyListFailure> {
    value(ofBinary: bytes).flatMap { value in
      guard case .dictionary(let members) = value else { return .failure(.notADictionary) }
      let sorted = members.sorted(by: PropertyListValue.Member.isOrderedBefore)
      return .success(sorted.map { $0.oldStyleText + "\n" }.joined())
    }
  }

  /// The entries of a property list in XML in old-style syntax, with their places.
  static func contents(of document: PropertyListDocument) -> Result<Contents, PropertyListFailure> {
    if case .failure(let message, let offset) = document.reading() {
      let line = LineIndex(document.source.utf8).line(of: offset)
      return .failure(PropertyListFailure(message: message, line: line))
    }
    guard let root = document.root, document.nodes[root].kind == .dictionary else {
      return .failure(.notADictionary)
    }
    var contents = Contents(text: "", members: document.members(of: root))
    for member in contents.members {
      let entry = PropertyListValue.Member(
        key: document.text(of: member.key), value: document.value(of: member.value))
      contents.text += entry.oldStyleText + "\n"
    }
    return .success(contents)
  }

  /// The value that a binary property list holds.
  static func value(ofBinary bytes: [UInt8]) -> Result<PropertyListValue, PropertyListFailure> {
    do throws(BinaryPropertyList.Fault) {
      return .success(try BinaryPropertyList.read(bytes))
    } catch {
      return .failure(PropertyListFailure(message: error.sentence, line: nil))
    }
  }
}

extension PropertyListFailure {
  fileprivate static let notADictionary = PropertyListFailure(
    message: "the property list is not a dictionary", line: nil)
}
