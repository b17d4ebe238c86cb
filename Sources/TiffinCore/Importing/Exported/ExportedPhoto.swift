import PictureTools

/// The photo of an imported row.
enum ExportedPhoto {
  case new(RenderedPhoto)
  /// The photo of an earlier row, because several meals can share a photo.
  case known(Photo.ID)

  func stored(by person: Person, _ statements: borrowing Statements) throws(StoreError) -> Photo.ID {
    switch self {
    case .new(let photo): try PhotoRows.insert(photo, by: person, statements)
    case .known(let id): id
    }
  }
}
