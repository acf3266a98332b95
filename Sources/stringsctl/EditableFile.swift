import CatalogSyntax
import CommandLineTool
import StringCatalog

/// One file that a command edits, in any of the formats.
///
/// Changes are made in memory, one on top of the other, and written at once.
struct EditableFile {
  /// The path as it was given.
  let path: String
  /// What the file says, the changes made so far included.
  private(set) var document: Document

  private let stamp: FileStamp
  private var changed: [UInt8]?

  /// A file in the form that its format is edited in.
  enum Document {
    case strings(StringsDocument)
    case dictionary(StringsDictDocument)
    case catalog(XCStringsDocument)

    /// The text that edits are edits of.
    var source: SourceText {
      switch self {
      case .strings(let document): document.source
      case .dictionary(let document): document.syntax.source
      case .catalog(let document): document.source
      }
    }

    /// The keys, in file order.
    var keys: [String] {
      switch self {
      case .strings(let document): document.entries.map { document.key(of: $0) }
      case .dictionary(let document): document.entries.map(\.key)
      case .catalog(let document): document.entries.map { document.key(of: $0) }
      }
    }

    fileprivate init(_ bytes: [UInt8], _ format: TableFormat) throws(SourceTextError) {
      switch format {
      case .strings: self = .strings(StringsDocument(try SourceText(bytes)))
      case .stringsdict: self = .dictionary(try StringsDictDocument(bytes))
      case .xcstrings: self = .catalog(XCStringsDocument(try SourceText(bytes)))
      }
    }
  }

  /// Reads the file that a command is given.
  init(_ invocation: Invocation) throws(CommandFailure) {
    try self.init(contents: Self.read(try Shared.text(invocation[Shared.file], of: invocation)))
  }

  /// Takes a file that was read, in the format of its name.
  init(contents: FileContents) throws(CommandFailure) {
    path = contents.path
    stamp = contents.stamp
    let shown = Argument(path).displayText
    if let obstacle = Self.obstacle(to: contents) { throw .stopped("\(shown): \(obstacle)") }
    guard let document = try? Document(contents.bytes, TableFormat.ofFile(path)) else {
      throw .stopped("\(shown): is too large")
    }
    self.document = document
  }

  /// Why a file can be read but not edited; nil for one that can.
  static func obstacle(to contents: FileContents) -> String? {
    switch (TableFormat.ofFile(contents.path), PropertyListKind.detect(contents.bytes.span)) {
    case (.strings, .xml): "is an XML property list, which is read but not edited"
    case (.strings, .binary), (.stringsdict, .binary):
      "is a binary property list, which is read but not edited"
    case (.strings, .oldStyle), (.stringsdict, .xml), (.stringsdict, .oldStyle), (.xcstrings, _):
      nil
    }
  }

  /// Reads the bytes of a file.
  static func read(_ path: String) throws(CommandFailure) -> FileContents {
    do throws(FileError) {
      return try FileContents(path: path)
    } catch {
      throw Shared.failure(error)
    }
  }

  /// The edits of a change, a refusal told as the end of the command.
  func edits<Refusal: EditRefusal>(
    _ make: () throws(Refusal) -> [TextEdit]
  ) throws(CommandFailure) -> [TextEdit] {
    do throws(Refusal) {
      return try make()
    } catch {
      throw .stopped(error.sentence(in: self))
    }
  }

  /// Makes a change in memory.
  mutating func change<Refusal: EditRefusal>(
    _ make: () throws(Refusal) -> [TextEdit]
  ) throws(CommandFailure) {
    try apply(try edits(make))
  }

  /// Removes a key with all its texts.
  mutating func remove(_ key: String) throws(CommandFailure) {
    switch document {
    case .strings(let document):
      try change { () throws(StringsEditError) in try document.edits(removingKey: key) }
    case .dictionary(let document):
      try change { () throws(StringsDictEditError) in try document.edits(removingKey: key) }
    case .catalog(let document):
      try change { () throws(XCStringsEditError) in try document.edits(removingKey: key) }
    }
  }

  /// Applies edits in memory.
  mutating func apply(_ edits: [TextEdit]) throws(CommandFailure) {
    guard !edits.isEmpty else { return }
    let bytes = document.source.bytes(applying: edits)
    guard let document = try? Document(bytes, TableFormat.ofFile(path)) else {
      throw stopped("would become too large")
    }
    self.document = document
    changed = bytes
  }

  /// Takes new bytes for the whole file, in memory.
  mutating func replace(by bytes: [UInt8]) throws(CommandFailure) {
    guard bytes != document.source.bytes() else { return }
    guard let document = try? Document(bytes, TableFormat.ofFile(path)) else {
      throw stopped("would become too large")
    }
    self.document = document
    changed = bytes
  }

  /// Whether there are changes that are not written.
  var isChanged: Bool { changed != nil }

  /// Writes the file; one that did not change is not written.
  func write() throws(CommandFailure) {
    guard let changed else { return }
    do throws(FileError) {
      try AtomicFile.write(changed, to: path, replacing: stamp)
    } catch {
      throw Shared.failure(error)
    }
  }

  /// The end of the command because of something about the file.
  func stopped(_ sentence: String) -> CommandFailure {
    .stopped("\(Argument(path).displayText): \(sentence)")
  }
}
