/// A buffer that writes bytes into the uninitialized memory of a new array or string. Bytes beyond its capacity are
/// stored in a separate array.
///
/// Appending to an array checks each time whether the array is shared, which took a sixth of the time for a page. No
/// other file in this folder uses unsafe pointers. They cannot outlive their memory, because a buffer cannot be copied
/// and exists only during ``bytes(capacity:by:)`` or ``text(capacity:by:)``. Every write checks the remaining capacity.
@safe struct ByteBuffer: ~Copyable {
  private var lent: UnsafeMutableBufferPointer<UInt8>
  private var filled = 0
  private var overflow: [UInt8] = []

  /// Returns the bytes that `write` writes into a buffer of `capacity` bytes, and any overflow.
  static func bytes(capacity: Int, by write: (consuming ByteBuffer) -> ByteBuffer) -> [UInt8] {
    var overflow: [UInt8] = []
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: capacity) { lent, count in
      let room = write(unsafe ByteBuffer(lent))
      count = room.filled
      overflow = room.overflow
    }
    return overflow.isEmpty ? bytes : bytes + overflow
  }

  /// Returns the text that `write` writes into a buffer of `capacity` bytes, without copying it unless it overflows.
  static func text(capacity: Int, by write: (consuming ByteBuffer) -> ByteBuffer) -> String {
    var overflow: [UInt8] = []
    let text = unsafe String(unsafeUninitializedCapacity: capacity) { lent in
      let room = write(unsafe ByteBuffer(lent))
      overflow = room.overflow
      return room.filled
    }
    return overflow.isEmpty ? text : String(decoding: Array(text.utf8) + overflow, as: UTF8.self)
  }

  private init(_ lent: UnsafeMutableBufferPointer<UInt8>) {
    unsafe self.lent = unsafe lent
  }

  /// The number of bytes written so far.
  var count: Int { filled + overflow.count }

  mutating func write(byte: UInt8) {
    guard unsafe filled < lent.count else { return overflow(with: byte) }
    unsafe lent[filled] = byte
    filled += 1
  }

  mutating func write(_ bytes: Span<UInt8>) {
    unsafe bytes.withUnsafeBufferPointer { bytes in
      guard unsafe bytes.count <= lent.count - filled, let room = unsafe lent.baseAddress, let start = bytes.baseAddress
      else { return unsafe overflow(with: bytes) }
      unsafe (room + filled).initialize(from: start, count: bytes.count)
      filled += bytes.count
    }
  }

  /// Writes text up to the first byte that must be escaped.
  ///
  /// Scans and copies in one pass, eight bytes at a time: most texts are short, and have nothing to escape.
  ///
  /// - Returns: The number of bytes written.
  mutating func write(plain text: Span<UInt8>) -> Int {
    unsafe text.withUnsafeBufferPointer { text in
      guard unsafe text.count <= lent.count - filled, let room = unsafe lent.baseAddress else {
        return unsafe overflow(withPlain: text)
      }
      let count = unsafe Self.copy(plain: UnsafeRawBufferPointer(text), to: UnsafeMutableRawPointer(room + filled))
      filled += count
      return count
    }
  }

  @inline(__always)
  private static func copy(plain text: UnsafeRawBufferPointer, to room: UnsafeMutableRawPointer) -> Int {
    var count = 0
    while count + 8 <= text.count {
      let eight = unsafe text.loadUnaligned(fromByteOffset: count, as: UInt64.self)
      if Escaping.isNeeded(inAnyOf: eight) { break }
      unsafe room.storeBytes(of: eight, toByteOffset: count, as: UInt64.self)
      count += 8
    }
    while count < text.count, unsafe !Escaping.isNeeded(text[count]) {
      unsafe room.storeBytes(of: text[count], toByteOffset: count, as: UInt8.self)
      count += 1
    }
    return count
  }

  /// Writes a number's decimal digits, from the last to the first, without creating a string: each row of a list has
  /// a dozen numbers.
  mutating func write(decimal number: UInt) {
    let end = filled + Self.digits(of: number)
    guard unsafe end <= lent.count else { return overflow(withDecimal: number) }
    var rest = number
    for place in (filled..<end).reversed() {
      unsafe lent[place] = 0x30 + UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    }
    filled = end
  }

  private static func digits(of number: UInt) -> Int {
    // Most numbers have at most three digits.
    if number < 10 { return 1 }
    if number < 100 { return 2 }
    if number < 1_000 { return 3 }
    var (digits, rest) = (4, number / 10_000)
    while rest > 0 {
      digits += 1
      rest /= 10
    }
    return digits
  }

  // These functions are not inlined, to keep the common path short.
  @inline(never) private mutating func overflow(with byte: UInt8) {
    overflow.append(byte)
  }

  @inline(never) private mutating func overflow(withDecimal number: UInt) {
    for digit in String(number).utf8 { write(byte: digit) }
  }

  @inline(never) private mutating func overflow(withPlain text: UnsafeBufferPointer<UInt8>) -> Int {
    let count = unsafe text.firstIndex(where: Escaping.isNeeded) ?? text.count
    unsafe overflow(with: UnsafeBufferPointer(rebasing: text[..<count]))
    return count
  }

  /// Appends bytes to the overflow, and ends the borrowed buffer so that all further bytes follow there in order.
  @inline(never) private mutating func overflow(with bytes: UnsafeBufferPointer<UInt8>) {
    if bytes.isEmpty { return }
    unsafe lent = UnsafeMutableBufferPointer(rebasing: lent[..<filled])
    unsafe overflow.append(contentsOf: bytes)
  }
}
