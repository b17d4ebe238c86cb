extension PhotoRenderer {
  /// Renders the photo of a page, and recognises its text.
  ///
  /// Waits for a turn, and has the same limits as the rendering of a picture. The text is empty if none was recognised.
  ///
  /// - Parameters:
  ///   - owner: The household that uploaded the photo, since households take turns; nil if no household did.
  ///   - isBackground: True if the waiting thread blocks no other work; it is not counted among the renderer's
  ///     `threads`.
  public func page(
    _ upload: some Collection<UInt8>, of owner: Int64?, isBackground: Bool = false
  ) throws(PhotoError) -> PhotographedPage {
    try use(upload, of: owner, isBackground: isBackground) { tools throws(PhotoError) in
      try tools.photographedPage()
    }
  }
}
