/// A picture that belongs to a person's meal. What there is of it is read by size, see `PhotoStore`.
public enum Photo {
  /// How a photo is found; a replaced photo has a new one.
  public typealias ID = Identifier<Photo>
}
