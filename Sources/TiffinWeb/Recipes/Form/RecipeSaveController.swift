import HTTPTypes
import TiffinCore

/// A controller that saves new and edited recipes.
struct RecipeSaveController: Controller {
  let services: Services

  var form: RecipeFormController { RecipeFormController(services) }
  var conflict: RecipeConflictController { RecipeConflictController(services) }

  func add(_ request: Request, for visitor: Visitor) throws -> Response {
    var sent = try SubmittedRecipeForm(try request.form())
    do {
      let content = try read(&sent, request, visitor)
      let id = try recipes.add(
        content, picture: sent.form.pictureID, photo: sent.picture.photo, key: sent.key, by: visitor.person)
      return saved(id, sent, visitor)
    } catch {
      return try form.refuse(sent, .adding, FormErrors(error), request, for: visitor)
    }
  }

  func update(_ request: Request, for visitor: Visitor, _ id: Recipe.ID) throws -> Response {
    let sent = try SubmittedRecipeForm(try request.form())
    do {
      return try update(id, sent, request, visitor)
    } catch StoreError.notFound {
      return try renew(id, sent, request, visitor)
    }
  }

  private func update(_ id: Recipe.ID, _ sent: SubmittedRecipeForm, _ request: Request, _ visitor: Visitor) throws
    -> Response
  {
    var sent = sent
    let stored = try recipes.recipe(id, for: visitor.person)
    do {
      let content = try read(&sent, request, visitor)
      let update = try recipes.update(
        id, to: content, picture: sent.form.pictureID, photo: sent.picture.photo,
        isBare: sent.form.removesPicture && sent.picture.photo == nil, from: sent.form.revision(else: stored.revision),
        by: visitor.person)
      switch update {
      case .saved(let id): return saved(id, sent, visitor)
      case .changedMeanwhile(let now): return try conflict.show(sent, content, now: now, request, for: visitor)
      }
    } catch {
      return try form.refuse(sent, .editing(stored), FormErrors(error), request, for: visitor)
    }
  }

  /// Reads the form and its picture. The picture is decoded even if the form has errors, so that all errors are shown.
  private func read(_ sent: inout SubmittedRecipeForm, _ request: Request, _ visitor: Visitor) throws -> RecipeContent {
    try visitor.requirePresence()
    let wrong = try photos.read(&sent.picture, request, for: visitor.person)
    let form = sent.form
    return try FormErrors.collect(
      { () throws(FormErrors) in try RecipeFormReader.read(form, in: visitor.person.currency) }, and: wrong)
  }

  private func saved(_ id: Recipe.ID, _ sent: SubmittedRecipeForm, _ visitor: Visitor) -> Response {
    let query = Notice<RecipeNoticeAction>(.saved, id).text
    let link = visitor.links.recipe(id, from: sent.place)
    return .seeOther(link + (sent.place.text.isEmpty ? "?" : "&") + query)
  }

  /// Shows the form of a recipe that was deleted meanwhile, to save it as a new recipe.
  ///
  /// - Throws: ``StoreError/notFound`` if there is no deleted recipe with this ID.
  private func renew(_ id: Recipe.ID, _ sent: SubmittedRecipeForm, _ request: Request, _ visitor: Visitor) throws
    -> Response
  {
    if try recipes.deleted(id, for: visitor.person) == nil { throw StoreError.notFound }
    var sent = sent
    sent.form.revision = ""
    sent.form.key = SubmissionKey.random().text
    let errors = FormErrors("This recipe was deleted meanwhile. Save it as a new one", at: nil)
    return try form.refuse(sent, .adding, errors, request, for: visitor)
  }
}
