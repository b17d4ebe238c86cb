import Testing

@testable import TiffinCore

@Suite struct `A meal of several foods` {
  @Test func `has the sum of its lines as figures and their names as its name`() throws {
    let kitchen = try Kitchen()
    let meal = try kitchen.plate()

    let stored = try kitchen.meals.meal(meal, of: kitchen.cook.id).content

    #expect(stored.name.text == "Bread, butter")
    #expect(stored.energy?.kilocalories == 166 + 72)
    #expect(stored.macros == Macros(carbs: Mass(stored: 30_900), protein: nil, fat: Mass(stored: 10_200)))
    #expect(try kitchen.lines(of: meal).map(\.name) == ["Bread, rye", "Butter, salted"])
  }

  @Test func `keeps a name and figures that somebody typed`() throws {
    let kitchen = try Kitchen()
    let meal = try kitchen.plate()
    var content = try kitchen.meals.meal(meal, of: kitchen.cook.id).content
    content.energy = try Energy(kilocalories: 300)
    content.name = try MealName("Sandwich")
    let revision = try kitchen.meals.meal(meal, of: kitchen.cook.id).revision
    _ = try kitchen.meals.update(meal, to: content, photo: .keep, from: revision, by: kitchen.cook)

    try kitchen.foods.add(.cheese, to: meal, key: .random(), by: kitchen.cook)

    let stored = try kitchen.meals.meal(meal, of: kitchen.cook.id).content
    #expect(stored.energy?.kilocalories == 300)
    #expect(stored.name.text == "Sandwich")
    #expect(try kitchen.lines(of: meal).count == 3)
  }

  @Test func `gets a line once from a form that is sent twice`() throws {
    let kitchen = try Kitchen()
    let meal = try kitchen.plate()
    let key = SubmissionKey.random()

    let places = try (1...2).map { _ in try kitchen.foods.add(.cheese, to: meal, key: key, by: kitchen.cook) }

    #expect(try kitchen.lines(of: meal).count == 3)
    #expect(places == [2, 2])
  }

  @Test func `is recalculated when a line is changed or removed`() throws {
    let kitchen = try Kitchen()
    let meal = try kitchen.plate()

    let lines = try kitchen.lines(of: meal)
    #expect(try kitchen.change(lines[1], at: 1, of: meal, to: .cheese) == .changed)
    #expect(try kitchen.change(lines[0], at: 0, of: meal, to: nil) == .changed)

    let stored = try kitchen.meals.meal(meal, of: kitchen.cook.id).content
    #expect(stored.name.text == "Cheese, gouda")
    #expect(stored.energy?.kilocalories == 142)
  }

  @Test func `changes only the line that was shown`() throws {
    let kitchen = try Kitchen()
    let meal = try kitchen.plate()
    let lines = try kitchen.lines(of: meal)
    _ = try kitchen.change(lines[0], at: 0, of: meal, to: nil)

    #expect(try kitchen.change(lines[0], at: 0, of: meal, to: .cheese) == .outdated)
    #expect(try kitchen.lines(of: meal) == [lines[1]])
    // It has moved up by one since.
    #expect(try kitchen.change(lines[1], at: 1, of: meal, to: .cheese) == .changed)
    #expect(try kitchen.lines(of: meal) == [.cheese])
  }

  @Test func `is deleted with its last line, and restored with it`() throws {
    let kitchen = try Kitchen()
    let meal = try kitchen.eat(.cheese)

    #expect(try kitchen.change(.cheese, at: 0, of: meal, to: nil) == .deleted)

    #expect(throws: StoreError.notFound) { try kitchen.meals.meal(meal, of: kitchen.cook.id) }
    try kitchen.meals.restore(meal, by: kitchen.cook)
    #expect(try kitchen.lines(of: meal) == [.cheese])
  }

  @Test func `is repeated with its lines`() throws {
    let kitchen = try Kitchen()
    let meal = try kitchen.plate()
    let day = try #require(LocalDate(iso: "2026-11-23"))

    let again = try kitchen.meals.repeat(meal, on: day, at: nil, key: .random(), by: kitchen.cook)

    #expect(try kitchen.lines(of: again) == kitchen.lines(of: meal))
  }

  @Test func `cannot be changed by a stranger`() throws {
    let kitchen = try Kitchen()
    let meal = try kitchen.plate()

    #expect(throws: StoreError.notFound) {
      try kitchen.foods.add(.cheese, to: meal, key: .random(), by: kitchen.stranger)
    }
    let lines = try kitchen.lines(of: meal)
    #expect(throws: StoreError.notFound) {
      try kitchen.change(lines[0], at: 0, of: meal, to: nil, by: kitchen.stranger)
    }
    #expect(try kitchen.lines(of: meal) == lines)
  }

  @Test func `changes a line once if the form is sent twice`() throws {
    let kitchen = try Kitchen()
    let meal = try kitchen.plate()
    let lines = try kitchen.lines(of: meal)
    let (shown, key) = (ExpectedMealLine(place: 1, mark: lines.mark(at: 1)), SubmissionKey.random())

    let changes = try (1...2).map { _ in
      try kitchen.foods.change(shown, of: meal, to: .cheese, key: key, by: kitchen.cook)
    }

    #expect(changes == [.changed, .changed])
    #expect(try kitchen.lines(of: meal) == [lines[0], .cheese])
    // The line is gone: a new value for it is not the change that was sent.
    let other = try kitchen.foods.change(shown, of: meal, to: .bread, key: key, by: kitchen.cook)
    #expect(other == .outdated)
  }

  @Test func `loses only one of two equal lines if the form is sent twice`() throws {
    let kitchen = try Kitchen()
    let id = try kitchen.foods.add(try .oatDrink(), by: kitchen.cook)
    let line = try kitchen.foods.food(id, for: kitchen.cook).line(try #require(FoodAmount(.one, .portion(0))))
    let meal = try kitchen.eat(line)
    try kitchen.meals.add(line, to: meal, key: .random(), by: kitchen.cook)
    let shown = ExpectedMealLine(place: 0, mark: [line, line].mark(at: 0))

    let key = SubmissionKey.random()

    let changes = try [key, key, .random()].map { key in
      try kitchen.foods.change(shown, of: meal, to: nil, key: key, by: kitchen.cook)
    }

    // The last request is from another page, which has not seen the line go.
    #expect(changes == [.changed, .changed, .outdated])
    #expect(try kitchen.lines(of: meal) == [line])
  }

  @Test func `stays unchanged when its food is edited`() throws {
    let kitchen = try Kitchen()
    let id = try kitchen.foods.add(try .oatDrink(), by: kitchen.cook)
    let food = try kitchen.foods.food(id, for: kitchen.cook)
    let line = food.line(try #require(FoodAmount(.one, .portion(0))))
    let meal = try kitchen.eat(line)
    var changed = food.content
    changed.nutrients[.energy] = 1_000

    #expect(try kitchen.foods.update(id, to: changed, from: 1, by: kitchen.cook) == .saved)

    #expect(try kitchen.meals.meal(meal, of: kitchen.cook.id).content.energy?.kilocalories == 118)
    #expect(try kitchen.lines(of: meal) == [line])
  }
}

@Suite struct `A household's own food` {
  @Test func `refuses an edit that was based on an earlier revision`() throws {
    let kitchen = try Kitchen()
    let id = try kitchen.foods.add(try .oatDrink(), by: kitchen.cook)
    var content = try FoodContent.oatDrink()
    content.brand = "Other"
    _ = try kitchen.foods.update(id, to: content, from: 1, by: kitchen.cook)
    content.brand = "Third"

    #expect(try kitchen.foods.update(id, to: content, from: 1, by: kitchen.cook) == .changedMeanwhile(2))
    #expect(try kitchen.foods.food(id, for: kitchen.cook).content.brand == "Other")
  }

  @Test func `is stored once if its form is sent twice`() throws {
    let kitchen = try Kitchen()

    let first = try kitchen.foods.add(try .oatDrink(), by: kitchen.cook)

    #expect(try kitchen.foods.add(try .oatDrink(), by: kitchen.cook) == first)
  }

  @Test func `moves with the last person of a household, and is found there`() throws {
    let kitchen = try Kitchen()
    let id = try kitchen.foods.add(try .oatDrink(), by: kitchen.cook)
    let (old, new) = (kitchen.cook.household, kitchen.stranger.household)
    let database = kitchen.database

    try database.write { statements throws(StoreError) in
      for _ in 0..<1_000 {
        guard try FoodRows.moveSome(atMost: 1, from: old, to: new, database.dialect, statements) else { break }
      }
    }

    #expect(try kitchen.find("barista", by: kitchen.stranger).own.map(\.id) == [id])
    #expect(try kitchen.find("barista").own.map(\.id) == [])
  }

  @Test func `is deleted with its household, and its meals stay`() throws {
    let kitchen = try Kitchen()
    let id = try kitchen.foods.add(try .oatDrink(), by: kitchen.cook)
    let food = try kitchen.foods.food(id, for: kitchen.cook)
    let meal = try kitchen.eat(food.line(try #require(FoodAmount(.one, .portion(0)))))
    let (old, database) = (kitchen.cook.household, kitchen.database)

    try database.write { statements throws(StoreError) in
      for _ in 0..<1_000 {
        guard try FoodRows.removeSome(atMost: 1, in: old, database.dialect, statements) else { break }
      }
    }

    #expect(try kitchen.find("barista").own.map(\.id) == [])
    #expect(try kitchen.lines(of: meal).map(\.food) == [nil])
    #expect(try kitchen.meals.meal(meal, of: kitchen.cook.id).content.energy?.kilocalories == 118)
  }
}

extension Kitchen {
  func eat(_ line: MealLine) throws -> Meal.ID {
    try foods.eat(
      line, on: try #require(LocalDate(iso: "2026-11-22")), at: nil, as: .breakfast, key: .random(), by: cook)
  }

  /// Bread and butter.
  func plate() throws -> Meal.ID {
    let meal = try eat(.bread)
    try foods.add(.butter, to: meal, key: .random(), by: cook)
    return meal
  }

  func lines(of meal: Meal.ID) throws -> [MealLine] {
    try database.read { statements throws(StoreError) in try MealStore.lines(of: meal, statements) }
  }
}

extension MealLine {
  static let bread = MealLine.made("Bread, rye", "2", "slice", 64_000, kcal: 166, (30_900, 5_400, 2_100))
  /// Its protein is unknown.
  static let butter = MealLine.made("Butter, salted", "2", "pat", 10_000, kcal: 72, (0, nil, 8_100))
  static let cheese = MealLine.made("Cheese, gouda", "40", "g", 40_000, kcal: 142, (900, 10_000, 11_000))

  static func made(
    _ name: String, _ amount: String, _ measure: String, _ mass: Int, kcal: Int, _ grams: (Int, Int?, Int)
  ) -> MealLine {
    var nutrients = Nutrients()
    nutrients[.energy] = kcal * 1_000
    nutrients[.carbs] = grams.0
    nutrients[.protein] = grams.1
    nutrients[.fat] = grams.2
    return MealLine(food: nil, name: name, amount: amount, measure: measure, mass: mass, nutrients: nutrients)
  }
}

extension Kitchen {
  fileprivate func change(
    _ line: MealLine, at place: Int, of meal: Meal.ID, to replacement: MealLine?, by person: Person? = nil
  ) throws -> MealFoodChangeResult {
    let shown = ExpectedMealLine(place: place, mark: [line].mark(at: 0))
    return try foods.change(shown, of: meal, to: replacement, key: .random(), by: person ?? cook)
  }
}
