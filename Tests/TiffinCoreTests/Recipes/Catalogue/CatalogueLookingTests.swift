import TestSupport
import Testing

@testable import TiffinCore

@Suite struct `Looking for recipes in the catalogue` {
  @Test func `finds them by name and by ingredient, and fetches some of them whole`() throws {
    let kitchen = try Kitchen()
    let service = try StandInCatalogue.ordinary()

    let reach = try kitchen.catalogue(try service.source()).look(for: " Rare!")

    let found = try kitchen.found("rare")
    #expect(reach == .fine)
    // 20 of the 57 are whole, and so the ingredient that they were found by has given way to their own.
    #expect(try kitchen.count("recipe") == 58 && found.count == 37)
    #expect(service.paths.filter { $0.hasPrefix("/lookup.php") }.count == 20)
  }

  @Test func `asks once a week`() throws {
    let kitchen = try Kitchen()
    let service = try StandInCatalogue.ordinary()
    let catalogue = kitchen.catalogue(try service.source())

    for _ in 1...3 { _ = try catalogue.look(for: "nothing at all") }
    let asked = service.paths.sorted()
    kitchen.clock.pass(days: 8)
    _ = try catalogue.look(for: "Nothing, at ALL")

    #expect(asked == ["/filter.php?i=nothing_at_all", "/search.php?s=nothing%20at%20all"])
    #expect(service.paths.count == 4)
  }

  @Test func `narrows by category and cuisine, as the catalogue calls them`() throws {
    let kitchen = try Kitchen()
    let service = try StandInCatalogue.ordinary()
    let catalogue = kitchen.catalogue(try service.source())
    _ = try catalogue.ideas(for: kitchen.cook)

    let reach = try catalogue.look(category: "beef", cuisine: " thai")
    _ = try catalogue.look(category: "Breakfast in bed", cuisine: "")

    #expect(reach == .fine)
    #expect(
      service.paths.filter { $0.hasPrefix("/filter.php") }.sorted() == ["/filter.php?a=Thai", "/filter.php?c=Beef"])
  }

  @Test(arguments: ["", " ", "!", "a", nil])
  func `asks nothing where nothing is looked for`(text: String?) throws {
    let kitchen = try Kitchen()
    let service = try StandInCatalogue.ordinary()

    let reach = try kitchen.catalogue(try service.source()).look(for: text)

    #expect(reach == .fine && service.paths == [])
  }

  @Test func `asks no endless questions`() throws {
    let kitchen = try Kitchen()
    let service = try StandInCatalogue.ordinary()

    _ = try kitchen.catalogue(try service.source()).look(
      for: String(repeating: "é ", count: 5_000), category: String(repeating: "x", count: 5_000))

    #expect(service.paths.count == 3 && service.paths.allSatisfy { $0.utf8.count < 400 })
  }

  @Test(arguments: BadDay.allCases) func `comes to an end on the service's bad day`(day: BadDay) throws {
    let kitchen = try Kitchen()
    let service = try StandInCatalogue(badDay: day)
    let catalogue = kitchen.catalogue(try service.source(), patience: .milliseconds(700))

    // Without a limit some of these days would never end.
    let reach = try Background { try catalogue.look(for: "soup") }.value()

    #expect(reach == .unreachable)
    #expect(try catalogue.look(for: "soup") == .paused)
    #expect(try kitchen.count("catalogue_inquiry") == 0)
  }

  @Test func `is left to another time while nothing can be written`() throws {
    let service = try StandInCatalogue.ordinary()
    let crowd = try CrowdedKitchen { kitchen in
      try kitchen.catalogue.save([CatalogueEntry(id: "8", name: "Dish 8", picture: nil)])
    }
    let catalogue = crowd.kitchen.catalogue(try service.source())
    let part = try #require(try crowd.kitchen.known("8"))

    #expect(try catalogue.look(for: "rare") == .paused)
    #expect(try catalogue.complete(part.id) == .paused)
  }

  @Test func `says that the server does without`() throws {
    #expect(try Kitchen().catalogue(nil).look(for: "soup") == .off)
  }
}

@Suite struct `A recipe of which only lists told` {
  @Test func `is completed when it is looked at`() throws {
    let kitchen = try Kitchen()
    let service = try StandInCatalogue.ordinary()
    let id = try kitchen.catalogue.save([CatalogueEntry(id: "8", name: "Dish 8", picture: nil)])[0]

    let reach = try kitchen.catalogue(try service.source()).complete(id)

    #expect(reach == .fine && service.paths == ["/lookup.php?i=8"])
    #expect(try kitchen.known("8")?.content.ingredients.count == 1)
  }

  @Test func `is asked for again after a week, and not before`() throws {
    let kitchen = try Kitchen()
    let service = try StandInCatalogue.ordinary()
    let catalogue = kitchen.catalogue(try service.source())
    let id = try kitchen.catalogue.save([CatalogueRecipe.dish("8")])[0]

    _ = try catalogue.complete(id)
    let before = service.paths.count
    kitchen.clock.pass(days: 8)
    for _ in 1...2 { _ = try catalogue.complete(id) }

    #expect(before == 0 && service.paths.count == 1)
  }

  @Test func `that is there no more is not asked for each time`() throws {
    let kitchen = try Kitchen()
    let service = try StandInCatalogue.ordinary()
    let catalogue = kitchen.catalogue(try service.source())
    let id = try kitchen.catalogue.save([CatalogueEntry(id: "5000", name: "Gone", picture: nil)])[0]

    for _ in 1...3 { #expect(try catalogue.complete(id) == .fine) }

    #expect(service.paths.count == 1)
    #expect(try kitchen.known("5000")?.content.name.text == "Gone")
  }

  @Test(arguments: BadDay.allCases) func `stays as it is on the service's bad day`(day: BadDay) throws {
    let kitchen = try Kitchen()
    let service = try StandInCatalogue(badDay: day)
    let id = try kitchen.catalogue.save([CatalogueRecipe.soup])[0]
    kitchen.clock.pass(days: 8)

    let reach = try kitchen.catalogue(try service.source(), patience: .milliseconds(700)).complete(id)

    #expect(reach == .unreachable)
    #expect(try kitchen.known("7")?.content == CatalogueRecipe.soup.content)
  }

  @Test func `is a household's own that nobody asks for`() throws {
    let kitchen = try Kitchen()
    let service = try StandInCatalogue.ordinary()

    #expect(try kitchen.catalogue(try service.source()).complete(Identifier(99)) == .fine)
    #expect(service.paths == [])
  }
}
