public import Fetching

/// The client of the recipe catalogue, with a timeout and pauses after failures. It sends no requests in transactions.
/// Answers are stored, and read by `RecipeStore`.
public struct Catalogue: Sendable {
  /// The timeout for all requests of one page. A page may take three seconds, of which the rest is for rendering.
  var timeout = Duration.milliseconds(2_800)

  let store: CatalogueStore
  /// The source of recipes; nil if the server does not use the catalogue.
  let source: (any RecipeSource)?
  private let turns: FetchThreadLimit
  let report: @Sendable (CatalogueFailure) -> Void

  /// Creates a client.
  ///
  /// - Parameters:
  ///   - source: The source of recipes; nil if the server does not use a catalogue.
  ///   - turns: The limit of pages that send requests at the same time.
  ///   - report: Called with the reason of a failure, once per pause, to log it.
  public init(
    _ store: CatalogueStore, source: (any RecipeSource)?, turns: FetchThreadLimit,
    report: @escaping @Sendable (CatalogueFailure) -> Void
  ) {
    self.store = store
    self.source = source
    self.turns = turns
    self.report = report
  }

  /// True if the server uses the catalogue.
  public var isOn: Bool { source != nil }

  /// Runs the requests of a page with a deadline, while one of the limited slots is reserved; returns at once if the
  /// catalogue is off, paused or busy.
  func withSession(
    _ body: (CatalogueSession) throws(StoreError) -> CatalogueAvailability
  ) throws(StoreError) -> CatalogueAvailability {
    guard let source else { return .off }
    if try store.isPaused() { return .paused }
    do throws(StoreError) {
      let reach = try turns.withSlot { () throws(StoreError) in
        try body(CatalogueSession(store: store, source: source, deadline: .now + timeout, report: report))
      }
      return reach ?? .busy
    } catch  where error.allowsReading {
      // Stored recipes can still be shown.
      return .paused
    }
  }
}

extension StoreError {
  /// True if nothing can be written at the moment, but reading still works.
  var allowsReading: Bool { [.busy, .full, .readOnly].contains(self) }
}

/// The result of contacting the catalogue.
public enum CatalogueAvailability: Hashable, Sendable {
  /// The catalogue answered, or no request was due.
  case fine
  /// The catalogue did not answer in time, or its answer was invalid.
  case unreachable
  /// Too many requests are waiting. Stored recipes are shown.
  case busy
  /// Requests are paused after a recent failure, or their answers cannot be stored at the moment.
  case paused
  /// The server does not use the catalogue.
  case off
}

/// The requests of one page, with their deadline.
struct CatalogueSession {
  let store: CatalogueStore
  let source: any RecipeSource
  let deadline: ContinuousClock.Instant
  let report: @Sendable (CatalogueFailure) -> Void

  /// The minimum remaining time for sending further requests.
  private static let leastTime = Duration.milliseconds(200)

  /// Sends requests and returns the answers, with nil for each failed one; returns nil if all failed, which also pauses
  /// the catalogue.
  func ask(_ questions: [CatalogueRequest]) throws(StoreError) -> [CatalogueResponse?]? {
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

  /// Sends further requests if there is time left, and returns the answers.
  func askMore(_ questions: [CatalogueRequest]) -> [CatalogueResponse] {
    guard !questions.isEmpty, deadline - .now > Self.leastTime else { return [] }
    return source.ask(questions, within: deadline - .now).compactMap { try? $0.get() }
  }
}
