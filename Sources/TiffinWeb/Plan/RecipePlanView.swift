import Templating
import TiffinCore

/// `recipes/plan`: the next seven days with what is planned already, to put a recipe on one of them.
struct RecipePlanView: View {
  private let recipe: Recipe.ID
  private let week: PlanWeek
  private let place: PlanPlace
  private let servings: Servings?

  /// Costs a statement.
  ///
  /// - Parameter servings: how many are asked for; nil: one for each person of the household.
  init(_ recipe: Recipe.ID, servings: Servings? = nil, _ plan: PlanStore, for visitor: Visitor) throws(StoreError) {
    self.recipe = recipe
    self.servings = servings
    place = PlanPlace(visitor.today, for: visitor)
    week = try plan.week((0..<7).compactMap { visitor.today.adding(days: $0) }, for: visitor.person)
  }

  static let fields: Fields<RecipePlanView> = [
    "action": .text { $0.place.links.path("recipes", String($0.recipe.number), "plan") },
    "key": .text(\.place.key.text),
    "servings": .text { view in view.servings.map { String($0.count) } },
    "slots": .list { _ in PlanSlotView.all(chosen: "") },
    "days": .list { view in
      view.week.days.map { PlanTargetView(day: $0.day, isOn: $0.day == view.place.visitor.today, planned: $0.entries) }
    },
  ]
}

/// `plan/recipe`: the same as a page of its own.
struct PlanRecipeView: PageView {
  static let template = "plan/recipe"

  let name: RecipeName
  let back: String
  let picker: RecipePlanView

  static let fields: Fields<PlanRecipeView> = [
    "name": .text(\.name.text),
    "back": .text(\.back),
    "picker": .view(\.picker),
  ]
}
