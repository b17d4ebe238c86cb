import PictureTools
import Platform

/// A renderer of small pictures of the first recipes in a file for its preview, with limits on their number and time.
final class PreviewPictures {
  /// The maximum number of pictures.
  static let count = 6
  /// The number of nanoseconds after which no further picture is rendered.
  private static let timeout = 3_000_000_000

  private let pictures: ImportedPictureRenderer?
  private let end = MonotonicClock.nanoseconds() + timeout

  /// Creates the renderer.
  ///
  /// - Parameter renderer: The renderer of pictures; nil to render none.
  init(_ renderer: PhotoRenderer?, for household: Household.ID) {
    pictures = renderer.map { ImportedPictureRenderer(renderer: $0, household: household, hasSpace: { true }) }
  }

  /// Returns the picture of the recipe at an index; nil if there is none, if it cannot be rendered, or if a limit is
  /// reached.
  func picture(of recipe: ImportedRecipe, at place: Int) -> RenderedPhoto? {
    guard let pictures, place < Self.count, MonotonicClock.nanoseconds() < end else { return nil }
    return pictures.rendered(recipe.picture, isOwn: recipe.exported != nil)
  }
}
