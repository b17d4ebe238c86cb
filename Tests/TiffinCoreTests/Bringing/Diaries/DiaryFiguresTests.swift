import Testing

@testable import TiffinCore

@Suite struct `A figure in a diary table` {
  /// Reads one row with this energy and these carbohydrates.
  private func read(
    _ energy: String, _ carbs: String, _ sign: String, unit: String = "kcal"
  ) throws -> Result<BroughtMeal, BrokenRecipe> {
    let header = ["Date", "Food", "Energy (\(unit))", "Carbs (g)"].joined(separator: sign)
    let row = ["2026-04-03", "Soup", "\"\(energy)\"", "\"\(carbs)\""].joined(separator: sign)
    var rows: [Result<BroughtMeal, BrokenRecipe>] = []
    let files = try BroughtFiles(name: "mine.csv", bytes: Array("\(header)\n\(row)\n".utf8))
    try BroughtDiary(in: files).forEach { rows.append($0) }
    return try #require(rows.first)
  }

  // A comma cannot be the decimal sign of whoever parts fields with it, unless they quote it and it groups no thousands.
  @Test(arguments: [
    ("1,656", 1_656_000), ("9,999", 9_999_000), ("1,656.5", 1_656_500), ("1.656,5", 1_656_500), ("12,5", 12_500),
    ("0,125", 125), ("1.656", 1_656), ("311.20", 311_200), ("1656,125", 1_656_125), ("1e3", 1_000_000),
  ])
  func `may have thousands grouped by commas in a comma-separated table`(typed: String, thousandths: Int) throws {
    let meal = try read(typed, typed, ",").get()

    #expect(meal.nutrients[.energy] == thousandths)
    #expect(meal.nutrients[.carbs] == thousandths)
  }

  @Test(
    arguments: [
      ("12,5", 12_500), ("311.2", 311_200), ("1.656,5", 1_656_500), ("1,656.5", 1_656_500), ("0,125", 125),
      ("0.125", 125), ("1656,125", 1_656_125), ("1656", 1_656_000),
    ], [";", "\t"])
  func `may have either decimal sign in other tables`(figure: (String, Int), sign: String) throws {
    #expect(try read(figure.0, "", sign).get().nutrients[.energy] == figure.1)
  }

  @Test(arguments: ["1.656", "1,656", "-1.656", "12.345", "999,000"], [";", "\t"])
  func `skips its row if its energy can be read in two ways`(typed: String, sign: String) throws {
    for unit in ["kcal", "kJ"] {
      #expect(throws: BrokenRecipe(name: "Line 2", reason: .doubtfulEnergy(typed: typed))) {
        try read(typed, "1", sign, unit: unit).get()
      }
    }
    #expect(BringingError.doubtfulEnergy(typed: typed).description.contains(typed))
  }

  @Test(arguments: ["1.255", "1,255", "1255"])
  func `in kilojoules with a comma is read as thousands in a comma-separated table`(typed: String) throws {
    // 1,255 kJ are 300 kcal, at 4.184 kJ each.
    #expect(try read(typed, "", ",", unit: "kJ").get().content.energy?.kilocalories == 300)
  }

  @Test(arguments: [("1.656", 1_656), ("53,125", 53_125)])
  func `in grams with a comma is read as decimals`(typed: String, milligrams: Int) throws {
    #expect(try read("100", typed, ";").get().nutrients[.carbs] == milligrams)
  }

  @Test(arguments: [("1.656", nil), ("1656", 4_140), ("165,6", 414)])
  func `of sodium is unknown if it can be read in two ways`(typed: String, salt: Int?) throws {
    let text = "Date;Food;Calories;Sodium (mg)\n2026-04-03;Soup;100;\(typed)\n"
    var rows: [BroughtMeal] = []

    try BroughtDiary(in: BroughtFiles(name: "mine.csv", bytes: Array(text.utf8))).forEach { rows.append(try $0.get()) }

    // Salt is two and a half times its sodium.
    #expect(rows.map { $0.nutrients[.salt] } == [salt])
  }

  @Test(arguments: ["1,65,6", "1,2,3", "1.2.3", "1,656.5.6", "12,34,567"])
  func `that is not a number skips its row or stays unknown`(typed: String) throws {
    #expect(throws: BrokenRecipe(name: "Line 2", reason: .withoutEnergy)) { try read(typed, "1", ",").get() }
    #expect(try read("100", typed, ",").get().nutrients[.carbs] == nil)
  }
}
