import Foundation
import Synchronization
import TestSupport

@testable import TiffinCore

/// The PostgreSQL server of `Scripts/test postgresql`, on which each test has a database of its own.
public enum TestServer {
  /// A database that is dropped with this object.
  public final class Database: Sendable {
    /// The address in the form of `TIFFIN_DATABASE_URL`.
    public let address: String
    private let name: String
    /// The address through the pooler; nil if there is no pooler.
    public var pooledAddress: String? { TestServer.pooler?.replacing("%s", with: name) }

    /// The address by encrypted TCP; nil if there is none.
    public var encryptedAddress: String? { TestServer.encrypted?.replacing("%s", with: name) }

    fileprivate init(_ name: String, at address: String) {
      self.name = name
      self.address = address
    }

    /// Refuses new connections and ends the existing ones, as if the server were lost; or accepts connections again.
    public func setAccepting(_ isAccepting: Bool) {
      TestServer.command("ALTER DATABASE \(name) ALLOW_CONNECTIONS \(isAccepting)")
      if isAccepting { return }
      TestServer.endConnections(to: name)
    }

    /// The names of all tables.
    public var tables: [String] {
      get throws { try names("SELECT tablename FROM pg_tables WHERE schemaname = current_schema()") }
    }

    /// The names of all indexes.
    public var indexes: [String] {
      get throws {
        try names(
          "SELECT relname FROM pg_class JOIN pg_index ON indexrelid = oid"
            + " WHERE relnamespace = current_schema()::regnamespace")
      }
    }

    private func names(_ sql: String) throws -> [String] {
      let connection = try PostgreSQLConnection(PostgreSQLSettings(address: address))
      var names: [String] = []
      _ = try connection.run(sql, []) { row throws(StoreError) in names.append(row.text(0)) }
      return names
    }

    /// Statements that make the planner count the rows that are neither deleted nor done: it would not expect that they
    /// are nearly all.
    private static let countDeleted = """
      DO $$ DECLARE counted RECORD;
      BEGIN
        FOR counted IN
          SELECT table_name, string_agg(column_name, ', ') AS columns FROM information_schema.columns
          WHERE table_schema = current_schema() AND column_name IN ('deleted_at', 'completed_at') GROUP BY table_name
        LOOP EXECUTE format('ANALYZE %I (%s)', counted.table_name, counted.columns); END LOOP;
      END $$
      """

    /// Returns the lines of PostgreSQL's generic plans for statements, as if each table with rows had a million, each
    /// household two or three people, and each planned meal its own entry. Sequential scans are used only if there is
    /// no other way.
    public func plans(of statements: [String]) throws -> [[String]] {
      let connection = try PostgreSQLConnection(PostgreSQLSettings(address: address))
      // For few rows the plan does not matter, so the statistics are enlarged. The planner uses the number of rows per
      // page from the last ANALYZE.
      try connection.command(
        """
        BEGIN; ALTER TABLE person ALTER COLUMN household_id SET (n_distinct = -0.4); ANALYZE person;
        ALTER TABLE plan_eaten ALTER COLUMN meal_id SET (n_distinct = -1); ANALYZE plan_eaten; \(Self.countDeleted);
        UPDATE pg_class SET reltuples = 1000000, relpages = 1
        WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'i') AND pg_relation_size(oid) > 0;
        SET plan_cache_mode = force_generic_plan; SET enable_seqscan = off
        """)
      return try statements.enumerated().map { place, sql in
        let count = SQLParameters.count(in: sql)
        let values = count == 0 ? "" : "(\(Array(repeating: "NULL", count: count).joined(separator: ", ")))"
        try connection.command("PREPARE asked\(place) AS \(sql)")
        var lines: [String] = []
        _ = try connection.run("EXPLAIN EXECUTE asked\(place)\(values)", []) { row throws(StoreError) in
          lines.append(row.text(0))
        }
        return lines
      }
    }

    deinit { TestServer.command("DROP DATABASE IF EXISTS \(name) WITH (FORCE)") }
  }

  /// The address with `%s` for a database's name, `postgresql://tiffin@/%s?host=/tmp/socket`; nil if tests run on
  /// files.
  public static let address = ProcessInfo.processInfo.environment["TIFFIN_TEST_POSTGRESQL"]

  /// The address of the pooler, with `%s`; nil if there is none.
  public static let pooler = ProcessInfo.processInfo.environment["TIFFIN_TEST_POOLER"]

  /// The address by encrypted TCP, with `%s`, and with the certificate that the server must have; nil if there is none.
  public static let encrypted = ProcessInfo.processInfo.environment["TIFFIN_TEST_POSTGRESQL_TLS"]

  /// Returns a new database with Tiffin's schema, or an empty one; nil if the tests run on files.
  ///
  /// - Parameter withFoods: true to include the foods that come with Tiffin.
  public static func database(isEmpty: Bool = false, withFoods: Bool = false) -> Database? {
    guard let address else { return nil }
    return database("t", at: address, isEmpty ? "template0" : withFoods ? foodTemplate : template)
  }

  /// Returns an empty database with another text encoding; nil if the tests run on files.
  public static func database(encoding: String) -> Database? {
    guard let address else { return nil }
    let name = newName("t")
    command("CREATE DATABASE \(name) TEMPLATE template0 ENCODING '\(encoding)' LOCALE_PROVIDER libc LOCALE 'C'")
    return Database(name, at: address.replacing("%s", with: name))
  }

  /// A database with the schema, which is copied: that takes less time than creating the schema.
  private static let template = filled { try $0.create().close() }

  /// A database with the schema and the foods.
  private static let foodTemplate = filled(from: template) { try LoadedFoods.load(into: try $0.open()) }

  private static func filled(from original: String = "template1", _ fill: (DataFolder) throws -> Void) -> String {
    guard let address else { return "" }
    let name = newName("template_")
    command("CREATE DATABASE \(name) TEMPLATE \(original)")
    let place = TestFolder()
    do {
      try fill(DataFolder(place.path, server: address.replacing("%s", with: name)))
    } catch {
      report("\(error)")
    }
    return name
  }

  private static func database(_ prefix: String, at address: String, _ template: String) -> Database {
    let name = newName(prefix)
    // Copies whole files: otherwise each of their pages would be written to the server's log again.
    command("CREATE DATABASE \(name) TEMPLATE \(template) STRATEGY FILE_COPY")
    return Database(name, at: address.replacing("%s", with: name))
  }

  private static func newName(_ prefix: String) -> String {
    prefix + UUID().uuidString.replacing("-", with: "").lowercased()
  }

  /// A connection that creates and drops databases. This is most of the time of tests on the server, so there are
  /// several.
  private final class Owner: Sendable {
    let connection = Mutex<PostgreSQLConnection?>(nil)
  }

  private static let owners = (0..<4).map { _ in Owner() }
  private static let next = Atomic<Int>(0)

  /// Ends all connections to a database, like a server that fails over.
  public static func endConnections(to name: String) {
    command("SELECT pg_terminate_backend(pid, 60000) FROM pg_stat_activity WHERE datname = '\(name)'")
  }

  private static func command(_ sql: String) {
    let place = next.add(1, ordering: .relaxed).newValue % owners.count
    owners[place].connection.withLock { owner in
      do throws(StoreError) {
        if owner == nil {
          let address = address?.replacing("%s", with: "postgres") ?? ""
          owner = try PostgreSQLConnection(PostgreSQLSettings(address: address, timeout: 3_600))
        }
        try owner?.command(sql)
      } catch {
        report("\(sql): \(error)")
      }
    }
  }

  private static func report(_ text: String) {
    FileHandle.standardError.write(Data("\(text)\n".utf8))
  }
}
