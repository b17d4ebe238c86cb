import Foundation
import Synchronization
import TestSupport

@testable import TiffinCore

/// The PostgreSQL server of `Scripts/test postgresql`, on which each test then has a database of its own.
public enum TestServer {
  /// A database that goes with its owner.
  public final class Database: Sendable {
    /// As `TIFFIN_DATABASE_URL` has it.
    public let address: String
    private let name: String
    /// The same through the pooler; nil if there is none.
    public var pooledAddress: String? { TestServer.pooler?.replacing("%s", with: name) }

    /// The same by TCP, encrypted; nil if there is none.
    public var encryptedAddress: String? { TestServer.encrypted?.replacing("%s", with: name) }

    fileprivate init(_ name: String, at address: String) {
      self.name = name
      self.address = address
    }

    /// Refuses connections and ends those that there are, as a server that is lost; or takes them again.
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

    /// Counts how many rows are not deleted, nor done: nearly all, which it would not think.
    private static let countDeleted = """
      DO $$ DECLARE counted RECORD;
      BEGIN
        FOR counted IN
          SELECT table_name, string_agg(column_name, ', ') AS columns FROM information_schema.columns
          WHERE table_schema = current_schema() AND column_name IN ('deleted_at', 'completed_at') GROUP BY table_name
        LOOP EXECUTE format('ANALYZE %I (%s)', counted.table_name, counted.columns); END LOOP;
      END $$
      """

    /// The lines of PostgreSQL's plans for statements, whatever their values, if each table that has something in it had
    /// a million rows, each household two or three people, and each meal that was planned its own entry. Tables are read
    /// from one end to the other only where there is no other way.
    public func plans(of statements: [String]) throws -> [[String]] {
      let connection = try PostgreSQLConnection(PostgreSQLSettings(address: address))
      // Of few rows it is no matter how they are found. It reckons with what a page held when rows were counted last.
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

  /// The address with `%s` for a database's name, `postgresql://tiffin@/%s?host=/tmp/socket`; nil if tests run on files.
  public static let address = ProcessInfo.processInfo.environment["TIFFIN_TEST_POSTGRESQL"]

  /// The address of a pooler before it, likewise; nil if there is none.
  public static let pooler = ProcessInfo.processInfo.environment["TIFFIN_TEST_POOLER"]

  /// The address by TCP, encrypted, likewise, with the certificate that its server must have.
  public static let encrypted = ProcessInfo.processInfo.environment["TIFFIN_TEST_POSTGRESQL_TLS"]

  /// Returns a new database with Tiffin's schema, or without any; nil if the tests run on files.
  ///
  /// - Parameter withFoods: whether the foods that come with Tiffin are in it.
  public static func database(isEmpty: Bool = false, withFoods: Bool = false) -> Database? {
    guard let address else { return nil }
    return database("t", at: address, isEmpty ? "template0" : withFoods ? foodTemplate : template)
  }

  /// Returns an empty database that keeps text in another encoding; nil if the tests run on files.
  public static func database(encoding: String) -> Database? {
    guard let address else { return nil }
    let name = newName("t")
    command("CREATE DATABASE \(name) TEMPLATE template0 ENCODING '\(encoding)' LOCALE_PROVIDER libc LOCALE 'C'")
    return Database(name, at: address.replacing("%s", with: name))
  }

  /// A database with the schema, which is copied: that takes less than to make it.
  private static let template = filled { try $0.create().close() }

  /// One with the foods, too.
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
    // By whole files: through the server's log each page of them would be written again.
    command("CREATE DATABASE \(name) TEMPLATE \(template) STRATEGY FILE_COPY")
    return Database(name, at: address.replacing("%s", with: name))
  }

  private static func newName(_ prefix: String) -> String {
    prefix + UUID().uuidString.replacing("-", with: "").lowercased()
  }

  /// One that makes and drops databases, by itself: that is most of what tests take here, so there are several.
  private final class Owner: Sendable {
    let connection = Mutex<PostgreSQLConnection?>(nil)
  }

  private static let owners = (0..<4).map { _ in Owner() }
  private static let next = Atomic<Int>(0)

  /// Ends all connections to a database, as a server that fails over.
  public static func endConnections(to name: String) {
    command("SELECT pg_terminate_backend(pid, 60000) FROM pg_stat_activity WHERE datname = '\(name)'")
  }

  private static func command(_ sql: String) {
    let place = next.add(1, ordering: .relaxed).newValue % owners.count
    owners[place].connection.withLock { owner in
      do throws(StoreError) {
        if owner == nil {
          let address = address?.replacing("%s", with: "postgres") ?? ""
          owner = try PostgreSQLConnection(PostgreSQLSettings(address: address, patience: 3_600))
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
