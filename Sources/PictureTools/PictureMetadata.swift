/// The removal of everything from an encoded picture that is not needed to show it: Exif, GPS, XMP, colour profiles,
/// comments, unknown segments, and data after its end.
///
/// The encoder is told to leave this data out as well, but libvips 8.14 keeps it in WebP.
enum PictureMetadata {
  /// Returns the picture without metadata; nil if its structure does not follow the format.
  static func removed(from picture: [UInt8], of format: PhotoFormat) -> [UInt8]? {
    switch format {
    case .jpeg: removedFromJPEG(picture)
    case .webp: removedFromWebP(picture)
    }
  }

  /// Returns the format of a picture that contains no metadata; nil for any other picture.
  static func plainFormat(of picture: [UInt8]) -> PhotoFormat? {
    PhotoFormat.allCases.first { removed(from: picture, of: $0) == picture }
  }

  /// Returns a WebP picture without metadata; nil if its structure does not follow the format.
  ///
  /// - Source: RFC 9649, section 2: RIFF chunks, padded to an even length.
  private static func removedFromWebP(_ picture: [UInt8]) -> [UInt8]? {
    guard picture.starts(with: "RIFF".utf8), picture.dropFirst(8).starts(with: "WEBP".utf8) else { return nil }
    var kept = Array("RIFF\0\0\0\0WEBP".utf8)
    var at = 12
    while at + 8 <= picture.count {
      let length = (4..<8).reversed().reduce(0) { $0 << 8 | Int(picture[at + $1]) }
      let end = at + 8 + length + length % 2
      guard end <= picture.count else { return nil }
      let name = picture[at..<at + 4]
      if ["VP8 ", "VP8L", "VP8X", "ALPH"].contains(where: { name.elementsEqual($0.utf8) }) {
        let start = kept.count
        kept += picture[at..<end]
        if name.elementsEqual("VP8X".utf8), length > 0 { kept[start + 8] &= ~webpMetadataFlags }
      }
      at = end
    }
    guard at == picture.count else { return nil }
    for (place, shift) in zip(4..<8, stride(from: 0, to: 32, by: 8)) {
      kept[place] = UInt8(truncatingIfNeeded: (kept.count - 8) >> shift)
    }
    return kept
  }

  /// Flags in the extended header: colour profile, Exif, XMP.
  private static let webpMetadataFlags: UInt8 = 0b0010_1100
}
