import TiffinCore

extension MealContent {
  /// Part by part, in the form's order, to be compared.
  func parts(_ format: Formatter) -> [(label: String, text: String)] {
    let macros = Macro.allCases.map { (label: $0.name, text: self.macros[$0].map(Self.exact) ?? "") }
    return [
      ("Name", name.text),
      ("Rating", RatingView(rating.stars).label),
      ("Category", category.name),
      ("Date", format.long(date, time)),
    ] + macros + [
      ("Energy", energy.map { "\(format.energy($0)) kcal" } ?? ""),
      ("Notes", notes.text),
      ("Favourite", isFavourite ? "Yes" : "No"),
    ]
  }

  /// Not rounded: what differs has to look so.
  private static func exact(_ mass: Mass) -> String {
    DecimalText.text(of: mass.milligrams, decimals: 3) + " g"
  }
}
