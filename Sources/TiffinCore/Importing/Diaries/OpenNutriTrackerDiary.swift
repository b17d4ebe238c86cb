/// OpenNutriTracker's export.
///
/// An entry's nutrients are its food's figures per 100 g or ml, multiplied by the entry's amount and divided by 100.
enum OpenNutriTrackerDiary: DiaryApp {
  static func diary(in files: ImportedFiles) throws(ImportError) -> LazyDiary? {
    guard let file = files.all(endingIn: "user_intake.json").first else { return nil }
    let entries = try file.json().elements
    return LazyDiary(app: "OpenNutriTracker") { visit in
      for (index, entry) in entries.enumerated() {
        let name = entry["meal"]?["name"]?.text ?? "Entry \(index + 1)"
        try visit(LazyDiary.read(name) { () throws(ImportError) in try meal(entry) })
      }
    }
  }

  private static func meal(_ entry: JSONValue) throws(ImportError) -> ImportedMeal {
    let moment = entry["dateTime"]?.text ?? ""
    guard let date = LocalDate(iso: String(moment.prefix(10))) else { throw .undated }
    guard let food = entry["meal"], let figures = food["nutriments"] else { throw .withoutFood }
    let amount = entry.number("amount") ?? 0
    var nutrients = Nutrients()
    for (nutrient, name) in names { nutrients.set(nutrient, figures.number(name).map { $0 * amount / 100 }) }
    return try ImportedMeal(
      on: date, at: LocalTime(brought: String(moment.dropFirst(11))), entry["type"]?.text ?? "",
      food["name"]?.text ?? "", "\(amount) \(measure(of: entry))", nutrients: nutrients)
  }

  /// Returns "g", "ml", or "g/ml" if the app does not state which. Amounts are always stored in grams or millilitres,
  /// even if another unit was selected: two ounces are stored as 56.7 with the unit "oz".
  private static func measure(of entry: JSONValue) -> String {
    let chosen = entry["unit"]?.text ?? ""
    if ["g", "ml", "g/ml"].contains(chosen) { return chosen }
    if let own = entry["meal"]?["mealUnit"]?.text, ["g", "ml"].contains(own) { return own }
    return ["fl.oz", "fl oz"].contains(chosen) ? "ml" : "g"
  }

  private static let names: [(Nutrient, String)] = [
    (.energy, "energyKcal100"), (.carbs, "carbohydrates100"), (.protein, "proteins100"), (.fat, "fat100"),
    (.fibre, "fiber100"), (.sugars, "sugars100"), (.saturated, "saturatedFat100"),
  ]
}
