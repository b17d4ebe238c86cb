import PictureTools

/// Renders imported pictures into the sizes that Tiffin stores.
struct BroughtPictures {
  let renderer: PhotoRenderer
  /// Returns false if the disk has no space for pictures.
  let hasRoom: () -> Bool

  /// Returns the rendered picture; nil if there is none, or if it cannot be rendered.
  ///
  /// - Parameter isOwn: True for a picture of Tiffin's own export, which is copied without loss.
  func rendered(_ picture: BroughtPicture?, isOwn: Bool = false) -> RenderedPhoto? {
    guard hasRoom(), let bytes = try? picture?.bytes() else { return nil }
    return isOwn ? try? renderer.renderAgain(bytes, isAside: true) : try? renderer.render(bytes, isAside: true)
  }
}
