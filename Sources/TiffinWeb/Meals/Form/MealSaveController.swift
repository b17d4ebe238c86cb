import HTTPTypes
import Localization
import TiffinCore

/// A controller that saves new and edited meals.
struct MealSaveController: Controller {
  let services: Services

  var conflict: MealConflictController { MealConflictController(services) }

  func add(_ request: Request, for visitor: Visitor) throws -> Response {
    var sent = try SubmittedMealForm(try request.form())
    do {
      let content = try read(&sent, request, visitor)
      let id = try add(content, sent, by: visitor.person)
      return saved(id, sent, visitor)
    } catch {
      return try refused(sent, .adding, FormErrors(error), request, visitor)
    }
  }

  /// Adds a meal. If the quick entry was filled from a dish, the meal gets the dish's recipe, and its picture unless
  /// the form has a photo.
  private func add(_ content: MealContent, _ sent: SubmittedMealForm, by person: Person) throws(StoreError) -> Meal.ID {
    // The form has no choice "Automatic": the usual category at the typed time counts as not chosen.
    let isChosen = content.category != content.time.map(MealCategory.usual(at:))
    return try meals.add(
      content, photo: sent.picture.photo, from: KnownDish.ID(sent.form.filled), isCategoryChosen: isChosen,
      hasSpace: hasSpace(), key: sent.key, by: person)
  }

  func update(_ request: Request, for visitor: Visitor, _ id: Meal.ID) throws -> Response {
    let sent = try SubmittedMealForm(try request.form())
    do {
      if sent.bringsBack && !visitor.isResuming { try meals.restore(id, by: visitor.person) }
      return try meals.needing(id, of: visitor.person) { try update(id, sent, request, visitor) }
    } catch let deleted as DeletedMeal {
      return try choice(sent, deleted.meal, request, visitor)
    }
  }

  private func update(_ id: Meal.ID, _ sent: SubmittedMealForm, _ request: Request, _ visitor: Visitor) throws
    -> Response
  {
    var sent = sent
    let stored = try meals.meal(id, of: visitor.person.id)
    do {
      let content = try read(&sent, request, visitor)
      let photo = sent.picture.change(removing: sent.form.removesPhoto)
      let revision = sent.form.revision(else: stored.revision)
      switch try meals.update(id, to: content, photo: photo, from: revision, by: visitor.person) {
      case .saved: return saved(id, sent, visitor)
      case .changedMeanwhile(let now): return try conflict.show(sent, content, now, request, for: visitor)
      }
    } catch {
      return try refused(sent, .editing(stored), FormErrors(error), request, visitor)
    }
  }

  /// Reads the form and its picture. The picture is decoded even if the form has errors, so that all errors are shown.
  private func read(_ sent: inout SubmittedMealForm, _ request: Request, _ visitor: Visitor) throws -> MealContent {
    try visitor.requirePresence()
    let wrong = try photos.read(&sent.picture, request, for: visitor.person)
    return try FormErrors.collect(sent.content, and: wrong)
  }

  /// Redirects to the page from which the visitor came, or to the meal itself if its date could not be parsed.
  private func saved(_ id: Meal.ID, _ sent: SubmittedMealForm, _ visitor: Visitor) -> Response {
    let place = sent.returnLocation.place
    if let date = sent.invalidDate { return .seeOther(visitor.links.meal(id, from: place, date: date)) }
    let query = MealListQuery(place: place, notice: Notice(.saved, id))
    return .seeOther(visitor.links.meals(query, row: id))
  }

  private func refused(
    _ sent: SubmittedMealForm, _ purpose: MealFormView.Purpose, _ errors: FormErrors, _ request: Request,
    _ visitor: Visitor
  ) throws -> Response {
    var errors = errors
    // Browsers empty a date field with an invalid value, so the error quotes the typed date.
    if let date = sent.invalidDate, date.text != "" || errors["date"] != nil {
      errors.begin(with: Message(verbatim: date.sentence), at: "date")
    }
    let kept = try photos.keep(sent.picture, request, for: visitor.person)
    let view = MealFormView(sent, purpose, errors, kept, for: visitor)
    return try pages.html(view, for: visitor, refused: errors)
  }

  /// Shows the form of a meal that was deleted meanwhile, to restore it with the changes or to save a new meal.
  private func choice(_ sent: SubmittedMealForm, _ deleted: Meal, _ request: Request, _ visitor: Visitor) throws
    -> Response
  {
    let sent = sent.restoring(deleted)
    if let errors = sent.errors { return try refused(sent, .restoring(deleted), errors, request, visitor) }
    let kept = try photos.keep(sent.picture, request, for: visitor.person)
    let view = MealFormView(sent, .restoring(deleted), nil, kept, for: visitor)
    return try pages.html(view, for: visitor, status: .conflict)
  }
}
