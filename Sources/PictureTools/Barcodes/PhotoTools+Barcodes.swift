extension PhotoTools {
  /// The longest sides, in pixels, at which a picture is searched. Bars that blur at the first size are distinct at the
  /// second, at which a square just fits into ``PhotoLimits/output``.
  private static let sizes = [1_600, 2_880]
  private static let grey = "grey.pgm"

  /// Reads the barcodes of a picture, without duplicates, in the order in which they are found.
  ///
  /// The reader never sees the upload itself, only a grey picture of limited size that the other tools have made from
  /// it.
  func barcodes() throws(PhotoError) -> [String] {
    let header = try header()
    var smaller = 0
    for size in Self.sizes where max(header.width, header.height) > smaller {
      try run("vipsthumbnail", [Self.upload, "--size=\(size)x\(size)>", "--output=\(Self.grey)[strip]"])
      let found = try read()
      if !found.isEmpty { return found }
      smaller = size
    }
    return []
  }

  /// Options that exclude other kinds of codes, such as a QR code on the packet, which contains an address.
  private static let kinds = ["disable", "ean13.enable", "ean8.enable", "upca.enable", "upce.enable"]

  private func read() throws(PhotoError) -> [String] {
    let found = try run("zbarimg", ["--quiet", "--nodbus"] + Self.kinds.map { "-S\($0)" } + [Self.grey], or: 4)
    guard found else { return [] }
    var codes: [String] = []
    for line in try said.split(separator: UInt8(ascii: "\n")) {
      let parts = line.split(separator: UInt8(ascii: ":"), maxSplits: 1)
      guard parts.count == 2, parts[1].count <= 14, parts[1].allSatisfy({ (0x30...0x39).contains($0) }) else {
        continue
      }
      let code = String(decoding: parts[1], as: UTF8.self)
      if !codes.contains(code) { codes.append(code) }
    }
    return codes
  }
}
