internal import CatalogSyntax

extension ByteWriter {
  mutating func write(_ hash: ContentHash) {
    writeFixed(hash.low)
    writeFixed(hash.high)
  }

  mutating func write(_ entry: ExtractionCache.Entry) {
    write(entry.stamp) { $0.write($1) { $0.write($1) } }
    write(entry.hash)
    write(entry.declarations)
    write(entry.context)
    write(entry.file.path)
    write(entry.file.occurrences) { $0.write($1) }
    write(entry.file.problems) {
      $0.write($1.id)
      $0.write($1.message)
      $0.write($1.place)
    }
  }

  private mutating func write(_ place: LineColumn) {
    write(place.line)
    write(place.column)
  }

  private mutating func write(_ occurrence: Occurrence) {
    switch occurrence.key {
    case .pattern(.exact(let key)):
      write(0)
      write(key)
    case .pattern(.format(let pieces)):
      write(1)
      write(pieces) { writer, piece in
        switch piece {
        case .text(let text):
          writer.write(false)
          writer.write(text)
        case .placeholder(let conversions):
          writer.write(true)
          writer.write(conversions) { $0.write($1) }
        }
      }
    case .pattern(.composed(let parts)):
      write(2)
      write(parts) { $0.write($1) }
    case .dynamic(let argument):
      write(3)
      write(argument)
    }
    write(occurrence.table)
    write(occurrence.dynamicTable)
    write(occurrence.comment)
    write(occurrence.defaultValue)
    write(occurrence.bundle)
    write(occurrence.range.start)
    write(occurrence.range.count)
    write(occurrence.place)
    write(occurrence.rule)
    switch occurrence.certainty {
    case .certain: write(String?.none)
    case .possible(let reason): write(String?.some(reason))
    }
    switch occurrence.activity {
    case .active: write(0)
    case .unknown: write(1)
    case .inactive: write(2)
    }
    write(occurrence.isInPreview)
    write(occurrence.isHinted)
  }
}

extension ByteReader {
  mutating func hash() throws(DamagedBytes) -> ContentHash {
    let low = try fixed()
    return ContentHash(low: low, high: try fixed())
  }

  mutating func entry() throws(DamagedBytes) -> ExtractionCache.Entry {
    let stamp = try optional { reader throws(DamagedBytes) in
      try reader.list { reader throws(DamagedBytes) in try reader.number() }
    }
    let hash = try hash()
    let declarations = try part()
    let context = try self.hash()
    let path = try text()
    var entry = ExtractionCache.Entry(stamp: stamp, hash: hash, file: ExtractedFile(path: path))
    entry.declarations = declarations
    entry.context = context
    entry.file.occurrences = try list { reader throws(DamagedBytes) in
      try reader.occurrence(in: path)
    }
    entry.file.problems = try list { reader throws(DamagedBytes) in
      let id = try reader.text()
      let message = try reader.text()
      return ExtractedFile.Problem(id: id, message: message, place: try reader.place())
    }
    return entry
  }

  private mutating func place() throws(DamagedBytes) -> LineColumn {
    let line = try number(upTo: Self.mostBytes)
    return LineColumn(line: line, column: try number(upTo: Self.mostBytes))
  }

  private mutating func key() throws(DamagedBytes) -> Occurrence.Key {
    switch try byte() {
    case 0: return .pattern(.exact(try text()))
    case 1:
      return .pattern(
        .format(
          try list { reader throws(DamagedBytes) in
            guard try reader.flag() else { return .text(try reader.text()) }
            return .placeholder(
              try reader.list { reader throws(DamagedBytes) in try reader.text() })
          }))
    case 2:
      return .pattern(
        .composed(
          try list { reader throws(DamagedBytes) in try reader.optionalText() }))
    case 3: return .dynamic(try text())
    case _: throw DamagedBytes()
    }
  }

  private mutating func occurrence(in path: String) throws(DamagedBytes) -> Occurrence {
    let key = try key()
    let table = try optionalText()
    let dynamicTable = try optionalText()
    let comment = try optionalText()
    let value = try optionalText()
    let bundle = try optionalText()
    let start = try number(upTo: Self.mostBytes)
    let count = try number(upTo: Self.mostBytes)
    let place = try place()
    let rule = try text()
    let doubt = try optionalText()
    let activity: ConditionalClause.Activity
    switch try byte() {
    case 0: activity = .active
    case 1: activity = .unknown
    case 2: activity = .inactive
    case _: throw DamagedBytes()
    }
    var occurrence = Occurrence(
      key: key, table: table, comment: comment, defaultValue: value, bundle: bundle, file: path,
      range: SourceRange(start, start + count), place: place, rule: rule,
      certainty: doubt.map { .possible($0) } ?? .certain, activity: activity,
      isInPreview: try flag())
    occurrence.isHinted = try flag()
    occurrence.dynamicTable = dynamicTable
    return occurrence
  }

  /// The most bytes of a file, and so the highest number of a place in one.
  private static let mostBytes = SourceText.maximumByteCount + 1
}
