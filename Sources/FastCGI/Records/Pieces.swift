import Glibc

/// Pieces of memory that are sent one after the other. Valid only as long as that memory is.
@safe struct Pieces {
  /// The most pieces that the system accepts at once.
  private static let limit = 1_024
  private var rest: ArraySlice<UnsafeRawBufferPointer>

  init(_ pieces: [UnsafeRawBufferPointer]) {
    unsafe rest = unsafe pieces.filter { unsafe !$0.isEmpty }[...]
  }

  var isEmpty: Bool { unsafe rest.isEmpty }

  /// Sends without waiting, and returns the result of sendmsg(2).
  func send(to connection: Int32) -> Int {
    var vectors = unsafe rest.prefix(Self.limit).map { piece in
      unsafe iovec(iov_base: UnsafeMutableRawPointer(mutating: piece.baseAddress), iov_len: piece.count)
    }
    return unsafe vectors.withUnsafeMutableBufferPointer { vectors in
      var message = unsafe msghdr()
      unsafe message.msg_iov = vectors.baseAddress
      unsafe message.msg_iovlen = vectors.count
      return unsafe sendmsg(connection, &message, Int32(MSG_DONTWAIT | MSG_NOSIGNAL))
    }
  }

  /// Drops `count` bytes from the beginning.
  mutating func drop(_ count: Int) {
    var count = count
    while let first = unsafe rest.first, count >= first.count {
      count -= first.count
      unsafe rest.removeFirst()
    }
    if count > 0, let first = unsafe rest.first {
      unsafe rest[rest.startIndex] = UnsafeRawBufferPointer(rebasing: first[count...])
    }
  }
}
