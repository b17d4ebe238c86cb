import Fetching
import HTTPTypes
import TiffinCore

/// A controller that imports a recipe from a web page to the form, where it is checked before it is saved.
struct RecipeImportController: Controller {
  let services: Services

  var outbound: RemoteSources { services.outbound }
  var preview: RecipeFormPreview { RecipeFormPreview(services) }
  var form: RecipeFormController { RecipeFormController(services) }

  func ask(_ request: Request, for visitor: Visitor, _ statements: borrowing Statements) throws -> Response {
    let view = RecipeImportView(address: try request.query.text("url") ?? "", visitor)
    return try pages.html(view, for: visitor, statements)
  }

  /// Shows the form for a single recipe, a choice for several recipes, or a question about a recipe that the household
  /// already has.
  func read(_ request: Request, for visitor: Visitor) throws -> Response {
    let sent = try request.form()
    let typed = try sent.text("url") ?? ""
    do {
      try visitor.requirePresence()
      let found = try self.found(typed)
      let chosen = found.count == 1 ? 0 : try sent.text("recipe").flatMap { Int($0) }
      guard let chosen, found.indices.contains(chosen) else {
        return try page(RecipeImportView(address: typed, found: found, visitor), visitor)
      }
      let recipe = found[chosen]
      if let known = try sent.text("update").flatMap({ Recipe.ID($0) }) {
        return try update(known, from: recipe, request, visitor)
      }
      if try sent.text("again") == nil, let known = try known(recipe, among: found.count, at: typed, visitor) {
        let day = clock.moment(at: known.addedAt, for: visitor.person).date
        let again = ExistingRecipeView(known: known, addedOn: day, found: recipe, number: chosen, for: visitor)
        return try page(RecipeImportView(address: typed, again: again, visitor), visitor)
      }
      return try preview.fill(recipe, request, for: visitor)
    } catch {
      return try page(RecipeImportView(address: typed, refused: FormErrors(error), visitor), visitor)
    }
  }

  private func page(_ view: RecipeImportView, _ visitor: Visitor) throws -> Response {
    try pages.html(view, for: visitor, refused: view.errors)
  }

  /// Returns the recipes on a page, at least one.
  ///
  /// - Throws: ``FormErrors`` at the field `url` if there are none, or the page cannot be read.
  private func found(_ typed: String) throws(FormErrors) -> [WebRecipe] {
    guard let address = WebAddress.typed(typed) else {
      throw refusal("Paste the whole address of a page, such as https://example.org/soup")
    }
    guard let document = try page(at: address) else { throw busy }
    let found = WebRecipe.all(in: document.bytes, at: WebAddress(document.address), charset: document.charset)
    guard !found.isEmpty else {
      if BotChallengePage.isOne(document.bytes) { throw refusal(FetchError.refusal) }
      throw refusal(
        "We could not find a recipe on that page. You can paste its text, or type it in")
    }
    return found
  }

  /// Fetches a page; returns nil if too many other threads wait for the web.
  private func page(at address: WebAddress) throws(FormErrors) -> FetchedDocument? {
    do throws(FetchError) {
      return try outbound.turns.withSlot { () throws(FetchError) in
        try outbound.gateway.get(address.text, within: .page)
      }
    } catch {
      throw refusal(error.sentence)
    }
  }

  /// The error if a quarter of the threads are waiting for the web.
  private var busy: FormErrors {
    var errors = FormErrors()
    errors.add("Tiffin is busy. Try again in a moment", at: nil)
    errors.obstacle = .busy
    return errors
  }

  private func refusal(_ sentence: String) -> FormErrors {
    var errors = FormErrors()
    errors.add(sentence, at: "url")
    return errors
  }

  /// Returns the household's recipe from that page; for a page with several recipes, the one with the same name; nil if
  /// there is none.
  private func known(
    _ recipe: WebRecipe, among count: Int, at typed: String, _ visitor: Visitor
  ) throws -> RecipeOfPage? {
    let addresses = [recipe.address, WebAddress.typed(typed)].compactMap(\.self)
    return try pages.database.snapshot { statements in
      try RecipeStore.from(addresses, for: visitor.person, statements)
        .first { count == 1 || $0.name.text.isSameBytes(as: recipe.name) }
    }
  }

  /// Shows the form of a stored recipe, filled with the current version of its web page.
  private func update(
    _ id: Recipe.ID, from recipe: WebRecipe, _ request: Request, _ visitor: Visitor
  ) throws -> Response {
    let known = try recipes.recipe(id, for: visitor.person)
    guard known.isOwn else { throw StoreError.notFound }
    var filled = RecipeForm(known, in: visitor.person.currency)
    filled.update(from: RecipeForm(recipe, in: visitor.person.currency))
    if known.picture == .none, let picture = preview.picture(of: recipe, request, for: visitor) {
      filled.picture = String(picture.number)
    }
    return try form.fill(filled, .updating(known), for: visitor)
  }
}
