internal import CXML

/// Reads XML by libxml2, event by event, without tree and recursion.
///
/// No other file is opened, no address is asked, no entity is expanded. What is not well-formed is a problem, and the
/// rest is read as well as it can be.
package enum XMLReader {
  /// The most problems that are kept.
  package static let mostProblems = 20

  /// Hands on the events of a text in UTF-8 without byte-order mark until it ends or enough is known.
  ///
  /// - Parameter take: Takes an event; false ends the reading.
  /// - Returns: What is not well-formed, in file order.
  /// - Throws: ``XMLError`` where the text is not read to its end.
  package static func read(
    _ text: [UInt8], _ take: (XMLEvent) -> Bool
  ) throws(XMLError) -> [XMLProblem] {
    var offset = 0
    var problems: [XMLProblem] = []
    let outcome = withoutActuallyEscaping(take) { take in
      let receiver = Receiver(take)
      defer { problems = receiver.problems }
      return withExtendedLifetime(receiver) {
        var functions = unsafe cxml_receiver(
          context: Unmanaged.passUnretained(receiver).toOpaque(),
          start: { context, name, attributes, count, from, to in
            unsafe Receiver.of(context)?.start(name, attributes, count, from, to) ?? false
          },
          end: { context, offset in
            unsafe Receiver.of(context)?.take(.end(offset)) ?? false
          },
          characters: { context, text in
            unsafe Receiver.of(context)?.take(.text(text.string)) ?? false
          },
          problem: { context, message, offset in
            unsafe Receiver.of(context)?.add(
              XMLProblem(message: message.string, offset: offset))
          })
        return unsafe text.withUnsafeBufferPointer { text in
          unsafe cxml_read(text.baseAddress, text.count, &functions, &offset)
        }
      }
    }
    switch outcome {
    case CXML_TOO_MANY_ATTRIBUTES: throw XMLError(reason: .tooManyAttributes, offset: offset)
    case CXML_DOCUMENT_TYPE: throw XMLError(reason: .documentType, offset: offset)
    case CXML_OUT_OF_MEMORY: throw XMLError(reason: .outOfMemory, offset: 0)
    case _: return problems
    }
  }
}

/// What the functions given to C work on, for one reading.
private final class Receiver {
  let take: (XMLEvent) -> Bool
  private(set) var problems: [XMLProblem] = []

  init(_ take: @escaping (XMLEvent) -> Bool) {
    self.take = take
  }

  static func of(_ context: UnsafeMutableRawPointer?) -> Receiver? {
    guard let context = unsafe context else { return nil }
    return unsafe Unmanaged<Receiver>.fromOpaque(context).takeUnretainedValue()
  }

  func add(_ problem: XMLProblem) {
    if problems.count < XMLReader.mostProblems { problems.append(problem) }
  }

  func start(
    _ name: cxml_text, _ attributes: UnsafePointer<cxml_attribute>?, _ count: Int,
    _ from: Int, _ to: Int
  ) -> Bool {
    let list = unsafe UnsafeBufferPointer(start: attributes, count: attributes == nil ? 0 : count)
    var element = unsafe XMLElement(name: name.string, attributes: [], tag: from..<max(from, to))
    element.attributes.reserveCapacity(list.count)
    for index in list.indices {
      let attribute = unsafe list[index]
      unsafe element.attributes.append(
        .init(name: attribute.name.string, value: attribute.value.string))
    }
    return take(.start(element))
  }
}

extension cxml_text {
  fileprivate var string: String {
    guard let bytes = unsafe bytes else { return "" }
    return unsafe String(
      decoding: UnsafeBufferPointer(start: bytes, count: length), as: UTF8.self)
  }
}
