import HTTPTypes
import TiffinCore

/// Pictures of recipes: those that are kept, and those that the catalogue has, which are fetched the first time.
struct RecipePictureController: Sendable {
  let recipes: RecipeStore
  let pictures: RecipePictureStore
  let catalogue: CataloguePictures
  let errands: PictureErrands
  let assets: Assets

  init(_ services: Services) {
    recipes = services.stores.recipes
    pictures = services.stores.recipePictures
    catalogue = services.outside.pictures
    errands = services.outside.errands
    assets = services.assets
  }

  /// An id never shows another picture, so that a browser may keep it for good.
  func show(_ request: Request, for visitor: Visitor, _ id: RecipePicture.ID, _ size: PhotoSize) throws -> Response {
    let picture = try pictures.picture(id, size, of: visitor.person.household)
    return answer(picture, keptFor: 31_536_000, request)
  }

  /// A plate stands in, for this once, while the recipe's picture is on its way, and where it cannot be had.
  func fetch(_ request: Request, for visitor: Visitor, _ id: Recipe.ID, _ size: PhotoSize) throws -> Response {
    guard let recipe = try recipes.recipes([id], for: visitor.person).first else { throw StoreError.notFound }
    switch recipe.picture {
    case .here(let picture): return try kept(picture, size, request, visitor)
    case .none: return plate("dinner", request)
    case .away:
      guard try catalogue.isWorthAsking(for: id) else { return plate("dinner", request) }
      if let picture = try errands.send(for: id) { return try kept(picture, size, request, visitor) }
      return plate("coming", request)
    }
  }

  /// A script tells the one that stands for a picture to come by its size.
  private func plate(_ name: String, _ request: Request) -> Response {
    var response = Response.seeOther("\(assets.root(request.links))/\(name).svg")
    response.headers[.cacheControl] = "private, no-store"
    return response
  }

  private func kept(
    _ picture: RecipePicture.ID, _ size: PhotoSize, _ request: Request, _ visitor: Visitor
  ) throws -> Response {
    answer(try pictures.picture(picture, size, of: visitor.person.household), keptFor: 86_400, request)
  }

  private func answer(_ picture: StoredPhoto, keptFor seconds: Int, _ request: Request) -> Response {
    let headers: HTTPFields = [
      .contentType: picture.format.mediaType,
      .cacheControl: "private, max-age=\(seconds), immutable",
    ]
    return Response(.ok, headers: headers, body: picture.bytes).tagged(EntityTag(picture.etag), for: request)
  }
}
