internal import Synchronization

/// What a matcher found for the readers of late, so that ICU need not be asked again for each request.
///
/// ICU's matcher is built anew for each question, which takes many times as long as what it then does.
final class MatchAnswers: Sendable {
  private let known = Mutex<[[UInt8]: FallbackChain]>([:])
  /// No more answers than this are kept, and none to longer questions: what is wanted may come from anywhere.
  private static let capacity = 512
  private static let largestQuestion = 256

  /// The chain for a list of wanted locales, compared by their code units.
  func chain(for wanted: [String], _ find: () -> FallbackChain) -> FallbackChain {
    var question: [UInt8] = []
    question.reserveCapacity(64)
    for wish in wanted {
      question.append(wish)
      // A byte that no text has.
      question.append(0xFF)
    }
    guard question.count <= Self.largestQuestion else { return find() }
    if let chain = known.withLock({ $0[question] }) { return chain }
    let chain = find()
    known.withLock { known in
      if known.count >= Self.capacity { known.removeAll() }
      known[question] = chain
    }
    return chain
  }
}
