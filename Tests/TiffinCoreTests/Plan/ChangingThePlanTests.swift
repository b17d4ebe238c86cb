import TestServer
import TestSupport
import Testing

@testable import TiffinCore

@Suite struct `Changing the plan` {
  @Test func `moves an entry to the end of another day, and keeps its other fields`() throws {
    let kitchen = try Kitchen()
    let soup = try kitchen.plan("Soup", on: "2026-11-16", .lunch)
    try kitchen.plan("Bread", on: "2026-11-18", .lunch)

    let moved = try kitchen.plan.change(
      soup, PlanChange(day: .on("2026-11-18"), servings: Servings(3)), from: 1, by: kitchen.cook)

    guard case .saved(let entry) = moved else { return #expect(Bool(false), "\(moved)") }
    #expect(entry.revision == 2 && entry.slot == .lunch && entry.servings.count == 3)
    #expect(try kitchen.planned() == ["wednesday: Bread, Soup"])
  }

  @Test func `moves an entry within its day`() throws {
    let kitchen = try Kitchen()
    let soup = try kitchen.plan("Soup", on: "2026-11-16", .breakfast)
    try kitchen.plan("Bread", on: "2026-11-16", .lunch)

    _ = try kitchen.plan.change(soup, PlanChange(slot: .some(nil)), from: 1, by: kitchen.cook)

    #expect(try kitchen.planned() == ["monday: Bread, Soup"])
  }

  @Test func `overwrites no change of somebody else`() throws {
    let kitchen = try Kitchen()
    let bob = try kitchen.addMember("bob")
    let soup = try kitchen.plan("Soup", on: "2026-11-16")
    _ = try kitchen.plan.change(soup, PlanChange(day: .on("2026-11-17")), from: 1, by: bob)

    let late = try kitchen.plan.change(soup, PlanChange(day: .on("2026-11-18")), from: 1, by: kitchen.cook)
    let same = try kitchen.plan.change(soup, PlanChange(day: .on("2026-11-17")), from: 1, by: kitchen.cook)

    guard case .changedMeanwhile(let entry) = late else { return #expect(Bool(false), "\(late)") }
    #expect(try entry.day == .on("2026-11-17"))
    #expect(same == .saved(entry))
    #expect(try kitchen.planned() == ["tuesday: Soup"])
  }

  @Test func `swaps only entries of the same time of day`() throws {
    let kitchen = try Kitchen()
    let porridge = try kitchen.plan("Porridge", on: "2026-11-16", .breakfast)
    let soup = try kitchen.plan("Soup", on: "2026-11-16", .dinner)
    let fish = try kitchen.plan("Fish", on: "2026-11-16", .dinner)

    _ = try kitchen.plan.step(soup, .up, by: kitchen.cook)
    _ = try kitchen.plan.step(porridge, .down, by: kitchen.cook)
    let before = try kitchen.planned()
    _ = try kitchen.plan.step(fish, .up, by: kitchen.cook)
    let after = try kitchen.planned()
    try kitchen.plan("Cake", on: "2026-11-16", .dinner)

    #expect(before == ["monday: Porridge, Soup, Fish"])
    #expect(after == ["monday: Porridge, Fish, Soup"])
    #expect(try kitchen.planned() == ["monday: Porridge, Fish, Soup, Cake"])
    #expect(throws: StoreError.notFound) { try kitchen.plan.step(soup, .up, by: kitchen.stranger) }
  }

  @Test func `swaps entries in a plan merged from two households`() throws {
    let kitchen = try Kitchen()
    try kitchen.plan("Soup", on: "2026-11-16")
    let borscht = try kitchen.plan("Borscht", on: "2026-11-16", by: kitchen.stranger)
    try kitchen.links.accept(try kitchen.links.invite(by: kitchen.stranger.id), by: kitchen.cook.id)

    _ = try kitchen.plan.step(borscht, .up, by: kitchen.stranger)

    #expect(try kitchen.planned(by: kitchen.stranger) == ["monday: Borscht, Soup"])
  }

  @Test func `removes no entry that somebody else changed meanwhile`() throws {
    let kitchen = try Kitchen()
    let bob = try kitchen.addMember("bob")
    let soup = try kitchen.plan("Soup", on: "2026-11-16")
    _ = try kitchen.plan.change(soup, PlanChange(day: .on("2026-11-17")), from: 1, by: bob)

    let late = try kitchen.plan.remove(soup, from: 1, by: kitchen.cook)
    let there = try kitchen.planned()
    let removed = try kitchen.plan.remove(soup, from: 2, by: kitchen.cook)

    guard case .changedMeanwhile(let entry) = late else { return #expect(Bool(false), "\(late)") }
    #expect(removed == .saved(entry))
    #expect(there == ["tuesday: Soup"])
    #expect(try kitchen.planned().isEmpty)
    #expect(throws: StoreError.notFound) { try kitchen.plan.remove(soup, from: nil, by: kitchen.cook) }
    #expect(throws: StoreError.notFound) { try kitchen.plan.remove(soup, from: nil, by: kitchen.stranger) }
  }

  @Test func `clears only the entries that were shown`() throws {
    let kitchen = try Kitchen()
    let soup = try kitchen.plan("Soup", on: "2026-11-16")
    try kitchen.plan("Bread", on: "2026-11-16")
    let elsewhere = try kitchen.plan("Fish", on: "2026-11-30")

    let cleared = try kitchen.plan.clear(Kitchen.week, shown: [soup, elsewhere], by: kitchen.cook)

    #expect(cleared == [soup])
    #expect(try kitchen.planned() == ["monday: Bread"])
    #expect(try kitchen.planned(from: "2026-11-30") == ["monday: Fish"])
  }

  @Test func `removes entries, and restores them unchanged`() throws {
    let kitchen = try Kitchen()
    let soup = try kitchen.plan("Soup", on: "2026-11-16")
    try kitchen.plan("Bread", on: "2026-11-16")

    try kitchen.plan.remove([soup], by: kitchen.cook)
    try kitchen.plan.remove([soup], by: kitchen.cook)
    let without = try kitchen.planned()
    let names = try kitchen.plan.removed([soup], by: kitchen.cook).map(\.text)
    try kitchen.plan.restore([soup], by: kitchen.cook)
    try kitchen.plan.restore([soup], by: kitchen.cook)

    #expect(without == ["monday: Bread"])
    #expect(names == ["Soup"])
    #expect(try kitchen.planned() == ["monday: Soup, Bread"])
    #expect(try kitchen.plan.removed([soup], by: kitchen.cook).isEmpty)
  }

  @Test func `clears a week, and restores all of it`() throws {
    let kitchen = try Kitchen()
    for day in ["2026-11-16", "2026-11-22", "2026-11-23", "2026-11-15"] { try kitchen.plan("Soup", on: day) }

    let cleared = try kitchen.plan.clear(Kitchen.week, by: kitchen.cook)
    let without = try kitchen.planned()
    try kitchen.plan.restore(cleared, by: kitchen.cook)

    #expect(cleared.count == 2)
    #expect(without.isEmpty)
    #expect(try kitchen.planned() == ["monday: Soup", "sunday: Soup"])
    #expect(try kitchen.planned(from: "2026-11-23") == ["monday: Soup"])
  }

  @Test func `purges entries that were removed long ago`() throws {
    let kitchen = try Kitchen()
    let soup = try kitchen.plan("Soup", on: "2026-11-16")
    try kitchen.plan("Bread", on: "2026-11-16")
    try kitchen.plan.remove([soup], by: kitchen.cook)

    kitchen.clock.pass(days: StoreLimits.undoDays)
    let early = try kitchen.plan.purgeSome()
    kitchen.clock.pass(seconds: 1)
    let late = try kitchen.plan.purgeSome()

    #expect(!early && late)
    #expect(try kitchen.plan.purgeSome() == false)
    #expect(try kitchen.count("plan_entry") == 1)
    #expect(try kitchen.count("plan_submission") == 0)
  }

  @Test func `copies a week to empty days, once if the form is sent twice`() throws {
    let kitchen = try Kitchen()
    let pancakes = try kitchen.add(.pancakes)
    try kitchen.plan(pancakes, on: "2026-11-16", .breakfast, servings: 3)
    try kitchen.plan("Soup", on: "2026-11-17")
    try kitchen.plan("Fish", on: "2026-11-24")
    let key = SubmissionKey.random()

    let first = try kitchen.plan.copy(Kitchen.week, to: .on("2026-11-23"), .empty, key: key, by: kitchen.cook)
    let second = try kitchen.plan.copy(Kitchen.week, to: .on("2026-11-23"), .empty, key: key, by: kitchen.cook)

    #expect(try kitchen.planned(from: "2026-11-23") == ["monday: Pancakes ", "tuesday: Fish"])
    #expect(first.count == 1 && first == second)
    let copy = try kitchen.plan.entry(first[0], for: kitchen.cook)
    #expect(copy.recipe?.id == pancakes && copy.slot == .breakfast && copy.servings.count == 3 && copy.eaten == nil)
  }

  @Test func `copies to all days if requested, and a single day too`() throws {
    let kitchen = try Kitchen()
    try kitchen.plan("Soup", on: "2026-11-17")
    try kitchen.plan("Fish", on: "2026-11-24")

    try kitchen.plan.copy(Kitchen.week, to: .on("2026-11-23"), .all, key: .random(), by: kitchen.cook)
    try kitchen.plan.copy([.on("2026-11-17")], to: .on("2026-11-28"), .all, key: .random(), by: kitchen.cook)
    let none = try kitchen.plan.copy(Kitchen.week, to: Kitchen.week[0], .all, key: .random(), by: kitchen.cook)

    #expect(try kitchen.planned(from: "2026-11-23") == ["tuesday: Fish, Soup", "saturday: Soup"])
    #expect(none.isEmpty)
  }

  @Test func `by two people at once loses no entry`() throws {
    let kitchen = try Kitchen()
    let people = [kitchen.cook, try kitchen.addMember("bob")]
    let plan = kitchen.plan
    let day = try LocalDate.on("2026-11-18")

    try inThreads(8) { index in
      let person = people[index % 2]
      for turn in 0..<5 {
        guard let name = try? MealName("\(index) \(turn)") else { continue }
        _ = try? plan.add(NewPlanEntry(.words(name), on: day), key: .random(), by: person)
      }
    }

    let entries = try plan.week([day], for: kitchen.cook).days[0].entries
    #expect(Set(entries.map(\.name.text)).count == 40)
  }
}
