import TestSupport
import Testing

@testable import TiffinCore

@Suite struct `A catalogue list entry` {
  @Test func `becomes complete under the same identifier when the whole recipe is stored`() throws {
    let kitchen = try Kitchen()

    let ids = try kitchen.catalogue.save([.soup], category: "Starter")
    let part = try kitchen.listed(ids[0])
    let whole = try kitchen.catalogue.save([CatalogueRecipe.soup])

    #expect(part.map { !$0.isWhole && $0.isDue } == true)
    #expect(whole == ids)
    #expect(try kitchen.listed(ids[0]).map { $0.isWhole && !$0.isDue } == true)
    #expect(try kitchen.known("7")?.content == CatalogueRecipe.soup.content)
  }

  @Test func `overwrites nothing of a complete recipe`() throws {
    let kitchen = try Kitchen()
    let ids = try kitchen.catalogue.save([CatalogueRecipe.soup])
    let before = try kitchen.changes()

    let again = try kitchen.catalogue.save(
      [CatalogueEntry(id: "7", name: "Other", picture: nil)], category: "Side", cuisine: "French", foundBy: "egg")

    #expect(again == ids)
    #expect(try kitchen.known("7")?.content == CatalogueRecipe.soup.content)
    #expect(try kitchen.changes() == before)
  }

  @Test func `adds the category, cuisine or ingredient of each list that names the recipe`() throws {
    let kitchen = try Kitchen()

    try kitchen.catalogue.save([CatalogueEntry.soup], foundBy: "milk")
    try kitchen.catalogue.save([CatalogueEntry.soup], category: "Starter")
    try kitchen.catalogue.save([CatalogueEntry.soup], cuisine: "British")
    let id = try kitchen.catalogue.save([CatalogueEntry.soup], foundBy: "salt")[0]
    let before = try kitchen.changes()
    try kitchen.catalogue.save([CatalogueEntry.soup], foundBy: "milk")

    let known = try #require(try kitchen.known("7"))
    #expect(known.content.category.text == "Starter" && known.content.cuisine.text == "British")
    for text in ["soup", "milk", "salt", "starter", "british"] { #expect(try kitchen.found(text) == [id]) }
    #expect(known.estimate.energy == nil)
    #expect(try kitchen.changes() == before)
  }

  @Test func `is due for completion unless its recipe is complete`() throws {
    let kitchen = try Kitchen()
    let parts = try kitchen.catalogue.save((1...5).map { CatalogueEntry(id: "\($0)", name: "Dish", picture: nil) })
    let whole = try kitchen.catalogue.save([CatalogueRecipe.soup])

    let due = try kitchen.catalogue.parts(of: parts + whole, atMost: 3)

    #expect(due.count == 3 && due.allSatisfy { parts.contains($0.id) && !$0.isWhole })
    #expect(try kitchen.catalogue.parts(of: [], atMost: 3) == [])
  }
}

@Suite struct `A catalogue query` {
  private static let questions: [CatalogueRequest] = [.named("a"), .categories, .cuisines]

  @Test func `is repeated only after a week`() throws {
    let kitchen = try Kitchen()
    try kitchen.catalogue.asked([.named("a"), .categories])

    let now = try kitchen.catalogue.open(Self.questions)
    kitchen.clock.pass(days: 8)
    let later = try kitchen.catalogue.open(Self.questions)
    try kitchen.catalogue.asked([.cuisines])

    #expect(now == [.cuisines] && later == Self.questions)
    #expect(try kitchen.count("catalogue_inquiry") == 1)
  }

  @Test func `for categories stores each name once, and writes nothing if nothing changed`() throws {
    let kitchen = try Kitchen()
    try kitchen.catalogue.save(["Soup", "Beef", "Soup"], .category)
    try kitchen.catalogue.save(["Thai"], .cuisine)
    let before = try kitchen.changes()

    try kitchen.catalogue.save(["Beef", "Soup"], .category)
    try kitchen.catalogue.save([], .category)

    #expect(try kitchen.catalogue.names(.category) == ["Beef", "Soup"])
    #expect(try kitchen.catalogue.names(.cuisine) == ["Thai"])
    #expect(try kitchen.changes() == before)
  }

  @Test func `is paused after each failure for up to two minutes, until a query succeeds`() throws {
    let kitchen = try Kitchen()
    var pauses: [Int] = []

    for _ in 1...7 {
      try kitchen.catalogue.failed()
      var pause = 0
      while try kitchen.catalogue.isPaused() {
        kitchen.clock.pass(seconds: 10)
        pause += 10
      }
      pauses.append(pause)
    }

    #expect(pauses == [30, 60, 120, 120, 120, 120, 120])
    try kitchen.catalogue.failed()
    try kitchen.catalogue.succeeded()
    #expect(try !kitchen.catalogue.isPaused() && kitchen.count("catalogue_pause") == 0)
  }

  @Test func `is paused in all processes after a failure in one process`() throws {
    let kitchen = try Kitchen()
    let other = try kitchen.another()
    defer { try? other.close() }
    let elsewhere = CatalogueStore(other.database, now: { [clock = kitchen.clock] in clock.seconds })

    try kitchen.catalogue.failed()
    let isPaused = try elsewhere.isPaused()
    try elsewhere.succeeded()

    #expect(try isPaused && !kitchen.catalogue.isPaused())
  }

  @Test func `counts parallel failures once`() throws {
    let kitchen = try Kitchen()

    for _ in 1...5 { try kitchen.catalogue.failed() }
    kitchen.clock.pass(seconds: 30)

    #expect(try !kitchen.catalogue.isPaused())
  }
}

@Suite struct `Stored ideas` {
  @Test func `are kept in order for each person`() throws {
    let kitchen = try Kitchen()
    let ids = try kitchen.catalogue.save((1...20).map { CatalogueRecipe.dish("\($0)") })

    try kitchen.catalogue.keep(StoredIdeas(recipes: ids.reversed(), foundAt: 5), of: kitchen.cook.id)
    try kitchen.catalogue.keep(StoredIdeas(recipes: [ids[3]], foundAt: 6), of: kitchen.stranger.id)

    #expect(try kitchen.catalogue.ideas(of: kitchen.cook.id) == StoredIdeas(recipes: ids.reversed(), foundAt: 5))
    #expect(try kitchen.catalogue.ideas(of: kitchen.stranger.id) == StoredIdeas(recipes: [ids[3]], foundAt: 6))
  }

  @Test func `are replaced by new ones`() throws {
    let kitchen = try Kitchen()
    let ids = try kitchen.catalogue.save((1...3).map { CatalogueRecipe.dish("\($0)") })
    try kitchen.catalogue.keep(StoredIdeas(recipes: ids, foundAt: 5), of: kitchen.cook.id)

    try kitchen.catalogue.keep(StoredIdeas(recipes: [ids[1]], foundAt: 6), of: kitchen.cook.id)

    #expect(try kitchen.catalogue.ideas(of: kitchen.cook.id)?.recipes == [ids[1]])
  }

  @Test func `can be any complete recipe`() throws {
    let kitchen = try Kitchen()
    let whole = try kitchen.catalogue.save((1...30).map { CatalogueRecipe.dish("\($0)") })
    try kitchen.catalogue.save([CatalogueEntry(id: "99", name: "Part", picture: nil)])

    let some = try kitchen.catalogue.random(20)
    let all = try kitchen.catalogue.random(100)

    #expect(some.count == 20 && Set(some).isSubset(of: whole))
    #expect(Set(all) == Set(whole) && all != whole)
  }
}
