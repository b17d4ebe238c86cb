import Templating
import TiffinCore

/// One part of a meal in two versions.
struct MealPartView: View {
  let label: String
  let mine: String
  let theirs: String

  static let fields: Fields<MealPartView> = [
    "label": .text(\.label),
    "mine": .text(\.mine),
    "theirs": .text(\.theirs),
    "differs": .flag { !$0.mine.isSameBytes(as: $0.theirs) },
  ]

  /// All parts, in the form's order.
  static func compare(_ mine: MealContent, _ theirs: MealContent, _ format: Formatter) -> [MealPartView] {
    zip(parts(of: mine, format), parts(of: theirs, format)).map { mine, theirs in
      MealPartView(label: mine.label, mine: mine.text, theirs: theirs.text)
    }
  }

  private static func parts(of meal: MealContent, _ format: Formatter) -> [(label: String, text: String)] {
    let macros = Macro.allCases.map { (label: $0.name, text: meal.macros[$0].map(format.grams) ?? "") }
    return [
      ("Name", meal.name.text),
      ("Rating", RatingView(meal.rating.stars).label),
      ("Category", meal.category.name),
      ("Date", format.long(meal.date, meal.time)),
    ] + macros + [
      ("Energy", meal.energy.map { "\(format.energy($0)) kcal" } ?? ""),
      ("Notes", meal.notes.text),
      ("Favourite", meal.isFavourite ? "Yes" : "No"),
    ]
  }
}
