/// The reason a body was refused. None of it may be kept.
public enum BodyError: Error, Sendable {
  /// It is longer than the limit.
  case tooLarge
  /// It ended early, went on past its announced length, or the connection failed.
  case cutShort
  /// It was announced, and nothing of it came: the web server has a lower limit.
  case notTaken
  /// It arrives more slowly than ``Patience/body`` allows.
  case tooSlow
  /// Too many other requests are under way.
  case tooMany
}

/// The sender of a body: strangers together get at most half of the room, and one group of people three quarters.
public enum BodySender: Equatable, Sendable {
  case known, stranger
  /// A member of that group.
  case member(of: Int64)
}

/// A body from any source. Closed when its request has been answered.
final class GatewayBody {
  enum Source {
    case exchange(Exchange, BodyRoom)
    /// Standard input of a plain CGI program, which must not be read past the announced length.
    case standardInput(StandardInput)
    case bytes(ArraySlice<UInt8>)
    case closed
  }

  /// After this many bytes, room for the rest is reserved at once, as a mapping whose pages are used only as they fill.
  /// Growing by doubling would leave twice as much behind in the heaps of sixteen threads.
  private static let firstRoom = 256 << 10
  private var source: Source
  private var taken = 0
  private var sender = BodySender.known

  init(_ source: Source) {
    self.source = source
  }

  func close() {
    if case .exchange(_, let room) = source { room.give(taken, of: sender) }
    taken = 0
    source = .closed
  }

  /// Runs `work` aside; nil, without running it, if enough requests stand aside or no thread can take this one's place.
  func standAside<T, Failure: Error>(_ work: () throws(Failure) -> T) throws(Failure) -> T? {
    guard case .exchange(let exchange, let room) = source, room.enter() else { return nil }
    defer { room.leave() }
    guard exchange.stepAside() else { return nil }
    defer { exchange.endInput() }
    return try work()
  }

  func read(exactly length: Int, of sender: BodySender) throws(BodyError) -> [UInt8] {
    // Asks for one byte more, to see whether the body is longer than announced.
    let body = try read(upTo: source.endsByItself ? length + 1 : length, of: sender)
    guard body.count == length else { throw .cutShort }
    return body
  }

  func readToEnd(limit: Int, of sender: BodySender) throws(BodyError) -> [UInt8] {
    let body = try read(upTo: limit + 1, of: sender)
    guard body.count <= limit else { throw .tooLarge }
    return body
  }

  /// Reads `count` bytes, or fewer at the end of the body.
  private func read(upTo count: Int, of sender: BodySender) throws(BodyError) -> [UInt8] {
    if taken == 0 { self.sender = sender }
    if case .exchange(let exchange, _) = source { exchange.beginInput(of: sender) }
    defer { if case .exchange(let exchange, _) = source { exchange.endInput() } }
    var body: [UInt8] = []
    body.reserveCapacity(min(count, 64 << 10))
    do throws(PeerFailure) {
      while body.count < count, try readSome(onto: &body, atMost: count - body.count, of: sender) {
        if body.count >= Self.firstRoom { body.reserveCapacity(count) }
      }
    } catch {
      throw BodyError(error)
    }
    return body
  }

  /// Passes a body on in pieces, none of which stays in memory; false if `sink` ended it.
  func pass(
    announced length: Int?, limit: Int, of sender: BodySender, to sink: ([UInt8]) -> Bool
  ) throws(BodyError) -> Bool {
    if case .exchange(let exchange, _) = source { exchange.beginInput(of: sender, isUpload: true) }
    if case .standardInput(let input) = source { input.expectUpload() }
    defer { if case .exchange(let exchange, _) = source { exchange.endInput() } }
    // Asks for one byte more, to see whether the body is longer than announced.
    let most = (length ?? limit) + (source.endsByItself ? 1 : 0)
    var count = 0
    var piece: [UInt8] = []
    do throws(PeerFailure) {
      while count < most {
        piece.removeAll(keepingCapacity: true)
        guard try readPiece(onto: &piece, atMost: min(most - count, 64 << 10)) > 0 else { break }
        count += piece.count
        if count <= length ?? limit, !sink(piece) { return false }
      }
    } catch {
      throw BodyError(error)
    }
    guard count <= length ?? limit else { throw length == nil ? .tooLarge : .cutShort }
    guard count == length ?? count else { throw count == 0 ? .notTaken : .cutShort }
    return true
  }

  /// Appends some bytes that do not stay, and so need no room among other bodies.
  private func readPiece(onto piece: inout [UInt8], atMost limit: Int) throws(PeerFailure) -> Int {
    switch source {
    case .exchange(let exchange, _): return try exchange.readInput(onto: &piece, atMost: limit)
    case .standardInput(let input): return try input.read(onto: &piece, atMost: limit)
    case .bytes(let rest):
      piece += rest.prefix(limit)
      source = .bytes(rest.dropFirst(limit))
      return piece.count
    case .closed: throw .gone
    }
  }

  /// Appends some bytes of the body; false at its end.
  private func readSome(
    onto body: inout [UInt8], atMost limit: Int, of sender: BodySender
  ) throws(PeerFailure) -> Bool {
    switch source {
    case .exchange(let exchange, let room):
      let count = try exchange.readInput(onto: &body, atMost: limit)
      guard room.take(count, for: self.sender) else { throw .noPlace }
      taken += count
      return count > 0
    case .standardInput(let input):
      return try input.read(onto: &body, atMost: limit) > 0
    case .bytes(let rest):
      body += rest.prefix(limit)
      source = .bytes(rest.dropFirst(limit))
      return !rest.isEmpty
    case .closed:
      throw .gone
    }
  }
}

extension GatewayBody.Source {
  fileprivate var endsByItself: Bool {
    if case .standardInput = self { false } else { true }
  }
}

extension BodyError {
  fileprivate init(_ failure: PeerFailure) {
    switch failure {
    case .gone: self = .cutShort
    case .tooSlow: self = .tooSlow
    case .noPlace: self = .tooMany
    }
  }
}
