import CatalogSyntax

/// Reads the files of a layout, several at a time.
public struct ProjectLoader: Sendable {
  /// How many files are read at once.
  public var jobs: Int
  /// Reads one file. Tests give another function than the file system's.
  public var read: @Sendable (_ path: String) throws(FileError) -> [UInt8]
  /// What is known of earlier readings; what it knows is not read again.
  package var memory: LoadedFiles?

  /// Creates a loader over the file system.
  public init(jobs: Int) {
    self.init(jobs: jobs) { path throws(FileError) in try FileContents(path: path).bytes }
  }

  /// Creates a loader.
  public init(
    jobs: Int, read: @escaping @Sendable (_ path: String) throws(FileError) -> [UInt8]
  ) {
    self.jobs = max(jobs, 1)
    self.read = read
  }

  /// Reads everything; what cannot be read is among the failures.
  public func load(_ layout: ProjectLayout, failures: [FileError] = []) async -> Project {
    let files = layout.bundles.flatMap { $0.tables.flatMap(\.files) } + layout.looseFiles
    var failures = failures
    let tables = await load(files, &failures) { file, bytes throws(SourceTextError) in
      try LocalizedTable(file: file, bytes: bytes)
    }
    let dictionaries = await load(layout.dictionaryFiles, &failures) {
      file, bytes throws(SourceTextError) in
      Project.Dictionary(file: file, document: try StringsDictDocument(bytes))
    }
    let catalogs = await load(layout.catalogFiles, &failures) {
      file, bytes throws(SourceTextError) in
      Project.StringCatalogFile(file: file, document: XCStringsDocument(try SourceText(bytes)))
    }
    let bundles = layout.bundles.map { bundle in
      Project.Bundle(
        path: bundle.path, directories: bundle.directories,
        families: bundle.tables.map { table in
          TableFamily(table: table.name, localizations: table.files.compactMap { tables[$0.path] })
        },
        unreadFiles: bundle.tables.flatMap(\.files).filter { tables[$0.path] == nil })
    }
    return Project(
      bundles: bundles, looseTables: layout.looseFiles.compactMap { tables[$0.path] },
      dictionaries: layout.dictionaryFiles.compactMap { dictionaries[$0.path] },
      stringCatalogs: layout.catalogFiles.compactMap { catalogs[$0.path] },
      failures: failures.sorted { $0.path < $1.path })
  }

  /// Reads files, several at a time, into values by path.
  private func load<Value: Sendable>(
    _ files: [TableFile], _ failures: inout [FileError],
    _ parse: @escaping @Sendable (TableFile, [UInt8]) throws(SourceTextError) -> Value
  ) async -> [String: Value] {
    let (read, memory) = (read, memory)
    let results = await Parallel.map(files, jobs: jobs) { file -> Result<Value, FileError> in
      @Sendable func parsed(_ bytes: [UInt8]) throws(FileError) -> Value {
        guard let value = try? parse(file, bytes) else {
          throw FileError(path: file.path, reason: .tooLarge(bytes.count))
        }
        return value
      }
      do throws(FileError) {
        guard let memory else { return .success(try parsed(try read(file.path))) }
        return .success(try memory.value(of: file, parsed))
      } catch {
        return .failure(error)
      }
    }
    var values: [String: Value] = [:]
    for (file, result) in zip(files, results) {
      switch result {
      case .success(let value): values[file.path] = value
      case .failure(let error): failures.append(error)
      }
    }
    return values
  }
}

/// Work over a list on several threads, results in the order of the list.
package enum Parallel {
  /// Transforms every element; the result does not depend on `jobs`.
  package static func map<Element: Sendable, Result: Sendable>(
    _ elements: [Element], jobs: Int,
    _ transform: @escaping @Sendable (Element) -> Result
  ) async -> [Result] {
    guard jobs > 1, elements.count > 1 else { return elements.map(transform) }
    // Chunks are smaller than a fair share, so that a thread with light files helps the others.
    let size = max(1, elements.count / (jobs * 8))
    let starts = stride(from: 0, to: elements.count, by: size)
    return await withTaskGroup(of: (Int, [Result]).self) { group in
      var waiting = starts.makeIterator()
      func addNext() {
        guard let start = waiting.next() else { return }
        let end = min(start + size, elements.count)
        group.addTask { (start, elements[start..<end].map(transform)) }
      }
      for _ in 0..<jobs { addNext() }
      var chunks: [Int: [Result]] = [:]
      while let (start, results) = await group.next() {
        chunks[start] = results
        addNext()
      }
      return starts.flatMap { chunks[$0] ?? [] }
    }
  }
}
