/// One thing that one person ate at one time: an entry of the diary.
public struct Meal: Identifiable, Equatable, Sendable {
  /// The identifier of a meal.
  public typealias ID = Identifier<Meal>

  /// The meal's identifier.
  public let id: ID
  /// A number that increases with each change; an edit names the one it began from.
  public let revision: Int
  /// The person's own description.
  public let content: MealContent
  /// Nil if there is no photo; the category's own picture is shown instead.
  public let photo: Photo.ID?

  /// Combines the columns that a store read.
  public init(id: ID, revision: Int, content: MealContent, photo: Photo.ID?) {
    self.id = id
    self.revision = revision
    self.content = content
    self.photo = photo
  }
}
