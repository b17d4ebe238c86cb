import Foundation
import Synchronization
import TestServer
import TestSupport
import Testing

@testable import TiffinCore

@Suite struct `A damaged database` {
  private let scratch = TestFolder()

  /// A folder in which the first page of the meals is noise.
  private func noisy() throws -> DataFolder {
    let folder = DataFolder(scratch.path + "/data")
    let installation = try folder.create()
    let page = try installation.database.read { statements throws(StoreError) in
      try statements.first("SELECT rootpage FROM sqlite_master WHERE name = 'meal'") { row in row.int(0) } ?? 0
    }
    try installation.close()
    let file = try FileHandle(forUpdating: URL(filePath: folder.databasePath))
    try file.seek(toOffset: UInt64((page - 1) * 4_096))
    try file.write(contentsOf: Data((0..<4_096).map { UInt8(truncatingIfNeeded: $0 &* 37 &+ 11) }))
    try file.close()
    return folder
  }

  @Test func `is refused at the start`() throws {
    let folder = try noisy()

    let error = #expect(throws: InstallationError.self) { try folder.migrate() }

    guard case .store(.damaged) = error else { return #expect(Bool(false), "\(String(describing: error))") }
    #expect("\(error!)".contains("damaged") && "\(error!)".contains("Restore a backup"))
  }

  @Test func `is reported as not ready`() throws {
    let installation = try noisy().open()

    let state = ReadinessCheck(installation.database).state()

    guard case .damaged = state else { return #expect(Bool(false), "\(state)") }
    try installation.close()
  }
}

@Suite struct `The readiness check` {
  @Test func `reports a sound database as ready`() throws {
    let kitchen = try Kitchen()
    try kitchen.add(.caprese(), photo: .plate())

    #expect(ReadinessCheck(kitchen.database).state() == .ready)
  }

  @Test func `queries the database each time, and all its tables every ten minutes`() throws {
    let kitchen = try Kitchen()
    let database = LookedAtDatabase(kitchen.database)
    let readiness = ReadinessCheck(database, now: { [clock = kitchen.clock] in clock.seconds })

    var looks: [Int] = []
    for pass in [0, 0, 599, 1] {
      kitchen.clock.pass(seconds: pass)
      #expect(readiness.state() == .ready)
      looks.append(database.looks)
    }

    #expect(looks == [2, 3, 4, 6])
  }

  @Test func `times out if the database does not answer, and recovers when it does`() throws {
    let kitchen = try Kitchen()
    let database = LookedAtDatabase(kitchen.database)
    let isThawed = Mutex(false)
    database.meanwhile.withLock { $0 = { _ = eventually { isThawed.withLock { $0 } } } }
    let readiness = ReadinessCheck(database)

    let states = (0..<3).map { _ in readiness.state(within: .milliseconds(50)) }

    #expect(states == Array(repeating: .silent("no answer within 0.05 seconds"), count: 3))
    // All three waited for the same answer, whose thread may begin after them on a busy machine.
    #expect(eventually { database.looks > 0 })
    #expect(database.looks == 1)
    database.meanwhile.withLock { $0 = {} }
    isThawed.withLock { $0 = true }
    #expect(readiness.state() == .ready)
  }

  @Test(arguments: ["the data folder", "the last backup"])
  func `times out if the disk does not answer, and recovers with it`(hanging: String) throws {
    let kitchen = try Kitchen()
    let asked = Mutex<[String: Int]>([:])
    let isThawed = Mutex(false)
    let ask: @Sendable (String) -> Void = { name in
      asked.withLock { $0[name, default: 0] += 1 }
      if name == hanging { _ = eventually { isThawed.withLock { $0 } } }
    }
    let readiness = ReadinessCheck(
      kitchen.database,
      obstacle: {
        ask("the data folder")
        return nil
      },
      lastBackup: {
        ask("the last backup")
        return 86_400
      })

    let found = (0..<3).map { _ in readiness.check(within: .milliseconds(50)) }

    #expect(found.allSatisfy { $0.state == .silent("no answer within 0.05 seconds") && $0.lastBackup == nil })
    // However many requests ask, only one thread waits for the disk.
    #expect(eventually { asked.withLock { $0[hanging] } == 1 })
    isThawed.withLock { $0 = true }
    #expect(eventually { readiness.check() == (.ready, 86_400) })
  }

  @Test(arguments: [ReadinessCheck.State.lost, .full, .readOnly])
  func `reports a lost database, a full disk and a read-only disk`(obstacle: ReadinessCheck.State) throws {
    let kitchen = try Kitchen()

    #expect(ReadinessCheck(kitchen.database, obstacle: { obstacle }).state() == obstacle)
  }

  @Test func `answers at once while the check of all tables still runs`() throws {
    let kitchen = try Kitchen()
    let database = LookedAtDatabase(kitchen.database)
    let readiness = ReadinessCheck(database, now: { [clock = kitchen.clock] in clock.seconds })
    let isOver = Mutex(false)
    let reads = Mutex(0)
    database.meanwhile.withLock {
      $0 = {
        let number = reads.withLock { count in
          count += 1
          return count
        }
        if number == 2 { _ = eventually { isOver.withLock { $0 } } }
      }
    }

    #expect(readiness.state() == .ready)

    #expect(reads.withLock { $0 } == 2)
    isOver.withLock { $0 = true }
  }

  @Test(arguments: [StoreError.unreachable("gone"), .failed("SQLite 10: disk I/O error"), .busy, .full, .readOnly])
  func `reports why the database cannot be read`(error: StoreError) throws {
    let kitchen = try Kitchen()
    let database = LookedAtDatabase(kitchen.database)
    database.failure.withLock { $0 = error }
    let readiness = ReadinessCheck(database)

    let state = readiness.state()

    switch error {
    case .full: #expect(state == .full)
    case .readOnly: #expect(state == .readOnly)
    case .unreachable(let reason), .failed(let reason): #expect(state == .silent(reason))
    default: #expect(state == .silent("busy"))
    }
    database.failure.withLock { $0 = nil }
    #expect(readiness.state() == .ready)
  }

  @Test(.onServer) func `reports that the server is read-only`() throws {
    let kitchen = try Kitchen()
    let name = try kitchen.database.read { statements throws(StoreError) in
      try statements.first("SELECT current_database()") { row in row.text(0) }
    }
    try kitchen.database.write { statements throws(StoreError) -> Void in
      try statements.run("ALTER DATABASE \"\(name ?? "")\" SET default_transaction_read_only = on")
    }
    TestServer.endConnections(to: name ?? "")

    #expect(eventually { ReadinessCheck(kitchen.database).state() == .readOnly })
  }

  @Test(.onFile, arguments: ["moved", "replaced", "folder"])
  func `reports the database as lost while its file is moved or replaced`(how: String) throws {
    let scratch = TestFolder()
    let folder = DataFolder(scratch.path + "/data")
    let installation = try folder.create()
    defer { try? installation.close() }
    #expect(installation.obstacle == nil)
    let (from, to) = how == "folder" ? (folder.path, scratch.path + "/away") : (folder.databasePath, folder.path + "/x")

    try FileSystem.rename(from, to: to)
    if how == "replaced" { try FileSystem.makePrivateFile(folder.databasePath) }

    #expect(installation.obstacle == .lost)
    try FileSystem.rename(to, to: from)
    #expect(installation.obstacle == nil)
  }
}

/// A database that can run code during a read, or fail.
private final class LookedAtDatabase: Database {
  let meanwhile = Mutex<@Sendable () -> Void>({})
  let failure = Mutex<StoreError?>(nil)
  private let reads = Mutex(0)
  private let base: any Database

  init(_ base: any Database) { self.base = base }

  var looks: Int { reads.withLock { $0 } }

  var dialect: any SQLDialect { base.dialect }

  func read<T>(_ body: (borrowing Statements) throws(StoreError) -> T) throws(StoreError) -> T {
    reads.withLock { $0 += 1 }
    meanwhile.withLock { $0 }()
    if let failure = failure.withLock({ $0 }) { throw failure }
    return try base.read(body)
  }

  func write<T>(_ body: (borrowing Statements) throws(StoreError) -> T) throws(StoreError) -> T { try base.write(body) }

  func write<T, Of>(
    of household: Identifier<Of>, _ body: (borrowing Statements) throws(StoreError) -> T
  ) throws(StoreError) -> T { try base.write(of: household, body) }

  func writeConcurrently<T>(_ body: (borrowing Statements) throws(StoreError) -> T) throws(StoreError) -> T {
    try base.writeConcurrently(body)
  }

  func runAlone(_ sql: String, _ values: [SQLValue]) throws(StoreError) { try base.runAlone(sql, values) }

  func close() throws(StoreError) { try base.close() }
}

@Suite struct `A program older than the schema` {
  private func overtake(_ kitchen: Kitchen) throws {
    let later = Migrations.latest + 1
    try kitchen.database.write { statements throws(StoreError) in
      _ = try statements.run("INSERT INTO schema_version (version, applied_at) VALUES ($1, 0)", [.int(later)])
    }
  }

  @Test func `writes nothing to the newer schema`() throws {
    let kitchen = try Kitchen()
    try kitchen.add(.toast())
    try overtake(kitchen)

    #expect(throws: StoreError.readOnly) { try kitchen.add(.caprese()) }

    #expect(try kitchen.count("meal") == 1)
  }

  @Test func `is reported as not ready`() throws {
    let kitchen = try Kitchen()
    try overtake(kitchen)

    #expect(ReadinessCheck(kitchen.database).state() == .superseded)
  }
}

@Suite struct `Before a schema migration` {
  private let scratch = TestFolder()

  /// A folder as the release before this one left it.
  private func earlier() throws -> DataFolder {
    let folder = DataFolder(scratch.path)
    let old = try scratch.database(at: Migrations.latest - 1)
    try old.write { statements throws(StoreError) in _ = try statements.run("UPDATE person SET name = 'Maya'") }
    try old.close()
    try FileSystem.write("0123456789abcdef\n", to: folder.markPath, in: folder.path)
    return folder
  }

  private func version(_ file: String) throws -> Int { try DatabaseFile(reading: file).version() }

  @Test func `a backup of the earlier schema is made`() throws {
    let folder = try earlier()

    try folder.migrate().close()

    let names = try FileManager.default.contentsOfDirectory(atPath: folder.backupFolder)
    #expect(names.count == 1)
    #expect(names[0].hasSuffix("-before-schema-\(Migrations.latest).db"))
    #expect(try version(folder.backupFolder + "/" + names[0]) == Migrations.latest - 1)
    #expect(try version(folder.databasePath) == Migrations.latest)
  }

  @Test func `the schemas and the backup are told once`() throws {
    let folder = try earlier()
    var told: [String] = []

    for _ in 0..<2 { try folder.migrate(migrated: { told.append($0.sentence) }).close() }

    let name = try #require(try FileManager.default.contentsOfDirectory(atPath: folder.backupFolder).first)
    let (old, new) = (Migrations.latest - 1, Migrations.latest)
    #expect(
      told == [
        "The database was brought from schema \(old) to \(new). The backup from before is"
          + " \(folder.backupFolder)/\(name)."
      ])
  }

  @Test func `no backup is left if the migration fails`() throws {
    let folder = try earlier()
    let database = try folder.database(isNew: false)
    // The column that the last step adds is there.
    try database.write { statements throws(StoreError) in
      _ = try statements.run("ALTER TABLE person ADD COLUMN weight_unit TEXT")
    }
    try database.close()

    for _ in 0..<2 { #expect(throws: InstallationError.self) { try folder.migrate() } }

    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.backupFolder) == [])
    #expect(try version(folder.databasePath) == Migrations.latest - 1)
  }

  @Test func `no backup is made if nothing changes`() throws {
    let folder = try earlier()
    try folder.migrate().close()

    try folder.migrate().close()

    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.backupFolder).count == 1)
  }

  @Test func `a failed backup prevents the migration`() throws {
    let folder = try earlier()
    try scratch.touch("backups")

    let error = #expect(throws: InstallationError.self) { try folder.migrate() }

    guard case .notBackedUp = error else { return #expect(Bool(false), "\(String(describing: error))") }
    #expect(try version(folder.databasePath) == Migrations.latest - 1)
  }

  @Test func `a failing step is named, and the database stays at the earlier schema`() throws {
    let folder = try earlier()
    // As if somebody had tried by hand.
    try scratch.sqlite(folder.databasePath, "ALTER TABLE person ADD COLUMN weight_unit TEXT")

    let error = try #require(#expect(throws: InstallationError.self) { try folder.migrate() })

    let sentence = "\(error)"
    #expect(sentence.contains("from schema \(Migrations.latest - 1) to \(Migrations.latest)"), "\(sentence)")
    #expect(
      sentence.contains("duplicate column name: weight_unit") && sentence.contains("Nothing was changed"), "\(sentence)"
    )
    #expect(try version(folder.databasePath) == Migrations.latest - 1)
  }
}
