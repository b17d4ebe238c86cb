public import PictureTools

/// A picture of a person's meal. Its bytes are read from ``PhotoStore``.
public enum Photo {
  /// The identifier of a photo. If a meal's photo is replaced, the new photo has a new identifier.
  public typealias ID = Identifier<Photo>
}

/// The change of a meal's photo when the meal is edited.
public enum PhotoChange: Equatable, Sendable {
  case keep, remove
  case replace(RenderedPhoto)
}

/// The two stored sizes of each photo.
public enum PhotoSize: String, CaseIterable, Sendable {
  /// The centre of the photo, at most 160 px wide and high, for lists.
  case small
  /// The whole photo, at most 1600 px wide and high, for the meal's page.
  case large
}

extension RenderedPhoto {
  /// The number of bytes of both sizes.
  var byteCount: Int { small.count + large.count }
}
