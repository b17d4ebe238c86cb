public import PictureTools

/// A picture of a person's meal. Its sizes are read from `PhotoStore`.
public enum Photo {
  /// The identifier of a photo; a replaced photo gets a new one.
  public typealias ID = Identifier<Photo>
}

/// The effect of an edit on a meal's photo.
public enum PhotoChange: Equatable, Sendable {
  case keep, remove
  case replace(RenderedPhoto)
}

/// The two stored sizes of each photo.
public enum PhotoSize: String, CaseIterable, Sendable {
  /// A square of about 160 px, for lists.
  case small
  /// At most 1600 px wide and high, for the meal's page.
  case large
}

extension RenderedPhoto {
  /// The number of bytes stored.
  var byteCount: Int { small.count + large.count }
}
