import HTTPTypes
import TiffinCore

/// Takes filled recipe forms: a new recipe, or an edit.
struct RecipeSaveController: Sendable {
  let recipes: RecipeStore
  let pictures: RecipePictureStore
  let photos: PhotoIntake
  let pages: Pages

  init(_ services: Services) {
    recipes = services.stores.recipes
    pictures = services.stores.recipePictures
    photos = services.photos
    pages = services.pages
  }

  func add(_ request: Request, for visitor: Visitor) throws -> Response {
    var sent = try SentRecipe(try request.form())
    do {
      let content = try read(&sent, visitor)
      let id = try recipes.add(content, picture: sent.form.pictureID, key: sent.key, by: visitor.person)
      return saved(id, sent, visitor)
    } catch {
      return try refused(sent, .adding, FormErrors(error), visitor)
    }
  }

  func update(_ request: Request, for visitor: Visitor, _ id: Recipe.ID) throws -> Response {
    var sent = try SentRecipe(try request.form())
    guard try recipes.deleted(id, for: visitor.person) == nil else { return try kept(sent, visitor) }
    let stored = try recipes.recipe(id, for: visitor.person)
    do {
      let content = try read(&sent, visitor)
      let revision = sent.revision(else: stored.revision)
      let update = try recipes.update(
        id, to: content, picture: sent.form.pictureID, isBare: sent.form.removesPicture, from: revision,
        by: visitor.person)
      switch update {
      case .saved(let id): return saved(id, sent, visitor)
      case .changedMeanwhile(let now):
        let view = RecipeConflictView(sent, content, now: now, for: visitor)
        return try pages.html(view, for: visitor, status: .conflict)
      }
    } catch {
      return try refused(sent, .editing(stored), FormErrors(error), visitor)
    }
  }

  /// Keeps the picture first: whatever else is wrong, it need not be picked again.
  private func read(_ sent: inout SentRecipe, _ visitor: Visitor) throws -> RecipeContent {
    try visitor.requirePresence()
    let wrongPicture = try keepPicture(of: &sent, visitor)
    let form = sent.form
    return try FormErrors.collect(
      { () throws(FormErrors) in try RecipeFormReader.read(form, in: visitor.person.currency) },
      { () throws(FormErrors) in if let wrongPicture { throw wrongPicture } }
    ).0
  }

  /// What is wrong with it, where it cannot be taken.
  private func keepPicture(of sent: inout SentRecipe, _ visitor: Visitor) throws -> FormErrors? {
    let photo: RenderedPhoto?
    sent.isPictureRead = true
    do throws(FormErrors) {
      photo = try photos.take(sent.picture)
    } catch {
      return error
    }
    if let photo {
      sent.form.picture = String(try pictures.add(photo, for: visitor.person.household).number)
      sent.form.removesPicture = false
    }
    return nil
  }

  private func saved(_ id: Recipe.ID, _ sent: SentRecipe, _ visitor: Visitor) -> Response {
    let query = RecipeNotice(deed: .saved, recipe: id).text
    let link = visitor.links.recipe(id, from: sent.place)
    return .seeOther(link + (sent.place.text.isEmpty ? "?" : "&") + query)
  }

  /// The recipe was deleted meanwhile: what was typed comes back, to be saved as a new one.
  private func kept(_ sent: SentRecipe, _ visitor: Visitor) throws -> Response {
    var sent = sent
    sent.form.revision = ""
    sent.form.key = SubmissionKey.random().text
    var errors = FormErrors()
    errors.add("This recipe was deleted while you were editing it. Save it to keep it as a new one", at: nil)
    return try refused(sent, .adding, errors, visitor)
  }

  private func refused(
    _ sent: SentRecipe, _ purpose: RecipeFormView.Purpose, _ errors: FormErrors, _ visitor: Visitor
  ) throws -> Response {
    let terms = try recipes.terms(for: visitor.person)
    var view = RecipeFormView(sent.form, purpose, sent.place, terms, errors, for: visitor)
    view.isPictureLost = sent.isPictureLost
    var response = try pages.html(view, for: visitor, status: errors.status)
    response.headers.append(contentsOf: errors.headers)
    return response
  }
}
