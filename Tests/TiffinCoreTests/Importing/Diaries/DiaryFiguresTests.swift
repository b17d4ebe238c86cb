import Testing

@testable import TiffinCore

@Suite struct `A figure in a diary table` {
  /// Reads one row with this energy and these carbohydrates.
  private func read(
    _ energy: String, _ carbs: String, _ sign: String, unit: String = "kcal"
  ) throws -> Result<ImportedMeal, UnreadableRecipe> {
    let header = ["Date", "Food", "Energy (\(unit))", "Carbs (g)"].joined(separator: sign)
    let row = ["2026-04-03", "Soup", "\"\(energy)\"", "\"\(carbs)\""].joined(separator: sign)
    var rows: [Result<ImportedMeal, UnreadableRecipe>] = []
    let files = try ImportedFiles(name: "mine.csv", bytes: Array("\(header)\n\(row)\n".utf8))
    try ImportedDiary(in: files).forEach { rows.append($0) }
    return try #require(rows.first)
  }

  // A comma cannot be the decimal sign of whoever parts fields with it, unless they quote it and it groups no thousands.
  @Test(arguments: [
    ("1,656", 1_656_000), ("9,999", 9_999_000), ("1,656.5", 1_656_500), ("1.656,5", 1_656_500), ("12,5", 12_500),
    ("0,125", 125), ("1.6565", 1_657), ("311.20", 311_200), ("1656,125", 1_656_125), ("1e3", 1_000_000),
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

  /// The energy of some meals of one table, in thousandths of a kilocalorie.
  private func energies(_ cells: [String], unit: String = "kcal", _ sign: String, besides row: String? = nil) throws
    -> [Int?]
  {
    var lines = [["Date", "Food", "Energy (\(unit))"].joined(separator: sign)]
    lines += cells.map { ["2026-04-03", "Soup", "\"\($0)\""].joined(separator: sign) }
    if let row { lines.append(row) }
    var energies: [Int?] = []
    let files = try ImportedFiles(name: "mine.csv", bytes: Array(lines.joined(separator: "\n").utf8))
    try ImportedDiary(in: files).forEach { energies.append(try $0.get().nutrients[.energy]) }
    return energies
  }

  @Test(
    arguments: [
      (["1.480", "640", "2.015"], [1_480_000, 640_000, 2_015_000]), (["12.040"], [12_040_000]),
      (["1.480", "640.5"], [1_480, 640_500]), (["311.125", "85.500"], [311_125, 85_500]),
      (["2.075", "1.480,5"], [2_075_000, 1_480_500]), (["0.750", "1.250"], [750, 1_250]),
    ], [";", "\t", ","])
  func `with a point is read as thousands if the whole column allows that, else as decimals`(
    column: ([String], [Int?]), sign: String
  ) throws {
    #expect(try energies(column.0, sign) == column.1)
  }

  @Test(
    arguments: [
      (["1,480", "640"], [1_480_000, 640_000]), (["1,480", "85,5"], [1_480, 85_500]),
      (["1,480", "2.015"], [1_480_000, 2_015_000]), (["311,125"], [311_125]),
    ], [";", "\t"])
  func `with a comma is read by the whole column unless commas separate the columns`(
    column: ([String], [Int?]), sign: String
  ) throws {
    #expect(try energies(column.0, sign) == column.1)
  }

  @Test func `in a row of sums does not count as eaten`() throws {
    let total = "2026-04-03;Total;61.250"

    #expect(try energies(["1.480", "2.015"], ";", besides: total) == [1_480_000, 2_015_000])
  }

  @Test(arguments: [(["5.230", "8.368"], [1_250_000, 2_000_000]), (["2.092", "836.8"], [500, 200_000])])
  func `in kilojoules with a point is read by the whole column`(column: ([String], [Int?])) throws {
    #expect(try energies(column.0, unit: "kJ", ";") == column.1)
  }

  @Test(arguments: ["1.255", "1,255", "1255"])
  func `in kilojoules is read as thousands with a point or comma in a comma-separated table`(typed: String) throws {
    // 1,255 kJ are 300 kcal, at 4.184 kJ each.
    #expect(try read(typed, "", ",", unit: "kJ").get().content.energy?.kilocalories == 300)
  }

  @Test(arguments: [("1.656", 1_656), ("53,125", 53_125)])
  func `in grams is read as decimals after a point or comma`(typed: String, milligrams: Int) throws {
    #expect(try read("100", typed, ";").get().nutrients[.carbs] == milligrams)
  }

  @Test(arguments: [("1.656", nil), ("1656", 4_140), ("165,6", 414)])
  func `of sodium is unknown if it can be read in two ways`(typed: String, salt: Int?) throws {
    let text = "Date;Food;Calories;Sodium (mg)\n2026-04-03;Soup;100;\(typed)\n"
    var rows: [ImportedMeal] = []

    try ImportedDiary(in: ImportedFiles(name: "mine.csv", bytes: Array(text.utf8))).forEach {
      rows.append(try $0.get())
    }

    // Salt is two and a half times its sodium.
    #expect(rows.map { $0.nutrients[.salt] } == [salt])
  }

  @Test(arguments: ["1,65,6", "1,2,3", "1.2.3", "1,656.5.6", "12,34,567"])
  func `that is not a number skips its row or stays unknown`(typed: String) throws {
    #expect(throws: UnreadableRecipe(name: "Line 2", reason: .withoutEnergy)) { try read(typed, "1", ",").get() }
    #expect(try read("100", typed, ",").get().nutrients[.carbs] == nil)
  }
}
