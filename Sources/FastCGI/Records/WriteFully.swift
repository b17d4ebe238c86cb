import Glibc

/// Writes all the bytes; false if the other end no longer reads.
func writeFully(_ descriptor: Int32, _ bytes: [UInt8]) -> Bool {
  unsafe bytes.withUnsafeBytes { bytes in
    var rest = unsafe bytes[...]
    while unsafe !rest.isEmpty {
      let count = unsafe write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      unsafe rest = rest.dropFirst(count)
    }
    return true
  }
}
