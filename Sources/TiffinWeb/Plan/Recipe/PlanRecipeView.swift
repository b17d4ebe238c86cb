import Templating
import TiffinCore

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
