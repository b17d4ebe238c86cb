public import Fetching

/// The catalogue on the web, as pages use it: never waits longer than a page may take, never asks again soon after a
/// failure, and never asks inside a transaction. Its answers are kept, and read by `RecipeStore`.
public struct Catalogue: Sendable {
  /// The longest wait of one page for all its questions: of three seconds, the rest is for the page.
  var patience = Duration.milliseconds(2_800)

  let store: CatalogueStore
  /// Nil if the server does not use the catalogue.
  let source: (any RecipeSource)?
  private let turns: FetchTurns
  let report: @Sendable (CatalogueFailure) -> Void

  /// - Parameters:
  ///   - source: Nil for a server that asks no catalogue.
  ///   - report: Gets the reason of a failure, for the log; once for each pause.
  public init(
    _ store: CatalogueStore, source: (any RecipeSource)?, turns: FetchTurns,
    report: @escaping @Sendable (CatalogueFailure) -> Void
  ) {
    self.store = store
    self.source = source
    self.turns = turns
    self.report = report
  }

  /// True if there is a catalogue to ask.
  public var isOn: Bool { source != nil }

  /// Reserves a slot and a deadline for a look-up; returns without one while the catalogue is backing off.
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
      // Known recipes can still be shown.
      return .paused
    }
  }
}

extension StoreError {
  /// True if nothing can be written just now, while reading still works.
  var leavesReading: Bool { [.busy, .full, .readOnly].contains(self) }
}

/// The result of reaching for the catalogue.
public enum CatalogueReach: Hashable, Sendable {
  /// It answered, or there was no need to ask.
  case fine
  /// It did not answer in time, or not properly.
  case unreachable
  /// Too many others are waiting for it: known recipes are shown.
  case busy
  /// It is backing off after a recent failure.
  case paused
  /// The server does not use it.
  case off
}

/// The questions of one page.
struct CatalogueVisit {
  let store: CatalogueStore
  let source: any RecipeSource
  let deadline: ContinuousClock.Instant
  let report: @Sendable (CatalogueFailure) -> Void

  /// The shortest remaining time in which a question is worth asking.
  private static let leastTime = Duration.milliseconds(200)

  /// Returns the answers, nil for missing ones; nil altogether if all are missing, after which the catalogue backs off.
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

  /// Asks further questions if there is time left; returns the answers that came.
  func askMore(_ questions: [CatalogueQuestion]) -> [CatalogueAnswer] {
    guard !questions.isEmpty, deadline - .now > Self.leastTime else { return [] }
    return source.ask(questions, within: deadline - .now).compactMap { try? $0.get() }
  }
}
