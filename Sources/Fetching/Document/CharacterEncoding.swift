import Glibc

/// An encoding other than UTF-8, converted by the C library.
///
/// Its name must come from a fixed list, never from a page: the C library supports unusual encodings with unusual
/// effects.
package struct CharacterEncoding {
  let name: String

  package init(name: String) { self.name = name }

  /// Converts the bytes to UTF-8, with U+FFFD for each invalid one; nil if the C library does not support the encoding.
  package func utf8(_ bytes: [UInt8]) -> [UInt8]? {
    guard let converter = unsafe iconv_open("UTF-8", name), Int(bitPattern: converter) != -1 else { return nil }
    defer { unsafe iconv_close(converter) }
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count * 2)
    var rest = bytes.map { CChar(bitPattern: $0) }[...]
    while !rest.isEmpty {
      let (block, read, isBroken) = unsafe Self.convert(rest, converter)
      text += block
      rest = rest.dropFirst(read)
      if isBroken {
        text += Self.replacement
        rest = rest.dropFirst()
      }
    }
    return text
  }

  /// Converts as many bytes as fit into one block.
  ///
  /// - Returns: The text, the number of bytes read, and true if it stopped at an invalid byte or an incomplete
  ///   character at the end.
  private static func convert(
    _ bytes: ArraySlice<CChar>, _ converter: iconv_t
  ) -> (text: [UInt8], read: Int, isBroken: Bool) {
    // A converted text may be three times as long.
    var source = Array(bytes.prefix(blockSize / 4))
    var (left, room) = (source.count, blockSize)
    var block = [CChar](repeating: 0, count: blockSize)
    let (result, reason) = unsafe source.withUnsafeMutableBufferPointer { source in
      unsafe block.withUnsafeMutableBufferPointer { block in
        var next = source.baseAddress
        var end = block.baseAddress
        let result = unsafe iconv(converter, &next, &left, &end, &room)
        return (result, errno)
      }
    }
    let isBroken = result == -1 && reason != E2BIG
    let read = source.count - left
    // A character that is split between two blocks is read completely in the next one.
    let isCut = isBroken && reason == EINVAL && source.count < bytes.count && read > 0
    return (block.prefix(blockSize - room).map { UInt8(bitPattern: $0) }, read, isBroken && !isCut)
  }

  private static let blockSize = 16_384
  private static let replacement = Array("\u{FFFD}".utf8)
}
