/// The result of one attempt to fetch a recipe in the background.
enum IdleLookupResult: Hashable, Sendable {
  /// A recipe was fetched, or found to be missing.
  case done
  /// Another process has just fetched a recipe, or requests are paused.
  case notYet
  /// The catalogue did not answer.
  case failed
  /// There is nothing to fetch.
  case nothing
}

extension Catalogue {
  /// The number of seconds between two fetches by all processes together.
  static let idleFetchInterval = 5
  /// The maximum pause in seconds after failures in the background.
  static let longestIdlePause = 3_600
  /// The maximum number of recipes of the catalogue for which details are stored in the background. Above that number,
  /// only pages fetch more.
  static let mostWithDetails = 2_000

  /// Fetches the details of the recipe that was found first among those that are known only from lists.
  ///
  /// The request does not count towards the limit of pages that send requests at the same time.
  func fetchWhenIdle() throws(StoreError) -> IdleLookupResult {
    guard let source, let item = try store.firstPart(whileBelow: Self.mostWithDetails) else { return .nothing }
    guard try !store.isPaused(), try store.reserveIdleFetch(every: Self.idleFetchInterval) else { return .notYet }
    let question = CatalogueRequest.number(item.number)
    switch source.ask([question], within: timeout).first {
    case .success(let answer):
      try store.succeeded()
      let recipes = answer.recipes.filter { $0.id == item.number }
      try store.save(recipes)
      if recipes.isEmpty { try store.asked([question]) }
      return .done
    case .failure(let failure):
      report(failure)
      try store.failed()
      try store.postponeIdleFetches(atMost: Self.longestIdlePause)
      return .failed
    case nil: return .failed
    }
  }
}
