import HTTPTypes
import TiffinCore

/// Saves meal forms: a new meal, or an edit.
struct MealSaveController: Controller {
  let services: Services

  var dishes: KnownDishes { KnownDishes(services) }
  var conflict: MealConflictController { MealConflictController(services) }

  func add(_ request: Request, for visitor: Visitor) throws -> Response {
    var sent = try SentMeal(try request.form())
    do {
      let content = try read(&sent, request, visitor)
      let id = try add(content, sent, by: visitor.person)
      return saved(id, sent, visitor)
    } catch {
      return try refused(sent, .adding, FormErrors(error), request, visitor)
    }
  }

  /// Adds a meal as the quick entry would: as one of the dish that it was filled with, whose picture it gets unless it has
  /// a photo of its own.
  private func add(_ content: MealContent, _ sent: SentMeal, by person: Person) throws(StoreError) -> Meal.ID {
    let dish = try dishes.find(sent.form.filled, for: person)
    // The form has no "Automatic": the usual category at that time stands for it.
    let isChosen = content.category != content.time.map(MealCategory.usual(at:))
    return try dishes.add(
      content, photo: sent.picture.photo, from: dish, isCategoryChosen: isChosen, key: sent.key, by: person)
  }

  func update(_ request: Request, for visitor: Visitor, _ id: Meal.ID) throws -> Response {
    let sent = try SentMeal(try request.form())
    do {
      if sent.bringsBack && !visitor.isResuming { try meals.restore(id, by: visitor.person) }
      return try meals.needing(id, of: visitor.person) { try update(id, sent, request, visitor) }
    } catch let deleted as DeletedMeal {
      return try choice(sent, deleted.meal, request, visitor)
    }
  }

  private func update(_ id: Meal.ID, _ sent: SentMeal, _ request: Request, _ visitor: Visitor) throws -> Response {
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

  /// Reads the form and its picture, which is read whatever other errors there are.
  private func read(_ sent: inout SentMeal, _ request: Request, _ visitor: Visitor) throws -> MealContent {
    try visitor.requirePresence()
    let wrong = try photos.read(&sent.picture, request, for: visitor.person)
    return try FormErrors.collect(sent.content, and: wrong)
  }

  /// Leads back to one's place in the list; to the meal itself if its date was not understood, to correct it there.
  private func saved(_ id: Meal.ID, _ sent: SentMeal, _ visitor: Visitor) -> Response {
    let place = sent.wayBack.place
    if let date = sent.unreadDate { return .seeOther(visitor.links.meal(id, from: place, date: date)) }
    let query = MealListQuery(place: place, notice: Notice(.saved, id))
    return .seeOther(visitor.links.meals(query, row: id))
  }

  private func refused(
    _ sent: SentMeal, _ purpose: MealFormView.Purpose, _ errors: FormErrors, _ request: Request, _ visitor: Visitor
  ) throws -> Response {
    var errors = errors
    // The browser's own date field would be empty again without a word.
    if let date = sent.unreadDate, date.text != "" || errors["date"] != nil {
      errors.begin(with: date.sentence, at: "date")
    }
    let kept = try photos.keep(sent.picture, request, for: visitor.person)
    let view = MealFormView(sent, purpose, errors, kept, for: visitor)
    return try pages.html(view, for: visitor, refused: errors)
  }

  /// The answer if the meal was deleted meanwhile: the form again, to restore it with the changes or to save a new one.
  private func choice(_ sent: SentMeal, _ deleted: Meal, _ request: Request, _ visitor: Visitor) throws -> Response {
    let sent = sent.bringingBack(deleted)
    if let errors = sent.errors { return try refused(sent, .bringingBack(deleted), errors, request, visitor) }
    let kept = try photos.keep(sent.picture, request, for: visitor.person)
    let view = MealFormView(sent, .bringingBack(deleted), nil, kept, for: visitor)
    return try pages.html(view, for: visitor, status: .conflict)
  }
}
