import Synchronization

/// A cache of the latest results of a function, such as the parsing of ingredient lines.
///
/// It has two generations, of which the older one is dropped when the younger one is full. So frequently used entries
/// stay, and a process holds hardly more than twice the limit.
final class ResultCache<Question: Hashable & Sendable, Answer: Sendable>: Sendable {
  private struct Generations {
    var young: [Question: Answer] = [:]
    var old: [Question: Answer] = [:]
    var bytes = 0
  }

  /// The bytes that each entry counts in addition to its question's text, which limits the number of short entries.
  private let overhead = 32
  private let limit: Int
  private let kept = Mutex(Generations())

  /// Creates a cache.
  ///
  /// - Parameter limit: The bytes of text per generation; 64 KiB are about 1,000 lines.
  init(limit: Int = 64 * 1024) {
    self.limit = limit
  }

  /// Returns the cached answer, or computes and caches it.
  ///
  /// - Parameter bytes: The length of the question's text in bytes.
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
