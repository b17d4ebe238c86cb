import HTTPTypes
import TiffinCore

/// Photos, as they were stored. An id never shows another picture, so that a browser may keep it for good.
struct PhotoController: Sendable {
  let photos: PhotoStore
  let held: HeldPictureStore

  init(_ services: Services) {
    photos = services.stores.photos
    held = services.stores.heldPictures
  }

  func show(_ request: Request, for visitor: Visitor, _ id: Photo.ID, _ size: PhotoSize) throws -> Response {
    answer(try photos.photo(id, size, of: visitor.person.id), keptFor: 31_536_000, request)
  }

  /// One of a form that is not saved yet.
  func held(_ request: Request, for visitor: Visitor, _ id: HeldPicture.ID) throws -> Response {
    answer(try held.small(id, of: visitor.person.id), keptFor: 3_600, request)
  }

  private func answer(_ photo: StoredPhoto, keptFor seconds: Int, _ request: Request) -> Response {
    let headers: HTTPFields = [
      .contentType: photo.format.mediaType,
      .cacheControl: "private, max-age=\(seconds), immutable",
    ]
    return Response(.ok, headers: headers, body: photo.bytes).tagged(EntityTag(photo.etag), for: request)
  }
}

extension PhotoSize: PathParameter {
  init?(_ segment: String) {
    self.init(rawValue: segment)
  }
}
