import Synchronization

/// The answers given last to questions that are asked again and again, such as how an ingredient's line reads.
///
/// They are kept in two generations, of which the older goes when the younger is full: what is asked for stays, and a
/// process never holds more than twice the limit.
final class Recent<Question: Hashable & Sendable, Answer: Sendable>: Sendable {
  private struct Generations {
    var young: [Question: Answer] = [:]
    var old: [Question: Answer] = [:]
    var bytes = 0
  }

  /// What an answer weighs besides its text, so that there are not too many short ones.
  private let overhead = 32
  private let limit: Int
  private let kept = Mutex(Generations())

  /// - Parameter limit: The bytes of text in a generation; 64 KiB are about 1,000 lines.
  init(limit: Int = 64 * 1024) {
    self.limit = limit
  }

  /// Returns the answer that is kept, or else works it out and keeps it.
  ///
  /// - Parameter bytes: the length of the question.
  func answer(to question: Question, bytes: Int, working: (Question) -> Answer) -> Answer {
    if let known = kept.withLock({ $0.young[question] }) { return known }
    let answer = kept.withLock({ $0.old[question] }) ?? working(question)
    kept.withLock { generations in
      if generations.bytes > limit { generations = Generations(old: generations.young) }
      generations.young[question] = answer
      generations.bytes += bytes + overhead
    }
    return answer
  }
}
