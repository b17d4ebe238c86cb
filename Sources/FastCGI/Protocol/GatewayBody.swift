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

  private static let chunk = 64 << 10
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
    begin(sender)
    defer { end() }
    // One byte more is asked for, to see that there is none.
    let bytes = try readUp(to: source.endsByItself ? length + 1 : length, sender)
    guard bytes.count == length else { throw .cutShort }
    return bytes
  }

  func readToEnd(limit: Int, of sender: BodySender) throws(BodyError) -> [UInt8] {
    begin(sender)
    defer { end() }
    var body: [UInt8] = []
    while true {
      let wanted = min(max(Self.chunk, body.count), limit + 1 - body.count)
      let part = try readUp(to: wanted, sender)
      body += part
      guard body.count <= limit else { throw .tooLarge }
      if part.count < wanted { return body }
    }
  }

  private func begin(_ sender: BodySender) {
    if case .exchange(let exchange, _) = source { exchange.beginInput(of: sender) }
  }

  private func end() {
    if case .exchange(let exchange, _) = source { exchange.endInput() }
  }

  /// Fewer bytes than `count` only at the end.
  private func readUp(to count: Int, _ sender: BodySender) throws(BodyError) -> [UInt8] {
    var failure: BodyError?
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { room, filled in
      do throws(BodyError) {
        while filled < count {
          let part = unsafe UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(room)[filled...])
          let more = unsafe try readSome(into: UnsafeMutableRawBufferPointer(rebasing: part.prefix(Self.chunk)), sender)
          guard more > 0 else { return }
          filled += more
        }
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return bytes
  }

  private func readSome(into room: UnsafeMutableRawBufferPointer, _ sender: BodySender) throws(BodyError) -> Int {
    do throws(PeerFailure) {
      switch source {
      case .exchange(let exchange, let memory):
        let count = unsafe try exchange.readInput(into: room)
        guard memory.take(count, for: sender) else { throw .noPlace }
        taken += count
        return count
      case .standardInput(let input):
        return unsafe try input.read(into: room)
      case .bytes(let rest):
        let count = min(room.count, rest.count)
        unsafe room.copyBytes(from: rest.prefix(count))
        source = .bytes(rest.dropFirst(count))
        return count
      case .closed: throw .gone
      }
    } catch {
      throw BodyError(error)
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
