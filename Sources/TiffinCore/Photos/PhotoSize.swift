/// The two stored sizes of each photo.
public enum PhotoSize: String, CaseIterable, Sendable {
  /// About 160 px square, for lists.
  case small
  /// At most 1600 px, for the page.
  case large
}
