import HTTPTypes
import TiffinCore

extension Authenticator: VisitorSource {
  /// Identifies the visitor of a request.
  ///
  /// - Throws: ``SignedOut`` if the visitor has to sign in; ``SecondFactorRequired`` if a second factor has to be set
  /// up first;
  ///   ``StaleForm`` if the form is not from a page of the current session.
  func visitor(_ request: Request) throws -> Visitor {
    let known = try known(request)
    request.body.setHousehold(to: known.person.household.number)
    if request.method == .post, try !known.token.isIn(try request.form()) { throw StaleForm() }
    return visitor(known, request)
  }

  func page(
    _ request: Request, _ answer: (Visitor, borrowing Statements) throws -> SnapshotResult<Response>
  ) throws -> Response {
    var session: Session?
    defer { recordUse(of: session) }
    var told: Session?
    let attempt = try database.snapshot { statements -> SnapshotResult<Response>? in
      guard let known = try identify(request, statements) else { return nil }
      session = known.session
      try requireFactor(known, request)
      let alert = try alert(for: known, request, statements)
      if alert != nil { told = session }
      return try answer(visitor(known, request, alert: alert), statements)
    }
    guard let response = try attempt?.value() else {
      try admit(request)
      return try page(request, answer)
    }
    if let told, response.status == .ok { try? sessions.told(told) }
    return response
  }

  /// Identifies a visitor whose form is from another session. The form is shown again and not saved.
  func resumingVisitor(_ request: Request) throws -> Visitor {
    resuming(try known(request), request)
  }

  /// Identifies a visitor who has just signed in and whose form was stored meanwhile.
  func visitor(_ request: Request, _ token: SecretToken) throws -> Visitor {
    guard let known = try database.snapshot({ try identify(token, $0) }) else { throw SignedOut() }
    return resuming(known, request)
  }

  private func known(_ request: Request) throws -> IdentifiedPerson {
    if let known = try database.snapshot({ try identify(request, $0) }) {
      recordUse(of: known.session)
      try requireFactor(known, request)
      return known
    }
    try admit(request)
    return try known(request)
  }

  /// Checks the second factor that the household may require.
  ///
  /// - Throws: ``SecondFactorRequired`` if the person has none, and requests a page other than those that set it up or
  /// sign
  ///   out.
  private func requireFactor(_ known: IdentifiedPerson, _ request: Request) throws(SecondFactorRequired) {
    let isOpen = request.path.starts(with: ["account", "factor"]) || request.path == ["sign-out"]
    if known.needsFactor, !isOpen { throw SecondFactorRequired() }
  }

  /// Records the use of a session. Errors such as a full disk are ignored, because they must not prevent reading.
  private func recordUse(of session: Session?) {
    if let session { try? sessions.recordUse(of: session) }
  }

  /// Returns the alert for the page; nil for requests by scripts, which may show only a part of the page.
  private func alert(
    for known: IdentifiedPerson, _ request: Request, _ statements: borrowing Statements
  ) throws(StoreError) -> AlertView? {
    guard let session = known.session, session.hasAlert, request.isForWindow,
      let event = try events.alert(of: session, statements)
    else { return nil }
    let today = clock.now(for: known.person).date
    return AlertView(event, at: clock.moment(at: event.at, for: known.person), Formatter(today: today))
  }

  private func resuming(_ known: IdentifiedPerson, _ request: Request) -> Visitor {
    visitor(known, request, isResuming: true)
  }

  /// Creates the visitor for an identified person, with the date and time in their time zone.
  func visitor(
    _ known: IdentifiedPerson, _ request: Request, isResuming: Bool = false, alert: AlertView? = nil
  ) -> Visitor {
    let person = known.person
    let now = clock.now(for: person)
    var chrome = PageChrome(
      request, assets, languages.choice(of: person.settings, request), known.token, for: person,
      serverZone: clock.serverZone, hasHousehold: mode != .none,
      signsOut: known.session != nil)
    chrome.alert = alert
    return Visitor(
      person: person.on(now.date), session: known.session, today: now.date, now: now.time, chrome: chrome,
      isResuming: isResuming, needsFactor: known.needsFactor)
  }
}

extension Request {
  /// True if the response can be for a window: the request is a GET, and the browser states neither that a script or an
  /// image requires the response nor that it is a prefetch.
  fileprivate var isForWindow: Bool {
    let place = variable("HTTP_SEC_FETCH_DEST")
    return method == .get && (place == nil || place == "document") && variable("HTTP_SEC_PURPOSE") == nil
  }
}

/// A source of an already identified visitor, for a request that is answered again.
struct IdentifiedVisitorSource: VisitorSource {
  let known: Visitor
  let database: any Database

  func visitor(_ request: Request) -> Visitor { known }

  func page(
    _ request: Request, _ answer: (Visitor, borrowing Statements) throws -> SnapshotResult<Response>
  ) throws -> Response {
    try database.snapshot { try answer(known, $0) }.value()
  }
}
