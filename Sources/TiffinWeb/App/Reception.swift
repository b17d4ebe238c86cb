import HTTPTypes
import TiffinCore

/// Knows who asks, what time it is for them, and what their pages have around them.
struct Reception: Sendable {
  let doorman: Doorman
  let meals: MealStore
  let clock: Clock
  let assets: Assets

  /// - Throws: ``SignedOut``; ``StaleForm`` for a form that is not from a page of this session.
  func visitor(_ request: Request) throws -> Visitor {
    guard let known = try doorman.identify(request) else { throw SignedOut() }
    if request.method == .post, try !known.token.isIn(try request.form()) { throw StaleForm() }
    return visitor(known, request)
  }

  /// Somebody whose form is from another session: to be shown again, and not to be obeyed.
  func resumingVisitor(_ request: Request) throws -> Visitor {
    guard let known = try doorman.identify(request) else { throw SignedOut() }
    return resuming(known, request)
  }

  /// Somebody who signed in just now, with a form in their hands.
  func visitor(_ request: Request, _ token: SecretToken) throws -> Visitor {
    guard let known = try doorman.identify(token) else { throw SignedOut() }
    return resuming(known, request)
  }

  private func resuming(_ known: Doorman.Known, _ request: Request) -> Visitor {
    var visitor = visitor(known, request)
    visitor.isResuming = true
    return visitor
  }

  private func visitor(_ known: Doorman.Known, _ request: Request) -> Visitor {
    let person = known.person
    let now = clock.now(for: person)
    let soFar = SoFar(meals: meals, person: person, today: now.date)
    return Visitor(
      person: person.on(now.date), session: known.session, today: now.date, now: now.time,
      chrome: Chrome(request, assets, known.token, for: person, soFar: soFar, serverZone: clock.serverZone))
  }
}
