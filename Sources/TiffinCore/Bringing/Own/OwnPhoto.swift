import PictureTools

/// The picture of a row.
enum OwnPhoto {
  case new(RenderedPhoto)
  /// The photo of an earlier row: several meals may share one.
  case known(Photo.ID)

  func stored(by person: Person, _ statements: borrowing Statements) throws(StoreError) -> Photo.ID {
    switch self {
    case .new(let photo): try PhotoRows.insert(photo, by: person, statements)
    case .known(let id): id
    }
  }
}
