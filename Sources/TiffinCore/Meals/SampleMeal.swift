public import PictureTools

/// A sample meal that is added to a new diary.
public struct SampleMeal: Sendable {
  /// The meal's description.
  public let content: MealContent
  /// The meal's picture; nil if there is none.
  public let photo: RenderedPhoto?

  /// Creates a sample from its content and an optional picture.
  public init(content: MealContent, photo: RenderedPhoto?) {
    self.content = content
    self.photo = photo
  }
}
