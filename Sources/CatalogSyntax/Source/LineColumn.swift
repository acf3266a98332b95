/// A place in a text as a person names it: line and column, both counted from 1.
///
/// Lines end at LF, CR or CRLF; U+2028 and U+2029 do not end one, as in Foundation's messages.
/// Columns count Unicode scalars, the byte-order mark excluded.
public struct LineColumn: Hashable, Sendable {
  /// The line, from 1.
  public var line: Int
  /// The column in Unicode scalars, from 1.
  public var column: Int

  /// Creates a place.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

extension LineColumn: Comparable, CustomStringConvertible {
  /// Whether the left place comes before the right in reading order.
  public static func < (left: LineColumn, right: LineColumn) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }

  /// The place as `line:column`.
  public var description: String { "\(line):\(column)" }
}

/// The line starts of a text, for turning byte offsets into ``LineColumn`` values.
public struct LineIndex: Sendable {
  /// The offset of the first byte of every line, ascending; the first is 0.
  private var starts: [UInt32] = [0]
  /// Places inside long lines, ascending, with their columns: a file may be one line, and the column of
  /// each of its findings is not to be counted from the start.
  private var marks: [(offset: UInt32, column: UInt32)] = []

  /// The distance of marks, in bytes.
  private static let stride = 4096

  /// Finds the lines of a UTF-8 text.
  public init(_ text: [UInt8]) {
    let span = text.span
    let count = span.count
    starts.reserveCapacity(count / 32 + 1)
    var index = 0
    while index < count {
      if index &+ 8 <= count {
        let word = span.word(at: index)
        let hits = word.bytesEqual(to: 0x0A) | word.bytesEqual(to: 0x0D)
        guard hits != 0 else {
          index &+= 8
          continue
        }
        index &+= hits.trailingZeroBitCount >> 3
      }
      let byte = span[index]
      index &+= 1
      if byte == 0x0A {
        starts.append(UInt32(truncatingIfNeeded: index))
      } else if byte == 0x0D {
        if index < count, span[index] == 0x0A { index &+= 1 }
        starts.append(UInt32(truncatingIfNeeded: index))
      }
    }
    for (line, start) in starts.enumerated() {
      let end = line + 1 < starts.count ? Int(starts[line + 1]) : count
      if end - Int(start) > Self.stride { mark(span, Int(start), end) }
    }
  }

  private mutating func mark(_ text: Span<UInt8>, _ start: Int, _ end: Int) {
    var column = 1
    for offset in start..<end {
      if offset > start, (offset - start).isMultiple(of: Self.stride) {
        marks.append(
          (UInt32(truncatingIfNeeded: offset), UInt32(truncatingIfNeeded: column)))
      }
      if text[offset] & 0xC0 != 0x80 { column += 1 }
    }
  }

  /// The last mark at or before an offset that is at or behind the start of its line.
  private func mark(before offset: Int, from start: Int) -> (offset: Int, column: Int) {
    guard offset - start >= Self.stride else { return (start, 1) }
    var (low, high) = (0, marks.count)
    while low < high {
      let middle = (low + high) / 2
      if Int(marks[middle].offset) <= offset { low = middle + 1 } else { high = middle }
    }
    guard low > 0, Int(marks[low - 1].offset) >= start else { return (start, 1) }
    return (Int(marks[low - 1].offset), Int(marks[low - 1].column))
  }

  /// The number of lines; a text that ends with a line break has an empty last line.
  public var count: Int { starts.count }

  /// The offset of the first byte of a line, counted from 1.
  public func start(ofLine line: Int) -> Int { Int(starts[line - 1]) }

  /// The line, counted from 1, that holds a byte offset.
  public func line(of offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while low + 1 < high {
      let middle = (low + high) / 2
      if Int(starts[middle]) <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// The line and column of a byte offset into the same text.
  public func lineColumn(of offset: Int, in text: [UInt8]) -> LineColumn {
    let line = line(of: offset)
    let end = min(offset, text.count)
    var (start, column) = mark(before: end, from: start(ofLine: line))
    while start < end {
      if text[start] & 0xC0 != 0x80 { column += 1 }
      start += 1
    }
    return LineColumn(line: line, column: column)
  }
}
