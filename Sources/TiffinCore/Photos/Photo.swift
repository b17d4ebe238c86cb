/// A picture of a person's meal. Its sizes are read from `PhotoStore`.
public enum Photo {
  /// The identifier of a photo; a replaced photo gets a new one.
  public typealias ID = Identifier<Photo>
}
