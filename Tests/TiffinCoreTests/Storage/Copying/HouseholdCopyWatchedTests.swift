import Synchronization
import TestServer
import TestSupport
import Testing

@testable import PictureTools
@testable import TiffinCore

/// Activity of other connections during a copy.
@Suite struct `The copy of a household` {
  private let scratch = TestFolder()

  @Test func `reports its progress in copying and comparing`() throws {
    let kitchen = try Kitchen()
    try kitchen.fillEveryTable()
    let target = try DataFolder(scratch.path + "/data").create()
    defer { try? target.close() }
    let told = Mutex<[CopyProgress]>([])

    let copy = HouseholdCopier(from: kitchen.installation, to: target) { step in told.withLock { $0.append(step) } }
    _ = try copy.run(kitchen.cook.household)

    for step in [CopyProgress.Step.copying, .comparing] {
      let shares = told.withLock { $0.filter { $0.step == step } }
      #expect(Set(shares.map(\.table)) == Set(HouseholdTable.all.map(\.name)))
      #expect(Set(shares.map(\.all)).count == 1 && shares.map(\.done) == shares.map(\.done).sorted())
      #expect(shares.first?.done == 1 && shares.last?.done == shares.last?.all)
    }
  }

  @Test func `adds shared rows first, which others then see`() throws {
    let kitchen = try Kitchen()
    try kitchen.fillEveryTable()
    let cell = try Kitchen.usedByOthers()
    try cell.run("UPDATE recipe SET catalogue_number = '53000' WHERE catalogue_number IS NOT NULL")
    let found = Mutex<Set<[String]>>([])

    let copy = HouseholdCopier(from: kitchen.installation, to: cell.installation) { _ in
      let shared = try? cell.texts(
        "SELECT code FROM food WHERE code = '999'"
          + " UNION SELECT catalogue_number FROM recipe WHERE catalogue_number = '52772' ORDER BY 1")
      found.withLock { _ = $0.insert(shared ?? ["?"]) }
    }
    _ = try copy.run(kitchen.cook.household)

    #expect(found.withLock { $0 } == [["52772", "999"]])
  }

  @Test func `is one snapshot while its people write`() throws {
    let kitchen = try Kitchen()
    try kitchen.fillEveryTable()
    let cell = try Kitchen.usedByOthers()
    let before = try kitchen.exported()
    let saved = Mutex(0)
    let failures = Mutex(0)

    let copy = HouseholdCopier(from: kitchen.installation, to: cell.installation) { _ in
      do {
        try kitchen.add(.toast())
        try kitchen.buy("salt")
        saved.withLock { $0 += 1 }
      } catch {
        failures.withLock { $0 += 1 }
      }
    }
    _ = try copy.run(kitchen.cook.household)

    #expect(saved.withLock { $0 } > HouseholdTable.all.count && failures.withLock { $0 } == 0)
    #expect(try kitchen.exported() != before)
    let account = try #require(try cell.accounts.find("alice"))
    let cook = try PersonStore(cell.database).person(account.id)
    #expect(try cell.exported(for: cook) == before)
  }
}
