import Synchronization
import TestServer
import TestSupport
import Testing

@testable import TiffinCore

/// PgBouncer in transaction mode, with fewer server connections than threads.
@Suite(.enabled(if: TestServer.pooler != nil, "of a pooler; Scripts/test postgresql starts it"))
struct `A database behind a pooler` {
  private let scratch = TestFolder()

  /// An installation on the kitchen's database, through the pooler.
  private func pooled(
    _ kitchen: Kitchen, _ name: String, timeout: Int = StoreLimits.timeout
  ) throws -> Installation {
    let address = try #require(kitchen.server?.pooledAddress)
    var folder = DataFolder("\(scratch.path)/\(name)", server: address)
    folder.isForPages = true
    folder.timeout = timeout
    return try folder.open()
  }

  @Test func `gives each person their own data though connections are shared`() throws {
    let kitchen = try Kitchen()
    let installations = try [pooled(kitchen, "one"), pooled(kitchen, "two")]
    let people = [kitchen.cook, kitchen.stranger]
    let failures = Mutex<[String]>([])

    try inThreads(8) { number in
      let (store, person) = (MealStore(installations[number % 2].database), people[number / 2 % 2])
      do {
        for round in 0..<10 {
          let name = "Meal \(number) of \(person.name), \(round)"
          let id = try store.add(.toast().named(name), photo: nil, key: .random(), by: person)
          let found = try store.meal(id, of: person.id).content.name.text
          if found != name { failures.withLock { $0.append("\(found), not \(name)") } }
        }
      } catch {
        failures.withLock { $0.append("\(error)") }
      }
    }

    #expect(failures.withLock { $0 } == [])
    #expect(try kitchen.count("meal") == 80)
    for installation in installations { try installation.close() }
  }

  @Test func `lets writers of all households and writers of one household take turns`() throws {
    let kitchen = try Kitchen()
    let installation = try pooled(kitchen, "one", timeout: 3_600)
    defer { try? installation.close() }
    let (database, homes) = (installation.database, [kitchen.cook.household, kitchen.stranger.household])
    let failures = Mutex<[StoreError]>([])

    try inThreads(8) { number in
      let naming = { (statements: borrowing Statements) throws(StoreError) -> Void in
        try statements.run("UPDATE household SET name = name || '!' WHERE id = $1", [.id(homes[number % 2])])
      }
      for _ in 0..<5 {
        do throws(StoreError) {
          if number < 2 { try database.write(naming) } else { try database.write(of: homes[number % 2], naming) }
        } catch {
          failures.withLock { $0.append(error) }
        }
      }
    }

    let marks = String(repeating: "!", count: 20)
    #expect(failures.withLock { $0 } == [])
    #expect(try kitchen.texts("SELECT name FROM household ORDER BY id") == ["Home\(marks)", "Elsewhere\(marks)"])
  }

  @Test func `sets the lock timeout per transaction, and keeps no session state`() throws {
    let kitchen = try Kitchen()
    let installation = try pooled(kitchen, "one")

    func limit(_ statements: borrowing Statements) throws(StoreError) -> String? {
      try statements.first("SELECT current_setting('lock_timeout') || ' ' || current_setting('statement_timeout')") {
        $0.text(0)
      }
    }
    #expect(try installation.database.write(limit) == "5s 30s")
    #expect(try installation.database.read(limit) == "5s 30s")

    let plain = try PostgreSQLConnection(
      PostgreSQLSettings(address: try #require(kitchen.server?.pooledAddress), timeout: 9))
    #expect(plain.isPooled)
    #expect(try plain.command("SELECT current_setting('lock_timeout')") == "0")
    #expect(try plain.command("SELECT COUNT(*) FROM pg_prepared_statements") == "0")
  }
}

extension MealContent {
  fileprivate func named(_ name: String) throws -> MealContent {
    var content = self
    content.name = try MealName(name)
    return content
  }
}
