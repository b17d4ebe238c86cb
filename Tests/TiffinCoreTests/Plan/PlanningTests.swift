import TestServer
import TestSupport
import Testing

@testable import TiffinCore

@Suite struct `Planning` {
  @Test func `lists entries by time of day, and entries without a time last`() throws {
    let kitchen = try Kitchen()
    let soup = try kitchen.add(.named("Soup"))
    try kitchen.plan("Leftovers", on: "2026-11-16")
    try kitchen.plan(soup, on: "2026-11-16", .dinner)
    try kitchen.plan("Toast", on: "2026-11-16", .breakfast)
    try kitchen.plan("Brunch", on: "2026-11-22", try MealCategory("Late"))
    try kitchen.plan("Next week", on: "2026-11-23")

    #expect(try kitchen.planned() == ["monday: Toast, Soup, Leftovers", "sunday: Brunch"])
    let entries = try kitchen.plan.week(Kitchen.week, for: kitchen.cook).days[0].entries
    #expect(entries.map(\.slot) == [.breakfast, .dinner, nil])
    #expect(entries.map { $0.recipe?.id } == [nil, soup, nil])
  }

  @Test func `uses one serving per person, and at least two, until the household chooses a number`() throws {
    let kitchen = try Kitchen()
    let soup = try kitchen.add(.named("Soup"))
    let alone = try kitchen.plan(soup, on: "2026-11-16", servings: nil)
    _ = try kitchen.addMember("bob")
    let both = try kitchen.plan(soup, on: "2026-11-17", servings: nil)
    _ = try kitchen.addMember("carol")
    let three = try kitchen.plan(soup, on: "2026-11-18", servings: nil)
    let told = try kitchen.plan(soup, on: "2026-11-19", servings: 6)

    let servings = try [alone, both, three, told].map { try kitchen.plan.entry($0, for: kitchen.cook).servings.count }

    #expect(servings == [2, 2, 3, 6])
  }

  @Test(arguments: [1, 5])
  func `uses the number of servings that came with the first entry from then on`(people: Int) throws {
    let kitchen = try Kitchen()
    let day = try LocalDate.on("2026-11-16")
    let add = { (words: String, cooksFor: Int?) in
      let new = NewPlanEntry(.words(try MealName(words)), on: day, cooksFor: cooksFor.flatMap { Servings($0) })
      let id = try kitchen.plan.add(new, key: .random(), by: kitchen.cook)
      return try kitchen.plan.entry(id, for: kitchen.cook).servings.count
    }

    let servings = [try add("Soup", people), try add("Bread", nil), try add("Stew", 3)]

    #expect(servings == [people, people, people])
    #expect(try HouseholdSettingsStore(kitchen.database).settings(of: kitchen.cook.household).cooksFor?.count == people)
  }

  @Test func `with the same form twice adds one entry`() throws {
    let kitchen = try Kitchen()
    let key = SubmissionKey.random()
    let new = NewPlanEntry(.words(try MealName("Soup")), on: try .on("2026-11-16"))

    let first = try kitchen.plan.add(new, key: key, by: kitchen.cook)
    let second = try kitchen.plan.add(new, key: key, by: kitchen.cook)
    var other = new
    other.day = try .on("2026-11-17")
    let third = try kitchen.plan.add(other, key: key, by: kitchen.cook)

    #expect(first == second)
    #expect(third != first)
    #expect(try kitchen.count("plan_entry") == 2)
  }

  @Test func `refuses a recipe that the household cannot see`() throws {
    let kitchen = try Kitchen()
    let theirs = try kitchen.add(.named("Borscht"), by: kitchen.stranger)

    #expect(throws: StoreError.notFound) { try kitchen.plan(theirs, on: "2026-11-16") }
    #expect(throws: StoreError.notFound) { try kitchen.plan(Recipe.ID(999), on: "2026-11-16") }
  }

  @Test func `is shared within the household and hidden from others`() throws {
    let kitchen = try Kitchen()
    let bob = try kitchen.addMember("bob")
    let id = try kitchen.plan("Soup", on: "2026-11-16", by: bob)

    #expect(try kitchen.planned() == ["monday: Soup"])
    #expect(try kitchen.planned(by: kitchen.stranger).isEmpty)
    let plan = kitchen.plan
    let change = PlanChange(day: try .on("2026-11-17"))
    #expect(throws: StoreError.notFound) { try plan.entry(id, for: kitchen.stranger) }
    #expect(throws: StoreError.notFound) { try plan.change(id, change, from: nil, by: kitchen.stranger) }
    #expect(throws: StoreError.notFound) { try plan.remove([id], by: kitchen.stranger) }
    #expect(throws: StoreError.notFound) {
      try plan.eat(id, on: .on("2026-11-16"), at: nil, by: kitchen.stranger)
    }
    #expect(try plan.clear(Kitchen.week, by: kitchen.stranger).isEmpty)
    #expect(try plan.copy(Kitchen.week, to: .on("2026-11-23"), .all, key: .random(), by: kitchen.stranger).isEmpty)
    try plan.remove([id], by: kitchen.cook)
    #expect(throws: StoreError.notFound) { try plan.restore([id], by: kitchen.stranger) }
    #expect(try plan.removed([id], by: kitchen.stranger).isEmpty)
  }

  @Test func `shows a recipe's current name, and its last name after it is purged`() throws {
    let kitchen = try Kitchen()
    let soup = try kitchen.add(.costing("Soup", kcal: 300))
    let id = try kitchen.plan(soup, on: "2026-11-16")

    let renamed = try kitchen.recipes.update(
      soup, to: .named("Green soup"), picture: nil, from: 1, by: kitchen.cook)
    let after = try kitchen.plan.entry(id, for: kitchen.cook)
    try kitchen.recipes.delete(soup, by: kitchen.cook)
    let deleted = try kitchen.plan.entry(id, for: kitchen.cook)
    kitchen.clock.pass(days: StoreLimits.undoDays + 1)
    _ = try kitchen.recipes.purgeSome()
    let gone = try kitchen.plan.entry(id, for: kitchen.cook)

    #expect(renamed == .saved(soup))
    #expect(after.name.text == "Green soup" && after.recipe?.isOpen == true)
    #expect(deleted.name.text == "Green soup" && deleted.recipe?.isOpen == false)
    #expect(gone.name.text == "Soup" && gone.recipe == nil)
  }

  @Test func `follows the household's copy of a catalogue recipe`() throws {
    let kitchen = try Kitchen()
    let original = try kitchen.database.write { statements throws(StoreError) -> Recipe.ID? in
      try statements.first(
        """
        INSERT INTO recipe (catalogue_number, revision, name, name_key, category, category_key, cuisine, cuisine_key,
          rating, created_at, refreshed_at, tags, instructions, notes)
        VALUES ('52772', 1, 'Soup', 'soup', '', '', '', '', 0, 0, 0, '', '', '') RETURNING id
        """
      ) { row in row.id(0) }
    }
    let soup = try #require(original)
    let mine = try kitchen.plan(soup, on: "2026-11-16")
    let theirs = try kitchen.plan(soup, on: "2026-11-16", by: kitchen.stranger)

    let update = try kitchen.recipes.update(soup, to: .named("My soup"), picture: nil, from: 1, by: kitchen.cook)

    guard case .saved(let copy) = update else { return #expect(Bool(false), "\(update)") }
    #expect(try kitchen.plan.entry(mine, for: kitchen.cook).recipe?.id == copy)
    #expect(try kitchen.plan.entry(mine, for: kitchen.cook).name.text == "My soup")
    #expect(try kitchen.plan.entry(theirs, for: kitchen.stranger).recipe?.id == soup)
  }

  @Test func `moves with the household's last person, and is deleted with their account`() throws {
    let kitchen = try Kitchen()
    try kitchen.plan("Soup", on: "2026-11-16")
    try kitchen.plan("Borscht", on: "2026-11-16", by: kitchen.stranger)

    try kitchen.links.accept(try kitchen.links.invite(by: kitchen.stranger.id), by: kitchen.cook.id)

    let cook = try PersonStore(kitchen.database).person(kitchen.cook.id)
    #expect(try kitchen.planned(by: cook) == ["monday: Soup, Borscht"])
    try kitchen.accounts.delete(cook.id)
    #expect(try kitchen.planned(by: kitchen.stranger) == ["monday: Soup, Borscht"])
    try kitchen.accounts.delete(kitchen.stranger.id)
    #expect(try kitchen.count("plan_entry") == 0)
  }
}
