/// Why a body was not taken. Nothing of it may be kept.
public enum BodyError: Error, Sendable {
  /// It is longer than the limit.
  case tooLarge
  /// It ended early, went on past its announced length, or the connection failed.
  case cutShort
  /// It comes more slowly than ``Patience/body`` allows.
  case tooSlow
  /// Too many others are under way just now.
  case tooMany
}

/// Who sends a body: of what there is for all, strangers get a half at most.
public enum BodySender: Sendable {
  case known, stranger
}

/// A body, from wherever it comes. Closed when its request has been answered.
final class GatewayBody {
  enum Source {
    case exchange(Exchange, BodyRoom)
    /// Of a plain CGI program, which must not be read past the announced length.
    case standardInput(StandardInput)
    case bytes(ArraySlice<UInt8>)
    case closed
  }

  /// Room for more is made when so much has come: what is announced costs nothing.
  private static let firstRoom = 4 << 20
  private var source: Source
  private var taken = 0

  init(_ source: Source) {
    self.source = source
  }

  func close() {
    if case .exchange(_, let room) = source { room.give(taken) }
    taken = 0
    source = .closed
  }

  /// Nil where nothing was done: enough requests stand aside, or no other thread can take this one's place.
  func standAside<T, Failure: Error>(_ work: () throws(Failure) -> T) throws(Failure) -> T? {
    guard case .exchange(let exchange, let room) = source, room.enter() else { return nil }
    defer { room.leave() }
    guard exchange.stepAside() else { return nil }
    defer { exchange.endInput() }
    return try work()
  }

  func read(exactly length: Int, of sender: BodySender) throws(BodyError) -> [UInt8] {
    // One byte more is asked for, to see that there is none.
    let body = try read(upTo: source.endsByItself ? length + 1 : length, of: sender)
    guard body.count == length else { throw .cutShort }
    return body
  }

  func readToEnd(limit: Int, of sender: BodySender) throws(BodyError) -> [UInt8] {
    let body = try read(upTo: limit + 1, of: sender)
    guard body.count <= limit else { throw .tooLarge }
    return body
  }

  /// Fewer bytes than `count` only at the end.
  private func read(upTo count: Int, of sender: BodySender) throws(BodyError) -> [UInt8] {
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

  /// False at the end.
  private func readSome(
    onto body: inout [UInt8], atMost limit: Int, of sender: BodySender
  ) throws(PeerFailure) -> Bool {
    switch source {
    case .exchange(let exchange, let room):
      let count = try exchange.readInput(onto: &body, atMost: limit)
      guard room.take(count, for: sender) else { throw .noPlace }
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
