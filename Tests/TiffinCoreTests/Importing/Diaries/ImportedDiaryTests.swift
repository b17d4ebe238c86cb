import TestServer
import Testing

@testable import TiffinCore

@Suite struct `A diary or recipe import` {
  private static let header = "Date,Name,Icon,Meal,Quantity,Units,Calories,Deleted,Fat (g),Protein (g)"

  private func take(_ rows: [String], for kitchen: Kitchen) throws -> ImportResult {
    let text = ([Self.header] + rows).joined(separator: "\n")
    let diary = try ImportedDiary(in: ImportedFiles(name: "food-logs.csv", bytes: Array(text.utf8)))
    return try DiaryImporter(of: nil, to: kitchen.meals, for: kitchen.cook).take(diary)
  }

  @Test func `adds a food as often as it was eaten on a day`() throws {
    let kitchen = try Kitchen()
    let rows = ["Breakfast", "Lunch", "Lunch"].map { "01/05/2026,Apple,Apple,\($0),1,Each,95,0,0.3,0.5" }

    let first = try take(rows, for: kitchen)
    let again = try take(rows, for: kitchen)

    #expect(first.added == 3 && first.known == 0)
    #expect(again.added == 0 && again.known == 3)
    let eaten = try kitchen.meals.meals(of: .day("2026-01-05"), of: kitchen.cook.id)
    #expect(eaten.map(\.category).filter { $0 == .lunch }.count == 2)
  }

  private func hold(_ rows: [String], for kitchen: Kitchen, by person: Person? = nil) throws -> ImportJob {
    let person = person ?? kitchen.cook
    let text = ([Self.header] + rows).joined(separator: "\n")
    let id = try ImportJobStore(kitchen.database).hold(Array(text.utf8), named: "food-logs.csv", by: person)
    return try bringing(id, for: person, in: kitchen)
  }

  private func bringing(_ id: ImportJob.ID, for person: Person, in kitchen: Kitchen) throws -> ImportJob {
    try kitchen.database.read { statements throws(StoreError) in
      try ImportJobStore.job(id, for: person, statements)
    }
  }

  @Test func `counts known entries over any number of days in any order`() throws {
    let kitchen = try Kitchen()
    let days = (1...28).flatMap { day in (1...3).map { month in "\(month)/\(day)/2026" } }
    let rows = days.map { "\($0),Apple,Apple,Lunch,1,Each,95,0,0.3,0.5" }
    _ = try take(Array(rows.prefix(60)), for: kitchen)

    let found = try hold(rows + rows.reversed(), for: kitchen)

    #expect(found.total == 168 && found.known == 60)
  }

  private func bob(_ kitchen: Kitchen) throws -> Person {
    let account = try NewAccount(username: Username("bob"), name: PersonName("Bob"), passwordHash: "hash")
    let id = try kitchen.links.join(try kitchen.links.invite(by: kitchen.cook.id), as: account)
    return try PersonStore(kitchen.database).person(id)
  }

  @Test func `can be undone by a person who left the household`() throws {
    let kitchen = try Kitchen()
    let bob = try bob(kitchen)
    let id = try hold(["01/05/2026,Apple,Apple,Lunch,1,Each,95,0,0.3,0.5"], for: kitchen, by: bob).id

    try kitchen.households.leave(bob.id)

    let moved = try PersonStore(kitchen.database).person(bob.id)
    #expect(moved.household != bob.household)
    try ImportJobStore(kitchen.database).undo(id, by: moved)
    #expect(try bringing(id, for: moved, in: kitchen).state == .back)
  }

  @Test func `of recipes moves with the last member of a household`() throws {
    let kitchen = try Kitchen()
    let file = #"{"recipes": [{"name": "Leek soup", "description": "Cut.", "items": []}]}"#
    let id = try ImportJobStore(kitchen.database).hold(
      Array(file.utf8), named: "kitchenowl.json", by: kitchen.stranger)

    try kitchen.links.accept(try kitchen.links.invite(by: kitchen.cook.id), by: kitchen.stranger.id)

    #expect(try bringing(id, for: kitchen.cook, in: kitchen).total == 1)
  }

  @Test func `adds only the entries that are not there yet`() throws {
    let kitchen = try Kitchen()
    let rows = ["Breakfast", "Lunch"].map { "01/05/2026,Apple,Apple,\($0),1,Each,95,0,0.3,0.5" }

    let found = try hold(rows, for: kitchen)
    #expect(found.total == 2 && found.known == 0)

    _ = try take([rows[0]], for: kitchen)
    let result = try take(rows, for: kitchen)
    #expect(result.added == 1 && result.known == 1)
  }
}
