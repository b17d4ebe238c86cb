import TiffinCore

/// A controller that shows the empty form, and the form that edits a stored meal.
struct MealFormController: Controller {
  let services: Services

  func new(_ request: Request, for visitor: Visitor, _ statements: borrowing Statements) throws -> Response {
    let place = try MealReturnLocation(request.query).place
    var form = MealForm(on: place.day ?? visitor.today, at: visitor.now)
    if let category = place.category { form.category = category.name }
    if let copied = try request.query.text("copy").flatMap(Meal.ID.init(_:)) {
      guard case .kept(let meal, _) = try MealDetailPage(copied, of: visitor.person, statements) else {
        throw StoreError.notFound
      }
      form.fill(meal.content.again(on: visitor.today, at: visitor.now))
    }
    return try show(form, .adding, request, visitor, statements)
  }

  /// Shows the form filled with the values of the quick entry.
  func fill(_ request: Request, for visitor: Visitor) throws -> Response {
    let typed = try request.form()
    let returnLocation = try MealReturnLocation(typed)
    var form = MealForm(on: returnLocation.place.day ?? visitor.today, at: visitor.now)
    form.fill(try QuickEntry(typed))
    return try pages.html(MealFormView(form, .adding, returnLocation, for: visitor), for: visitor)
  }

  func edit(
    _ request: Request, for visitor: Visitor, _ statements: borrowing Statements, _ id: Meal.ID
  ) throws -> Response {
    let meal = try MealDetailPage(id, of: visitor.person, statements).meal
    guard visitor.person.mayChange(meal.content.date) else { throw StoreError.pastDay }
    return try show(MealForm(meal), .editing(meal), request, visitor, statements)
  }

  private func show(
    _ form: MealForm, _ purpose: MealFormView.Purpose, _ request: Request, _ visitor: Visitor,
    _ statements: borrowing Statements
  ) throws -> Response {
    // The photo that another app has shared could not be kept: RecipePasteController.
    let kept: FormPicture = try request.query.text("photo") == "again" ? .lost : .none
    let view = MealFormView(form, purpose, try MealReturnLocation(request.query), kept, for: visitor)
    return try pages.html(view, for: visitor, statements)
  }
}
