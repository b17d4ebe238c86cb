import Testing

@testable import TiffinCore

@Suite struct `A diary entry in JSON` {
  private func read(_ text: String, named name: String) throws -> [Result<ImportedMeal, UnreadableRecipe>] {
    var entries: [Result<ImportedMeal, UnreadableRecipe>] = []
    try ImportedDiary(in: ImportedFiles(name: name, bytes: Array(text.utf8))).forEach { entries.append($0) }
    return entries
  }

  private func waistline(_ item: String, quantity: Int = 150) throws -> Result<ImportedMeal, UnreadableRecipe> {
    let text = """
      {"version": 36, "foodList": [
        {"id": 16, "name": "Quick Add", "portion": 1, "unit": "", "nutrition": {"calories": 1}}],
      "diary": [{"dateTime": "2026-01-01", "items": [{"id": 16, "portion": 1, "quantity": \(quantity)\(item)}]}]}
      """
    return try #require(try read(text, named: "waistline.json").first)
  }

  // The dialog of a quick add asks for energy and a description; the description is the item's own.
  @Test func `of Waistline has the typed name if only energy was noted`() throws {
    let typed = try waistline(#", "description": "Birthday cake ""#).get()

    #expect(typed.name.text == "Birthday cake")
    #expect(typed.content.energy?.kilocalories == 150)
  }

  @Test(arguments: ["", #", "description": """#, #", "description": "  ""#, #", "description": null"#])
  func `of Waistline has its food's name if nothing was typed`(item: String) throws {
    #expect(try waistline(item).get().name.text == "Quick Add")
  }

  @Test func `of Waistline is skipped under its typed name if it is exercise`() throws {
    let exercise = try waistline(#", "description": "Run""#, quantity: -150)

    #expect(throws: UnreadableRecipe(name: "2026-01-01 Run", reason: .exercise)) { try exercise.get() }
  }

  // The app converts what was typed: 2 oz are kept as 56.7 and "oz", 8 fl.oz as 236.59 and "fl.oz".
  @Test(arguments: [
    ("g", "g", "g"), ("ml", "ml", "ml"), ("g/ml", "g", "g/ml"), ("oz", "g", "g"), ("serving", "ml", "ml"),
    ("serving", "g", "g"), ("serving", "portion", "g"), ("fl.oz", "ml", "ml"), ("fl oz", "cup", "ml"), ("", "", "g"),
  ])
  func `of OpenNutriTracker has its amount in grams or millilitres, whatever unit was chosen`(
    unit: String, mealUnit: String, measure: String
  ) throws {
    let text = """
      [{"unit": "\(unit)", "amount": 56.7, "type": "lunch", "dateTime": "2026-01-05T12:30:00.000",
      "meal": {"name": "Steak", "mealUnit": "\(mealUnit)", "nutriments": {"energyKcal100": 200}}}]
      """

    let meal = try #require(try read(text, named: "user_intake.json").first).get()

    #expect(meal.lines.map(\.amount) == ["56.7"] && meal.lines.map(\.measure) == [measure])
    #expect(meal.content.energy?.kilocalories == 113)
  }
}
