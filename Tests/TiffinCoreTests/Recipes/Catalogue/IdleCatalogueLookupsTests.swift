import Foundation
import Synchronization
import TestSupport
import Testing

@testable import TiffinCore

@Suite struct `Background catalogue look-ups` {
  /// A kitchen that knows this many dishes by name only.
  private func kitchen(dishes: Int) throws -> Kitchen {
    let kitchen = try Kitchen()
    let entries = (1...dishes).map { CatalogueEntry(id: "\($0)", name: "Dish \($0)", picture: nil) }
    try kitchen.catalogue.save(entries, category: "Beef")
    return kitchen
  }

  private func whole(_ kitchen: Kitchen) throws -> Int {
    try kitchen.count("recipe WHERE refreshed_at IS NOT NULL")
  }

  @Test func `fetch one recipe after the other until all are complete`() throws {
    let kitchen = try kitchen(dishes: 3)
    let service = try StandInCatalogue.ordinary()
    let catalogue = kitchen.catalogue(try service.source())

    var turns: [IdleLookupResult] = []
    for _ in 1...4 {
      turns.append(try catalogue.fetchWhenIdle())
      kitchen.clock.pass(seconds: 5)
    }

    #expect(turns == [.done, .done, .done, .nothing])
    #expect(service.paths == ["/lookup.php?i=1", "/lookup.php?i=2", "/lookup.php?i=3"])
    #expect(try whole(kitchen) == 3)
  }

  @Test func `send at most one request in five seconds across all processes`() throws {
    let kitchen = try kitchen(dishes: 9)
    let service = try StandInCatalogue.ordinary()
    let installations = try (1...3).map { _ in try kitchen.another() }
    defer { for installation in installations { try? installation.close() } }
    let workers = try installations.map { installation in
      let store = CatalogueStore(installation.database, now: { [clock = kitchen.clock] in clock.seconds })
      return kitchen.catalogue(try service.source(), store: store)
    }

    let first = try workers.map { try $0.fetchWhenIdle() }
    kitchen.clock.pass(seconds: 4)
    let early = try workers.map { try $0.fetchWhenIdle() }
    kitchen.clock.pass(seconds: 1)
    let second = try workers.map { try $0.fetchWhenIdle() }

    #expect(first == [.done, .notYet, .notYet] && early == [.notYet, .notYet, .notYet])
    #expect(second == [.done, .notYet, .notYet])
    #expect(service.paths.count == 2)
  }

  @Test func `are delayed after failures, up to an hour`() throws {
    let kitchen = try kitchen(dishes: 2)
    let service = try StandInCatalogue(badDay: .failing)
    let catalogue = kitchen.catalogue(try service.source())

    var waits: [Int] = []
    for _ in 1...9 {
      #expect(try catalogue.fetchWhenIdle() == .failed)
      var wait = 0
      while try !kitchen.catalogue.reserveIdleFetch(every: Catalogue.idleFetchInterval) || kitchen.catalogue.isPaused()
      {
        kitchen.clock.pass(seconds: 5)
        wait += 5
      }
      waits.append(wait)
      kitchen.clock.pass(seconds: Catalogue.idleFetchInterval)
    }

    #expect(waits == waits.sorted() && waits[0] >= 60 && waits[1] >= 2 * 60)
    #expect(waits.last.map { (3_600...3_610).contains($0) } == true, "\(waits)")
    #expect(try whole(kitchen) == 0)
  }

  @Test func `request a deleted recipe only once`() throws {
    let kitchen = try Kitchen()
    try kitchen.catalogue.save([CatalogueEntry(id: "5000", name: "Gone", picture: nil)], category: "Beef")
    let service = try StandInCatalogue.ordinary()
    let catalogue = kitchen.catalogue(try service.source())

    let turn = try catalogue.fetchWhenIdle()
    kitchen.clock.pass(seconds: 60)

    #expect(turn == .done)
    #expect(try catalogue.fetchWhenIdle() == .nothing)
    #expect(service.paths == ["/lookup.php?i=5000"])
  }

  @Test func `stop at the limit of complete recipes`() throws {
    let kitchen = try kitchen(dishes: 3)
    try kitchen.catalogue.save([CatalogueRecipe.dish("70"), CatalogueRecipe.dish("71")])

    #expect(try kitchen.catalogue.firstPart(whileBelow: 2) == nil)
    #expect(try kitchen.catalogue.firstPart(whileBelow: 3)?.number == "1")
  }

  @Test func `request nothing if the catalogue is off`() throws {
    #expect(try kitchen(dishes: 3).catalogue(nil).fetchWhenIdle() == .nothing)
  }

  @Test func `wait while requests are served`() throws {
    let kitchen = try kitchen(dishes: 1)
    let service = try StandInCatalogue.ordinary()
    let asked = Mutex(false)
    let quiet = Mutex(false)
    let rhythm = BackgroundJob.Schedule(
      afterStart: .milliseconds(1), betweenTurns: .milliseconds(1), betweenRounds: .milliseconds(1))
    let lookUps = IdleCatalogueLookups(kitchen.catalogue(try service.source()), rhythm: rhythm) {
      asked.withLock { $0 = true }
      return quiet.withLock { $0 }
    }

    lookUps.start()
    let wasAsked = eventually { asked.withLock { $0 } }
    let before = service.paths
    quiet.withLock { $0 = true }
    let isWhole = try eventually { try whole(kitchen) == 1 }
    lookUps.stop()

    #expect(wasAsked && isWhole)
    #expect(before == [] && service.paths == ["/lookup.php?i=1"])
  }
}

@Suite(.enabled(if: Recordings.areThere, "\(Recordings.missing)"))
struct `A recorded category list` {
  @Test func `is completed beyond the first twenty recipes by background look-ups`() throws {
    let kitchen = try Kitchen()
    let list = String(decoding: try Recordings.bytes("filter_cChicken.json"), as: UTF8.self)
    let meals = try Recordings.bodies().flatMap { $0["meals"] as? [[String: Any]] ?? [] }
    let template = try #require(meals.first { $0["strCategory"] as? String == "Chicken" })
    let json = String(decoding: try JSONSerialization.data(withJSONObject: ["meals": [template]]), as: UTF8.self)
    let number = try #require(template["idMeal"] as? String)
    let service = try StandInCatalogue { path in
      if path.hasPrefix("/filter.php?c=") { return list }
      guard path.hasPrefix("/lookup.php?i=") else { return #"{"meals":null}"# }
      return json.replacingOccurrences(of: "\"\(number)\"", with: "\"\(path.dropFirst(14))\"")
    }
    let catalogue = kitchen.catalogue(try service.source())
    let count = try Recordings.answer("filter_cChicken.json").entries.count

    _ = try catalogue.look(category: "Chicken")
    let before = try kitchen.count("recipe WHERE refreshed_at IS NOT NULL")
    while try catalogue.fetchWhenIdle() != .nothing { kitchen.clock.pass(seconds: 5) }

    #expect(before == 20 && count > 20)
    #expect(try kitchen.count("recipe WHERE refreshed_at IS NOT NULL AND estimated_minutes IS NOT NULL") == count)
  }
}
