public import PictureTools

/// A sample meal, loaded at a first start.
public struct SampleMeal: Sendable {
  /// The meal's description.
  public let content: MealContent
  /// The meal's picture, if any.
  public let photo: RenderedPhoto?

  /// Combines a description with an optional picture.
  public init(content: MealContent, photo: RenderedPhoto?) {
    self.content = content
    self.photo = photo
  }
}
