import HTTPTypes
import TiffinCore

/// A controller that saves new and edited recipes.
struct RecipeSaveController: Controller {
  let services: Services

  var pictures: RecipePictureStore { services.stores.recipePictures }
  var form: RecipeFormController { RecipeFormController(services) }
  var conflict: RecipeConflictController { RecipeConflictController(services) }

  func add(_ request: Request, for visitor: Visitor) throws -> Response {
    var sent = try SentRecipe(try request.form())
    do {
      let content = try read(&sent, request, visitor)
      let picture = try picture(of: sent, visitor)
      let id = try recipes.add(content, picture: picture, key: sent.key, by: visitor.person)
      return saved(id, sent, visitor)
    } catch {
      return try form.refuse(sent, .adding, FormErrors(error), request, for: visitor)
    }
  }

  func update(_ request: Request, for visitor: Visitor, _ id: Recipe.ID) throws -> Response {
    var sent = try SentRecipe(try request.form())
    guard try recipes.deleted(id, for: visitor.person) == nil else { return try kept(sent, request, visitor) }
    let stored = try recipes.recipe(id, for: visitor.person)
    do {
      let content = try read(&sent, request, visitor)
      let update = try recipes.update(
        id, to: content, picture: try picture(of: sent, visitor),
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
  private func read(_ sent: inout SentRecipe, _ request: Request, _ visitor: Visitor) throws -> RecipeContent {
    try visitor.requirePresence()
    let wrong = try photos.read(&sent.picture, request, for: visitor.person)
    let form = sent.form
    return try FormErrors.collect(
      { () throws(FormErrors) in try RecipeFormReader.read(form, in: visitor.person.currency) }, and: wrong)
  }

  /// Stores a newly uploaded picture, and returns the recipe's picture: the new one, otherwise the one stated by the
  /// form; nil if there is none.
  private func picture(of sent: SentRecipe, _ visitor: Visitor) throws(StoreError) -> RecipePicture.ID? {
    guard let photo = sent.picture.photo else { return sent.form.pictureID }
    return try pictures.add(photo, for: visitor.person.household)
  }

  private func saved(_ id: Recipe.ID, _ sent: SentRecipe, _ visitor: Visitor) -> Response {
    let query = Notice<RecipeAction>(.saved, id).text
    let link = visitor.links.recipe(id, from: sent.place)
    return .seeOther(link + (sent.place.text.isEmpty ? "?" : "&") + query)
  }

  /// Shows the form of a recipe that was deleted meanwhile, to save it as a new recipe.
  private func kept(_ sent: SentRecipe, _ request: Request, _ visitor: Visitor) throws -> Response {
    var sent = sent
    sent.form.revision = ""
    sent.form.key = SubmissionKey.random().text
    let errors = FormErrors(
      "This recipe was deleted meanwhile. Save it as a new one", at: nil)
    return try form.refuse(sent, .adding, errors, request, for: visitor)
  }
}
