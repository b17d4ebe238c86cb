public import Fetching

/// The catalogue on the web as pages ask it: never for longer than a page may take, never again soon after it could not
/// be reached, and never inside a transaction. What it tells is kept, and read by `RecipeStore`.
public struct Catalogue: Sendable {
  /// How long one page waits for it at the most, all its questions together: three seconds, of which some is for the page.
  var patience = Duration.milliseconds(2_800)

  let store: CatalogueStore
  /// Nil where the server does without.
  let source: (any RecipeSource)?
  private let turns: FetchTurns
  private let report: @Sendable (CatalogueFailure) -> Void

  /// - Parameters:
  ///   - source: nil for a server that asks nobody.
  ///   - report: told why it could not be reached, for the log; once for each pause.
  public init(
    _ store: CatalogueStore, source: (any RecipeSource)?, turns: FetchTurns,
    report: @escaping @Sendable (CatalogueFailure) -> Void
  ) {
    self.store = store
    self.source = source
    self.turns = turns
    self.report = report
  }

  /// Whether there is anybody to ask.
  public var isOn: Bool { source != nil }

  /// Gives a page its time, and one of the turns, unless the catalogue is not to be asked now.
  func visit(
    _ body: (CatalogueVisit) throws(StoreError) -> CatalogueReach
  ) throws(StoreError) -> CatalogueReach {
    guard let source else { return .off }
    if try store.isPaused() { return .paused }
    do throws(StoreError) {
      let reach = try turns.take { () throws(StoreError) in
        try body(CatalogueVisit(store: store, source: source, deadline: .now + patience, report: report))
      }
      return reach ?? .busy
    } catch  where error.leavesReading {
      // What is known can be shown all the same.
      return .paused
    }
  }
}

extension StoreError {
  /// Nothing can be written just now, which is no reason to show nothing.
  var leavesReading: Bool { [.busy, .full, .readOnly].contains(self) }
}

/// Whether the catalogue could be reached.
public enum CatalogueReach: Hashable, Sendable {
  /// It answered, or need not be asked.
  case fine
  /// It did not answer in time, or not as it should.
  case unreachable
  /// Others wait for it already: what is known is shown.
  case busy
  /// It is left alone for a while, because it could not be reached a short while ago.
  case paused
  /// The server does without it.
  case off
}

/// The questions of one page.
struct CatalogueVisit {
  let store: CatalogueStore
  let source: any RecipeSource
  let deadline: ContinuousClock.Instant
  let report: @Sendable (CatalogueFailure) -> Void

  /// Less time than this is not worth a question.
  private static let leastTime = Duration.milliseconds(200)

  /// The answers, nil for those that did not come; nil at all where none came, after which the catalogue is left alone.
  func ask(_ questions: [CatalogueQuestion]) throws(StoreError) -> [CatalogueAnswer?]? {
    let results = source.ask(questions, within: deadline - .now)
    let answers = results.map { try? $0.get() }
    guard !results.isEmpty, answers.allSatisfy({ $0 == nil }) else {
      try store.succeeded()
      return answers
    }
    if case .failure(let failure)? = results.first { report(failure) }
    try store.failed()
    return nil
  }

  /// What there is still time for.
  func askMore(_ questions: [CatalogueQuestion]) -> [CatalogueAnswer] {
    guard !questions.isEmpty, deadline - .now > Self.leastTime else { return [] }
    return source.ask(questions, within: deadline - .now).compactMap { try? $0.get() }
  }
}
