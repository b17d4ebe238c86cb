/// The encoding of a stored picture.
public enum PhotoFormat: String, CaseIterable, Sendable {
  case jpeg, webp

  /// The media type, `image/jpeg` or `image/webp`.
  public var mediaType: String {
    "image/\(rawValue)"
  }
}
