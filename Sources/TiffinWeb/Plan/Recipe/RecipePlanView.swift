import Templating
import TiffinCore

/// The form that plans a recipe for a day, for the template `recipes/plan`. It lists today and the next six days with
/// their entries, and has a field for any other day.
struct RecipePlanView: View {
  /// The name of the field for any other date, and the value of `day` in the button that submits this date.
  static let otherDay = "other"

  private let recipe: Recipe.ID
  private let week: PlanWeek
  private let place: PlanContext
  private let form: PlanForm
  let errors: FormErrors?

  /// Creates the part.
  ///
  /// - Parameters:
  ///   - week: Today and the next six days.
  ///   - form: The submitted form. Empty servings stand for the number of people that the household cooks for.
  init(_ recipe: Recipe.ID, _ week: PlanWeek, _ form: PlanForm, _ errors: FormErrors?, for visitor: Visitor) {
    self.recipe = recipe
    self.week = week
    self.form = form
    self.errors = errors
    place = PlanContext(visitor.today, for: visitor)
  }

  static let fields: Fields<RecipePlanView> = [
    "action": .text { $0.place.links.path("recipes", String($0.recipe.number), "plan") },
    "key": .text(\.place.key.text),
    "servings": .text { $0.form.servings.isEmpty ? nil : $0.form.servings },
    "slots": .list { view in PlanCategoryView.all(chosen: view.form.slot) },
    "days": .list { view in
      view.week.days.map { PlanTargetView(day: $0.day, isOn: $0.day == view.place.visitor.today, planned: $0.entries) }
    },
    "other": .view { FieldView(id: Self.otherDay, value: $0.form.day, error: $0.errors?[Self.otherDay]) },
  ]
}
