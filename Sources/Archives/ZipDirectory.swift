/// The directory at the end of a zip file.
struct ZipDirectory {
  private(set) var entries: [ZipEntry] = []

  init(_ source: ArchiveSource, mostFiles: Int) throws(ArchiveError) {
    let end = try ZipEnd(source)
    guard end.files <= mostFiles else { throw .tooLarge }
    // A file's record has at least 46 bytes, so a directory that claims more files than fit is wrong.
    guard end.size <= source.count, end.files <= end.size / 46 else { throw .damaged }
    let bytes = try source.bytes(end.offset..<(end.offset + end.size))
    var place = 0
    entries.reserveCapacity(end.files)
    for _ in 0..<end.files { entries.append(try Self.entry(bytes, &place)) }
  }

  private static func entry(_ bytes: [UInt8], _ place: inout Int) throws(ArchiveError) -> ZipEntry {
    guard place + 46 <= bytes.count, bytes.number(place, 4) == 0x0201_4B50 else { throw .damaged }
    let start = place
    let (name, extra) = (bytes.number(start + 28, 2), bytes.number(start + 30, 2))
    place += 46 + name + extra + bytes.number(start + 32, 2)
    guard place <= bytes.count else { throw .damaged }
    let further = ZipExtra(bytes[(start + 46 + name)..<(start + 46 + name + extra)])
    var large = further.sizes[...]
    // A number that does not fit into four bytes is in the extra field instead, in eight bytes. The numbers there have
    // the order in which they are read here.
    func whole(_ number: Int) throws(ArchiveError) -> Int {
      guard number == 0xFFFF_FFFF else { return number }
      guard let number = large.popFirst() else { throw .damaged }
      return number
    }
    let size = try whole(bytes.number(start + 24, 4))
    let packedSize = try whole(bytes.number(start + 20, 4))
    let flags = bytes.number(start + 8, 2)
    return ZipEntry(
      name: text(bytes[(start + 46)..<(start + 46 + name)]), size: size, packedSize: packedSize,
      offset: try whole(bytes.number(start + 42, 4)), method: bytes.number(start + 10, 2),
      isEncrypted: flags & 0x41 != 0, checksum: UInt32(truncatingIfNeeded: bytes.number(start + 16, 4)))
  }

  /// Decodes a name as UTF-8, which programs write whether or not they flag it; if that is invalid, as Latin-1.
  /// Backslashes become slashes.
  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    let slashed = bytes.map { $0 == UInt8(ascii: "\\") ? UInt8(ascii: "/") : $0 }
    return String(validating: slashed, as: UTF8.self)
      ?? String(String.UnicodeScalarView(slashed.map { Unicode.Scalar($0) }))
  }
}

/// The end record of a zip file.
private struct ZipEnd {
  let files: Int
  let size: Int
  let offset: Int

  init(_ source: ArchiveSource) throws(ArchiveError) {
    // A comment of up to 64 kB may follow the end record.
    let start = max(0, source.count - 65_557)
    let tail = try source.bytes(start..<source.count)
    guard tail.count >= 22,
      let place = (0...(tail.count - 22)).last(where: { tail.number($0, 4) == 0x0605_4B50 })
    else { throw .damaged }
    var (files, size, offset) = (tail.number(place + 10, 2), tail.number(place + 12, 4), tail.number(place + 16, 4))
    if place >= 20, tail.number(place - 20, 4) == 0x0706_4B50 {
      let large = tail.number(place - 12, 8)
      guard large <= source.count - 56 else { throw .damaged }
      let record = try source.bytes(large..<(large + 56))
      guard record.number(0, 4) == 0x0606_4B50 else { throw .damaged }
      (files, size, offset) = (record.number(32, 8), record.number(40, 8), record.number(48, 8))
    }
    guard offset <= source.count, size <= source.count - offset else { throw .damaged }
    (self.files, self.size, self.offset) = (files, size, offset)
  }
}

/// The extra field after a name in the directory, which contains the sizes and the offset that need more than four
/// bytes.
private struct ZipExtra {
  private(set) var sizes: [Int] = []

  init(_ extra: ArraySlice<UInt8>) {
    let bytes = Array(extra)
    var place = 0
    while place + 4 <= bytes.count {
      let (start, count) = (place + 4, bytes.number(place + 2, 2))
      guard start + count <= bytes.count else { return }
      if bytes.number(place, 2) == 1 {
        sizes = stride(from: start, to: start + count - 7, by: 8).map { bytes.number($0, 8) }
        return
      }
      place = start + count
    }
  }
}
