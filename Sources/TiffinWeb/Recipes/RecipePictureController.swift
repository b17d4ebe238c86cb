import HTTPTypes
import TiffinCore

/// Pictures of recipes: those that are kept, and those that the catalogue has, which are fetched the first time.
struct RecipePictureController: Sendable {
  let recipes: RecipeStore
  let pictures: RecipePictureStore
  let catalogue: CataloguePictures
  let assets: Assets

  /// An id never shows another picture, so that a browser may keep it for good.
  func show(_ request: Request, for visitor: Visitor, _ id: RecipePicture.ID, _ size: PhotoSize) throws -> Response {
    let picture = try pictures.picture(id, size, of: visitor.person.household)
    return answer(picture, keptFor: 31_536_000, request)
  }

  /// The default picture stands in, for this once, where the recipe's cannot be had.
  func fetch(_ request: Request, for visitor: Visitor, _ id: Recipe.ID, _ size: PhotoSize) throws -> Response {
    guard let recipe = try recipes.recipes([id], for: visitor.person).first else { throw StoreError.notFound }
    guard let picture = try kept(recipe) else { return try standIn(for: recipe, request) }
    return answer(try pictures.picture(picture, size, of: visitor.person.household), keptFor: 86_400, request)
  }

  /// The default picture; nothing yet where others wait for theirs, for then the page asks again.
  private func standIn(for recipe: ListedRecipe, _ request: Request) throws -> Response {
    var response = Response.seeOther("\(assets.root(request.links))/dinner.svg")
    if recipe.picture == .away, try catalogue.isWorthAsking(for: recipe.id) {
      response = Response(.serviceUnavailable, headers: [.retryAfter: "1"])
    }
    response.headers[.cacheControl] = "private, no-store"
    return response
  }

  private func kept(_ recipe: ListedRecipe) throws(StoreError) -> RecipePicture.ID? {
    switch recipe.picture {
    case .here(let id): id
    case .away: try catalogue.picture(of: recipe.id)
    case .none: nil
    }
  }

  private func answer(_ picture: StoredPhoto, keptFor seconds: Int, _ request: Request) -> Response {
    let headers: HTTPFields = [
      .contentType: picture.format.mediaType,
      .cacheControl: "private, max-age=\(seconds), immutable",
    ]
    return Response(.ok, headers: headers, body: picture.bytes).tagged(EntityTag(picture.etag), for: request)
  }
}
