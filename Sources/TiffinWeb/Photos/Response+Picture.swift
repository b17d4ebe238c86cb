import HTTPTypes
import PictureTools
import TiffinCore

extension Response {
  /// Creates a response with a stored picture, which browsers may cache for this many seconds.
  static func picture(_ picture: StoredPhoto, keptFor seconds: Int, for request: Request) -> Response {
    let headers: HTTPFields = [
      .contentType: picture.format.mediaType,
      .cacheControl: "private, max-age=\(seconds), immutable",
    ]
    return Response(.ok, headers: headers, body: picture.bytes).tagged(EntityTag(picture.etag), for: request)
  }
}
