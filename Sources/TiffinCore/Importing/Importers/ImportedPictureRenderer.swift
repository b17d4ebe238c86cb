import PictureTools

/// A renderer of imported pictures in the sizes that Tiffin stores.
struct ImportedPictureRenderer {
  let renderer: PhotoRenderer
  /// The household that takes turns with others in rendering; nil to take no turns.
  let household: Household.ID?
  /// Returns false if the disk does not have space for pictures.
  let hasSpace: () -> Bool

  /// Returns the rendered picture; nil if there is none, if the disk does not have space, or if it cannot be rendered.
  ///
  /// - Parameter isOwn: True for a picture in Tiffin's own export, which was rendered before.
  func rendered(_ picture: ImportedPicture?, isOwn: Bool = false) -> RenderedPhoto? {
    guard hasSpace(), let bytes = try? picture?.bytes() else { return nil }
    let owner = household?.number
    return isOwn
      ? try? renderer.renderAgain(bytes, of: owner, isBackground: true)
      : try? renderer.render(bytes, of: owner, isBackground: true)
  }
}
