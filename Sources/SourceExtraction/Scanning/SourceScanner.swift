internal import CatalogSyntax
package import StringCatalog

/// Extracts the keys of many files, several at a time; the result does not depend on how many.
///
/// What a cache knows of files that did not change is taken from it, without reading them.
package struct SourceScanner<Reader: CodeReader>: Sendable {
  /// Reads code.
  package var reader: Reader
  /// How many files are read at once.
  package var jobs: Int

  /// Creates a scanner.
  package init(reader: Reader, jobs: Int) {
    self.reader = reader
    self.jobs = max(jobs, 1)
  }

  /// Extracts the keys of files.
  ///
  /// - Parameters:
  ///   - files: The files, each once.
  ///   - cache: What earlier scans found.
  ///   - seconds: The time, in seconds since 1970. A file that changed just before is read again the next time, for it
  ///     may change once more under the same stamp.
  package func scan(
    _ files: [SourceFile], cache: ExtractionCache? = nil, at seconds: Int
  ) async -> SourceScan {
    let reader = reader
    let prepared = await Parallel.map(files, jobs: jobs) { file in
      Result { () throws(FileError) in
        try Prepared(file, known: cache?.entry(ofPath: file.path), reader: reader, at: seconds)
      }
    }
    let declarations = prepared.compactMap { result in
      (try? result.get()).flatMap { $0.entry.declarations.isEmpty ? nil : $0.entry.declarations }
    }
    let context = ContentHash(of: declarations)
    let extract = reader.extraction(knowing: declarations)
    let entries = await Parallel.map(Array(zip(files, prepared)), jobs: jobs) { file, result in
      Result { () throws(FileError) in
        try result.get().finished(file, context: context, reader: reader, extract)
      }
    }
    var scan = SourceScan(cache: ExtractionCache(environment: cache?.environment ?? .zero))
    for (file, result) in zip(files, entries) {
      switch result {
      case .success(let (entry, wasExtracted)):
        scan.files.append(entry.file)
        scan.cache.entries[file.path] = entry
        if wasExtracted { scan.extractedCount += 1 }
        if cache?.entry(ofPath: file.path) != entry { scan.isCacheChanged = true }
      case .failure(let error):
        scan.failures.append(error)
      }
    }
    if scan.cache.entries.count != (cache?.entries.count ?? 0) { scan.isCacheChanged = true }
    return scan
  }
}

/// What a scan found.
package struct SourceScan: Sendable {
  /// What was found in each file, in the order of the files; files that could not be read are left out.
  package var files: [ExtractedFile] = []
  /// The files that could not be read.
  package var failures: [FileError] = []
  /// What is known now, to be kept for the next scan.
  package var cache: ExtractionCache
  /// Whether that differs from what was known before.
  package var isCacheChanged = false
  /// How many files keys were extracted from; all others were known.
  package var extractedCount = 0
}

/// A file between the two passes.
private struct Prepared: Sendable {
  var entry: ExtractionCache.Entry
  /// The text, if keys are to be extracted from it anew.
  var text: SourceText?

  /// Looks at a file, and reads it unless it is known.
  init(
    _ file: SourceFile, known: ExtractionCache.Entry?, reader: some CodeReader, at seconds: Int
  ) throws(FileError) {
    let stamp = try FileStamp(path: file.path)
    if let known, let words = known.stamp, words == stamp.words {
      entry = known
      return
    }
    entry = ExtractionCache.Entry(
      stamp: nil, hash: .zero, file: ExtractedFile(path: file.path))
    guard stamp.byteCount <= file.kind.maximumByteCount else {
      entry.file = .refused(file.path, .tooLarge(file.kind.maximumByteCount))
      return
    }
    try read(file, known: known, reader, at: seconds)
  }

  private mutating func read(
    _ file: SourceFile, known: ExtractionCache.Entry?, _ reader: some CodeReader, at seconds: Int
  ) throws(FileError) {
    let contents = try FileContents(path: file.path)
    entry.stamp = contents.stamp.isCertain(at: seconds) ? contents.stamp.words : nil
    entry.hash = ContentHash(contents.bytes.span)
    if var known, known.hash == entry.hash {
      known.stamp = entry.stamp
      entry = known
      return
    }
    guard let text = try? SourceText(contents.bytes) else {
      throw FileError(path: file.path, reason: .tooLarge(contents.bytes.count))
    }
    if case .code(let language) = file.kind {
      if text.utf8.span.contains(0) {
        entry.file = .refused(file.path, .binary)
        return
      }
      entry.declarations = reader.declarations(in: text, language: language)
    }
    self.text = text
  }

  /// The entry with the keys of the file, and whether they were extracted now.
  func finished(
    _ file: SourceFile, context: ContentHash, reader: some CodeReader, _ extract: CodeExtraction
  ) throws(FileError) -> (ExtractionCache.Entry, wasExtracted: Bool) {
    var entry = entry
    guard case .code(let language) = file.kind else {
      guard let text else { return (entry, false) }
      switch file.kind {
      case .code: break
      case .interface: entry.file = InterfaceFile.extract(text, path: file.path)
      case .bundlePropertyList:
        entry.file = BundlePropertyList.extractInfo(text, path: file.path)
      case .settings: entry.file = BundlePropertyList.extractSettings(text, path: file.path)
      }
      return (entry, true)
    }
    if let text {
      entry.context = context
      entry.file = extract(text, language, file.path)
      return (entry, true)
    }
    // What was refused does not depend on what other files declare.
    if entry.context == context || entry.context == .zero { return (entry, false) }
    // Another file declares something else now, so this one may mean something else.
    let again = try Prepared(file, known: nil, reader: reader, at: .min)
    guard let text = again.text else { return (again.entry, true) }
    entry.context = context
    entry.file = extract(text, language, file.path)
    if again.entry.hash != entry.hash {
      // It was changed meanwhile; the next scan looks at it again.
      entry.stamp = nil
      entry.hash = .zero
    }
    return (entry, true)
  }
}

extension ExtractedFile {
  fileprivate enum Refusal {
    case tooLarge(Int)
    case binary
  }

  /// What is said of a file that is not looked at.
  fileprivate static func refused(_ path: String, _ refusal: Refusal) -> ExtractedFile {
    let problem =
      switch refusal {
      case .tooLarge(let limit):
        Problem(
          id: "file-too-large",
          message: "the file has more than \(limit >> 20) MiB; no key was read from it",
          place: LineColumn(line: 1, column: 1))
      case .binary:
        Problem(
          id: "binary-file",
          message: "the file holds bytes that are no text; no key was read from it",
          place: LineColumn(line: 1, column: 1))
      }
    return ExtractedFile(path: path, problems: [problem])
  }
}
