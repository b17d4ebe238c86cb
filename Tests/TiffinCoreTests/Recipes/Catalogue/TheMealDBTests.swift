import TestSupport
import Testing

@testable import Fetching
@testable import TiffinCore

@Suite struct `The catalogue service` {
  @Test(arguments: [
    (CatalogueRequest.random, "random.php"), (.named("crème brûlée"), "search.php?s=cr%C3%A8me%20br%C3%BBl%C3%A9e"),
    (.named("a&b=c#d/../?e+f%00"), "search.php?s=a%26b%3Dc%23d%2F..%2F%3Fe%2Bf%2500"),
    (.number("52"), "lookup.php?i=52"),
    (.category("Side"), "filter.php?c=Side"), (.cuisine("Thai"), "filter.php?a=Thai"),
    (.ingredient("chicken breast"), "filter.php?i=chicken_breast"), (.categories, "list.php?c=list"),
    (.cuisines, "list.php?a=list"),
  ])
  func `is queried with escaped addresses`(question: CatalogueRequest, path: String) {
    #expect(TheMealDB.path(of: question) == path)
  }

  @Test func `answers parallel queries in order`() throws {
    let catalogue = try StandInCatalogue.ordinary()

    let results = try catalogue.source().ask(
      [.named("rare"), .ingredient("rare"), .categories, .cuisines, .number("7"), .number("5000")], within: .anHour)

    let answers = try results.map { try $0.get() }
    #expect(answers[0].recipes.map(\.id) == ["3"] && answers[1].entries.count == 57)
    #expect(answers[2].names == ["Beef", "Side"] && answers[3].names == ["Thai"])
    #expect(answers[4].recipes.map(\.name) == ["Dish 7"] && answers[5] == CatalogueResponse())
  }

  @Test(arguments: ["https://example.org/api/", "http://127.0.0.1:8080", "https://example.org/api/json/v1/1//"])
  func `can have another address`(address: String) {
    #expect(TheMealDB(at: address, through: FetchGateway()) != nil)
  }

  @Test(arguments: [
    "", "example.org", "ftp://example.org", "https://me:secret@example.org", "https://x/?a=", "http://",
  ])
  func `cannot have an address that is not plain http or https`(address: String) {
    #expect(TheMealDB(at: address, through: FetchGateway()) == nil)
  }

  @Test(arguments: BadDay.allCases)
  func `gives an error for each query if it fails`(day: BadDay) throws {
    let catalogue = try StandInCatalogue(badDay: day)
    let source = try catalogue.source()

    let results = try Background { source.ask([.random, .categories], within: .milliseconds(800)) }.value()

    #expect(results.count == 2 && results.allSatisfy { (try? $0.get()) == nil }, "\(results)")
  }

  @Test(arguments: [BadDay.silent, .dripping])
  func `is given up at the time limit, at most three seconds`(day: BadDay) throws {
    let catalogue = try StandInCatalogue(badDay: day)
    let source = try catalogue.source()

    let isQuicker = try isMuchQuicker {
      _ = source.ask([.random], within: .milliseconds(800))
    } than: {
      _ = source.ask([.random], within: .anHour)
    }

    #expect(isQuicker)
    #expect(FetchLimits.catalogue.whole == .seconds(3))
  }
}
