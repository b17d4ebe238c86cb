import Fetching
import Logging
import TiffinCore

/// A service that shows the form filled with a recipe found elsewhere, to be checked before it is saved.
struct RecipeFormPreview: Sendable {
  let outbound: RemoteSources
  let pictures: RecipePictureStore
  let photos: PhotoUploadService
  let form: RecipeFormController
  let log: Logger

  init(_ services: Services) {
    outbound = services.outbound
    pictures = services.stores.recipePictures
    photos = services.photos
    form = RecipeFormController(services)
    log = services.log
  }

  /// Shows the form for a new recipe, filled with everything that was found.
  ///
  /// - Parameter photo: The stored photo to use; nil to fetch one of the recipe's pictures.
  func fill(
    _ recipe: WebRecipe, photo: HeldPicture.ID? = nil, _ request: Request, for visitor: Visitor
  ) throws -> Response {
    var filled = RecipeForm(recipe, in: visitor.person.currency)
    if let photo { return try form.fill(filled, .importing, photo: .held(photo, isRead: true), for: visitor) }
    if let picture = picture(of: recipe, request, for: visitor) { filled.picture = String(picture.number) }
    return try form.fill(filled, .importing, for: visitor)
  }

  /// Returns the first of the recipe's pictures that can be fetched, within the time limit for one picture; nil if
  /// there is none, because the recipe is useful without a picture.
  func picture(
    of recipe: WebRecipe, _ request: Request, for visitor: Visitor
  ) -> RecipePicture.ID? {
    var limits = FetchLimits.picture
    let deadline = ContinuousClock.now + limits.whole
    for address in recipe.pictures {
      limits.whole = deadline - .now
      guard limits.whole > .zero, photos.hasSpace() else { return nil }
      do {
        let document = try outbound.turns.withSlot { () throws(FetchError) in
          try outbound.gateway.get(address.text, within: limits)
        }
        guard let bytes = document?.bytes else { return nil }
        return try pictures.add(try photos.render(bytes, request, for: visitor.person), for: visitor.person.household)
      } catch {
        log.notice("A picture of a recipe on the web could not be had: \(error)")
      }
    }
    return nil
  }
}
