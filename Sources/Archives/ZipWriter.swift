/// A writer of a zip file, one file after the other, to any destination. Only one file and the directory are in memory.
///
/// Times are not stored, so that equal files give equal bytes. An archive above 4 GB, or with more than 65,535 files,
/// is written as zip64.
///
/// - Source: PKWARE's APPNOTE.TXT 6.3.10, 4.3.7, 4.3.12, 4.3.14–4.3.16, 4.5.3.
package struct ZipWriter {
  private let sink: ([UInt8]) throws -> Void
  private var offset = 0
  private var count = 0
  private var directory: [UInt8] = []

  /// - Parameter sink: Called with the bytes of the zip file, in order.
  package init(to sink: @escaping ([UInt8]) throws -> Void) {
    self.sink = sink
  }

  /// Adds a file of less than 4 GB.
  ///
  /// - Parameters:
  ///   - name: The path in the archive, with slashes.
  ///   - isPacked: True to compress the file if that makes it smaller; false for formats that are compressed already,
  ///     such as pictures.
  package mutating func add(_ name: String, _ bytes: [UInt8], isPacked: Bool = true) throws {
    let packed = isPacked ? Deflation.deflated(bytes).flatMap { $0.isEmpty || $0.count >= bytes.count ? nil : $0 } : nil
    var shared = Self.little(0x0800, 2) + Self.little(packed == nil ? 0 : 8, 2)
    // The date is 1 January 1980, the earliest that zip files can contain.
    shared += Self.little(0, 2) + Self.little(0x21, 2) + Self.little(Int(Inflation.checksum(bytes)), 4)
    shared += Self.little(packed?.count ?? bytes.count, 4) + Self.little(bytes.count, 4)
    shared += Self.little(name.utf8.count, 2)
    let place = offset
    try write(Self.little(0x0403_4B50, 4) + Self.little(20, 2) + shared + Self.little(0, 2) + Array(name.utf8))
    try write(packed ?? bytes)
    list(name, shared, at: place)
  }

  /// Writes the directory. No file may be added after it.
  package mutating func end() throws {
    let (start, size) = (offset, directory.count)
    try write(directory)
    if count > 0xFFFF || start + size > 0xFFFF_FFFF {
      let end = offset
      try write(
        Self.little(0x0606_4B50, 4) + Self.little(44, 8) + Self.little(45, 2) + Self.little(45, 2) + Self.little(0, 8)
          + Self.little(count, 8) + Self.little(count, 8) + Self.little(size, 8) + Self.little(start, 8))
      try write(Self.little(0x0706_4B50, 4) + Self.little(0, 4) + Self.little(end, 8) + Self.little(1, 4))
    }
    let shown = Self.little(min(count, 0xFFFF), 2)
    try write(
      Self.little(0x0605_4B50, 4) + Self.little(0, 4) + shown + shown + Self.little(min(size, 0xFFFF_FFFF), 4)
        + Self.little(min(start, 0xFFFF_FFFF), 4) + Self.little(0, 2))
  }

  private mutating func list(_ name: String, _ shared: [UInt8], at place: Int) {
    let isFar = place >= 0xFFFF_FFFF
    let extra = isFar ? Self.little(1, 2) + Self.little(8, 2) + Self.little(place, 8) : []
    // The entry describes a regular file, made on Unix, that its owner may write.
    directory += Self.little(0x0201_4B50, 4) + Self.little(0x0314, 2) + Self.little(isFar ? 45 : 20, 2) + shared
    directory += Self.little(extra.count, 2) + Self.little(0, 6) + Self.little(0o100644 << 16, 4)
    directory += Self.little(isFar ? 0xFFFF_FFFF : place, 4) + Array(name.utf8) + extra
    count += 1
  }

  private mutating func write(_ bytes: [UInt8]) throws {
    try sink(bytes)
    offset += bytes.count
  }

  private static func little(_ number: Int, _ width: Int) -> [UInt8] {
    (0..<width).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }
}
