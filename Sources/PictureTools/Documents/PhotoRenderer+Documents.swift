extension PhotoRenderer {
  /// Reads the text of a PDF's first pages, in UTF-8 and in reading order; empty for a scan.
  ///
  /// Takes a turn like a picture that is rendered, within the same limits: a hostile document ends a child process.
  ///
  /// - Parameters:
  ///   - owner: The household that uploaded it: households take turns.
  ///   - isAside: True if the waiting thread blocks no other work; it is not counted among `threads`.
  /// - Throws: ``PhotoError/broken(log:)`` if the file is not a PDF, is damaged, or protected by a password.
  public func text(ofPDF document: some Collection<UInt8>, of owner: Int64? = nil, isAside: Bool = false)
    throws(PhotoError) -> [UInt8]
  {
    try takeTurn(document, of: owner, isAside: isAside) { tools throws(PhotoError) in try tools.text() }
  }
}
