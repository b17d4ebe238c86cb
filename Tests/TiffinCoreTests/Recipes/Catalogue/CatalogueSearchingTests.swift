import TestServer
import TestSupport
import Testing

@testable import TiffinCore

@Suite struct `A catalogue search` {
  @Test func `finds recipes by name and by ingredient, and completes some`() throws {
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

    #expect(
      asked == ["/filter.php?i=nothing_at_all", "/search.php?s=nothing", "/search.php?s=nothing%20at%20all"])
    #expect(service.paths.count == 6)
  }

  @Test func `asks once for all spellings of a word`() throws {
    let kitchen = try Kitchen()
    let service = try StandInCatalogue.ordinary()
    let catalogue = kitchen.catalogue(try service.source())

    for text in ["Nothing", "nothing", "NOTHING"] { _ = try catalogue.look(for: text) }

    #expect(service.paths.sorted() == ["/filter.php?i=nothing", "/search.php?s=Nothing"])
  }

  @Test func `sends the text without outer punctuation`() throws {
    let kitchen = try Kitchen()
    let service = try StandInCatalogue.ordinary()

    _ = try kitchen.catalogue(try service.source()).look(for: " “Crème  & rare!” ")

    #expect(service.paths.contains("/search.php?s=Cr%C3%A8me%20%26%20rare"))
  }

  @Test func `asks for the longest word if no name has the text`() throws {
    let kitchen = try Kitchen()
    let service = try StandInCatalogue.ordinary()

    let reach = try kitchen.catalogue(try service.source()).look(for: "a-rare-one, to")

    #expect(reach == .fine)
    #expect(
      service.paths.filter { $0.hasPrefix("/search") } == ["/search.php?s=a-rare-one%2C%20to", "/search.php?s=rare"])
    #expect(try kitchen.known("3")?.isWhole == true)
  }

  @Test func `filters by category and cuisine in the catalogue's spelling`() throws {
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
  func `sends no query if the text is missing or too short`(text: String?) throws {
    let kitchen = try Kitchen()
    let service = try StandInCatalogue.ordinary()

    let reach = try kitchen.catalogue(try service.source()).look(for: text)

    #expect(reach == .fine && service.paths == [])
  }

  @Test func `shortens very long text`() throws {
    let kitchen = try Kitchen()
    let service = try StandInCatalogue.ordinary()

    _ = try kitchen.catalogue(try service.source()).look(
      for: String(repeating: "é ", count: 5_000), category: String(repeating: "x", count: 5_000))

    #expect(service.paths.count == 3 && service.paths.allSatisfy { $0.utf8.count < 400 })
  }

  @Test(arguments: BadDay.allCases) func `is given up and then paused if the service fails`(day: BadDay) throws {
    let kitchen = try Kitchen()
    let service = try StandInCatalogue(badDay: day)
    let catalogue = kitchen.catalogue(try service.source(), timeout: .milliseconds(700))

    // Without a limit some of these days would never end.
    let reach = try Background { try catalogue.look(for: "soup") }.value()

    #expect(reach == .unreachable)
    #expect(try catalogue.look(for: "soup") == .paused)
    #expect(try kitchen.count("catalogue_inquiry") == 0)
  }

  @Test func `is skipped while the database cannot be written`() throws {
    let service = try StandInCatalogue.ordinary()
    let crowd = try CrowdedKitchen { kitchen in
      try kitchen.catalogue.save([CatalogueEntry(id: "8", name: "Dish 8", picture: nil)])
    }
    let catalogue = crowd.kitchen.catalogue(try service.source())
    let part = try #require(try crowd.kitchen.known("8"))

    #expect(try catalogue.look(for: "rare") == .paused)
    #expect(try catalogue.complete(part.id) == .paused)
  }

  @Test func `reports that the catalogue is off`() throws {
    let kitchen = try Kitchen()

    #expect(try kitchen.catalogue(nil).look(for: "soup") == .off)
    #expect(try kitchen.count("catalogue_inquiry") == 0)
  }
}

@Suite(.enabled(if: Recordings.areThere, "\(Recordings.missing)"))
struct `A catalogue search for the recorded recipes` {
  @Test func `finds all 280 by their names`() throws {
    let lost = try lost { $0 }

    #expect(lost == [])
  }

  @Test func `finds all but one by their names without punctuation`() throws {
    let lost = try lost { name in String(name.map { $0.isLetter || $0.isNumber ? $0 : " " }) }

    // "Chicken" is in 28 names, of which an answer has 25.
    #expect(lost == ["Rosół (Polish Chicken Soup)"])
  }

  /// The names whose recipe is missing on the page of results.
  private func lost(_ typed: (String) -> String) throws -> [String] {
    let kitchen = try Kitchen()
    let service = try StandInCatalogue.recorded()
    let catalogue = kitchen.catalogue(try service.source())
    let names = try Recordings.recipes().map(\.name)
    defer { #expect(service.paths.count >= names.count) }
    return try names.filter { name in
      let search = try #require(MealSearch(typed(name)))
      _ = try catalogue.look(for: search.text)
      var query = RecipeQuery()
      query.search = search
      return try !kitchen.recipes.page(query, for: kitchen.cook).recipes.contains { $0.name.text == name }
    }
  }
}

@Suite struct `A viewed catalogue recipe` {
  @Test func `is completed if only its name is known`() throws {
    let kitchen = try Kitchen()
    let service = try StandInCatalogue.ordinary()
    let id = try kitchen.catalogue.save([CatalogueEntry(id: "8", name: "Dish 8", picture: nil)])[0]

    let reach = try kitchen.catalogue(try service.source()).complete(id)

    #expect(reach == .fine && service.paths == ["/lookup.php?i=8"])
    #expect(try kitchen.known("8")?.content.ingredients.count == 1)
  }

  @Test func `is refreshed after a week, and not before`() throws {
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

  @Test func `that was deleted from the catalogue is requested only once`() throws {
    let kitchen = try Kitchen()
    let service = try StandInCatalogue.ordinary()
    let catalogue = kitchen.catalogue(try service.source())
    let id = try kitchen.catalogue.save([CatalogueEntry(id: "5000", name: "Gone", picture: nil)])[0]

    for _ in 1...3 { #expect(try catalogue.complete(id) == .fine) }

    #expect(service.paths.count == 1)
    #expect(try kitchen.known("5000")?.content.name.text == "Gone")
  }

  @Test(arguments: BadDay.allCases) func `stays unchanged if the service fails`(day: BadDay) throws {
    let kitchen = try Kitchen()
    let service = try StandInCatalogue(badDay: day)
    let id = try kitchen.catalogue.save([CatalogueRecipe.soup])[0]
    kitchen.clock.pass(days: 8)

    let reach = try kitchen.catalogue(try service.source(), timeout: .milliseconds(700)).complete(id)

    #expect(reach == .unreachable)
    #expect(try kitchen.known("7")?.content == CatalogueRecipe.soup.content)
  }

  @Test func `is not requested if the catalogue has no such recipe`() throws {
    let kitchen = try Kitchen()
    let service = try StandInCatalogue.ordinary()

    #expect(try kitchen.catalogue(try service.source()).complete(Identifier(99)) == .fine)
    #expect(service.paths == [])
  }
}
