/// The result of a turn at looking up recipes while nobody waits.
enum QuietTurn: Hashable, Sendable {
  /// A recipe was looked up.
  case done
  /// Another process had its turn a moment ago, or the catalogue is backing off.
  case notYet
  /// The catalogue did not answer.
  case failed
  /// There is nothing to look up.
  case nothing
}

extension Catalogue {
  /// Seconds between two turns, of all processes together.
  static let quietPace = 5
  /// The longest pause in seconds after failures in quiet turns.
  static let longestQuietPause = 3_600
  /// The most recipes of the catalogue that are kept whole; above that, only pages look up more.
  static let mostWhole = 2_000

  /// Looks up one of the recipes that only lists have mentioned, the first seen first.
  ///
  /// Takes none of the turns that pages need.
  func lookUpQuietly() throws(StoreError) -> QuietTurn {
    guard let source, let item = try store.firstPart(whileBelow: Self.mostWhole) else { return .nothing }
    guard try !store.isPaused(), try store.takeQuietTurn(every: Self.quietPace) else { return .notYet }
    let question = CatalogueQuestion.number(item.number)
    switch source.ask([question], within: patience).first {
    case .success(let answer):
      try store.succeeded()
      let recipes = answer.recipes.filter { $0.id == item.number }
      try store.save(recipes)
      if recipes.isEmpty { try store.asked([question]) }
      return .done
    case .failure(let failure):
      report(failure)
      try store.failed()
      try store.putOffQuietTurns(atMost: Self.longestQuietPause)
      return .failed
    case nil: return .failed
    }
  }
}
