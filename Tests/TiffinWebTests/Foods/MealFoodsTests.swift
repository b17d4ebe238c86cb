import Foundation
import Testing
import TiffinCore

@testable import TiffinWeb

@Suite struct `The foods of a meal` {
  @Test func `are combined into one meal`() throws {
    let site = try Site(withFoods: true)
    let (bread, butter) = (try site.food("rye bread"), try site.food("butter"))
    let first = try #require(try site.get("foods/\(bread)/amount").page.sent(to: "/foods/\(bread)/amount"))
    let search = try site.follow(try site.send(first.with(["amount": "64 g", "more": "1"])))
    let meal = try #require(try site.stored().first).id
    #expect(search.page.element(id: "q") != nil)
    let address = "foods/\(butter)/amount?plate=\(meal.number)"

    _ = try site.send(
      try #require(try site.get(address).page.sent(to: "/foods/\(butter)/amount")).with(["amount": "10 g"]))

    let stored = try site.stored()
    #expect(stored.map(\.content.name.text) == ["Rye bread, butter"])
    #expect(stored.map(\.content.energy?.kilocalories) == [166 + 72])
    let plate = try site.get("meals/\(meal.number)/foods").page
    #expect(plate.element(id: "line-1")?.words.contains("64 g") == true)
    #expect(plate.element(id: "line-2")?.words.contains("72 kcal") == true)
  }

  @Test func `are changed and removed on the meal's page`() throws {
    let site = try Site(withFoods: true)
    let meal = try site.eat("rye bread", "64 g")
    let form = try site.plateForm(meal)

    _ = try site.send(form.with(["amount": "100 g"]))
    #expect(try site.meal(meal).content.energy?.kilocalories == 259)
    let day = try site.follow(try site.send(try site.plateForm(meal).with(["remove": "1"])))

    // The last one takes the meal with it, and Undo brings both back.
    #expect(try site.stored().isEmpty)
    _ = try site.send(try #require(day.page.sent(to: "/meals/\(meal.number)/restore")))
    #expect(try site.meal(meal).content.energy?.kilocalories == 259)
    #expect(try site.get("meals/\(meal.number)/foods").page.element(id: "line-1")?.words.contains("100 g") == true)
  }

  @Test func `changed to an unusually large amount must be confirmed once`() throws {
    let site = try Site(withFoods: true)
    let meal = try site.eat("rye bread", "64 g")

    let asked = try site.send(try site.plateForm(meal).with(["amount": "6400 g"]))
    // 259 kcal per 100 g in the USDA's data.
    let question = asked.page.element(id: "amount-1-error")?.words
    #expect(question == "Error: 6.4 kg (16,576 kcal)? Save again if that is right")
    #expect(try site.meal(meal).content.energy?.kilocalories == 166)
    _ = try site.send(try #require(asked.page.sent(to: "/meals/\(meal.number)/foods")))

    #expect(try site.meal(meal).content.energy?.kilocalories == 16_576)
  }

  @Test func `are shown on the day, with a link to the field for the amount`() throws {
    let site = try Site(withFoods: true)
    let meal = try site.eat("rye bread", "64 g")

    let row = try #require(try site.day().element(id: "meal-\(meal.number)"))
    #expect(row.first("small")?.words.hasSuffix("64 g") == true)
    let open = try #require(try site.open(row.arrow).element(id: "meal-\(meal.number)"))
    let plate = try site.open(open.all("a", class: "btn").first { $0.words == "Amount" }?["href"])
    #expect(plate.element(id: "line-1")?.first("details")?["open"] != nil)
    _ = try site.send(try site.plateForm(meal).with(["amount": "100 g"]))
    #expect(try site.day().element(id: "meal-\(meal.number)")?.first("small")?.words.hasSuffix("100 g") == true)

    let butter = try site.food("butter")
    let address = "foods/\(butter)/amount?plate=\(meal.number)"
    _ = try site.send(
      try #require(try site.get(address).page.sent(to: "/foods/\(butter)/amount")).with(["amount": "10 g"]))
    #expect(try site.day().element(id: "meal-\(meal.number)")?.first("small")?.words.hasSuffix("2 foods") == true)
  }

  @Test(arguments: [
    ("banana", "1 medium", "more", "2 medium"), ("banana", "2 medium", "less", "1 medium"),
    ("banana", "1 medium", "less", "½ medium"), ("rye bread", "64 g", "more", "74 g"),
    ("rye bread", "8 g", "less", "4 g"),
  ])
  func `change by a step in two taps from the day`(food: String, amount: String, step: String, changed: String) throws {
    let site = try Site(withFoods: true)
    let meal = try site.eat(food, amount)
    let row = try #require(try site.day().element(id: "meal-\(meal.number)"))

    // The first tap is on the row, the second on the button.
    let plate = try site.open(row.first("a", class: "over")?["href"])
    let form = try #require(plate.sent(to: "/meals/\(meal.number)/foods"))
    _ = try site.send(form.with(["step": step]))

    let now = try #require(try site.day().element(id: "meal-\(meal.number)")?.first("small")?.words)
    #expect(now.hasSuffix(changed), "\(now)")
  }

  @Test func `are restored by Undo after one of several was removed`() throws {
    let site = try Site(withFoods: true)
    let meal = try site.eat("rye bread", "64 g")
    let butter = try site.food("butter")
    let address = "foods/\(butter)/amount?plate=\(meal.number)"
    _ = try site.send(
      try #require(try site.get(address).page.sent(to: "/foods/\(butter)/amount")).with(["amount": "1 tbsp"]))
    let before = try site.meal(meal).content

    let page = try site.follow(try site.send(try site.plateForm(meal).with(["remove": "1"]))).page
    #expect(page.notice == "Removed “Rye bread”.")
    #expect(try site.meal(meal).content.energy != before.energy)
    let undo = try #require(page.sent(to: "/meals/\(meal.number)/foods"))
    _ = try site.send(undo)
    // A second tap on it changes nothing.
    _ = try site.send(undo)

    #expect(try site.meal(meal).content.energy == before.energy)
    let plate = try site.get("meals/\(meal.number)/foods").page
    #expect(plate.element(id: "line-2")?.words.contains("64 g") == true)
    #expect(plate.element(id: "line-3") == nil)
  }

  @Test(arguments: ["1 fl oz", "3 fl oz", "5 fl oz"])
  func `in fluid ounces keep their amount after Undo and after an unchanged save`(amount: String) throws {
    let site = try Site(withFoods: true)
    var nutrients = Nutrients()
    nutrients[.energy] = 45_000
    let content = FoodContent(name: try MealName("Juice"), basis: .millilitres, nutrients: nutrients)
    let food = try FoodStore(site.database).add(content, by: site.person).number
    let form = try #require(try site.get("foods/\(food)/amount").page.sent(to: "/foods/\(food)/amount"))
    _ = try site.send(form.with(["amount": amount]))
    let meal = try #require(try site.stored().first).id
    _ = try site.add("butter", "10 g", to: meal)
    let before = try site.meal(meal).content.energy

    _ = try site.send(try site.plateForm(meal))
    #expect(try site.meal(meal).content.energy == before)
    let page = try site.follow(try site.send(try site.plateForm(meal).with(["remove": "1"]))).page
    _ = try site.send(try #require(page.sent(to: "/meals/\(meal.number)/foods")))

    #expect(try site.meal(meal).content.energy == before)
  }

  @Test func `keep the chosen one of two portions with the same name`() throws {
    let site = try Site()
    var nutrients = Nutrients()
    nutrients[.energy] = 250_000
    let portions = [29_000, 25_000].compactMap { FoodPortion(measure: "slice", mass: $0) }
    let content = FoodContent(name: try MealName("Bread"), nutrients: nutrients, portions: portions)
    let food = try FoodStore(site.database).add(content, by: site.person).number
    let form = try #require(try site.get("foods/\(food)/amount").page.sent(to: "/foods/\(food)/amount"))
    _ = try site.send(form.with(["amount": "1", "unit": "p1"]))
    let meal = try #require(try site.stored().first).id

    _ = try site.send(try site.plateForm(meal).with(["amount": "2"]))

    // 50 g, not 58.
    #expect(try site.meal(meal).content.energy?.kilocalories == 125)
  }

  @Test func `offer Undo for the food that was just added`() throws {
    let site = try Site(withFoods: true)
    let meal = try site.eat("rye bread", "64 g")
    let before = try site.meal(meal).content

    let page = try site.follow(try site.add("butter", "10 g", to: meal)).page
    #expect(page.notice == "Added “Butter”.")
    #expect(page.element(id: "line-2")?.words.contains("72 kcal") == true)
    let undo = try #require(page.sent(to: "/meals/\(meal.number)/foods"))
    let answers = try (1...2).map { _ in try site.send(undo) }

    #expect(try site.meal(meal).content == before)
    for answer in answers { #expect(try site.follow(answer).page.notice == "Removed “Butter”.") }
  }

  @Test func `are added once if the form is sent twice, and both answers lead to the added food`() throws {
    let site = try Site(withFoods: true)
    let meal = try site.eat("rye bread", "64 g")
    let food = try site.food("butter")
    let address = "foods/\(food)/amount?plate=\(meal.number)"
    let form = try #require(try site.get(address).page.sent(to: "/foods/\(food)/amount"))

    let answers = try (1...2).map { _ in try site.send(form) }

    #expect(answers.map { $0["Location"] } == Array(repeating: "/meals/\(meal.number)/foods?added=2#line-2", count: 2))
    #expect(try site.get("meals/\(meal.number)/foods").page.element(id: "line-3") == nil)
    // The notice of a page that is loaded again tells of nothing that is gone.
    _ = try site.send(try site.plateForm(meal).with(["remove": "1"]))
    #expect(try site.get("meals/\(meal.number)/foods?added=2").page.notice == nil)
  }

  @Test func `are changed once if the form is sent twice`() throws {
    let site = try Site(withFoods: true)
    let meal = try site.eat("rye bread", "64 g")
    let form = try site.plateForm(meal).with(["amount": "100 g"])

    let answers = try (1...2).map { _ in try site.send(form) }

    #expect(answers.map(\.status) == [303, 303])
    #expect(answers.map { $0["Location"] } == Array(repeating: "/meals/\(meal.number)/foods#line-1", count: 2))
    #expect(try site.meal(meal).content.energy?.kilocalories == 259)
  }

  @Test func `are removed once if the form is sent twice, and both answers offer Undo`() throws {
    let site = try Site(withFoods: true)
    let meal = try site.eat("rye bread", "64 g")
    _ = try site.add("butter", "1 tbsp", to: meal)
    let before = try site.meal(meal).content
    let form = try site.plateForm(meal).with(["remove": "1"])

    let answers = try (1...2).map { _ in try site.send(form) }

    #expect(answers.map(\.status) == [303, 303])
    #expect(answers[0]["Location"] == answers[1]["Location"])
    let page = try site.follow(answers[1]).page
    #expect(page.notice == "Removed “Rye bread”.")
    _ = try site.send(try #require(page.sent(to: "/meals/\(meal.number)/foods")))
    #expect(try site.meal(meal).content.energy == before.energy)
  }

  @Test func `are deleted with their meal if the last one is removed, once if sent twice`() throws {
    let site = try Site(withFoods: true)
    let meal = try site.eat("rye bread", "64 g")
    let kept = try site.plateForm(meal)

    let answers = try (1...2).map { _ in try site.send(kept.with(["remove": "1"])) }

    #expect(answers.map(\.status) == [303, 303])
    #expect(answers[0]["Location"] == answers[1]["Location"])
    #expect(try site.follow(answers[1]).page.notice == "Deleted “Rye bread”.")
    // A typed amount does not count as a second deletion.
    let typed = try site.send(kept.with(["amount": "5 g"]))
    #expect(typed.status == 404 && typed.page.words.contains("You can restore"))
  }

  @Test func `can be removed again after Undo`() throws {
    let site = try Site(withFoods: true)
    let meal = try site.eat("rye bread", "64 g")
    _ = try site.add("butter", "1 tbsp", to: meal)
    let form = try site.plateForm(meal).with(["remove": "1"])
    let page = try site.follow(try site.send(form)).page
    _ = try site.send(try #require(page.sent(to: "/meals/\(meal.number)/foods")))

    _ = try site.send(form)

    #expect(try site.meal(meal).content.name.text == "Butter")
  }

  @Test func `are not changed by an invalid line number`() throws {
    let site = try Site(withFoods: true)
    let meal = try site.eat("rye bread", "64 g")

    for line in [String(Int.min), String(Int.max), "-1", "0", "x"] {
      let answer = try site.send(try site.plateForm(meal).with(["line": line, "was": "x", "amount": "5 g"]))
      #expect(answer.page.text.contains("This food was changed or removed meanwhile"), "\(line)")
    }
    #expect(try site.meal(meal).content.energy?.kilocalories == 166)
  }

  @Test func `can be removed from a meal that has notes, which stays`() throws {
    let site = try Site(withFoods: true)
    let meal = try site.eat("rye bread", "64 g")
    let stored = try site.meal(meal)
    var content = stored.content
    content.notes = try MealNotes("With Ada")
    _ = try site.meals.update(meal, to: content, photo: .keep, from: stored.revision, by: site.person)

    _ = try site.send(try site.plateForm(meal).with(["remove": "1"]))

    #expect(try site.meal(meal).content.notes.text == "With Ada")
    #expect(try site.get("meals/\(meal.number)/foods").page.element(id: "line-1") == nil)
  }

  @Test func `are changed from an outdated page only if the food is still the same`() throws {
    let site = try Site(withFoods: true)
    let meal = try site.eat("rye bread", "64 g")
    let butter = try site.food("butter")
    let address = "foods/\(butter)/amount?plate=\(meal.number)"
    _ = try site.send(
      try #require(try site.get(address).page.sent(to: "/foods/\(butter)/amount")).with(["amount": "10 g"]))
    let old = try site.plateForm(meal)
    _ = try site.send(old.with(["remove": "1"]))

    let answer = try site.send(old.with(["amount": "150 g"]))
    let unknown = try site.send(old.with(["amount": "150 g", "token": "made up"]))

    let sentence = "This food was changed or removed meanwhile: “\u{2068}150 g\u{2069}” was not saved"
    #expect(answer.page.text.contains(sentence))
    #expect(unknown.page.text.contains("You were signed out") && unknown.page.text.contains(sentence))
    #expect(try site.meal(meal).content.energy?.kilocalories == 72)
    let stays = try site.plateForm(meal)
    _ = try site.send(stays.with(["line": "2", "amount": "20 g"]))
    #expect(try site.meal(meal).content.energy?.kilocalories == 143)
  }
}

extension Site {
  /// Eats an amount of the first food that a search finds.
  fileprivate func eat(_ name: String, _ amount: String) throws -> Meal.ID {
    let food = try food(name)
    let form = try #require(try get("foods/\(food)/amount").page.sent(to: "/foods/\(food)/amount"))
    _ = try send(form.with(["amount": amount]))
    return try #require(try stored().first).id
  }

  /// Adds an amount of the first food that a search finds to a meal.
  fileprivate func add(_ name: String, _ amount: String, to meal: Meal.ID) throws -> Answer {
    let food = try food(name)
    let page = try get("foods/\(food)/amount?plate=\(meal.number)").page
    return try send(try #require(page.sent(to: "/foods/\(food)/amount")).with(["amount": amount]))
  }

  /// The form of a meal's first food.
  fileprivate func plateForm(_ meal: Meal.ID) throws -> HTMLForm {
    try #require(try get("meals/\(meal.number)/foods").page.sent(to: "/meals/\(meal.number)/foods"))
  }
}
