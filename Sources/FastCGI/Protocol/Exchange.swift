/// Reads the web server's requests and writes their answers, one after another, each on a connection of its own.
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
  /// - Returns: false, with the connection closed, if the request arrived incomplete.
  /// - Throws: ``GatewayRefusal`` if the request is to be refused.
  func begin(on descriptor: Int32, _ variables: inout GatewayVariables) throws(GatewayRefusal) -> Bool {
    connection = Connection(descriptor, at: place, patience.head)
    records.reset()
    pairs.removeAll(keepingCapacity: true)
    do throws(PeerFailure) {
      try records.begin(&connection)
      // Data beyond the limit is read once the request has been refused.
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
  ///
  /// - Parameter isUpload: true for one that is passed on to a file, however large.
  func beginInput(of sender: BodySender, isUpload: Bool = false) {
    connection.expect(isUpload ? patience.upload : patience.body, sender == .stranger ? .strangers : .everybody)
  }

  /// Appends at most `limit` bytes of the body.
  ///
  /// - Returns: the number of bytes; 0 at the end.
  func readInput(onto body: inout [UInt8], atMost limit: Int) throws(PeerFailure) -> Int {
    try records.readInput(onto: &body, atMost: limit, &connection)
  }

  /// Puts this thread back to work if it stepped aside to wait for the body.
  func endInput() {
    place.stepBack()
  }

  /// Lets another thread take requests in this one's place; see ``endInput()``.
  func stepAside() -> Bool {
    place.stepAside(.everybody)
  }

  /// Answers and closes the connection, but not before the web server has finished sending: otherwise it might see its
  /// connection break instead of the answer.
  func finish(_ response: GatewayResponse) {
    connection.expect(response.file == nil ? patience.body : patience.file, .answers)
    do throws(PeerFailure) {
      try AnswerRecords(request: records.request).send(response, on: &connection)
      connection.expectLeftover(patience.leftover, unless: place.waiter.stop)
      try records.skipInput(&connection)
    } catch {
      // There is no one left to tell.
    }
    connection.close()
  }
}
