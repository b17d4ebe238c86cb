extension [UInt8] {
  /// True if these bytes occur anywhere.
  func contains(_ word: String) -> Bool {
    let word = Array(word.utf8)
    var rest = self[...]
    while let start = rest.firstIndex(of: word[0]) {
      if rest[start...].starts(with: word) { return true }
      rest = rest[(start + 1)...]
    }
    return false
  }
}

/// The segments of a JPEG, or chunks of a WebP, that are not part of the picture itself.
func metadata(in picture: [UInt8]) -> [String] {
  picture.starts(with: "RIFF".utf8) ? metadata(inWebP: picture) : metadata(inJPEG: picture)
}

private func metadata(inJPEG picture: [UInt8]) -> [String] {
  var found: [String] = []
  var at = 2
  while at + 4 <= picture.count, picture[at] == 0xFF, picture[at + 1] != 0xDA {
    let marker = picture[at + 1]
    if (0xE1...0xEF).contains(marker) || marker == 0xFE { found.append("segment \(marker)") }
    at += 2 + Int(picture[at + 2]) << 8 + Int(picture[at + 3])
  }
  return found + ["Exif", "http://ns.adobe", "ICC_PROFILE", "SecretPlace", "GPS-"].filter { picture.contains($0) }
}

private func metadata(inWebP picture: [UInt8]) -> [String] {
  var found: [String] = []
  var at = 12
  while at + 8 <= picture.count {
    let name = String(decoding: picture[at..<at + 4], as: UTF8.self)
    if !["VP8 ", "VP8L", "VP8X", "ALPH"].contains(name) { found.append(name) }
    let length = (0..<4).reduce(0) { $0 | Int(picture[at + 4 + $1]) << ($1 * 8) }
    at += 8 + length + length % 2
  }
  return found
}
