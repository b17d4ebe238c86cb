import Glibc

/// What one thread of a worker does with a connection.
final class RequestServer {
  private let exchange: Exchange
  private let patience: Patience
  private let handler: GatewayHandler
  private let refusing: GatewayRefuser
  private let slot: RequestsInFlight.Slot?
  /// Kept from request to request for its memory.
  private var variables = GatewayVariables()

  init(
    exchange: Exchange, patience: Patience, handler: @escaping GatewayHandler,
    refusing: @escaping GatewayRefuser, slot: RequestsInFlight.Slot?
  ) {
    self.exchange = exchange
    self.patience = patience
    self.handler = handler
    self.refusing = refusing
    self.slot = slot
  }

  func serve(_ connection: Int32) {
    limitSilence(of: connection, reading: patience.head, writing: patience.body)
    guard exchange.begin(on: connection) else { return }
    do throws(GatewayRefusal) {
      try exchange.readVariables(into: &variables)
      answer(try GatewayRequest(variables, body: exchange.body()))
    } catch {
      _ = exchange.write(refusing(error, GatewayRequest(refused: variables)))
      exchange.finish(bodyExpected: true)
    }
  }

  private func answer(_ request: GatewayRequest) {
    let bodyExpected = (request.contentLength ?? 0) > 0
    if bodyExpected { exchange.allowSilence(for: patience.body) }
    slot?.enter(request.variables)
    _ = exchange.write(handler(request))
    slot?.leave()
    request.end()
    exchange.finish(bodyExpected: bodyExpected)
  }
}
