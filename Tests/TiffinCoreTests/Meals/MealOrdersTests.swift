import TestServer
import Testing

@testable import PictureTools
@testable import TiffinCore

@Suite struct `The seven orders of the meal list` {
  @Test func `sort names without regard to case and accents`() throws {
    let kitchen = try Kitchen()
    for name in ["zabaione", "Éclair", "apple", "Zander", "eclairs", "Ängel", "  Banana ", "straße", "Strasse 2"] {
      try kitchen.add(.plain(name))
    }

    let names = try kitchen.names(MealQuery(order: .name))

    #expect(
      names == ["Ängel", "apple", "  Banana ", "Éclair", "eclairs", "straße", "Strasse 2", "zabaione", "Zander"])
  }

  @Test(arguments: [MealOrder.calories, .carbs, .protein, .fat])
  func `sort figures from largest to smallest, unknown ones last`(order: MealOrder) throws {
    let kitchen = try Kitchen()
    for figure in [5, nil, 0, 1_200, 30] {
      let name = figure.map { "\($0)" } ?? "unknown"
      switch order {
      case .calories: try kitchen.add(.plain(name, kcal: figure))
      case .carbs: try kitchen.add(.plain(name, carbs: figure))
      case .protein: try kitchen.add(.plain(name, protein: figure))
      default: try kitchen.add(.plain(name, fat: figure))
      }
    }

    let names = try kitchen.names(MealQuery(order: order))

    #expect(names == ["1200", "30", "5", "0", "unknown"])
  }

  @Test func `sort main categories first, then others by name, then meals without a category`() throws {
    let kitchen = try Kitchen()
    for category in ["zakuski", "", "Snack", "Tea", "Dinner", "  ", "élevenses", "Lunch", "tea", "breakfast"] {
      try kitchen.add(.plain("Toast", category))
    }

    let categories = try kitchen.meals.page(MealQuery(order: .category), of: kitchen.cook.id).meals.map(\.category.name)

    #expect(
      categories == ["Breakfast", "Lunch", "Dinner", "Snack", "élevenses", "tea", "Tea", "zakuski", "  ", ""])
  }

  @Test func `sort each category by name`() throws {
    let kitchen = try Kitchen()
    for (name, category) in [("b", "Lunch"), ("a", "Snack"), ("C", "Lunch"), ("a", "Dinner"), ("Á", "Lunch")] {
      try kitchen.add(.plain(name, category))
    }

    let names = try kitchen.names(MealQuery(order: .category))

    #expect(names == ["Á", "b", "C", "a", "a"])
  }

  @Test func `sort the list of one category by name`() throws {
    let kitchen = try Kitchen()
    for (name, category) in [("b", "Lunch"), ("a", "Snack"), ("C", "Lunch"), ("Á", "Lunch")] {
      try kitchen.add(.plain(name, category))
    }

    let query = MealQuery(order: .category, category: .lunch)

    #expect(try kitchen.names(query) == ["Á", "b", "C"])
    #expect(query.order == .name)
  }

  @Test(arguments: MealOrder.allCases)
  func `sort equal meals newest first, then by time and order of adding`(order: MealOrder) throws {
    let kitchen = try Kitchen()
    let early = try kitchen.add(.plain("Toast", on: "2026-11-20", at: "07:00"))
    let none = try kitchen.add(.plain("Toast", on: "2026-11-20"))
    let older = try kitchen.add(.plain("Toast", on: "2026-11-19", at: "23:59"))
    let late = try kitchen.add(.plain("Toast", on: "2026-11-20", at: "19:00"))
    let lateToo = try kitchen.add(.plain("Toast", on: "2026-11-20", at: "19:00"))

    for category in [nil, TiffinCore.MealCategory.lunch] {
      let meals = try kitchen.meals.page(MealQuery(order: order, category: category), of: kitchen.cook.id).meals

      #expect(meals.map(\.id) == [lateToo, late, early, none, older])
    }
  }

  @Test(arguments: MealOrder.allCases) func `show a new meal in its place`(order: MealOrder) throws {
    let kitchen = try Kitchen.crowded()
    let new = try kitchen.add(
      .plain("Dal", "Elevenses", kcal: 250, carbs: 3, protein: 6, fat: 0, on: "2026-11-20", at: "00:10"))

    let meals = try kitchen.all(order, inPagesOf: 200)

    let index = try #require(meals.firstIndex { $0.id == new })
    #expect((1..<90).contains(index))
    #expect(meals.count == 91)
  }

  @Test(arguments: MealOrder.allCases) func `follow an edit at once`(order: MealOrder) throws {
    let kitchen = try Kitchen.crowded(20)
    let id = try #require(try kitchen.all(order, inPagesOf: 200).last?.id)

    let first = try MealContent.plain(
      "Aaa", "Breakfast", kcal: 9_000, carbs: 9_000, protein: 9_000, fat: 9_000, on: "2027-01-01")
    _ = try kitchen.meals.update(id, to: first, photo: .keep, from: 1, by: kitchen.cook)

    #expect(try kitchen.all(order, inPagesOf: 200).first?.id == id)
  }
}

@Suite struct `The list of one category` {
  @Test(arguments: MealOrder.allCases) func `has only the meals of that category`(order: MealOrder) throws {
    let kitchen = try Kitchen.crowded()
    let all = try kitchen.all(.date, inPagesOf: 200)

    for category in TiffinCore.MealCategory.main {
      let meals = try kitchen.all(order, category, inPagesOf: 200)

      #expect(meals.count == 10)
      #expect(Set(meals.map(\.id)) == Set(all.filter { $0.category == category }.map(\.id)))
    }
  }

  @Test(arguments: ["", "   ", "Tea", "Snacks"])
  func `leaves out a meal of another category`(category: String) throws {
    let kitchen = try Kitchen()
    let id = try kitchen.add(.plain("Biscuit", category))

    for category in TiffinCore.MealCategory.main {
      #expect(try kitchen.all(.date, category, inPagesOf: 50) == [])
    }
    #expect(try kitchen.all(.date, inPagesOf: 50).map(\.id) == [id])
  }

  @Test func `includes a meal whose category was typed in another spelling`() throws {
    let kitchen = try Kitchen()
    let id = try kitchen.add(.plain("Porridge", " BREAKFÁST "))

    #expect(try kitchen.all(.date, .breakfast, inPagesOf: 50).map(\.id) == [id])
  }

  @Test(arguments: MealOrder.allCases) func `leaves out deleted meals`(order: MealOrder) throws {
    let kitchen = try Kitchen.crowded()
    let gone = try #require(try kitchen.all(order, .lunch, inPagesOf: 50).first?.id)

    try kitchen.meals.delete(gone, by: kitchen.cook)

    #expect(!(try kitchen.all(order, .lunch, inPagesOf: 50).map(\.id).contains(gone)))
    #expect(!(try kitchen.all(order, inPagesOf: 50).map(\.id).contains(gone)))
  }

  @Test func `belongs to one person`() throws {
    let kitchen = try Kitchen()
    try kitchen.add(.plain("Toast"), by: kitchen.stranger)

    for order in MealOrder.allCases {
      #expect(try kitchen.all(order, .lunch, inPagesOf: 50) == [])
    }
  }
}
