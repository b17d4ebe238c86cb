extension PhotoRenderer {
  /// Reads the barcodes of products in a picture: EAN-13, EAN-8, UPC-A, UPC-E. Empty if none is seen.
  ///
  /// Takes a turn like a picture that is rendered, within the same limits.
  ///
  /// - Parameters:
  ///   - owner: The household whose upload it is, as households take turns; nil for what is no household's.
  ///   - isAside: True if the waiting thread holds up no other; it is not counted among `threads`.
  public func barcodes(
    in upload: some Collection<UInt8>, of owner: Int64?, isAside: Bool = false
  ) throws(PhotoError) -> [String] {
    try use(upload, of: owner, isAside: isAside) { tools throws(PhotoError) in try tools.barcodes() }
  }
}
