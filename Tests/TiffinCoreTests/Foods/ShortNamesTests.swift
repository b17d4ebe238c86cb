import Foundation
import TestSupport
import Testing

@testable import TiffinCore

@Suite struct `A food's short name` {
  @Test func `belongs to no other food`() throws {
    let kitchen = try Kitchen(withFoods: true)
    let foods = try kitchen.boxFoods()

    let short = foods.compactMap { $0.content.shortName?.lowercased() }
    #expect(short.count >= 500)
    #expect(Set(short).count == short.count)
    for food in foods where short.contains(food.content.name.text.lowercased()) {
      #expect(food.content.shortName?.lowercased() == food.content.name.text.lowercased(), "\(food.content.name.text)")
    }
  }

  @Test func `finds the food among the first three`() throws {
    let kitchen = try Kitchen(withFoods: true)

    var (first, missed) = (0, [String]())
    let named = try kitchen.boxFoods().filter { $0.content.shortName != nil }
    for food in named {
      let found = try kitchen.find(food.content.shownName, upTo: 3).tables
      if found.first?.id == food.id { first += 1 }
      if !found.contains(where: { $0.id == food.id }) { missed.append(food.content.shownName) }
    }

    print("Of \(named.count) short names \(first) find their food first; not among three: \(missed)")
    #expect(missed == [])
    #expect(first * 100 >= named.count * 95)
  }

  @Test(arguments: [
    ("pears", "Pear"), ("prawn", "Prawns (shrimp), raw"), ("shrimp", "Prawns (shrimp), raw"),
    ("zucchini", "Courgette (zucchini)"), ("courgette", "Courgette (zucchini)"), ("skim milk", "Milk, skimmed"),
    ("2% milk", "Milk, 2 %"), ("Plums, raw", "Plum"), ("scallions", "Spring onion (scallion)"),
    ("cooked quinoa", "Quinoa, cooked"), ("wholemeal bread", "Wholemeal bread"),
  ]) func `is shown whichever name of the food is typed`(typed: String, shown: String) throws {
    let kitchen = try Kitchen(withFoods: true)

    #expect(try kitchen.find(typed, upTo: 1).tables.map(\.content.shownName) == [shown])
  }

  @Test(arguments: [
    "milk", "yogurt", "rice", "pasta", "bread", "beans", "chicken", "tuna", "salmon", "potatoes", "tea", "peas", "corn",
  ]) func `distinguishes all results of a search, together with full names`(typed: String) throws {
    let kitchen = try Kitchen(withFoods: true)

    let names = try kitchen.find(typed, upTo: 30).tables.map(\.content.shownName)

    #expect(Set(names).count == names.count, "\(names)")
  }

  @Test func `is stored with new meals, and older meals keep their names`() throws {
    let kitchen = try Kitchen(withFoods: true)
    let pear = try #require(try kitchen.find("pear").tables.first)
    let old = MealLine(
      food: Int(pear.id.number), name: "Pears, raw", amount: "1", measure: "medium", mass: 178_000,
      nutrients: .unknown)
    let meal = try kitchen.eat(old)
    let line = pear.line(try #require(FoodAmount(.one, pear.content.usual)))
    try kitchen.foods.add(line, to: meal, key: .random(), by: kitchen.cook)

    try kitchen.database.write { statements throws(StoreError) -> Void in
      try statements.run("UPDATE food_source SET version = 'before'")
    }
    try kitchen.loadFoods()

    let lines = try kitchen.lines(of: meal)
    #expect(lines.map(\.name) == ["Pears, raw", "Pear"])
    #expect(lines.map(\.mass) == [178_000, 178_000])
  }
}

extension Kitchen {
  /// All foods that come with Tiffin, with their portions.
  func boxFoods() throws -> [Food] {
    let numbers = try self.codes().keys.sorted { $0.number < $1.number }
    return try database.read { [cook] statements throws(StoreError) in
      var foods: [Food] = []
      for start in stride(from: 0, to: numbers.count, by: 500) {
        foods += try FoodStore.foods(Array(numbers[start..<min(start + 500, numbers.count)]), for: cook, statements)
      }
      return foods
    }
  }
}
