import Testing

@testable import TiffinCore

@Suite struct `An entry of a diary in JSON` {
  private func read(_ text: String, named name: String) throws -> [Result<BroughtMeal, BrokenRecipe>] {
    var entries: [Result<BroughtMeal, BrokenRecipe>] = []
    try BroughtDiary(in: BroughtFiles(name: name, bytes: Array(text.utf8))).forEach { entries.append($0) }
    return entries
  }

  private func waistline(_ item: String, quantity: Int = 150) throws -> Result<BroughtMeal, BrokenRecipe> {
    let text = """
      {"version": 36, "foodList": [
        {"id": 16, "name": "Quick Add", "portion": 1, "unit": "", "nutrition": {"calories": 1}}],
      "diary": [{"dateTime": "2026-01-01", "items": [{"id": 16, "portion": 1, "quantity": \(quantity)\(item)}]}]}
      """
    return try #require(try read(text, named: "waistline.json").first)
  }

  // The dialog of a quick add asks for energy and a description; the description is the item's own.
  @Test func `of Waistline is called as somebody typed who noted only energy`() throws {
    let typed = try waistline(#", "description": "Birthday cake ""#).get()

    #expect(typed.name.text == "Birthday cake")
    #expect(typed.content.energy?.kilocalories == 150)
  }

  @Test(arguments: ["", #", "description": """#, #", "description": "  ""#, #", "description": null"#])
  func `of Waistline is called as its food where nobody typed anything`(item: String) throws {
    #expect(try waistline(item).get().name.text == "Quick Add")
  }

  @Test func `of Waistline is left out by what was typed`() throws {
    let exercise = try waistline(#", "description": "Run""#, quantity: -150)

    #expect(throws: BrokenRecipe(name: "2026-01-01 Run", reason: .exercise)) { try exercise.get() }
  }
}
