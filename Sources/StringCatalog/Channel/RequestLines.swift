internal import CatalogSyntax

/// Cuts a stream of bytes into requests, one a line, and gathers their answers.
///
/// A line that is longer than ``RequestChannel/largestRequest`` is passed over without being kept; its answer
/// says so. A line of nothing but spaces is no request.
public struct RequestLines: Sendable {
  private let channel: RequestChannel
  /// The beginning of a line whose end has not come yet.
  private var line: [UInt8] = []
  /// Whether the rest of a line is passed over.
  private var isTooLong = false

  /// Creates an empty stream.
  public init(_ channel: RequestChannel) {
    self.channel = channel
  }

  /// Takes the next bytes and answers the lines that end in them.
  ///
  /// - Returns: The answers, one a line.
  public mutating func answer(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var json = JSONText()
    var rest = bytes
    while let end = rest.firstIndex(of: 0x0A) {
      take(rest[..<end])
      endLine(&json)
      rest = rest[(end + 1)...]
    }
    take(rest)
    return json.bytes
  }

  /// Answers what is left when the stream ends without a line end.
  public mutating func finish() -> [UInt8] {
    var json = JSONText()
    endLine(&json)
    return json.bytes
  }

  private mutating func take(_ part: ArraySlice<UInt8>) {
    guard !isTooLong else { return }
    guard line.count + part.count <= RequestChannel.largestRequest + 1 else {
      isTooLong = true
      line = []
      return
    }
    line += part
  }

  private mutating func endLine(_ json: inout JSONText) {
    defer {
      line.removeAll(keepingCapacity: line.capacity <= 1 << 16)
      isTooLong = false
    }
    if isTooLong {
      json.beginObject()
      json.member("version", 1)
      RequestProblem(
        .badRequest, "the request has more than \(RequestChannel.largestRequest) bytes"
      ).write(to: &json)
      json.endObject()
      json.endText()
      return
    }
    guard line.contains(where: { $0 != 0x20 && $0 != 0x09 && $0 != 0x0D }) else { return }
    channel.answer(to: line, in: &json)
  }
}
