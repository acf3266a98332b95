public import CatalogSyntax

/// A file and all that several rounds of fixes made of it.
///
/// The edits of later rounds are edits of what earlier ones left; together they are edits of the file as
/// it was read.
public struct FixedFile: Sendable {
  /// The file as it was read.
  public let original: SourceText
  /// The file as it is now.
  public private(set) var bytes: [UInt8]
  /// The number of findings that were put right.
  public private(set) var count = 0
  /// Whether the encoding changes: the byte-order mark, the bytes of every character or those at the end.
  public private(set) var encoding: Diagnostic.FixIt.EncodingChange?

  /// What the text is made of: stretches of the original and new ones.
  private var pieces: [Piece]

  private enum Piece {
    case kept(SourceRange)
    case new([UInt8])

    var count: Int {
      switch self {
      case .kept(let range): range.count
      case .new(let bytes): bytes.count
      }
    }

    /// A part of the piece.
    func part(_ range: Range<Int>) -> Piece {
      switch self {
      case .kept(let own):
        .kept(SourceRange(own.start + range.lowerBound, own.start + range.upperBound))
      case .new(let bytes): .new(Array(bytes[range]))
      }
    }
  }

  /// Takes a file as it was read.
  public init(_ source: SourceText) {
    original = source
    bytes = source.bytes()
    pieces = [.kept(SourceRange(0, source.utf8.count))]
  }

  /// Makes the fixes of one round.
  ///
  /// - Parameters:
  ///   - round: What is to be done.
  ///   - source: The file as it is now, which the edits of the round are edits of.
  public mutating func apply(_ round: FixRound, to source: SourceText) {
    count += round.count
    let edits = Self.leavingNoEmptyText(round.edits, of: source)
    let edited = source.bytes(applying: edits)
    splice(edits)
    switch round.encoding {
    case nil: bytes = edited
    case .utf8:
      bytes = round.edits.isEmpty ? source.utf8 : (try? SourceText(edited))?.utf8 ?? source.utf8
      encoding = .utf8
    case .wholeCharacters:
      let width = source.encoding.unitWidth
      bytes = Array(edited.dropLast(source.bytes().count % width))
      encoding = encoding ?? .wholeCharacters
    }
  }

  /// The same edits, but with one line break where they would leave nothing: Foundation refuses a file
  /// of zero bytes and accepts an empty line.
  private static func leavingNoEmptyText(
    _ edits: [TextEdit], of source: SourceText
  ) -> [TextEdit] {
    let count = edits.reduce(source.utf8.count) { $0 - $1.range.count + $1.replacement.count }
    guard count == 0, let last = edits.indices.last else { return edits }
    var edits = edits
    edits[last].replacement = [0x0A]
    return edits
  }

  private mutating func splice(_ edits: [TextEdit]) {
    guard !edits.isEmpty else { return }
    var result: [Piece] = []
    result.reserveCapacity(pieces.count + 2 * edits.count)
    var position = 0
    var (index, taken) = (0, 0)
    /// Moves what stands up to an offset to the result, or drops it.
    func advance(to offset: Int, isKept: Bool) {
      while position < offset, index < pieces.count {
        let step = min(pieces[index].count - taken, offset - position)
        if isKept, step > 0 { result.append(pieces[index].part(taken..<taken + step)) }
        position += step
        taken += step
        guard taken == pieces[index].count else { continue }
        (index, taken) = (index + 1, 0)
      }
    }
    for edit in edits {
      advance(to: edit.range.start, isKept: true)
      advance(to: edit.range.end, isKept: false)
      if !edit.replacement.isEmpty { result.append(.new(edit.replacement)) }
    }
    advance(to: .max, isKept: true)
    pieces = result
  }

  /// All that changed, as edits of the original text; in order and apart from each other.
  public var edits: [TextEdit] {
    var result: [TextEdit] = []
    var position = 0
    var replacement: [UInt8] = []
    func close(at offset: Int) {
      if offset > position || !replacement.isEmpty {
        result.append(TextEdit(SourceRange(position, offset), with: replacement))
      }
      replacement = []
    }
    for piece in pieces {
      switch piece {
      case .new(let bytes): replacement += bytes
      case .kept(let range):
        guard !range.isEmpty else { continue }
        close(at: range.start)
        position = range.end
      }
    }
    close(at: original.utf8.count)
    return result
  }
}
