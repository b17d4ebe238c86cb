import TestServer
import TestSupport
import Testing
import TiffinCore

@testable import TiffinWeb

/// The list shows who put a line into the basket. It is opened at 12:30.
@Suite struct `The name beside a ticked line` {
  private func by(_ name: String, on page: HTMLElement) -> String? {
    page.groceryRow(name)?.first("small", class: "by")?.words
  }

  private func opened(_ name: String, _ site: Site) throws -> String? {
    try site.openGroceryRow(name).all("p").map(\.words).first { $0.hasPrefix("In the basket") }
  }

  @Test func `is that of another member, with the time`() throws {
    let site = try Site()
    let bob = try site.addPerson("bob", toHouseholdOf: site.person)
    let (leeks, eggs) = (try site.put("leeks"), try site.put("eggs"))
    try site.put("rice")
    try site.groceries.setCompleted(leeks, true, by: bob)
    site.clock.pass(seconds: 720)
    try site.groceries.setCompleted(eggs, true, by: site.person)

    let list = try site.groceryList()

    #expect(by("leeks", on: list) == "bob, 12:30")
    #expect(by("eggs", on: list) == nil && by("rice", on: list) == nil)
    #expect(try opened("leeks", site) == "In the basket: bob, 12:30")
    #expect(try opened("eggs", site) == "In the basket: Me, 12:42")
    #expect(try opened("rice", site) == nil)
  }

  @Test func `is shown the next day only in the opened line, with its day`() throws {
    let site = try Site()
    let bob = try site.addPerson("bob", toHouseholdOf: site.person)
    try site.groceries.setCompleted(try site.put("leeks"), true, by: bob)
    site.clock.pass(days: 1)
    try site.signInAgain()

    #expect(by("leeks", on: try site.groceryList()) == nil)
    #expect(try opened("leeks", site) == "In the basket: bob, Yesterday, 12:30")
  }

  @Test func `is not shown to somebody who lives alone, nor after the person left`() throws {
    let site = try Site()
    let (leeks, eggs) = (try site.put("leeks"), try site.put("eggs"))
    try site.groceries.setCompleted(leeks, true, by: site.person)
    #expect(try opened("leeks", site) == nil)
    let bob = try site.addPerson("bob", toHouseholdOf: site.person)
    try site.groceries.setCompleted(eggs, true, by: bob)

    try HouseholdMemberStore(site.database).leave(bob.id)

    #expect(by("eggs", on: try site.groceryList()) == nil)
    #expect(try opened("eggs", site) == nil)
  }
}
