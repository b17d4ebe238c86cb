import Foundation
import Synchronization
import TestSupport
import Testing

@testable import TiffinCore

@Suite struct `The bundled foods` {
  @Test func `include every food of the USDA table with its portions`() throws {
    let kitchen = try Kitchen()

    #expect(try kitchen.loadFoods())

    #expect(try kitchen.rowCount("food") == 8_789)
    #expect(try kitchen.rowCount("food_portion") == 15_438 + Self.added)
  }

  /// The glasses, cups, bowls and cans of Foods/common.txt, which stand behind the table's own portions.
  private static let added = 36

  @Test func `are not loaded twice`() throws {
    let kitchen = try Kitchen(withFoods: true)

    #expect(try kitchen.loadFoods() == false)
  }

  @Test func `are loaded in batches, and loading continues after an interruption`() throws {
    let kitchen = try Kitchen()
    let failing = FailingDatabase(kitchen.database, writes: 3)

    #expect(throws: StoreError.full) { try Kitchen.box().load(into: failing) }

    #expect(try kitchen.rowCount("food") == 600)
    #expect(try kitchen.named("butter", upTo: 1) == ["Butter, salted"])
    let rest = FailingDatabase(kitchen.database, writes: 100)
    #expect(try Kitchen.box().load(into: rest))
    #expect(try kitchen.rowCount("food") == 8_789)
    // 8,189 more, and that they are there.
    #expect(rest.written == 41 + 1)
    #expect(try kitchen.loadFoods() == false)
  }

  @Test func `of another release cause all recipes to be recalculated`() throws {
    let kitchen = try Kitchen(withFoods: true)
    try kitchen.add(RecipeContent(name: RecipeName(stored: "Soup")))
    let read = "SELECT COUNT(*) FROM recipe_contents WHERE reader > 0"
    try kitchen.database.write { statements throws(StoreError) in
      try statements.run("UPDATE recipe_contents SET reader = 1")
      try statements.run("UPDATE food_source SET version = 'SR27'")
    }
    let before = try kitchen.database.read { statements throws(StoreError) in try statements.first(read) { $0.int(0) } }

    try kitchen.loadFoods()

    let after = try kitchen.database.read { statements throws(StoreError) in try statements.first(read) { $0.int(0) } }
    #expect((before, after) == (1, 0))
  }

  @Test func `of another release replace earlier ones under the same identifiers`() throws {
    let kitchen = try Kitchen(withFoods: true)
    let before = try #require(try kitchen.find("banana").tables.first)
    let drink = try FoodContent.oatDrink()
    let own = try kitchen.foods.add(drink, by: kitchen.cook)
    try kitchen.database.write { statements throws(StoreError) in
      try statements.run("UPDATE food SET energy_cal = 1 WHERE id = $1", [.id(before.id)])
      try statements.run("UPDATE food SET code = 'gone' WHERE code = '01001'")
      try statements.run("UPDATE food_source SET version = 'SR27'")
    }

    #expect(try kitchen.loadFoods())

    #expect(try kitchen.foods.food(before.id, for: kitchen.cook) == before)
    let isNoDish = "source <> 'dishes'"
    #expect(try kitchen.rowCount("food WHERE \(isNoDish)") == 8_790)
    let portions = try kitchen.rowCount("food_portion WHERE food_id IN (SELECT id FROM food WHERE \(isNoDish))")
    #expect(portions == 15_438 + Self.added + drink.portions.count)
    #expect(try kitchen.foods.food(own, for: kitchen.cook).content == drink)
    #expect(try kitchen.named("butter", upTo: 1) == ["Butter, salted"])
  }

  @Test(.enabled(if: TestData.has("foods/usda-foods.csv"), Comment(rawValue: TestData.missing)))
  func `have the figures of the USDA table, and leave the rest unknown`() throws {
    let kitchen = try Kitchen(withFoods: true)
    let codes = try kitchen.codes()
    let table = try Table("foods/usda-foods.csv")
    let columns: [(Nutrient, String)] = [
      (.energy, "energy_kcal"), (.protein, "protein_g"), (.fat, "fat_g"), (.carbs, "carbohydrate_g"),
      (.fibre, "fibre_g"), (.sugars, "sugars_g"), (.saturated, "saturated_fat_g"), (.alcohol, "alcohol_g"),
    ]
    let stored = try kitchen.allFoods()
    let byCode = Dictionary(uniqueKeysWithValues: stored.map { (codes[$0.id] ?? "", $0.content) })

    for row in table.rows {
      let food = try #require(byCode[row["ndb_no"] ?? ""])
      #expect(food.name.text == row["description"]?.split(separator: " ").joined(separator: " "))
      for (nutrient, column) in columns {
        let stated = row[column].flatMap { Decimal(string: $0) }.map { ($0 * 1_000 as NSDecimalNumber).intValue }
        #expect(food.nutrients[nutrient] == stated, "\(food.name.text): \(column)")
      }
      let sodium = row["sodium_mg"].flatMap { Decimal(string: $0) }
      let salt = food.nutrients[.salt].map { Decimal($0) }
      #expect((sodium == nil) == (salt == nil), "\(food.name.text): sodium")
      if let sodium, let salt { #expect(abs(salt * 10 - sodium * 25) <= 5, "\(food.name.text): salt") }
    }
  }

  @Test(.enabled(if: TestData.has("foods/usda-portions.csv"), Comment(rawValue: TestData.missing)))
  func `give kcal × grams / 100, rounded, for each of 15,438 portions`() throws {
    let kitchen = try Kitchen(withFoods: true)
    let codes = try kitchen.codes()
    let energies = Dictionary(
      uniqueKeysWithValues: try Table("foods/usda-foods.csv").rows.map { ($0["ndb_no"] ?? "", $0["energy_kcal"] ?? "") }
    )
    var expected: [String: [Int]] = [:]
    for row in try Table("foods/usda-portions.csv").rows {
      let code = row["ndb_no"] ?? ""
      let grams = try #require(Decimal(string: row["grams"] ?? ""))
      let energy = try #require(Decimal(string: energies[code] ?? ""))
      // Thousandths of 100 kcal, of which 50,000 are half a kilocalorie.
      let exact = (energy * grams * 1_000 as NSDecimalNumber).intValue
      expected[code, default: []].append((exact + 50_000) / 100_000)
    }

    var count = 0
    for food in try kitchen.allFoods() {
      let stated = expected[codes[food.id] ?? ""] ?? []
      let given = try food.content.portions.prefix(stated.count).enumerated().map { place, portion in
        let amount = try #require(FoodAmount(Quantity(portion.amount, over: 1_000) ?? .zero, .portion(place)))
        return food.line(amount).nutrients.energy?.kilocalories ?? -1
      }
      #expect(given == stated, "\(food.content.name.text)")
      count += given.count
    }
    #expect(count == 15_438)
  }
}

/// A database that accepts some writes, and then is full.
private final class FailingDatabase: Database {
  private let database: any Database
  private let room: Int
  private let count = Mutex(0)

  init(_ database: any Database, writes room: Int) { (self.database, self.room) = (database, room) }

  var written: Int { count.withLock { $0 } }
  var dialect: any SQLDialect { database.dialect }

  func read<T>(_ body: (borrowing Statements) throws(StoreError) -> T) throws(StoreError) -> T {
    try database.read(body)
  }

  func write<T>(_ body: (borrowing Statements) throws(StoreError) -> T) throws(StoreError) -> T {
    guard written < room else { throw .full }
    count.withLock { $0 += 1 }
    return try database.write(body)
  }

  func runAlone(_ sql: String, _ values: [SQLValue]) throws(StoreError) { try database.runAlone(sql, values) }

  func close() throws(StoreError) { try database.close() }
}

extension Kitchen {
  func rowCount(_ table: String) throws -> Int {
    try database.read { statements throws(StoreError) in
      try statements.first("SELECT COUNT(*) FROM \(table)") { row in row.int(0) } ?? 0
    }
  }

  /// All foods of the USDA's table with their portions.
  func allFoods() throws -> [Food] {
    let numbers = try self.codes().keys.sorted { $0.number < $1.number }
    return try database.read { [cook] statements throws(StoreError) in
      var foods: [Food] = []
      for start in stride(from: 0, to: numbers.count, by: 500) {
        foods += try FoodStore.foods(
          Array(numbers[start..<min(start + 500, numbers.count)]), for: cook, statements)
      }
      return foods.filter { $0.source == .usda }
    }
  }
}

/// A table of comma-separated values, read by a small parser of the tests.
private struct Table {
  let rows: [[String: String]]

  init(_ name: String) throws {
    let text = String(decoding: try TestData.bytes(name), as: UTF8.self)
    let lines = text.split(separator: "\n").map { Self.cells(String($0)) }
    let names = try #require(lines.first)
    rows = lines.dropFirst().map { cells in
      Dictionary(uniqueKeysWithValues: zip(names, cells).filter { !$0.1.isEmpty })
    }
  }

  private static func cells(_ line: String) -> [String] {
    var cells = [""]
    var isQuoted = false
    for sign in line {
      if sign == "\"" {
        isQuoted.toggle()
        // Two quotes in a row are one quote.
        if isQuoted, cells[cells.count - 1].last == "\u{1}" {
          cells[cells.count - 1].removeLast()
          cells[cells.count - 1].append("\"")
          continue
        }
        if !isQuoted { cells[cells.count - 1].append("\u{1}") }
      } else if sign == ",", !isQuoted {
        cells.append("")
      } else {
        cells[cells.count - 1].append(sign)
      }
    }
    return cells.map { $0.filter { $0 != "\u{1}" } }
  }
}

extension FoodContent {
  static func oatDrink() throws -> FoodContent {
    var nutrients = Nutrients()
    nutrients[.energy] = 59_000
    nutrients[.carbs] = 6_700
    nutrients[.fat] = 3_000
    return FoodContent(
      name: try MealName("Oat drink, barista"), brand: "Havre", barcode: "7394376616037", basis: .millilitres,
      nutrients: nutrients, portions: [try #require(FoodPortion(measure: "glass", mass: 200_000))])
  }
}
