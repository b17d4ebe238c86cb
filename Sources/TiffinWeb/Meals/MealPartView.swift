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
  ]

  /// The parts in which they differ, in the form's order.
  static func differing(_ mine: MealContent, _ theirs: MealContent, _ format: Formatter) -> [MealPartView] {
    zip(parts(of: mine, format), parts(of: theirs, format)).compactMap { mine, theirs in
      if mine.text.isSameBytes(as: theirs.text) { return nil }
      return MealPartView(label: mine.label, mine: mine.text, theirs: theirs.text)
    }
  }

  private static func parts(of meal: MealContent, _ format: Formatter) -> [(label: String, text: String)] {
    let macros = Macro.allCases.map { (label: $0.name, text: meal.macros[$0].map(exact) ?? "") }
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

  /// Not rounded: what differs has to look so.
  private static func exact(_ mass: Mass) -> String {
    DecimalText.text(of: mass.milligrams, decimals: 3) + " g"
  }
}
