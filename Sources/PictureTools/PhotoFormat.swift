/// What a stored picture is encoded as.
public enum PhotoFormat: String, CaseIterable, Sendable {
  case jpeg, webp

  /// `image/jpeg` or `image/webp`.
  public var mediaType: String {
    "image/\(rawValue)"
  }
}
