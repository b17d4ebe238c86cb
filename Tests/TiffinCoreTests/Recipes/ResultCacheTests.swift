import Synchronization
import Testing

@testable import TiffinCore

@Suite struct `The cache of recent answers` {
  /// Doubles a text, and counts its calls.
  private final class Work: Sendable {
    let questions = Mutex<[String]>([])

    func answer(_ question: String) -> String {
      questions.withLock { $0.append(question) }
      return question + question
    }
  }

  @Test func `computes each answer once`() {
    let (recent, work) = (ResultCache<String, String>(), Work())

    let answers = (1...3).map { _ in recent.answer(to: "ab", bytes: 2, working: work.answer) }

    #expect(answers == ["abab", "abab", "abab"])
    #expect(work.questions.withLock { $0 } == ["ab"])
  }

  @Test func `keeps answers that are in use, and drops others`() {
    let (recent, work) = (ResultCache<String, String>(limit: 400), Work())

    for number in 1...100 {
      _ = recent.answer(to: "onions", bytes: 6, working: work.answer)
      _ = recent.answer(to: "\(number)", bytes: 3, working: work.answer)
    }
    _ = recent.answer(to: "1", bytes: 1, working: work.answer)

    let worked = work.questions.withLock { $0 }
    #expect(worked.count { $0 == "onions" } == 1)
    #expect(worked.count { $0 == "1" } == 2)
  }
}
