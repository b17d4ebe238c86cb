/// The kinds of picture that are accepted, recognised by the first bytes of the file, never by its name.
package enum PictureKind: Equatable, Sendable {
  case jpeg, png, webp, gif
  /// HEIC and AVIF, which share a container.
  case heif

  /// Recognises the kind of a file.
  ///
  /// - Throws: ``PhotoError/unsupported(kind:)`` for a known kind that is not accepted, ``PhotoError/notAPicture`` for
  ///   others.
  package init(of file: some Collection<UInt8>) throws(PhotoError) {
    // No signature is longer than this.
    try self.init(beginning: Array(file.prefix(16)))
  }

  private init(beginning file: [UInt8]) throws(PhotoError) {
    if let kind = Self.taken(file) {
      self = kind
    } else if let other = Self.refused.first(where: { file.begins(with: $0.beginning) }) {
      throw .unsupported(kind: other.name)
    } else if file.holds("ftyp", at: 4) {
      throw .unsupported(kind: "MP4")
    } else {
      throw .notAPicture
    }
  }

  private static func taken(_ file: [UInt8]) -> PictureKind? {
    if file.begins(with: [0xFF, 0xD8, 0xFF]) { return .jpeg }
    if file.begins(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { return .png }
    if file.holds("GIF87a", at: 0) || file.holds("GIF89a", at: 0) { return .gif }
    if file.holds("RIFF", at: 0), file.holds("WEBP", at: 8) { return .webp }
    if file.holds("ftyp", at: 4), heifBrands.contains(where: { file.holds($0, at: 8) }) { return .heif }
    return nil
  }

  /// Major brands of still pictures and bursts.
  /// - Source: ISO/IEC 23008-12, annexes B and D; AV1 Image File Format, section 8.
  private static let heifBrands = ["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1", "avif", "avis"]

  private static let refused: [(name: String, beginning: [UInt8])] = [
    ("TIFF", [0x49, 0x49, 0x2A, 0x00]),
    ("TIFF", [0x4D, 0x4D, 0x00, 0x2A]),
    ("JPEG XL", [0xFF, 0x0A]),
    ("JPEG XL", [0x00, 0x00, 0x00, 0x0C, 0x4A, 0x58, 0x4C, 0x20]),
    ("PDF", Array("%PDF".utf8)),
    ("BMP", Array("BM".utf8)),
    ("SVG", Array("<svg".utf8)),
    ("SVG", Array("<?xml".utf8)),
  ]
}

extension [UInt8] {
  fileprivate func begins(with bytes: [UInt8]) -> Bool {
    starts(with: bytes)
  }

  fileprivate func holds(_ text: String, at offset: Int) -> Bool {
    dropFirst(offset).starts(with: text.utf8)
  }
}
