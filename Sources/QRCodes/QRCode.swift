import CQRCode

/// A QR code: a text as squares that a phone's camera can read.
package struct QRCode: Equatable, Sendable {
  /// The number of squares per row and column.
  package let width: Int
  /// The dark squares as the path of an SVG picture, in units of one square: a rectangle for each run within a row.
  package let path: String

  /// Encodes a text.
  ///
  /// - Returns: Nil if libqrencode is not installed, or the text is too long for a code.
  package init?(_ text: String) {
    guard unsafe cqrcode_load() == nil, let code = unsafe cqrcode_encode(text) else { return nil }
    defer { unsafe cqrcode_free(code) }
    let width = unsafe Int(code.pointee.width)
    let squares = unsafe UnsafeBufferPointer(start: code.pointee.data, count: width * width)
    // The lowest bit of each square's byte is its colour.
    self.init(width: width, isDark: unsafe squares.map { $0 & 1 == 1 })
  }

  private init(width: Int, isDark: [Bool]) {
    var path = ""
    for row in 0..<width {
      var column = 0
      while column < width {
        let run = isDark[(row * width + column)..<((row + 1) * width)].prefix { $0 }.count
        if run > 0 { path += "M\(column) \(row)h\(run)v1h-\(run)z" }
        column += max(run, 1)
      }
    }
    self.width = width
    self.path = path
  }
}
