import PictureTools

/// The picture of a row.
enum OwnPhoto {
  case new(RenderedPhoto)
  /// One that came with an earlier row already: meals share theirs.
  case known(Photo.ID)

  func stored(by person: Person, _ statements: borrowing Statements) throws(StoreError) -> Photo.ID {
    switch self {
    case .new(let photo): try PhotoRows.insert(photo, by: person, statements)
    case .known(let id): id
    }
  }
}
