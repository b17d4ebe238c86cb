import PictureTools
import HTTPTypes
import TiffinCore

/// A controller that returns pictures of recipes: stored ones, and those of the catalogue, which are fetched on first
/// use.
struct RecipePictureController: Controller {
  let services: Services

  var catalogue: CataloguePictures { services.outbound.pictures }
  var errands: CataloguePictureQueue { services.outbound.pictureQueue }
  var assets: Assets { services.assets }

  /// Returns a stored picture. An id always refers to the same picture, so that browsers may cache it indefinitely.
  func show(
    _ request: Request, for visitor: Visitor, _ statements: borrowing Statements, _ id: RecipePicture.ID,
    _ size: PhotoSize
  ) throws -> Response {
    let picture = try RecipePictureStore.picture(id, size, of: visitor.person.household, statements)
    return .picture(picture, keptFor: 31_536_000, for: request)
  }

  /// Fetches the recipe's picture in the background, or before responding in plain CGI. If the picture is not available
  /// yet, or cannot be fetched, redirects to a placeholder, which is not cached.
  func fetch(_ request: Request, for visitor: Visitor, _ id: Recipe.ID, _ size: PhotoSize) throws -> Response {
    let household = visitor.person.household
    let (state, kept) = try database.snapshot { statements in
      guard let recipe = try RecipeStore.recipes([id], for: visitor.person, statements).first else {
        throw StoreError.notFound
      }
      guard case .here(let picture) = recipe.picture else { return (recipe.picture, nil as StoredPhoto?) }
      return (recipe.picture, try RecipePictureStore.picture(picture, size, of: household, statements))
    }
    if let kept { return .picture(kept, keptFor: 86_400, for: request) }
    guard state == .away, try catalogue.isWorthAsking(for: id) else { return plate("dinner", request) }
    guard let picture = try errands.send(for: id) else { return plate("coming", request) }
    let fetched = try database.snapshot { try RecipePictureStore.picture(picture, size, of: household, $0) }
    return .picture(fetched, keptFor: 86_400, for: request)
  }

  /// Redirects to a placeholder. Scripts recognise by its size that the picture is being fetched.
  private func plate(_ name: String, _ request: Request) -> Response {
    var response = Response.seeOther("\(assets.root(request.links))/\(name).svg")
    response.headers[.cacheControl] = "private, no-store"
    return response
  }
}
