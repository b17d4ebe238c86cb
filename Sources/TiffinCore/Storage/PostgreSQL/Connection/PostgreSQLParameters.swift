/// The values of a statement in libpq's format, one after the other in a buffer that is reused.
///
/// Numbers and texts are sent as text, so that the server converts them to the type that the statement needs; bytes are
/// sent as they are.
struct PostgreSQLParameters {
  private var memory: [UInt8] = []
  private var starts: [Int] = []
  private var lengths: [Int32] = []
  private var formats: [Int32] = []

  /// The maximum capacity in bytes of the buffer that is kept for the next statement; a photo may need far more.
  private static let kept = 1 << 20

  /// Checks that all texts can be sent.
  ///
  /// - Throws: ``StoreError/refused(_:)`` if a text contains U+0000, which would end it.
  static func require(_ values: [SQLValue]) throws(StoreError) {
    for case .string(let text) in values where text.utf8.contains(0) { throw .refused("a text with U+0000") }
  }

  /// Sets the values of the next statement.
  ///
  /// - Throws: ``StoreError/refused(_:)`` as ``require(_:)`` does.
  mutating func set(_ values: [SQLValue]) throws(StoreError) {
    memory.removeAll(keepingCapacity: true)
    starts.removeAll(keepingCapacity: true)
    lengths.removeAll(keepingCapacity: true)
    formats.removeAll(keepingCapacity: true)
    try Self.require(values)
    for value in values { add(value) }
  }

  /// Frees the buffer if it is too large to be kept.
  mutating func shrink() {
    if memory.capacity > Self.kept { memory = [] }
  }

  /// The capacity of the buffer, in bytes.
  var capacity: Int { memory.capacity }

  private mutating func add(_ value: SQLValue) {
    starts.append(value == .null ? -1 : memory.count)
    switch value {
    case .null: break
    case .integer(let number): memory.append(contentsOf: String(number).utf8)
    case .string(let text): memory.append(contentsOf: text.utf8)
    case .blob(let bytes): memory.append(contentsOf: bytes)
    }
    lengths.append(Int32(truncatingIfNeeded: memory.count - (starts.last ?? 0)))
    if case .blob = value { formats.append(1) } else { formats.append(0) }
    memory.append(0)
  }

  /// Passes the values in libpq's format, valid only inside of `body`.
  func withPointers<T>(
    _ body: (UnsafePointer<UnsafePointer<CChar>?>?, UnsafePointer<Int32>?, UnsafePointer<Int32>?) -> T
  ) -> T {
    unsafe memory.withUnsafeBytes { memory in
      let start = unsafe memory.baseAddress?.assumingMemoryBound(to: CChar.self)
      let pointers = unsafe starts.map { place in unsafe place < 0 ? nil : start.map { unsafe $0 + place } }
      return unsafe pointers.withUnsafeBufferPointer { pointers in
        unsafe lengths.withUnsafeBufferPointer { lengths in
          unsafe formats.withUnsafeBufferPointer { formats in
            unsafe body(pointers.baseAddress, lengths.baseAddress, formats.baseAddress)
          }
        }
      }
    }
  }
}
