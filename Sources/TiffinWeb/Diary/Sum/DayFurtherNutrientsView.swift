import Templating
import TiffinCore

/// The day's totals of the nutrients that the person has chosen to see among fibre, sugars, saturated fat and salt.
struct DayFurtherNutrientsView: View {
  let shown: [FurtherNutrient]
  let totals: [FigureTotal]
  /// The number of meals.
  let meals: Int
  let goals: FurtherNutrients
  let lacking: IncompleteMealView?

  /// Creates the part; nil for a day without meals, or if the person has chosen none of these nutrients.
  init?(_ contents: DiaryDayPage, at place: DayContext) {
    guard !contents.further.isEmpty else { return nil }
    let shown = place.visitor.person.settings.nutrients.all
    self.shown = shown
    totals = contents.further.totals
    meals = contents.further.count
    goals = place.visitor.person.settings.goals.further
    let incomplete = contents.further.filter { meal in !shown.allSatisfy(meal.isWhole) }
    let ids = Set(incomplete.map(\.meal))
    lacking = contents.meals.first { ids.contains($0.id) }.map { meal in
      IncompleteMealView(
        name: meal.name.text, href: place.links.meal(meal.id, from: MealListLocation(day: place.day)),
        others: ids.count - 1)
    }
  }

  static let fields: Fields<DayFurtherNutrientsView> = [
    "names": .text(\.names),
    "rows": .list { view in
      view.shown.map { nutrient in
        let total = view.totals[nutrient.rawValue]
        return FurtherNutrientTotalView(
          nutrient: nutrient, total: total, goal: view.goals[nutrient], isKnown: total.unknown < view.meals)
      }
    },
    "lacking": .view(\.lacking),
  ]

  /// The names, such as "Fibre, saturated fat".
  private var names: String {
    shown.enumerated().map { $0.offset == 0 ? $0.element.name : $0.element.name.lowercased() }.joined(separator: ", ")
  }
}

/// A day's total of fibre, sugars, saturated fat or salt, compared to the goal if there is one.
struct FurtherNutrientTotalView: View {
  let nutrient: FurtherNutrient
  let total: FigureTotal
  let goal: Mass?
  /// True if the nutrient is known for at least one meal; a sum of unknown values is not 0.
  let isKnown: Bool

  static let fields: Fields<FurtherNutrientTotalView> = [
    "label": .text(\.nutrient.name),
    "known": .flag(\.isKnown),
    "least": .flag { !$0.total.isComplete },
    "about": .flag { $0.total.estimated > 0 && $0.total.isComplete },
    "grams": .text { Formatter.sum(milligrams: $0.total.amount) },
    "goal": .text { view in view.goal.map { Formatter.sum(milligrams: $0.milligrams) } },
    "share": .text { view in view.goal.flatMap { Formatter.share(of: view.total.amount, in: $0.milligrams) } },
  ]
}

/// A meal for which one of the shown nutrients is unknown.
struct IncompleteMealView: View {
  let name: String
  let href: String
  let others: Int

  static let fields: Fields<IncompleteMealView> = [
    "name": .text(\.name),
    "href": .text(\.href),
    "others": .text { view in
      switch view.others {
      case 0: nil
      case 1: "one other"
      case let count: "\(count) others"
      }
    },
  ]
}
