extension PhotoTools {
  static let pageReader = "tesseract"
  /// The longest side, in pixels, at which text is recognised: a square just fits into ``PhotoLimits/output``, and small
  /// print of a page is 20 pixels high.
  private static let pageSide = 2_880
  private static let page = "page.pgm"

  /// Renders the photo of a page, and recognises its text with tesseract (Debian: tesseract-ocr).
  ///
  /// Tesseract never sees the upload itself, only an upright grey picture of limited size that the other tools have made
  /// from it. It turns a page that was photographed sideways by itself (`--psm 1`).
  func photographedPage() throws(PhotoError) -> PhotographedPage {
    let photo = try photo()
    let size = "--size=\(Self.pageSide)x\(Self.pageSide)>"
    // The background of a transparent picture would be black.
    try run("vipsthumbnail", [Self.upload, size, "--output=\(Self.page)[strip,background=255]"])
    let languages = try languages().joined(separator: "+")
    let options = ["-l", languages, "--psm", "1", "-c", "tessedit_create_tsv=1"]
    try run(Self.pageReader, [Self.page, "stdout"] + options)
    return PhotographedPage(photo: photo, text: PageText(table: try written(ChildProcess.output)))
  }

  /// Returns the languages in which text is recognised.
  ///
  /// - Throws: ``PhotoError/unavailable(log:)`` if no language is installed.
  private func languages() throws(PhotoError) -> [String] {
    try run(Self.pageReader, ["--list-langs"])
    let languages = PageLanguages(list: try said).names
    guard !languages.isEmpty else { throw .unavailable(log: "tesseract has no language") }
    return languages
  }
}
