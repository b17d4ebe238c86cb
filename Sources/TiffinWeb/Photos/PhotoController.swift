import PictureTools
import HTTPTypes
import TiffinCore

/// Serves photos as stored. An id never shows another picture, so that a browser may keep it for good.
struct PhotoController: Controller {
  let services: Services

  var held: HeldPictureStore { services.stores.heldPictures }

  func show(
    _ request: Request, for visitor: Visitor, _ statements: borrowing Statements, _ id: Photo.ID, _ size: PhotoSize
  ) throws -> Response {
    .picture(try PhotoStore.photo(id, size, of: visitor.person.id, statements), keptFor: 31_536_000, for: request)
  }

  /// The picture of a form that is not saved yet.
  func held(
    _ request: Request, for visitor: Visitor, _ statements: borrowing Statements, _ id: HeldPicture.ID
  ) throws -> Response {
    .picture(try held.small(id, of: visitor.person.id, statements), keptFor: 3_600, for: request)
  }
}

extension PhotoSize: PathParameter {
  init?(_ segment: String) {
    self.init(rawValue: segment)
  }
}
