import Synchronization
import TestServer
import TestSupport
import Testing

@testable import TiffinCore

@Suite(.onServer) struct `Waiting writers on a server` {
  @Test func `take turns in order of arrival`() throws {
    let kitchen = try Kitchen()
    let (database, one, another) = (kitchen.database, kitchen.cook.household, kitchen.stranger.household)
    let turns = Mutex<[String]>([])
    func write(_ name: String, of household: Household.ID?) -> Background<Void> {
      Background {
        let note = { (_: borrowing Statements) throws(StoreError) in turns.withLock { $0.append(name) } }
        if let household { try database.write(of: household, note) } else { try database.write(note) }
      }
    }

    let writes: [(String, Household.ID?)] = [("everybody", nil), ("another", another)]
    let later = try database.write(of: one) { _ throws(StoreError) -> [Background<Void>] in
      var later: [Background<Void>] = []
      for (name, household) in writes {
        later.append(write(name, of: household))
        #expect(kitchen.waits(later.count))
      }
      return later
    }
    for one in later { try one.value() }

    #expect(turns.withLock { $0 } == ["everybody", "another"])
  }

  @Test func `are not blocked by a household that is copied in, but migrations are`() throws {
    let (kitchen, cell) = (try Kitchen(), try Kitchen())
    try kitchen.run(
      "INSERT INTO account (person_id, household_id, username, username_key, password_hash, created_at)"
        + " VALUES (1, 1, 'Alice', 'alice', 'hash', 5)")
    try cell.run(
      "INSERT INTO account (person_id, household_id, username, username_key, password_hash, created_at)"
        + " VALUES (1, 1, 'Zoe', 'zoe', 'hash', 5)")
    let settings = PostgreSQLSettings(address: try #require(cell.server).address, timeout: 0)
    let others = PostgreSQLDatabase(settings, isGuarded: true)
    let failures = Mutex<[StoreError]>([])
    func note(_ write: () throws(StoreError) -> Void) {
      do throws(StoreError) { try write() } catch { failures.withLock { $0.append(error) } }
    }

    let move = HouseholdCopier(from: kitchen.installation, to: cell.installation) { _ in
      note { () throws(StoreError) in try others.write { _ throws(StoreError) in } }
      note { () throws(StoreError) in try others.write(of: cell.cook.household) { _ throws(StoreError) in } }
    }
    let tables = try move.run(kitchen.cook.household)

    #expect(tables.contains { $0.name == "account" && $0.rows == 1 } && failures.withLock { $0 } == [])
    try cell.database.writeConcurrently { _ throws(StoreError) in
      note { () throws(StoreError) in
        try others.write { statements throws(StoreError) in
          for lock in others.dialect.beforeMigrating { try statements.run(lock) }
        }
      }
    }
    #expect(failures.withLock { $0 } == [.busy])
  }

  @Test func `retry after a serialization failure, a limited number of times`() throws {
    let kitchen = try Kitchen()
    let runs = Mutex(0)
    func rename(refusing refused: (Int) -> Bool) throws {
      try kitchen.database.write(of: kitchen.cook.household) { statements throws(StoreError) in
        try statements.run(
          "UPDATE household SET name = name || '!' WHERE id = $1", [.id(kitchen.cook.household)])
        let run = runs.withLock { count in
          count += 1
          return count
        }
        if refused(run) { try statements.run("DO $$ BEGIN RAISE 'not in a row' USING ERRCODE = '40001'; END $$") }
      }
    }

    try rename(refusing: { $0 == 1 })

    #expect(runs.withLock { $0 } == 2)
    #expect(throws: StoreError.busy) { try rename(refusing: { _ in true }) }
    // Once, and three times more.
    #expect(runs.withLock { $0 } == 2 + 4)
    #expect(try kitchen.texts("SELECT name FROM household ORDER BY id") == ["Home!", "Elsewhere"])
  }

  @Test func `retry after a deadlock`() throws {
    let kitchen = try Kitchen()
    let (database, homes) = (kitchen.database, [kitchen.cook.household, kitchen.stranger.household])
    let naming = "UPDATE household SET name = name || '!' WHERE id = $1"
    let runs = Mutex(0)

    try inThreads(2) { number in
      _ = try? database.write(of: homes[number]) { statements throws(StoreError) in
        try statements.run(naming, [.id(homes[number])])
        runs.withLock { $0 += 1 }
        _ = eventually { runs.withLock { $0 } >= 2 }
        try statements.run(naming, [.id(homes[1 - number])])
      }
    }

    // Who tries again may be quicker than who was let go on, and get in their way once more.
    #expect(runs.withLock { $0 } >= 3)
    #expect(try kitchen.texts("SELECT name FROM household ORDER BY id") == ["Home!!", "Elsewhere!!"])
  }
}

extension Kitchen {
  /// True once this many transactions wait for a lock.
  fileprivate func waits(_ count: Int) -> Bool {
    let waiting = """
      pg_locks WHERE NOT granted AND locktype = 'relation'
      AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
      """
    return eventually { (try? self.count(waiting)) == count }
  }
}
