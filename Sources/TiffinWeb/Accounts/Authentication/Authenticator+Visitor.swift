import HTTPTypes
import TiffinCore

extension Authenticator: VisitorSource {
  /// - Throws: ``SignedOut``; ``StaleForm`` if the form is not from a page of this session.
  func visitor(_ request: Request) throws -> Visitor {
    let known = try known(request)
    if request.method == .post, try !known.token.isIn(try request.form()) { throw StaleForm() }
    return visitor(known, request)
  }

  func page(
    _ request: Request, _ answer: (Visitor, borrowing Statements) throws -> Response
  ) throws -> Response {
    var session: Session?
    defer { noteUse(of: session) }
    let response = try database.snapshot { statements -> Response? in
      guard let known = try identify(request, statements) else { return nil }
      session = known.session
      try requireFactor(known, request)
      return try answer(visitor(known, request), statements)
    }
    if let response { return response }
    try admit(request)
    return try page(request, answer)
  }

  /// The visitor whose form is from another session: it is shown again, not carried out.
  func resumingVisitor(_ request: Request) throws -> Visitor {
    resuming(try known(request), request)
  }

  /// The visitor who has just signed in and had a form held meanwhile.
  func visitor(_ request: Request, _ token: SecretToken) throws -> Visitor {
    guard let known = try database.snapshot({ try identify(token, $0) }) else { throw SignedOut() }
    return resuming(known, request)
  }

  private func known(_ request: Request) throws -> Known {
    if let known = try database.snapshot({ try identify(request, $0) }) {
      noteUse(of: known.session)
      try requireFactor(known, request)
      return known
    }
    try admit(request)
    return try known(request)
  }

  /// - Throws: ``FactorNeeded`` if the person may do nothing but set up a second factor, and sign out.
  private func requireFactor(_ known: Known, _ request: Request) throws(FactorNeeded) {
    let isOpen = request.path.starts(with: ["account", "factor"]) || request.path == ["sign-out"]
    if known.needsFactor, !isOpen { throw FactorNeeded() }
  }

  /// Notes the use of a session. A failure, on a full disk for instance, does not keep people from reading.
  private func noteUse(of session: Session?) {
    if let session { try? sessions.noteUse(of: session) }
  }

  private func resuming(_ known: Known, _ request: Request) -> Visitor {
    visitor(known, request, isResuming: true)
  }

  /// The visitor that an identified person is, on their own clock.
  func visitor(_ known: Known, _ request: Request, isResuming: Bool = false) -> Visitor {
    let person = known.person
    let now = clock.now(for: person)
    return Visitor(
      person: person.on(now.date), session: known.session, today: now.date, now: now.time,
      chrome: Chrome(
        request, assets, known.token, for: person, serverZone: clock.serverZone, hasHousehold: mode != .none,
        signsOut: known.session != nil),
      isResuming: isResuming, needsFactor: known.needsFactor)
  }
}

/// A visitor identified already, for the one request that is answered again.
struct KnownVisitor: VisitorSource {
  let known: Visitor
  let database: any Database

  func visitor(_ request: Request) -> Visitor { known }

  func page(
    _ request: Request, _ answer: (Visitor, borrowing Statements) throws -> Response
  ) throws -> Response {
    try database.snapshot { try answer(known, $0) }
  }
}
