import TestServer
import Testing

@testable import TiffinCore

@Suite struct `The meals of a day` {
  @Test func `are listed by time, and meals without a time last`() throws {
    let kitchen = try Kitchen()
    try kitchen.add(.caprese(name: "Undated tea", at: nil))
    try kitchen.add(.caprese(name: "Dinner", at: "19:00"))
    try kitchen.add(.caprese(name: "Breakfast", at: "07:30"))
    try kitchen.add(.caprese(name: "Coffee with it", at: "07:30"))

    let names = try kitchen.meals.meals(of: .day("2026-11-20"), of: kitchen.cook.id).map(\.name.text)

    #expect(names == ["Breakfast", "Coffee with it", "Dinner", "Undated tea"])
  }

  @Test func `include no meals of other days or people, and no deleted ones`() throws {
    let kitchen = try Kitchen()
    try kitchen.add(.caprese(on: "2026-11-19"))
    try kitchen.add(.caprese(), by: kitchen.stranger)
    try kitchen.meals.delete(try kitchen.add(.caprese()), by: kitchen.cook)

    #expect(try kitchen.meals.meals(of: .day("2026-11-20"), of: kitchen.cook.id).isEmpty)
  }
}
