/// One thing eaten at one time by one person: the diary's entry.
public struct Meal: Identifiable, Equatable, Sendable {
  /// How a meal is found.
  public typealias ID = Identifier<Meal>

  /// Which meal.
  public let id: ID
  /// Goes up with each change; an edit names the one it began from.
  public let revision: Int
  /// What the person says about it.
  public let content: MealContent
  /// Nil: the category's own picture stands in.
  public let photo: Photo.ID?

  /// Puts together what a store read.
  public init(id: ID, revision: Int, content: MealContent, photo: Photo.ID?) {
    self.id = id
    self.revision = revision
    self.content = content
    self.photo = photo
  }
}
