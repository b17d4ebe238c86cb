/// The reason a body was refused. No part of a refused body may be stored.
public enum RequestBodyError: Error, Sendable {
  /// The body is longer than the limit.
  case tooLarge
  /// The body ended early, was longer than announced, or the connection failed.
  case cutShort
  /// A body was announced, but none of it arrived: the web server probably has a lower limit.
  case notTaken
  /// The body arrives more slowly than its ``MinimumTransferRate`` allows.
  case tooSlow
  /// Too many other bodies are being received, or the memory that the sender's bodies may use is used up.
  case tooMany
}

/// The sender of a body. All strangers (people who are not signed in) together get at most half of the memory for
/// bodies, and one group of people at most three quarters.
public enum RequestBodySender: Equatable, Sendable {
  /// A person who is signed in, or one who is not.
  case known, stranger
  /// A member of the group, such as a household, with this identifier.
  case member(of: Int64)
}

/// The destination of a body: memory, or a file of any size.
enum RequestBodyDestination: Sendable {
  case memory, upload
}

/// The source of a request's body.
protocol RequestBodySource: AnyObject {
  /// True if the protocol marks the end of the body. Otherwise nothing may be read past the announced length.
  var isDelimited: Bool { get }

  /// Runs the function `body`, which receives the whole request body by calling ``read(onto:atMost:)``.
  func receive<T>(
    for use: RequestBodyDestination, of sender: RequestBodySender, _ body: () throws(RequestBodyError) -> T
  ) throws(RequestBodyError)
    -> T

  /// Appends at most `limit` bytes.
  ///
  /// - Returns: The number of bytes; 0 at the end.
  func read(onto body: inout [UInt8], atMost limit: Int) throws(RequestBodyError) -> Int

  /// Reserves memory for `count` bytes, which stay in memory until the request has been answered.
  ///
  /// - Throws: ``RequestBodyError/tooMany`` if not enough memory is left for the sender.
  func reserve(_ count: Int, for sender: RequestBodySender) throws(RequestBodyError)
}

extension RequestBodySource {
  var isDelimited: Bool { true }

  func receive<T>(
    for use: RequestBodyDestination, of sender: RequestBodySender, _ body: () throws(RequestBodyError) -> T
  ) throws(RequestBodyError)
    -> T
  {
    try body()
  }

  func reserve(_ count: Int, for sender: RequestBodySender) {}
}

/// A body from any source. Closed when its request has been answered.
final class GatewayBody {
  /// The number of received bytes from which the buffer gets the capacity for the whole body. So large a buffer uses
  /// memory only as it fills, whereas doubling it would leave twice as much memory unused in the heaps of many threads.
  private static let firstRoom = 256 << 10
  /// The size in bytes of the pieces in which a body is passed on.
  private static let passedPiece = 64 << 10
  private var source: (any RequestBodySource)?

  init(_ source: (any RequestBodySource)?) {
    self.source = source
  }

  func close() {
    source = nil
  }

  /// Runs `work` without this thread's compute permit; nil, without running it, if too many threads run slow work or
  /// this process has no other threads.
  func runSlowWork<T, Failure: Error>(_ work: () throws(Failure) -> T) throws(Failure) -> T? {
    try (source as? RequestServer)?.runSlowWork(work)
  }

  func read(exactly length: Int, of sender: RequestBodySender) throws(RequestBodyError) -> [UInt8] {
    // Requests one byte more than announced, to detect a longer body.
    let body = try read(upTo: source?.isDelimited == true ? length + 1 : length, of: sender)
    guard body.count == length else { throw .cutShort }
    return body
  }

  func readToEnd(limit: Int, of sender: RequestBodySender) throws(RequestBodyError) -> [UInt8] {
    let body = try read(upTo: limit + 1, of: sender)
    guard body.count <= limit else { throw .tooLarge }
    return body
  }

  /// Reads `count` bytes, or fewer if the body ends before.
  private func read(upTo count: Int, of sender: RequestBodySender) throws(RequestBodyError) -> [UInt8] {
    guard let source else { throw .cutShort }
    return try source.receive(for: .memory, of: sender) { () throws(RequestBodyError) in
      var body: [UInt8] = []
      body.reserveCapacity(min(count, 64 << 10))
      while body.count < count, case let more = try source.read(onto: &body, atMost: count - body.count), more > 0 {
        try source.reserve(more, for: sender)
        if body.count >= Self.firstRoom { body.reserveCapacity(count) }
      }
      return body
    }
  }

  /// Passes a body on in pieces, so that it is never in memory as a whole; false if `sink` ended the transfer.
  func pass(
    announced length: Int?, limit: Int, of sender: RequestBodySender, to sink: ([UInt8]) -> Bool
  ) throws(RequestBodyError) -> Bool {
    guard let source else { throw .cutShort }
    // Requests one byte more than announced, to detect a longer body.
    let most = (length ?? limit) + (source.isDelimited ? 1 : 0)
    var count = 0
    let isWhole = try source.receive(for: .upload, of: sender) { () throws(RequestBodyError) in
      while count < most, case let piece = try Self.piece(of: source, atMost: most - count), !piece.isEmpty {
        count += piece.count
        if count <= length ?? limit, !sink(piece) { return false }
      }
      return true
    }
    guard isWhole else { return false }
    guard count <= length ?? limit else { throw length == nil ? .tooLarge : .cutShort }
    guard count == length ?? count else { throw count == 0 ? .notTaken : .cutShort }
    return true
  }

  /// Reads a piece of the usual size, or a smaller one at the end of the body.
  private static func piece(of source: any RequestBodySource, atMost limit: Int) throws(RequestBodyError) -> [UInt8] {
    let size = min(limit, passedPiece)
    var piece: [UInt8] = []
    piece.reserveCapacity(size)
    while piece.count < size, try source.read(onto: &piece, atMost: size - piece.count) > 0 {}
    return piece
  }
}

/// A body in memory.
final class MemoryBody: RequestBodySource {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) {
    rest = bytes[...]
  }

  func read(onto body: inout [UInt8], atMost limit: Int) -> Int {
    let piece = rest.prefix(limit)
    body += piece
    rest = rest.dropFirst(limit)
    return piece.count
  }
}
