import FastCGI
import HTTPTypes
import Platform
import TiffinCore

/// The entry point of every request: reads the request, checks its origin, answers it, and serialises the response.
/// Never throws.
struct HTTPEntry: Sendable {
  let mount: MountPoint
  /// Returns the response to a request.
  let answer: @Sendable (Request) throws -> Response
  /// Renders the error page for an ``HTTPRefusal`` or any other thrown error.
  let failure: @Sendable (any Error, Request) -> Response
  /// Called after a request has been answered, to log it.
  var answered: @Sendable (Outcome) -> Void = { _ in }
  /// True if browsers must not cache any response, except those with `Cache-Control: public`.
  var forbidsCaching = false

  /// The outcome of a request.
  struct Outcome {
    let request: Request
    let status: HTTPResponse.Status
    /// The size of the response's body in bytes.
    let bytes: Int
    let duration: Duration
    /// The number and total duration of the request's database statements.
    let tally: StatementCounter
    /// The time that the request spent on what is not the database.
    let waits: WaitCounter
  }

  /// Answers a request from the gateway.
  ///
  /// - Parameter refusal: The reason why the gateway refused the request; nil if it did not.
  func handle(_ gateway: GatewayRequest, _ refusal: GatewayRefusal? = nil) -> GatewayResponse {
    // A test may have set its own counter.
    let tally = StatementCounter.current ?? StatementCounter()
    let waits = WaitCounter()
    return StatementCounter.$current.withValue(tally) {
      WaitCounter.$current.withValue(waits) { handle(gateway, refusal, tally, waits) }
    }
  }

  private func handle(
    _ gateway: GatewayRequest, _ refusal: GatewayRefusal?, _ tally: StatementCounter, _ waits: WaitCounter
  ) -> GatewayResponse {
    let start = ContinuousClock.now
    let (request, unreadable) = mount.read(gateway)
    var response = respond(to: request, refusal.map(HTTPRefusal.init) ?? unreadable)
    if forbidsCaching { response.forbidCaching() }
    let written = response.gateway(for: request)
    answered(
      Outcome(
        request: request, status: response.status, bytes: written.byteCount, duration: start.duration(to: .now),
        tally: tally, waits: waits))
    return written
  }

  private func respond(to request: Request, _ refusal: HTTPRefusal?) -> Response {
    do {
      if let refusal { throw refusal }
      // A request without the headers that the guard reads is protected only by the form's token:
      // docs/decisions/0017-tokens-of-forms.md.
      try CrossSiteGuard(address: mount.address).check(request)
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
