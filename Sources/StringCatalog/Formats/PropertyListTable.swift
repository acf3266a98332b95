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
  /// A table in old-style syntax, and where its entries come from.
  struct Contents {
    /// The entries in old-style syntax: those of an XML file in file order, definitions of one key
    /// that do not count included; those of a binary file, where there is no order, sorted by key.
    var text: String
    /// The text of the file, for an XML file.
    var source: SourceText?
    /// For every entry of ``text`` its elements in ``source``; empty for a binary file.
    var places: [Place] = []
  }

  /// The elements of an entry.
  struct Place: Hashable, Sendable {
    /// The element `key`.
    var key: SourceRange
    /// The element of the value.
    var value: SourceRange
    /// What stands between the tags of the value.
    var valueContent: SourceRange
  }

  /// The entries of a property list in old-style syntax, sorted by key.
  static func read(
    _ bytes: [UInt8], _ kind: PropertyListKind
  ) -> Result<String, PropertyListFailure> {
    value(bytes, kind).flatMap { value in
      guard case .dictionary(let members) = value else {
        return .failure(
          PropertyListFailure(message: "the property list is not a dictionary", line: nil))
      }
      let sorted = members.sorted(by: PropertyListValue.Member.isOrderedBefore)
      return .success(sorted.map { $0.oldStyleText + "\n" }.joined())
    }
  }

  /// The entries of a property list in old-style syntax, with their places in an XML file.
  static func contents(
    _ bytes: [UInt8], _ kind: PropertyListKind
  ) -> Result<Contents, PropertyListFailure> {
    guard kind != .binary, let source = try? SourceText(bytes) else {
      return read(bytes, kind).map { Contents(text: $0, source: nil) }
    }
    let document = PropertyListDocument(source)
    return value(document).flatMap { _ in
      guard let root = document.root, document.nodes[root].kind == .dictionary else {
        return .failure(
          PropertyListFailure(message: "the property list is not a dictionary", line: nil))
      }
      var contents = Contents(text: "", source: source)
      for member in document.members(of: root) {
        let entry = PropertyListValue.Member(
          key: document.text(of: member.key), value: document.value(of: member.value))
        contents.text += entry.oldStyleText + "\n"
        let value = document.nodes[member.value]
        contents.places.append(
          Place(
            key: document.nodes[member.key].range, value: value.range,
            valueContent: value.contentRange))
      }
      return .success(contents)
    }
  }

  /// The value that a property list holds.
  static func value(
    _ bytes: [UInt8], _ kind: PropertyListKind
  ) -> Result<PropertyListValue, PropertyListFailure> {
    switch kind {
    case .binary:
      do throws(BinaryPropertyList.Fault) {
        return .success(try BinaryPropertyList.read(bytes))
      } catch {
        return .failure(PropertyListFailure(message: error.sentence, line: nil))
      }
    case .xml, .oldStyle:
      guard let source = try? SourceText(bytes) else {
        return .failure(PropertyListFailure(message: "the property list is too large", line: nil))
      }
      return value(PropertyListDocument(source))
    }
  }

  private static func value(
    _ document: PropertyListDocument
  ) -> Result<PropertyListValue, PropertyListFailure> {
    switch document.reading() {
    case .value(let value): return .success(value)
    case .failure(let message, let offset):
      let line = LineIndex(document.source.utf8).line(of: offset)
      return .failure(PropertyListFailure(message: message, line: line))
    }
  }
}
