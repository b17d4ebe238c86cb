import HTTPTypes
import Localization
import Templating
import TiffinCore

/// A controller that plans a recipe from the recipe's page.
struct PlanRecipeController: Controller {
  let services: Services

  /// Asks for the day.
  func ask(
    _ request: Request, for visitor: Visitor, _ statements: borrowing Statements, _ id: Recipe.ID
  ) throws -> Response {
    var form = PlanForm()
    form.servings = try request.query.servings.map { String($0.count) } ?? ""
    return try page(id, form, nil, visitor, statements)
  }

  func add(_ request: Request, for visitor: Visitor, _ recipe: Recipe.ID) throws -> Response {
    let sent = try request.form()
    var form = try PlanForm(sent)
    if form.day == RecipePlanView.otherDay { form.day = try sent.text(RecipePlanView.otherDay) ?? "" }
    guard let day = LocalDate(typed: form.day) else {
      let errors = FormErrors("Choose a day", at: RecipePlanView.otherDay)
      return try pages.database.snapshot { try page(recipe, form, errors, visitor, $0) }
    }
    let entry: NewPlanEntry
    do throws(FormErrors) {
      entry = try form.entry(recipe, on: day)
    } catch {
      throw HTTPRefusal.badRequest("\(error.problems.first?.sentence.text(in: visitor.language) ?? "").")
    }
    let id = try plan.add(entry, key: try sent.submissionKey, by: visitor.person)
    return .seeOther(visitor.links.planned(id, on: day, .added))
  }

  private func page(
    _ id: Recipe.ID, _ form: PlanForm, _ errors: FormErrors?, _ visitor: Visitor, _ statements: borrowing Statements
  ) throws -> Response {
    let days = (0..<7).compactMap { visitor.today.adding(days: $0) }
    let page = try PlanRecipePage(id, days, for: visitor.person, statements)
    let view = PlanRecipeView(id, page, form, errors, for: visitor)
    return try pages.html(view, for: visitor, statements, refused: errors)
  }
}

/// The form for the day on which a recipe is planned, for the template `plan/recipe`.
struct PlanRecipeView: PageView {
  static let template = "plan/recipe"

  let name: RecipeName
  let back: String
  let picker: RecipePlanView

  init(
    _ id: Recipe.ID, _ page: PlanRecipePage, _ form: PlanForm, _ errors: FormErrors? = nil, for visitor: Visitor
  ) {
    name = page.name
    back = visitor.links.recipe(id)
    picker = RecipePlanView(id, page.week, form, errors, for: visitor)
  }

  static let fields: Fields<PlanRecipeView> = [
    "refused": .view { $0.picker.errors.map(RefusedFormView.init) },
    "name": .text(\.name.text),
    "back": .text(\.back),
    "picker": .view(\.picker),
  ]
}
