/// One request after another of the web server, each on a connection of its own: its records are read, and those of
/// its answer written.
final class Exchange {
  private let place: ThreadPlace
  private let patience: Patience
  private var records = RequestRecords()
  private var connection: Connection
  private var pairs: [UInt8] = []

  init(at place: ThreadPlace, _ patience: Patience) {
    self.place = place
    self.patience = patience
    connection = Connection(-1, at: place, patience.head)
  }

  /// Reads a request up to its body. Takes the connection over.
  ///
  /// - Returns: false, and the connection is closed, when no whole request came.
  /// - Throws: ``GatewayRefusal`` when one came that is to be refused.
  func begin(on descriptor: Int32, _ variables: inout GatewayVariables) throws(GatewayRefusal) -> Bool {
    connection = Connection(descriptor, at: place, patience.head)
    records.reset()
    pairs.removeAll(keepingCapacity: true)
    do throws(PeerFailure) {
      try records.begin(&connection)
      // What goes beyond the limit is read when the request has been refused.
      while pairs.count <= NameValuePair.limitOfAll, try records.readVariables(onto: &pairs, &connection) {}
    } catch {
      connection.close()
      return false
    }
    place.stepBack()
    let isWhole = try variables.fill(from: pairs)
    if !isWhole { connection.close() }
    return isWhole
  }

  /// Prepares for reading the body.
  func beginInput(of sender: BodySender) {
    connection.expect(patience.body, sender == .known ? .everybody : .strangers)
  }

  /// Appends some of the body, at most so many bytes.
  ///
  /// - Returns: how many; 0 at its end.
  func readInput(onto body: inout [UInt8], atMost limit: Int) throws(PeerFailure) -> Int {
    try records.readInput(onto: &body, atMost: limit, &connection)
  }

  /// Where this thread stepped aside to wait for the body, it is at work again.
  func endInput() {
    place.stepBack()
  }

  /// Lets another thread take requests at this one's place; see ``endInput()``.
  func stepAside() -> Bool {
    place.stepAside(.everybody)
  }

  /// Answers and closes the connection: where the web server is still sending, when it has done that. Otherwise it
  /// might see its connection break instead of the answer.
  func finish(_ response: GatewayResponse) {
    connection.expect(patience.body, .answers)
    do throws(PeerFailure) {
      try AnswerRecords(request: records.request).send(response, on: &connection)
      connection.expectLeftover(patience.leftover, unless: place.waiter.stop)
      try records.skipInput(&connection)
    } catch {
      // There is nobody left to be told.
    }
    connection.close()
  }
}
