import Glibc
import Platform

/// The state that all threads of a worker share.
struct WorkerContext: Sendable {
  let timeout: WorkerTimeouts
  let budget: RequestBodyBudget
  let handler: GatewayHandler
  let refusing: GatewayRefuser
}

/// A server that answers the requests of one thread of a worker, one connection after another.
final class RequestServer: RequestBodySource {
  /// The maximum number of bytes that libfcgi sends or skips in one call. Progress is counted only between calls.
  private static let piece = 16 << 10
  /// The maximum number of bytes of a body that are received in one call.
  private static let bodyPiece = 2 << 10
  /// The size in bytes of the largest response that fits into the connection's send buffer, so that sending it does not
  /// block.
  private static let smallAnswer = 64 << 10

  private let context: WorkerContext
  private let connection: FCGXConnection
  private let watch: ConnectionWatchdog
  /// The slot in which the supervisor sees this thread's request.
  private let slot: RequestsInFlight.Slot?
  /// The request's variables, reused from request to request to keep their memory.
  private var variables = GatewayVariables()
  private var bodyIsRead = false
  /// The number of bytes reserved for the body.
  private var bodyBytes = 0
  /// The sender for whom they are reserved.
  private var bodySender = RequestBodySender.known

  init(_ context: WorkerContext, _ watch: ConnectionWatchdog, _ slot: RequestsInFlight.Slot?) throws(SystemError) {
    self.context = context
    self.watch = watch
    self.slot = slot
    connection = try FCGXConnection()
  }

  /// Answers the one request of a connection and closes the connection.
  func serve(_ descriptor: Int32) {
    guard watch.begin(descriptor, context.timeout.head) else { return closeUnanswered(descriptor) }
    defer { watch.end() }
    guard begin(on: descriptor) else { return }
    (bodyIsRead, bodyBytes) = (false, 0)
    watch.rest()
    watch.permit.resume()
    let response = respond()
    context.budget.release(bodyBytes, of: bodySender)
    send(response)
    finish()
  }

  /// Reads a request up to its body. Web servers send this part at once.
  private func begin(on descriptor: Int32) -> Bool {
    if !waitUntilReadable([descriptor], milliseconds: 1) { watch.permit.release() }
    return connection.begin(on: descriptor)
  }

  private func respond() -> GatewayResponse {
    do throws(GatewayRefusal) {
      try unsafe variables.fill(from: connection.variables)
      guard variables["FCGI_ROLE"] == "RESPONDER" else { throw .malformed }
      let request = try GatewayRequest(variables, body: GatewayBody(self))
      slot?.enter(variables)
      defer {
        slot?.leave()
        request.end()
      }
      return context.handler(request)
    } catch {
      return context.refusing(error, GatewayRequest(refused: variables))
    }
  }

  private func send(_ response: GatewayResponse) {
    watch.expect(response.file == nil ? context.timeout.body : context.timeout.file)
    if response.byteCount > Self.smallAnswer { watch.permit.release() }
    guard write(response.head), write(response.body) else { return }
    if let file = response.file, !file.send(write) { watch.abort() }
  }

  private func write(_ bytes: [UInt8]) -> Bool {
    unsafe bytes.withUnsafeBytes { bytes in
      var rest = unsafe bytes[...]
      while unsafe !rest.isEmpty {
        let piece = unsafe UnsafeRawBufferPointer(rebasing: rest.prefix(Self.piece))
        guard unsafe connection.write(piece) else { return false }
        watch.advance(by: piece.count)
        unsafe rest = rest.dropFirst(piece.count)
      }
      return true
    }
  }

  /// Ends the response and reads the rest of the body: a web server that sends the whole body first would otherwise see
  /// its connection break instead of the response. The rest is not read if too many such bodies arrive at once.
  private func finish() {
    connection.endAnswer()
    defer { connection.close() }
    if bodyIsRead { return }
    // A request without a body has arrived completely with its variables. Caddy announces no length for a chunked body.
    if variables.announcedBytes == 0, connection.skipBody(atMost: Self.piece) < Self.piece { return }
    watch.permit.release()
    guard context.budget.beginReceiving(of: .stranger) else { return }
    defer { context.budget.endReceiving(of: .stranger) }
    watch.expectRestOfBody(context.timeout.leftover)
    var skipped = 0
    while !bodyIsRead, skipped < WorkerTimeouts.leftoverBytes {
      let count = connection.skipBody(atMost: Self.piece)
      if count < Self.piece { bodyIsRead = true }
      skipped += count
      watch.advance(by: count)
    }
  }

  private func closeUnanswered(_ descriptor: Int32) {
    _ = Glibc.close(descriptor)
  }
}

extension RequestServer {
  /// Receives a body without this thread's permit, so that other threads can compute.
  func receive<T>(
    for use: RequestBodyDestination, of sender: RequestBodySender, _ body: () throws(RequestBodyError) -> T
  ) throws(RequestBodyError)
    -> T
  {
    try waiting { () throws(RequestBodyError) in
      guard context.budget.beginReceiving(of: sender) else { throw .tooMany }
      defer { context.budget.endReceiving(of: sender) }
      watch.expectBody(use == .upload ? context.timeout.upload : context.timeout.body)
      defer { watch.rest() }
      return try body()
    }
  }

  func read(onto body: inout [UInt8], atMost limit: Int) throws(RequestBodyError) -> Int {
    let wanted = min(limit, Self.bodyPiece)
    guard let count = connection.readBody(onto: &body, atMost: wanted) else {
      throw watch.hasExpired ? .tooSlow : .cutShort
    }
    watch.advance(by: count)
    if count < wanted { bodyIsRead = true }
    return count
  }

  func reserve(_ count: Int, for sender: RequestBodySender) throws(RequestBodyError) {
    if bodyBytes == 0 { bodySender = sender }
    guard context.budget.reserve(count, for: bodySender) else { throw .tooMany }
    bodyBytes += count
  }

  /// Releases the thread's compute permit while slow work runs. Returns nil, without running the work, if too many
  /// threads run slow work already.
  func runSlowWork<T, Failure: Error>(_ work: () throws(Failure) -> T) throws(Failure) -> T? {
    guard context.budget.beginSlowWork() else { return nil }
    defer { context.budget.endSlowWork() }
    return try waiting(work)
  }

  /// Runs `work` without the thread's permit, and with its slot empty, so that the supervisor does not take the wait
  /// for a request that hangs.
  private func waiting<T, Failure: Error>(_ work: () throws(Failure) -> T) throws(Failure) -> T {
    slot?.leave()
    defer { slot?.enter(variables) }
    return try ComputePermits.whileWaiting(work)
  }
}
