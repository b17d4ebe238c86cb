import Fetching
import HTTPTypes
import Logging
import TiffinCore

/// Reads a recipe from a web page into the form, to be checked before it is saved.
struct RecipeImportController: Sendable {
  let outbound: Outbound
  let pictures: RecipePictureStore
  let photos: PhotoIntake
  let form: RecipeFormController
  let pages: Pages
  let log: Logger

  init(_ services: Services) {
    outbound = services.outbound
    pictures = services.stores.recipePictures
    photos = services.photos
    form = RecipeFormController(services)
    pages = services.pages
    log = services.log
  }

  func ask(_ request: Request, for visitor: Visitor, _ statements: borrowing Statements) throws -> Response {
    let view = RecipeImportView(address: try request.query.text("url") ?? "", visitor)
    return try pages.html(view, for: visitor, statements)
  }

  /// Shows the form for a single recipe; for several, a choice first.
  func read(_ request: Request, for visitor: Visitor) throws -> Response {
    let sent = try request.form()
    let typed = try sent.text("url") ?? ""
    do {
      try visitor.requirePresence()
      let found = try self.found(typed)
      if found.count > 1, let chosen = try sent.text("recipe").flatMap({ Int($0) }), found.indices.contains(chosen) {
        return try fill(found[chosen], request, visitor)
      }
      guard let only = found.first, found.count == 1 else {
        return try page(RecipeImportView(address: typed, found: found, visitor), visitor)
      }
      return try fill(only, request, visitor)
    } catch {
      return try page(RecipeImportView(address: typed, refused: FormErrors(error), visitor), visitor)
    }
  }

  private func page(_ view: RecipeImportView, _ visitor: Visitor) throws -> Response {
    try pages.html(view, for: visitor, refused: view.errors)
  }

  /// The recipes on a page, at least one.
  ///
  /// - Throws: ``FormErrors`` at the field `url`.
  private func found(_ typed: String) throws(FormErrors) -> [PublishedRecipe] {
    guard let address = WebAddress.typed(typed) else {
      throw refusal("Paste the whole address of a page, such as https://example.org/soup")
    }
    guard let document = try page(at: address) else { throw busy }
    let found = PublishedRecipe.all(in: document.bytes, at: WebAddress(document.address), charset: document.charset)
    guard !found.isEmpty else {
      throw refusal(
        "We could not find a recipe on that page. You can type it in yourself")
    }
    return found
  }

  /// Nil if too many others wait for pages.
  private func page(at address: WebAddress) throws(FormErrors) -> FetchedDocument? {
    do throws(FetchError) {
      return try outbound.turns.take { () throws(FetchError) in
        try outbound.gateway.get(address.text, within: .page)
      }
    } catch {
      throw refusal(error.sentence)
    }
  }

  /// The error when half of the threads wait for the web already.
  private var busy: FormErrors {
    var errors = FormErrors()
    errors.add("Tiffin is busy with other pages. Send it again in a moment", at: nil)
    errors.obstacle = .busy
    return errors
  }

  private func refusal(_ sentence: String) -> FormErrors {
    var errors = FormErrors()
    errors.add(sentence, at: "url")
    return errors
  }

  private func fill(_ recipe: PublishedRecipe, _ request: Request, _ visitor: Visitor) throws -> Response {
    var filled = RecipeForm(recipe, in: visitor.person.currency)
    if let picture = picture(of: recipe, request, for: visitor) { filled.picture = String(picture.number) }
    return try form.fill(filled, for: visitor)
  }

  /// The first of its pictures that can be fetched, within the time limit for one; nil if none can: a recipe is worth
  /// having without one.
  private func picture(
    of recipe: PublishedRecipe, _ request: Request, for visitor: Visitor
  ) -> RecipePicture.ID? {
    var limits = FetchLimits.picture
    let deadline = ContinuousClock.now + limits.whole
    for address in recipe.pictures {
      limits.whole = deadline - .now
      guard limits.whole > .zero, photos.hasRoom() else { return nil }
      do {
        let document = try outbound.turns.take { () throws(FetchError) in
          try outbound.gateway.get(address.text, within: limits)
        }
        guard let bytes = document?.bytes else { return nil }
        return try pictures.add(try photos.render(bytes, request), for: visitor.person.household)
      } catch {
        log.notice("A picture of a recipe on the web could not be had: \(error)")
      }
    }
    return nil
  }
}
