import Glibc
import TestServer
import Testing

@testable import TiffinCore

@Suite(.onServer) struct `A connection to a server` {
  private let connection: PostgreSQLConnection
  private let kitchen: Kitchen

  init() throws {
    kitchen = try Kitchen()
    connection = try PostgreSQLConnection(PostgreSQLSettings(address: try #require(kitchen.server).address))
  }

  private func numbers(_ sql: String) throws -> [Int?] {
    var numbers: [Int?] = []
    _ = try connection.run(sql, []) { row throws(StoreError) in numbers = (0..<5).map { row.optionalInt($0) } }
    return numbers
  }

  @Test func `reads integers of all sizes, and refuses other numbers`() throws {
    let sql = "SELECT CAST(1 AS SMALLINT), CAST(-2 AS INTEGER), CAST(3 AS BIGINT), TRUE, NULL"
    #expect(try numbers(sql) == [1, -2, 3, 1, nil])

    // A sum of these is a decimal, and a text is a text.
    for other in ["SUM(id)", "MIN(name)"] {
      let sql = "SELECT \(other), 1, 2, 3, 4 FROM household"
      #expect(throws: StoreError.failed("a column that was read as a whole number is none")) { try numbers(sql) }
    }
  }

  /// The tables of a test are so small that PostgreSQL would prefer a sequential scan.
  @Test(arguments: [(false, "Seq Scan"), (true, "Index")])
  func `uses an index for the queries of pages`(isForPages: Bool, expected: String) throws {
    var settings = PostgreSQLSettings(address: try #require(kitchen.server).address)
    if !isForPages { settings.statementLimit = nil }
    let asking = try PostgreSQLConnection(settings)
    try asking.command("ANALYZE person")

    let plan = try asking.command("EXPLAIN SELECT name FROM person WHERE id = 1")

    #expect(plan.contains(expected), "\(plan)")
  }

  /// One more statement than stay prepared.
  private static let many = (0...PostgreSQLConnection.mostPrepared).map { "SELECT \($0)" }

  private func countPrepared() throws -> String {
    try connection.command("SELECT COUNT(*) FROM pg_prepared_statements")
  }

  @Test func `returns the right rows even if statements are no longer prepared`() throws {
    var numbers: [Int] = []

    // The first was evicted by then.
    for statement in Self.many + [Self.many[0]] {
      _ = try connection.run(statement, []) { row throws(StoreError) in numbers.append(row.int(0)) }
    }

    #expect(numbers == Array(0..<Self.many.count) + [0])
    #expect(try countPrepared() == "2")
  }

  @Test func `is not reused if its prepared statements are unknown`() throws {
    let dividing = "SELECT 1 / CAST($1 AS BIGINT)"
    _ = try connection.run(dividing, [.int(1)]) { _ throws(StoreError) in }
    func fail(_ sql: String, _ values: [SQLValue]) {
      _ = #expect(throws: StoreError.self) { try connection.answerWithPending(sql, values) }
    }

    fail(dividing, [.int(0)])
    #expect(!connection.isSpent)
    fail("SELECT name FROM nothing", [])
    // All that it needs is prepared.
    fail(dividing, [.int(0)])

    #expect(connection.isSpent)
  }

  @Test func `frees the memory of a sent photo`() throws {
    let sql = "SELECT length(CAST($1 AS BYTEA))"

    for size in [1 << 10, 1 << 21] {
      _ = try connection.run(sql, [.blob(Array(repeating: 7, count: size))]) { row throws(StoreError) in
        #expect(row.int(0) == size)
      }
      #expect(connection.parameters.capacity < 1 << 20)
    }
  }

  @Test func `stops statements of pages that take too long`() throws {
    var settings = PostgreSQLSettings(address: try #require(kitchen.server).address, timeout: 0)
    settings.statementLimit = 1
    let database = PostgreSQLDatabase(settings, isGuarded: true)

    let error = #expect(throws: StoreError.self) {
      try database.read { statements throws(StoreError) -> Void in try statements.run("SELECT pg_sleep(60)") }
    }

    guard case .tooSlow = error else { return #expect(Bool(false), "\(String(describing: error))") }
  }

  @Test func `has no statement timeout for commands`() throws {
    func limit(isForPages: Bool) throws -> String? {
      var folder = DataFolder(kitchen.folder.path, server: kitchen.folder.server)
      folder.isForPages = isForPages
      let installation = try folder.open()
      return try installation.database.read { statements throws(StoreError) in
        try statements.first("SELECT current_setting('statement_timeout')") { $0.text(0) }
      }
    }

    #expect(try limit(isForPages: true) == "30s" && limit(isForPages: false) == "0")
  }

  @Test func `is given up if its server process hangs`() throws {
    var settings = PostgreSQLSettings(address: try #require(kitchen.server).address, timeout: 0)
    settings.statementLimit = 1
    let connection = try PostgreSQLConnection(settings)
    let process = Int32(try #require(Int(try connection.command("SELECT pg_backend_pid()"))))

    #expect(kill(process, SIGSTOP) == 0)
    defer { kill(process, SIGCONT) }
    let error = #expect(throws: StoreError.self) { try connection.command("SELECT 1") }

    #expect(error == .unreachable("PostgreSQL: no answer in time"))
    #expect(!connection.isOpen && connection.isSpent && connection.mayRepeat)
    #expect(throws: StoreError.self) { try connection.command("SELECT 1") }
  }

  @Test func `can make a minor write without waiting for a lock`() throws {
    func note() throws(StoreError) -> String {
      var limit = ""
      try connection.noting { () throws(StoreError) in
        let naming = "UPDATE household SET name = 'Den' RETURNING current_setting('lock_timeout')"
        _ = try connection.run(naming, []) { limit = $0.text(0) }
      }
      return limit
    }
    #expect(try note() == "1ms")

    try kitchen.database.write { statements throws(StoreError) -> Void in
      try statements.run("LOCK TABLE household IN SHARE MODE")
      #expect(throws: StoreError.busy) { try note() }
    }

    #expect(connection.isOpen && !connection.isSpent)
    #expect(try connection.command("SELECT current_setting('lock_timeout')") == "5s")
  }
}
