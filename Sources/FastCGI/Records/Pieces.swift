import Glibc

/// Pieces of memory that are sent one after the other. Valid only as long as that memory is.
@safe struct Pieces {
  /// The most pieces that the system accepts at once.
  private static let limit = 1_024
  /// As the system takes them.
  private var pieces: [iovec] = unsafe []
  /// The first that is not sent yet.
  private var first = 0

  init(capacity: Int) {
    unsafe pieces.reserveCapacity(capacity)
  }

  var isEmpty: Bool { unsafe first == pieces.count }

  /// Adds a piece at the end, unless it has no bytes.
  mutating func append(_ piece: UnsafeRawBufferPointer) {
    guard unsafe !piece.isEmpty else { return }
    unsafe pieces.append(
      iovec(iov_base: UnsafeMutableRawPointer(mutating: piece.baseAddress), iov_len: piece.count))
  }

  /// Sends without waiting, and returns the result of sendmsg(2).
  mutating func send(to connection: Int32) -> Int {
    let first = first
    return unsafe pieces.withUnsafeMutableBufferPointer { pieces in
      var message = unsafe msghdr()
      unsafe message.msg_iov = pieces.baseAddress.map { unsafe $0 + first }
      unsafe message.msg_iovlen = min(pieces.count - first, Self.limit)
      return unsafe sendmsg(connection, &message, Int32(MSG_DONTWAIT | MSG_NOSIGNAL))
    }
  }

  /// Drops `count` bytes from the beginning.
  mutating func drop(_ count: Int) {
    var count = count
    while unsafe first < pieces.count, unsafe count >= pieces[first].iov_len {
      unsafe count -= pieces[first].iov_len
      first += 1
    }
    if count > 0, unsafe first < pieces.count {
      unsafe pieces[first].iov_base = pieces[first].iov_base + count
      unsafe pieces[first].iov_len -= count
    }
  }
}
