public import PictureTools

/// A meal that a first start can load.
public struct SampleMeal: Sendable {
  /// What is said about it.
  public let content: MealContent
  /// Its picture.
  public let photo: RenderedPhoto?

  /// A meal with or without a picture.
  public init(content: MealContent, photo: RenderedPhoto?) {
    self.content = content
    self.photo = photo
  }
}
