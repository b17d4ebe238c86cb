extension PhotoTools {
  /// The maximum number of pages that are read: enough for the longest recipe, or for a cookbook's first chapter.
  private static let pages = 20
  private static let text = "text"

  /// Reads a PDF's text with poppler (Debian: poppler-utils).
  func text() throws(PhotoError) -> [UInt8] {
    let options = ["-q", "-enc", "UTF-8", "-eol", "unix", "-nopgbrk", "-l", "\(Self.pages)"]
    try run("pdftotext", options + [Self.upload, Self.text])
    return try written(Self.text)
  }
}
