import FastCGI
import HTTPTypes
import TiffinCore

/// Handles every request: reads it, checks its origin, answers, writes the answer. Never throws.
struct HTTPEntry: Sendable {
  let mount: Mount
  let crossSite: CrossSiteGuard
  /// The site.
  let answer: @Sendable (Request) throws -> Response
  /// The page for a thrown error: an ``HTTPRefusal``, or any other.
  let failure: @Sendable (any Error, Request) -> Response
  /// Called when a request has been answered, for the log.
  let answered: @Sendable (Outcome) -> Void
  /// True if browsers keep nothing that is not for everybody.
  let isForgetful: Bool

  /// The outcome of a request.
  struct Outcome {
    let request: Request
    let status: HTTPResponse.Status
    /// Bytes of the body that is sent.
    let bytes: Int
    let duration: Duration
    /// What its statements took.
    let tally: StatementTally
  }

  init(
    mount: Mount, answer: @escaping @Sendable (Request) throws -> Response,
    failure: @escaping @Sendable (any Error, Request) -> Response,
    answered: @escaping @Sendable (Outcome) -> Void = { _ in }, isForgetful: Bool = false
  ) {
    self.mount = mount
    crossSite = CrossSiteGuard(address: mount.address)
    self.answer = answer
    self.failure = failure
    self.answered = answered
    self.isForgetful = isForgetful
  }

  /// - Parameter refusal: the reason the gateway refused the request.
  func handle(_ gateway: GatewayRequest, _ refusal: GatewayRefusal? = nil) -> GatewayResponse {
    // A test counts by a tally of its own.
    let tally = StatementTally.current ?? StatementTally()
    return StatementTally.$current.withValue(tally) { handle(gateway, refusal, tally) }
  }

  private func handle(
    _ gateway: GatewayRequest, _ refusal: GatewayRefusal?, _ tally: StatementTally
  ) -> GatewayResponse {
    let start = ContinuousClock.now
    let (request, unreadable) = mount.read(gateway)
    var response = respond(to: request, refusal.map(HTTPRefusal.init) ?? unreadable)
    if isForgetful { response.forbidKeeping() }
    let written = response.gateway(for: request)
    answered(
      Outcome(
        request: request, status: response.status, bytes: written.byteCount, duration: start.duration(to: .now),
        tally: tally))
    return written
  }

  private func respond(to request: Request, _ refusal: HTTPRefusal?) -> Response {
    do {
      if let refusal { throw refusal }
      // If there are no such headers, the form's token decides alone: docs/decisions/0017-tokens-of-forms.md.
      try crossSite.check(request)
      return try answer(request)
    } catch let refusal as HTTPRefusal {
      var response = failure(refusal, request)
      for field in refusal.headers where !response.headers.contains(field.name) { response.headers.append(field) }
      return response
    } catch {
      return failure(error, request)
    }
  }
}
