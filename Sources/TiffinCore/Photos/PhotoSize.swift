/// The two stored sizes of each photo.
public enum PhotoSize: String, CaseIterable, Sendable {
  /// A square of about 160 px, for lists.
  case small
  /// At most 1600 px wide and high, for the meal's page.
  case large
}
