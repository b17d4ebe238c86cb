import PictureTools
import HTTPTypes
import TiffinCore

/// A controller that returns stored photos. An id always refers to the same picture, so that browsers may cache it
/// indefinitely.
struct PhotoController: Controller {
  let services: Services

  var held: HeldPictureStore { services.stores.heldPictures }

  func show(
    _ request: Request, for visitor: Visitor, _ statements: borrowing Statements, _ id: Photo.ID, _ size: PhotoSize
  ) throws -> Response {
    .picture(try PhotoStore.photo(id, size, of: visitor.person.id, statements), keptFor: 31_536_000, for: request)
  }

  /// Returns the picture of a form that has not been saved yet, in its small size.
  func held(
    _ request: Request, for visitor: Visitor, _ statements: borrowing Statements, _ id: HeldPicture.ID
  ) throws -> Response {
    .picture(try held.photo(id, .small, of: visitor.person.id, statements), keptFor: 3_600, for: request)
  }

  /// Returns the whole picture of a form that has not been saved yet.
  func heldWhole(
    _ request: Request, for visitor: Visitor, _ statements: borrowing Statements, _ id: HeldPicture.ID
  ) throws -> Response {
    .picture(try held.photo(id, .large, of: visitor.person.id, statements), keptFor: 3_600, for: request)
  }
}

extension PhotoSize: PathParameter {
  init?(_ segment: String) {
    self.init(rawValue: segment)
  }
}
