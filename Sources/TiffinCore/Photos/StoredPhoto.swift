public import PictureTools

/// One size of a photo as it is sent.
public struct StoredPhoto: Equatable, Sendable {
  /// What the bytes are.
  public let format: PhotoFormat
  /// The picture.
  public let bytes: [UInt8]
  /// Differs wherever the bytes differ; letters, digits and `-` only, without quotes.
  public let etag: String
}
