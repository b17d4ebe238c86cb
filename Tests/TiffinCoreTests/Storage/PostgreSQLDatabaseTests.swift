import Synchronization
import TestServer
import TestSupport
import Testing

@testable import TiffinCore

@Suite(.onServer) struct `A database on a server` {
  private let scratch = TestFolder()

  @Test func `is created once, in an empty database`() throws {
    let empty = try #require(TestServer.database(isEmpty: true))
    let folder = DataFolder(scratch.path, server: empty.address)

    #expect(throws: InstallationError.serverEmpty) { try folder.open() }
    #expect(throws: InstallationError.serverEmpty) { try folder.migrate() }
    let made = try folder.create()
    #expect(throws: InstallationError.alreadySetUp(folder: "The PostgreSQL database")) { try folder.create() }
    let opened = try folder.open()

    #expect(opened.id == made.id && opened.id.utf8.count == 16)
    #expect(try PersonStore(opened.database).builtIn().name == "Me")
  }

  @Test func `is refused if its encoding cannot store every letter`() throws {
    let other = try #require(TestServer.database(encoding: "LATIN1"))

    #expect(throws: InstallationError.serverEncoding("LATIN1")) {
      try DataFolder(scratch.path, server: other.address).create()
    }
  }

  @Test func `reports that the server's disk is full or that the server is read-only`() {
    let folder = DataFolder(scratch.path, server: "postgresql://tiffin@/tiffin")

    #expect(folder.explained(.full) == .serverFull && folder.explained(.readOnly) == .serverReadOnly)
    #expect(DataFolder(scratch.path).explained(.full) == .store(.full))
  }

  @Test func `leaves another program's tables alone`() throws {
    let other = try #require(TestServer.database(isEmpty: true))
    let folder = DataFolder(scratch.path, server: other.address)
    let connection = try PostgreSQLConnection(PostgreSQLSettings(address: other.address))
    try connection.command("CREATE TABLE schema_version (version TEXT)")

    #expect(throws: InstallationError.serverForeign) { try folder.create() }
    #expect(throws: InstallationError.serverForeign) { try folder.open() }

    #expect(try connection.command("SELECT COUNT(*) FROM pg_tables WHERE schemaname = 'public'") == "1")
  }

  @Test func `is not written to once a later release has migrated it`() throws {
    let kitchen = try Kitchen()
    try kitchen.add(.toast())
    try kitchen.other().command("INSERT INTO schema_version (version, applied_at) VALUES (999, 0)")

    #expect(throws: StoreError.readOnly) { try kitchen.add(.toast()) }
    #expect(throws: InstallationError.newerSchema(found: 999, known: Migrations.latest)) { try kitchen.folder.open() }

    #expect(try kitchen.count("meal") == 1)
  }

  @Test func `is reached again after its connections broke, and no write is applied twice`() throws {
    let kitchen = try Kitchen()
    let other = try kitchen.other()
    let runs = Mutex(0)

    try kitchen.breakConnections(by: other)
    try kitchen.add(.toast())
    try kitchen.breakConnections(by: other)
    #expect(try kitchen.count("meal") == 1)
    try kitchen.database.write { statements throws(StoreError) in
      try statements.run("INSERT INTO household (name) VALUES ($1)", [.text("Next door")])
      let isFirst = runs.withLock { runs in
        runs += 1
        return runs == 1
      }
      if isFirst { try kitchen.breakConnections(by: other) }
      try statements.run("INSERT INTO household (name) VALUES ($1)", [.text("Upstairs")])
    }

    #expect(runs.withLock { $0 } == 2)
    #expect(try kitchen.count("household") == 4)
  }

  @Test func `does not repeat a write that may have been committed`() throws {
    let kitchen = try Kitchen()
    let runs = Mutex(0)
    try kitchen.database.write { statements throws(StoreError) -> Void in
      try statements.run(
        """
        CREATE FUNCTION end_connection() RETURNS TRIGGER LANGUAGE plpgsql AS
        'BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NULL; END'
        """)
      // At COMMIT, which then has no answer.
      try statements.run(
        """
        CREATE CONSTRAINT TRIGGER end_connection AFTER INSERT ON household DEFERRABLE INITIALLY DEFERRED
        FOR EACH ROW EXECUTE FUNCTION end_connection()
        """)
    }

    let written = Result { () throws(StoreError) in
      try kitchen.database.write { statements throws(StoreError) -> Void in
        runs.withLock { $0 += 1 }
        try statements.run("INSERT INTO household (name) VALUES ($1)", [.text("Next door")])
      }
    }

    #expect(runs.withLock { $0 } == 1)
    guard case .failure(.unreachable) = written else {
      Issue.record("\(written)")
      return
    }
  }

  @Test func `lets different households write at the same time`() throws {
    let kitchen = try Kitchen(timeout: 1)
    let (database, one, another) = (kitchen.database, kitchen.cook.household, kitchen.stranger.household)
    let naming = "UPDATE household SET name = $1 WHERE id = $2"

    try database.write(of: one) { statements throws(StoreError) in
      try statements.run(naming, [.text("A"), .id(one)])
      try database.write(of: another) { statements throws(StoreError) -> Void in
        try statements.run(naming, [.text("B"), .id(another)])
      }
    }

    #expect(try kitchen.names() == ["A", "B"])
  }

  @Test func `lets no other write begin during a write of the same household or of all`() throws {
    let kitchen = try Kitchen(timeout: 0)
    let database = kitchen.database
    let home = kitchen.cook.household
    func isBusy(_ write: () throws(StoreError) -> Void) -> Bool {
      do throws(StoreError) {
        try write()
        return false
      } catch {
        return error == .busy
      }
    }

    try database.write(of: home) { _ throws(StoreError) in
      #expect(isBusy { () throws(StoreError) in try database.write(of: home) { _ throws(StoreError) in } })
      #expect(isBusy { () throws(StoreError) in try database.write { _ throws(StoreError) in } })
    }
    try database.write { _ throws(StoreError) in
      #expect(isBusy { () throws(StoreError) in try database.write(of: home) { _ throws(StoreError) in } })
      #expect(isBusy { () throws(StoreError) in try database.write { _ throws(StoreError) in } })
    }

    #expect(!isBusy { () throws(StoreError) in try database.write { _ throws(StoreError) in } })
  }

  @Test func `runs a single statement in one round trip while others write`() throws {
    let kitchen = try Kitchen(timeout: 0)
    let (database, home) = (kitchen.database, kitchen.cook.household)
    let rename = "UPDATE household SET name = $1 WHERE id = $2"
    let tally = StatementCounter()

    try database.write(of: kitchen.stranger.household) { _ throws(StoreError) in
      // On its connection it is prepared by then.
      for tally in [StatementCounter(), tally] {
        let written = StatementCounter.$current.withValue(tally) {
          Result { () throws(StoreError) in try database.runAlone(rename, [.text("Den"), .id(home)]) }
        }
        try written.get()
      }
    }

    #expect(tally.trips == 1)
    #expect(try kitchen.count("household WHERE name = 'Den'") == 1)
  }

  @Test func `does not run single statements once a later release has migrated it`() throws {
    let kitchen = try Kitchen()
    try kitchen.database.write { statements throws(StoreError) -> Void in
      try statements.run("INSERT INTO schema_version (version, applied_at) VALUES (\(Migrations.latest + 1), 0)")
    }

    try kitchen.database.runAlone(
      "UPDATE household SET name = $1 WHERE id = $2", [.text("Den"), .id(kitchen.cook.household)])

    #expect(try kitchen.count("household WHERE name = 'Den'") == 0)
  }

  @Test func `shows a reader one snapshot`() throws {
    let kitchen = try Kitchen()

    let counts = try kitchen.database.read { statements throws(StoreError) in
      let before = try statements.first("SELECT COUNT(*) FROM meal") { $0.int(0) }
      let written = Result { try kitchen.add(.toast()) }
      let after = try statements.first("SELECT COUNT(*)  FROM meal") { $0.int(0) }
      return (before, after, (try? written.get()) != nil)
    }

    #expect(counts == (0, 0, true))
    #expect(try kitchen.count("meal") == 1)
  }

  @Test func `rolls back a write that ignores a failed statement`() throws {
    let kitchen = try Kitchen()

    #expect(throws: StoreError.self) {
      try kitchen.database.write { statements throws(StoreError) in
        try statements.run("UPDATE household SET name = $1", [.text("Changed")])
        _ = try? statements.run("UPDATE household SET name = NULL")
      }
    }

    #expect(try kitchen.names() == ["Home", "Elsewhere"])
  }

  @Test func `opens no more connections than allowed`() throws {
    let server = try #require(TestServer.database())
    let database = PostgreSQLDatabase(
      PostgreSQLSettings(address: server.address, timeout: 0, connections: 1), isGuarded: true)

    try database.read { statements throws(StoreError) in
      _ = #expect(throws: StoreError.busy) { try database.read { _ throws(StoreError) in } }
    }

    try database.read { _ throws(StoreError) in }
  }

  @Test func `gives the next free connection to a waiting thread`() throws {
    let server = try #require(TestServer.database())
    let settings = PostgreSQLSettings(address: server.address, timeout: 3_600, connections: 1)
    let database = PostgreSQLDatabase(settings, isGuarded: true)
    let process = { @Sendable (statements: borrowing Statements) throws(StoreError) -> Int in
      try statements.number(uncounted: "SELECT pg_backend_pid()")
    }

    let (first, waiting) = try database.snapshot { statements in
      let waiting = Background { try database.read(process) }
      #expect(waiting.comesToAHalt())
      return (try process(statements), waiting)
    }

    #expect(try waiting.value() == first)
  }

  @Test func `neither reads nor writes while every server is read-only, and recovers`() throws {
    let kitchen = try Kitchen()
    let database = PostgreSQLDatabase(try kitchen.severalHosts(), isGuarded: true)

    try kitchen.becomeStandby(true)

    #expect(isUnreachable { () throws(StoreError) in try database.read { _ throws(StoreError) in } })
    #expect(isUnreachable { () throws(StoreError) in try database.write { _ throws(StoreError) in } })
    #expect(
      isUnreachable { () throws(StoreError) in try database.runAlone("DELETE FROM meal WHERE id = $1", [.int(1)]) })
    try kitchen.becomeStandby(false)
    try database.write { _ throws(StoreError) in }
  }

  private func isUnreachable(_ work: () throws(StoreError) -> Void) -> Bool {
    do throws(StoreError) {
      try work()
    } catch {
      if case .unreachable = error { return true }
    }
    return false
  }

  @Test func `reports why it cannot be used`() throws {
    let address = try #require(TestServer.address).replacing("%s", with: "nothing")

    let error = #expect(throws: InstallationError.self) { try DataFolder(scratch.path, server: address).open() }

    #expect(error.map { "\($0)" }?.contains("database \"nothing\" does not exist") == true)
    #expect(error?.isLasting == true)
  }
}

extension Kitchen {
  /// A connection of another program.
  fileprivate func other() throws -> PostgreSQLConnection {
    try PostgreSQLConnection(PostgreSQLSettings(address: try #require(server).address))
  }

  func breakConnections(by other: PostgreSQLConnection) throws(StoreError) {
    try other.command(
      """
      SELECT pg_terminate_backend(pid, 60000) FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid()
      """)
  }

  /// The same server under two names.
  func severalHosts() throws -> PostgreSQLSettings {
    let parts = try #require(server).address.split(separator: "host=")
    let hosts = try #require(parts.last)
    return PostgreSQLSettings(address: "\(parts[0])host=\(hosts),\(hosts)")
  }

  /// Makes the server read-only for new connections, like a standby, and ends all others; or undoes that.
  func becomeStandby(_ isStandby: Bool, endingOthers: Bool = true) throws {
    let address = try #require(server).address + "&target_session_attrs=any"
    let other = try PostgreSQLConnection(PostgreSQLSettings(address: address))
    try other.command("SET default_transaction_read_only = off")
    let name = try other.command("SELECT current_database()")
    try other.command("ALTER DATABASE \(name) SET default_transaction_read_only = \(isStandby)")
    if endingOthers { try breakConnections(by: other) }
  }

  fileprivate func names() throws -> [String] {
    try database.read { statements throws(StoreError) in
      try statements.all("SELECT name FROM household ORDER BY id") { $0.text(0) }
    }
  }
}
