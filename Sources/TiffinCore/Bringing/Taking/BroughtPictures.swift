import PictureTools

/// Makes pictures of what is brought as Tiffin keeps them.
struct BroughtPictures {
  let renderer: PhotoRenderer
  /// The household that takes turns with others; nil for a file that the server's owner imports.
  let household: Household.ID?
  /// False where the disk has no room for pictures.
  let hasRoom: () -> Bool

  /// Nil for none, and for one that cannot be shown.
  ///
  /// - Parameter isOwn: True for one of Tiffin's own export, which loses nothing on its way.
  func rendered(_ picture: BroughtPicture?, isOwn: Bool = false) -> RenderedPhoto? {
    guard hasRoom(), let bytes = try? picture?.bytes() else { return nil }
    let owner = household?.number
    return isOwn
      ? try? renderer.renderAgain(bytes, of: owner, isAside: true)
      : try? renderer.render(bytes, of: owner, isAside: true)
  }
}
