/// Serves the connections of one thread of a worker.
final class RequestServer {
  private let exchange: Exchange
  private let place: ThreadPlace
  private let room: BodyRoom
  private let handler: GatewayHandler
  private let refusing: GatewayRefuser
  /// Reused from request to request to keep its memory.
  private var variables = GatewayVariables()

  init(
    at place: ThreadPlace, patience: Patience, room: BodyRoom, handler: @escaping GatewayHandler,
    refusing: @escaping GatewayRefuser
  ) {
    exchange = Exchange(at: place, patience)
    self.place = place
    self.room = room
    self.handler = handler
    self.refusing = refusing
  }

  func serve(_ connection: Int32) {
    place.step()
    defer { place.step() }
    let response: GatewayResponse
    do throws(GatewayRefusal) {
      guard try exchange.begin(on: connection, &variables) else { return }
      response = answer(try GatewayRequest(variables, body: GatewayBody(.exchange(exchange, room))))
    } catch {
      response = refusing(error, GatewayRequest(refused: variables))
    }
    exchange.finish(response)
  }

  private func answer(_ request: GatewayRequest) -> GatewayResponse {
    place.begin(request.variables)
    defer {
      place.end()
      request.end()
    }
    return handler(request)
  }
}
