import PictureTools
import Platform

/// Makes small pictures of the first recipes in a file, for its preview: a few of them, for a few seconds.
final class PreviewPictures {
  /// The names that get a picture if they have one.
  static let count = 6
  /// The nanoseconds after which none is begun any more.
  private static let patience = 3_000_000_000

  private let pictures: BroughtPictures?
  private let end = MonotonicClock.nanoseconds() + patience

  /// - Parameter renderer: Nil to make none.
  init(_ renderer: PhotoRenderer?, for household: Household.ID) {
    pictures = renderer.map { BroughtPictures(renderer: $0, household: household, hasRoom: { true }) }
  }

  /// Returns the picture of the recipe at a place; nil if it gets none.
  func picture(of recipe: BroughtRecipe, at place: Int) -> RenderedPhoto? {
    guard let pictures, place < Self.count, MonotonicClock.nanoseconds() < end else { return nil }
    return pictures.rendered(recipe.picture, isOwn: recipe.exported != nil)
  }
}
