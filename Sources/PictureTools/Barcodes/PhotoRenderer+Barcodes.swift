extension PhotoRenderer {
  /// Returns the digits of the product barcodes in a picture: EAN-13, EAN-8, UPC-A, UPC-E. Empty if none is found.
  ///
  /// Waits for a turn, and has the same limits as the rendering of a picture.
  ///
  /// - Parameters:
  ///   - owner: The household that uploaded the picture, since households take turns; nil if no household did.
  ///   - isBackground: True if the waiting thread blocks no other work; it is not counted among the renderer's
  ///     `threads`.
  public func barcodes(
    in upload: some Collection<UInt8>, of owner: Int64?, isBackground: Bool = false
  ) throws(PhotoError) -> [String] {
    try use(upload, of: owner, isBackground: isBackground) { tools throws(PhotoError) in try tools.barcodes() }
  }
}
