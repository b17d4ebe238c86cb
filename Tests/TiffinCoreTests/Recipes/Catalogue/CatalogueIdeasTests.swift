import Synchronization
import TestSupport
import Testing

@testable import TiffinCore

@Suite struct `Recipe ideas` {
  @Test func `are up to twenty random recipes, each once, and stay for half a day`() throws {
    let kitchen = try Kitchen()
    let service = try StandInCatalogue.ordinary()
    let catalogue = kitchen.catalogue(try service.source())

    let first = try catalogue.ideas(for: kitchen.cook)
    kitchen.clock.pass(seconds: 11 * 3_600)
    let again = try catalogue.ideas(for: kitchen.cook)

    // The service had 18 different ones to offer.
    #expect(first.reach == .fine && first.recipes.count == 18 && Set(first.recipes).count == 18)
    #expect(again == first)
    #expect(service.paths.filter { $0 == "/random.php" }.count == 20)
  }

  @Test func `fetch categories and cuisines only once within a week`() throws {
    let kitchen = try Kitchen()
    let service = try StandInCatalogue.ordinary()
    let catalogue = kitchen.catalogue(try service.source())

    _ = try catalogue.ideas(for: kitchen.cook)
    _ = try catalogue.ideas(for: kitchen.cook, renew: true)

    #expect(try kitchen.catalogue.names(.category) == ["Beef", "Side"])
    #expect(try kitchen.catalogue.names(.cuisine) == ["Thai"])
    #expect(service.paths.filter { $0.hasPrefix("/list.php") }.count == 2)
  }

  @Test func `are replaced on request or after half a day`() throws {
    let kitchen = try Kitchen()
    let service = try StandInCatalogue.ordinary()
    let catalogue = kitchen.catalogue(try service.source())
    _ = try catalogue.ideas(for: kitchen.cook)

    _ = try catalogue.ideas(for: kitchen.cook, renew: true)
    let renewed = service.paths.count
    kitchen.clock.pass(seconds: 12 * 3_600)
    _ = try catalogue.ideas(for: kitchen.cook)

    #expect(renewed == 42 && service.paths.count == 62)
  }

  @Test func `belong to one person`() throws {
    let kitchen = try Kitchen()
    let service = try StandInCatalogue.ordinary()
    let catalogue = kitchen.catalogue(try service.source())

    let cooks = try catalogue.ideas(for: kitchen.cook)
    _ = try catalogue.ideas(for: kitchen.stranger, renew: true)

    #expect(try catalogue.ideas(for: kitchen.cook) == cooks)
  }

  @Test(arguments: BadDay.allCases)
  func `are known recipes if the service fails, and further queries are paused`(day: BadDay) throws {
    let kitchen = try Kitchen()
    let known = try kitchen.catalogue.save((1...25).map { CatalogueRecipe.dish("\($0)") })
    let service = try StandInCatalogue(badDay: day)
    let told = Mutex(0)
    let catalogue = kitchen.catalogue(try service.source(), timeout: .milliseconds(700)) { _ in
      told.withLock { $0 += 1 }
    }

    // Without a limit some of these days would never end.
    let ideas = try Background { [cook = kitchen.cook] in try catalogue.ideas(for: cook) }.value()
    let asked = service.server.connections
    let paused = try catalogue.ideas(for: kitchen.cook)
    let renewed = try catalogue.ideas(for: kitchen.cook, renew: true)

    #expect(ideas.reach == .unreachable)
    #expect(ideas.recipes.count == 20 && Set(ideas.recipes).isSubset(of: known))
    #expect(paused.reach == .paused && paused.recipes == ideas.recipes)
    #expect(renewed.reach == .paused && renewed.recipes != ideas.recipes)
    #expect(service.server.connections == asked && told.withLock { $0 } == 1)
  }

  @Test func `come from the catalogue service again as soon as the service works`() throws {
    let kitchen = try Kitchen()
    let known = try kitchen.catalogue.save([CatalogueRecipe.dish("900")])
    let broken = try StandInCatalogue(badDay: .failing)
    let whole = try StandInCatalogue.ordinary()

    let before = try kitchen.catalogue(try broken.source(), timeout: .milliseconds(700)).ideas(for: kitchen.cook)
    kitchen.clock.pass(seconds: 30)
    let after = try kitchen.catalogue(try whole.source()).ideas(for: kitchen.cook)

    #expect(before.recipes == known)
    #expect(after.reach == .fine && after.recipes.count == 19)
    #expect(try !kitchen.catalogue.isPaused())
  }

  @Test func `take at most three seconds`() throws {
    let kitchen = try Kitchen()
    let service = try StandInCatalogue(badDay: .silent)
    let source = TimedSource(try service.source())
    let catalogue = kitchen.catalogue(source, timeout: nil)

    let isWaitedFor = try lasts(atLeast: .seconds(2)) { _ = try catalogue.ideas(for: kitchen.cook) }

    // The first question may take all the time there is, so that is all the time that the page takes.
    #expect(isWaitedFor)
    #expect(source.times.count == 1 && source.times.allSatisfy { $0 <= .seconds(3) })
  }

  @Test func `are known recipes if the catalogue is off`() throws {
    let kitchen = try Kitchen()
    let known = try kitchen.catalogue.save((1...3).map { CatalogueRecipe.dish("\($0)") })
    let catalogue = kitchen.catalogue(nil)

    let ideas = try catalogue.ideas(for: kitchen.cook)

    #expect(ideas.reach == .off && Set(ideas.recipes) == Set(known))
    #expect(try catalogue.ideas(for: kitchen.cook) == ideas)
  }

  @Test func `are known recipes while the database cannot be written`() throws {
    let service = try StandInCatalogue.ordinary()
    let crowd = try CrowdedKitchen { kitchen in
      try kitchen.catalogue.save((1...3).map { CatalogueRecipe.dish("\($0)") })
    }

    let ideas = try crowd.kitchen.catalogue(try service.source()).ideas(for: crowd.kitchen.cook)

    #expect(ideas.reach == .paused && ideas.recipes.count == 3)
  }

  @Test func `are empty if no recipe is known`() throws {
    let kitchen = try Kitchen()

    let ideas = try kitchen.catalogue(nil).ideas(for: kitchen.cook)

    #expect(ideas == RecipeIdeas(recipes: [], reach: .off))
  }

  @Test func `are returned without waiting if others already wait for the service`() throws {
    let kitchen = try Kitchen()
    let answering = Latch()
    let service = try StandInCatalogue { _ in
      answering.waitUntilOpen()
      return nil
    }
    let catalogue = kitchen.catalogue(try service.source(), timeout: .anHour, turns: 1)
    let slow = Background { [cook = kitchen.cook] in try catalogue.ideas(for: cook).reach }
    #expect(eventually { service.server.connections > 0 })

    let reach = try catalogue.ideas(for: kitchen.stranger).reach
    let asked = service.server.connections
    answering.open()

    #expect(reach == .busy && asked <= 22)
    #expect(try slow.value() == .unreachable)
  }
}

/// A source that records its time limits.
private final class TimedSource: RecipeSource {
  private let source: TheMealDB
  private let given = Mutex<[Duration]>([])

  init(_ source: TheMealDB) { self.source = source }

  var times: [Duration] { given.withLock { $0 } }

  func ask(
    _ questions: [CatalogueRequest], within time: Duration
  ) -> [Result<CatalogueResponse, CatalogueFailure>] {
    given.withLock { $0.append(time) }
    return source.ask(questions, within: time)
  }
}
