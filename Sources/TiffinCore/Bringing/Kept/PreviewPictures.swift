import PictureTools
import Platform

/// Renders small pictures of the first recipes in a file for its preview, limited in number and time.
final class PreviewPictures {
  /// The maximum number of recipes that get a picture.
  static let count = 6
  /// The nanoseconds after which no further picture is begun.
  private static let patience = 3_000_000_000

  private let pictures: BroughtPictures?
  private let end = MonotonicClock.nanoseconds() + patience

  /// - Parameter renderer: Nil to make none.
  init(_ renderer: PhotoRenderer?, for household: Household.ID) {
    pictures = renderer.map { BroughtPictures(renderer: $0, household: household, hasRoom: { true }) }
  }

  /// Returns the picture of the recipe at an index; nil if it gets none.
  func picture(of recipe: BroughtRecipe, at place: Int) -> RenderedPhoto? {
    guard let pictures, place < Self.count, MonotonicClock.nanoseconds() < end else { return nil }
    return pictures.rendered(recipe.picture, isOwn: recipe.exported != nil)
  }
}
