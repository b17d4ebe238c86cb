import TiffinCore

/// A part of a meal's content, as text for people and for programs.
struct MealContentPart: Sendable {
  /// The heading of the column in an exported table.
  let column: String
  /// The label in the form.
  let label: String
  /// The text in an exported table.
  let plain: @Sendable (MealContent) -> String
  /// The text on a page, precise enough to distinguish different values.
  let shown: @Sendable (MealContent, Formatter) -> String
}

extension MealContent {
  /// All parts, in the order of the form. Exported tables have separate columns for date and time.
  static let parts: [MealContentPart] =
    [
      MealContentPart(column: "name", label: "Name", plain: \.name.text, shown: { meal, _ in meal.name.text }),
      MealContentPart(
        column: "rating", label: "Rating", plain: { String($0.rating.stars) },
        shown: { meal, _ in RatingView(meal.rating.stars).label }),
      MealContentPart(
        column: "category", label: "Category", plain: \.category.name, shown: { meal, _ in meal.category.name }),
      MealContentPart(column: "date", label: "Date", plain: \.date.iso, shown: { $1.long($0.date, $0.time) }),
    ]
    + Macro.allCases.map { macro in
      MealContentPart(
        column: "\(macro.rawValue)_g", label: macro.name, plain: { grams($0.macros[macro]) },
        shown: { meal, _ in meal.macros[macro] == nil ? "" : grams(meal.macros[macro]) + " g" })
    } + [
      MealContentPart(
        column: "energy_kcal", label: "Energy", plain: { $0.energy.map { String($0.kilocalories) } ?? "" },
        shown: { meal, format in meal.energy.map { "\(format.energy($0)) kcal" } ?? "" }),
      MealContentPart(column: "notes", label: "Notes", plain: \.notes.text, shown: { meal, _ in meal.notes.text }),
      MealContentPart(
        column: "favourite", label: "Favourite", plain: { $0.isFavourite ? "1" : "0" },
        shown: { meal, _ in meal.isFavourite ? "Yes" : "No" }),
    ]
    + MealForm.numbers.map { number in
      MealContentPart(
        column: "\(number.text.name)_\(number.unit)", label: number.label, plain: number.shown,
        shown: { meal, _ in [number.shown(meal)].filter { !$0.isEmpty }.map { "\($0) \(number.unit)" }.joined() })
    }

  /// Returns the label and text of each part, for comparing two versions.
  func parts(_ format: Formatter) -> [(label: String, text: String)] {
    Self.parts.map { ($0.label, $0.shown(self, format)) }
  }

  private static func grams(_ mass: Mass?) -> String {
    mass.map { DecimalText.text(of: $0.milligrams, decimals: 3) } ?? ""
  }
}
