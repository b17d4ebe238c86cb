extension PhotoRenderer {
  /// Reads the text of a PDF's first 20 pages, in UTF-8 and in reading order; empty for a scan.
  ///
  /// Waits for a turn, and has the same limits as the rendering of a picture. A hostile document can only end a child
  /// process.
  ///
  /// - Parameters:
  ///   - owner: The household that uploaded the document, since households take turns; nil if no household did.
  ///   - isBackground: True if the waiting thread blocks no other work; it is not counted among the renderer's
  ///     `threads`.
  /// - Throws: ``PhotoError/broken(log:)`` if the document is not a PDF, is damaged, or is protected by a password.
  public func text(ofPDF document: some Collection<UInt8>, of owner: Int64?, isBackground: Bool = false)
    throws(PhotoError) -> [UInt8]
  {
    try takeTurn(document, of: owner, isBackground: isBackground) { tools throws(PhotoError) in try tools.text() }
  }
}
