import Templating
import TiffinCore

/// `recipes/plan`: the next seven days with what is planned already, to put a recipe on one of them or any other.
struct RecipePlanView: View {
  /// What the button of the date's field sends as the day, and the name of that field.
  static let otherDay = "other"

  private let recipe: Recipe.ID
  private let week: PlanWeek
  private let place: PlanPlace
  private let form: PlanForm
  let errors: FormErrors?

  /// Costs a statement.
  ///
  /// - Parameter form: as it was sent; its servings empty: one for each person of the household.
  init(
    _ recipe: Recipe.ID, _ form: PlanForm, _ errors: FormErrors? = nil, _ plan: PlanStore, for visitor: Visitor
  ) throws(StoreError) {
    self.recipe = recipe
    self.form = form
    self.errors = errors
    place = PlanPlace(visitor.today, for: visitor)
    week = try plan.week((0..<7).compactMap { visitor.today.adding(days: $0) }, for: visitor.person)
  }

  static let fields: Fields<RecipePlanView> = [
    "action": .text { $0.place.links.path("recipes", String($0.recipe.number), "plan") },
    "key": .text(\.place.key.text),
    "servings": .text { $0.form.servings.isEmpty ? nil : $0.form.servings },
    "slots": .list { view in PlanSlotView.all(chosen: view.form.slot) },
    "days": .list { view in
      view.week.days.map { PlanTargetView(day: $0.day, isOn: $0.day == view.place.visitor.today, planned: $0.entries) }
    },
    "other": .view { FieldView(id: Self.otherDay, value: $0.form.day, error: $0.errors?[Self.otherDay]) },
  ]
}

/// `plan/recipe`: the same as a page of its own.
struct PlanRecipeView: PageView {
  static let template = "plan/recipe"

  let name: RecipeName
  let back: String
  let picker: RecipePlanView

  static let fields: Fields<PlanRecipeView> = [
    "refused": .view { $0.picker.errors.map(RefusedFormView.init) },
    "name": .text(\.name.text),
    "back": .text(\.back),
    "picker": .view(\.picker),
  ]
}
