/// Reads the records of a connection, one after the other.
@safe final class RecordReader {
  private static let size = 64 << 10
  private let room = UnsafeMutableRawBufferPointer.allocate(byteCount: size, alignment: 16)
  /// The range of the buffer that was received but not read yet.
  private var unread = 0..<0
  /// The bytes of the current record that were not read yet.
  private var content = 0
  private var padding = 0

  deinit { unsafe room.deallocate() }

  /// Forgets the previous connection.
  func reset() {
    unread = 0..<0
    content = 0
    padding = 0
  }

  /// The next record, after skipping the rest of the current one.
  func next(_ connection: inout Connection) throws(PeerFailure) -> RecordHeader {
    try skip(content + padding, &connection)
    while unread.count < RecordHeader.size { try fill(&connection) }
    let start = unread.lowerBound
    let bytes = unsafe UnsafeRawBufferPointer(rebasing: room[start..<start + RecordHeader.size])
    guard let header = unsafe RecordHeader(bytes) else { throw .gone }
    take(RecordHeader.size)
    content = header.contentLength
    padding = header.paddingLength
    return header
  }

  /// Appends at most `limit` bytes of the current record's content.
  ///
  /// - Returns: the number of bytes; 0 at its end.
  func read(
    onto target: inout [UInt8], atMost limit: Int = .max, _ connection: inout Connection
  ) throws(PeerFailure) -> Int {
    guard content > 0 else { return 0 }
    if unread.isEmpty { try fill(&connection) }
    let count = min(content, unread.count, limit)
    let start = unread.lowerBound
    unsafe target.append(contentsOf: room[start..<start + count])
    take(count)
    content -= count
    return count
  }

  private func skip(_ count: Int, _ connection: inout Connection) throws(PeerFailure) {
    var left = count
    while left > 0 {
      if unread.isEmpty { try fill(&connection) }
      let skipped = min(left, unread.count)
      take(skipped)
      left -= skipped
    }
  }

  private func take(_ count: Int) {
    unread = unread.lowerBound + count..<unread.upperBound
  }

  private func fill(_ connection: inout Connection) throws(PeerFailure) {
    if unread.isEmpty {
      unread = 0..<0
    } else if Self.size - unread.upperBound < RecordHeader.size {
      // The beginning of a header at the end of the buffer.
      unsafe room.copyMemory(from: UnsafeRawBufferPointer(rebasing: room[unread]))
      unread = 0..<unread.count
    }
    let count = unsafe try connection.receive(into: UnsafeMutableRawBufferPointer(rebasing: room[unread.upperBound...]))
    unread = unread.lowerBound..<unread.upperBound + count
  }
}
