/// JPEG pictures.
extension PictureMetadata {
  /// Returns a JPEG picture without metadata; nil if its structure does not follow the format.
  ///
  /// - Source: ITU-T T.81, annex B: segments, of which those that start a scan are followed by the compressed picture;
  ///   then the end marker, after which everything is left out.
  static func removedFromJPEG(_ picture: [UInt8]) -> [UInt8]? {
    guard picture.starts(with: [0xFF, 0xD8]) else { return nil }
    var kept: [UInt8] = [0xFF, 0xD8]
    var at = 2
    while at + 2 <= picture.count, picture[at] == 0xFF {
      let marker = picture[at + 1]
      if marker == 0xD9 { return kept + [0xFF, 0xD9] }
      guard let end = endOfSegment(at, in: picture) else { return nil }
      if isNeeded(marker, picture[(at + 4)..<end]) { kept += picture[at..<end] }
      at = end
      if marker == 0xDA {
        let next = nextMarker(from: at, in: picture)
        kept += picture[at..<next]
        at = next
      }
    }
    return nil
  }

  private static func endOfSegment(_ at: Int, in picture: [UInt8]) -> Int? {
    guard at + 4 <= picture.count else { return nil }
    let end = at + 2 + (Int(picture[at + 2]) << 8 | Int(picture[at + 3]))
    return end >= at + 4 && end <= picture.count ? end : nil
  }

  /// Returns true if the picture needs the segment: a frame, table, restart or scan; JFIF without a thumbnail, or
  /// Adobe's segment, which define the colours.
  private static func isNeeded(_ marker: UInt8, _ content: ArraySlice<UInt8>) -> Bool {
    switch marker {
    case 0xC0...0xCF: marker != 0xC8 && marker != 0xCC
    case 0xDA, 0xDB, 0xDD: true
    case 0xE0: content.count == 14 && content.starts(with: "JFIF\0".utf8)
    case 0xEE: content.count == 12 && content.starts(with: "Adobe".utf8)
    default: false
    }
  }

  /// Returns the index of the next marker, or the end of the picture if there is none. Within the compressed picture
  /// 0xFF is followed by 0, or by a restart.
  private static func nextMarker(from start: Int, in picture: [UInt8]) -> Int {
    var at = start
    while at + 1 < picture.count {
      if picture[at] == 0xFF, picture[at + 1] != 0, !(0xD0...0xD7).contains(picture[at + 1]) { return at }
      at += 1
    }
    return picture.count
  }
}
