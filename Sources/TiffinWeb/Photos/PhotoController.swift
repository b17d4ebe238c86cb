import HTTPTypes
import TiffinCore

/// Photos, as they were stored. An id never shows another picture, so that a browser may keep it for good.
struct PhotoController: Sendable {
  let photos: PhotoStore

  init(_ services: Services) {
    photos = services.stores.photos
  }

  func show(_ request: Request, for visitor: Visitor, _ id: Photo.ID, _ size: PhotoSize) throws -> Response {
    let photo = try photos.photo(id, size, of: visitor.person.id)
    let headers: HTTPFields = [
      .contentType: photo.format.mediaType,
      .cacheControl: "private, max-age=31536000, immutable",
    ]
    return Response(.ok, headers: headers, body: photo.bytes).tagged(EntityTag(photo.etag), for: request)
  }
}

extension PhotoSize: PathParameter {
  init?(_ segment: String) {
    self.init(rawValue: segment)
  }
}
