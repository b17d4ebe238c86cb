import Testing

@testable import TiffinCore

@Suite struct `A food search` {
  @Test func `finds ordinary names first in 90 of 100 cases, and among the first five in 97`() throws {
    let kitchen = try Kitchen(withFoods: true)
    let codes = try kitchen.codes()

    var (first, five) = (0, 0)
    for (name, right) in OrdinaryNames.all {
      let found = try kitchen.find(name, upTo: 5).tables.map { codes[$0.id] ?? "" }
      if let best = found.first, right.contains(best) { first += 1 }
      if !right.isDisjoint(with: found) { five += 1 } else { print("not among five: \(name)") }
    }

    let all = OrdinaryNames.all.count
    print("Of \(all) ordinary names \(first) are first, \(five) among the first five.")
    #expect(all >= 300)
    #expect(first * 100 >= all * 90)
    #expect(five * 100 >= all * 97)
  }

  @Test func `finds everyday foods first in 3 of 4 cases, and rarely shows wrong foods`() throws {
    let kitchen = try Kitchen(withFoods: true)
    let searches = EverydaySearches.all

    // What no food is that comes with Tiffin is never found: it counts only for showing nothing wrong.
    var (first, three, clean) = (0, 0, 0)
    for search in searches {
      let found = try kitchen.named(search.typed, upTo: 3)
      if found.first.map(search.isRight) ?? false { first += 1 }
      if found.contains(where: search.isRight) {
        three += 1
      } else {
        print("not among three: \(search.typed): \(found)")
      }
      let wrong = found.filter(search.isWrong)
      if wrong.isEmpty { clean += 1 } else { print("wrong for \(search.typed): \(wrong)") }
    }

    print(
      "Of \(searches.count) everyday searches \(first) are first, \(three) among three, \(clean) without a wrong one.")
    #expect(searches.count >= 200)
    #expect(first * 100 >= searches.count * 75)
    #expect(three * 100 >= searches.count * 90)
    #expect(clean * 100 >= searches.count * 95)
  }

  @Test(arguments: [
    ("ban", "Bananas, raw"), ("BANANAS", "Bananas, raw"), ("milk", "Milk, whole, 3.25% milkfat, with added vitamin D"),
    ("aubergine", "Eggplant, raw"), ("auberg", "Eggplant, raw"),
    ("courgettes", "Squash, summer, zucchini, includes skin, raw"), ("jalapeños", "Peppers, jalapeno, raw"),
    ("prawns", "Crustaceans, shrimp, mixed species, raw (may have been previously frozen)"),
    ("coriander", "Coriander (cilantro) leaves, raw"),
    ("raw breast chicken", "Chicken, broiler or fryers, breast, skinless, boneless, meat only, raw"),
    ("chicken breast raw", "Chicken, broiler or fryers, breast, skinless, boneless, meat only, raw"),
    ("dijon mustard", "Mustard, prepared, yellow"),
  ])
  func `knows plurals, accents, British and American names in any order`(_ typed: String, _ name: String) throws {
    let kitchen = try Kitchen(withFoods: true)

    #expect(try kitchen.named(typed, upTo: 1) == [name])
  }

  @Test(arguments: [("milk", 4), ("yogurt", 3), ("egg", 3), ("tuna", 2), ("rice", 2), ("cream", 3)])
  func `lists foods with short names before others of their kind`(typed: String, count: Int) throws {
    let kitchen = try Kitchen(withFoods: true)

    let found = try kitchen.find(typed, upTo: count).tables

    #expect(found.allSatisfy { $0.content.shortName != nil }, "\(found.map(\.content.name.text))")
  }

  @Test(arguments: [
    ("pizza slice", "Pizza"), ("large cappuccino", "Cappuccino"), ("iced americano", "Americano"),
    ("homemade guacamole", "Guacamole"), ("bowl of gazpacho", "Gazpacho"), ("apple slices", "Apples, raw"),
  ]) func `ignores words for sizes and portions if no food has them`(typed: String, right: String) throws {
    let kitchen = try Kitchen(withFoods: true)

    let found = try kitchen.find(typed, upTo: 3)

    #expect(found.tables.first?.content.name.text.hasPrefix(right) == true, "\(found.tables.map(\.content.name.text))")
    #expect(found.corrected != nil)
  }

  @Test(arguments: ["large", "hot sofa", "iced pumpkin spice sofa"])
  func `finds only foods whose name has the typed size words, alone or beside unknown words`(typed: String) throws {
    let kitchen = try Kitchen(withFoods: true)

    #expect(try kitchen.named(typed).allSatisfy { $0.lowercased().contains(typed) })
  }

  @Test func `finds own foods by name, brand and barcode, only in their household`() throws {
    let kitchen = try Kitchen()
    let id = try kitchen.foods.add(try .oatDrink(), by: kitchen.cook)

    for typed in ["barista", "drink oat", "Havre", "7394376616037"] {
      #expect(try kitchen.find(typed).own.map(\.id) == [id])
      #expect(try kitchen.find(typed, by: kitchen.stranger).own.map(\.id) == [])
    }
    #expect(throws: StoreError.notFound) { try kitchen.foods.food(id, for: kitchen.stranger) }
  }

  @Test(arguments: ["", "  ", "%", "\"", "'", "*", "x\u{0}q", "🍌🍌", String(repeating: "banana ", count: 100)])
  func `finds no own food for punctuation or odd text, and does not fail`(_ typed: String) throws {
    let kitchen = try Kitchen()
    _ = try kitchen.foods.add(try .oatDrink(), by: kitchen.cook)

    let found = try FoodSearch(typed).map { try kitchen.foods.search($0, upTo: 5, for: kitchen.cook) }

    #expect(found?.own.isEmpty ?? true)
  }
}
