import Foundation
import Synchronization
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

  @Test func `is not started with`() throws {
    let folder = try noisy()

    let error = #expect(throws: InstallationError.self) { try folder.migrate() }

    guard case .store(.damaged) = error else { return #expect(Bool(false), "\(String(describing: error))") }
    #expect("\(error!)".contains("damaged") && "\(error!)".contains("Restore a backup"))
  }

  @Test func `is not ready`() throws {
    let installation = try noisy().open()

    let state = try Readiness(installation.database).state()

    guard case .damaged = state else { return #expect(Bool(false), "\(state)") }
    try installation.close()
  }
}

@Suite struct `Being ready` {
  @Test func `is a sound database's`() throws {
    let kitchen = try Kitchen()
    try kitchen.add(.caprese(), photo: .plate())

    #expect(try Readiness(kitchen.database).state() == .ready)
  }

  @Test(.onServer) func `waits for a server three times, however many tables there are`() throws {
    let kitchen = try Kitchen()
    let readiness = Readiness(kitchen.database, now: { [clock = kitchen.clock] in clock.seconds })
    // By then all is prepared.
    _ = try readiness.state()
    kitchen.clock.pass(seconds: 61)
    let tally = StatementTally()

    #expect(try StatementTally.$current.withValue(tally) { try readiness.state() } == .ready)

    #expect(tally.trips == 3)
  }

  @Test func `is told as it was while somebody looks again, and by nobody before the first look`() throws {
    let kitchen = try Kitchen()
    let told = Mutex<[Result<Readiness.State, StoreError>]>([])
    let database = LookedAtDatabase(kitchen.database)
    let readiness = Readiness(database, now: { [clock = kitchen.clock] in clock.seconds })
    database.meanwhile = {
      let state = Result { () throws(StoreError) in try readiness.state() }
      told.withLock { $0.append(state) }
    }

    #expect(try readiness.state() == .ready)
    kitchen.clock.pass(seconds: 61)
    #expect(try readiness.state() == .ready)

    #expect(told.withLock { $0 } == [.failure(.busy), .success(.ready)])
    #expect(database.looks == 2)
  }

  @Test func `is looked at once a minute at most`() throws {
    let kitchen = try Kitchen()
    let readiness = Readiness(kitchen.database, now: { [clock = kitchen.clock] in clock.seconds })
    let tally = StatementTally()

    let costs = try StatementTally.$current.withValue(tally) {
      try (0..<3).map { _ in
        _ = try readiness.state()
        return tally.statements
      }
    }

    // A file is looked at table by table; a server looks after its tables itself.
    #expect(costs[0] > (kitchen.server == nil ? 10 : 2))
    #expect(costs == [costs[0], costs[0], costs[0]])
  }
}

/// A database that lets something happen while it is looked at.
private final class LookedAtDatabase: Database, @unchecked Sendable {
  // Of one thread.
  var meanwhile: () -> Void = {}
  private(set) var looks = 0
  private let base: any Database

  init(_ base: any Database) { self.base = base }

  var dialect: any Dialect { base.dialect }

  func read<T>(_ body: (borrowing Statements) throws(StoreError) -> T) throws(StoreError) -> T {
    looks += 1
    meanwhile()
    return try base.read(body)
  }

  func write<T>(_ body: (borrowing Statements) throws(StoreError) -> T) throws(StoreError) -> T { try base.write(body) }

  func write<T, Of>(
    of household: Identifier<Of>, _ body: (borrowing Statements) throws(StoreError) -> T
  ) throws(StoreError) -> T { try base.write(of: household, body) }

  func writeBesideOthers<T>(_ body: (borrowing Statements) throws(StoreError) -> T) throws(StoreError) -> T {
    try base.writeBesideOthers(body)
  }

  func runAlone(_ sql: String, _ values: [SQLValue]) throws(StoreError) { try base.runAlone(sql, values) }

  func close() throws(StoreError) { try base.close() }
}

@Suite struct `A program that a later release has overtaken` {
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

  @Test func `is not ready`() throws {
    let kitchen = try Kitchen()
    try overtake(kitchen)

    #expect(try Readiness(kitchen.database).state() == .superseded)
  }
}

@Suite struct `Before a change of the schema` {
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

  @Test func `a backup is made, of the schema before`() throws {
    let folder = try earlier()

    try folder.migrate().close()

    let names = try FileManager.default.contentsOfDirectory(atPath: folder.backupFolder)
    #expect(names.count == 1)
    #expect(names[0].hasSuffix("-before-schema-\(Migrations.latest).db"))
    #expect(try version(folder.backupFolder + "/" + names[0]) == Migrations.latest - 1)
    #expect(try version(folder.databasePath) == Migrations.latest)
  }

  @Test func `no backup stays where the change fails, however often it is tried`() throws {
    let folder = try earlier()
    let database = try folder.database(isNew: false)
    // What the last step makes is there already.
    try database.write { statements throws(StoreError) in
      _ = try statements.run("ALTER TABLE meal ADD COLUMN initials INTEGER")
    }
    try database.close()

    for _ in 0..<2 { #expect(throws: InstallationError.self) { try folder.migrate() } }

    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.backupFolder) == [])
    #expect(try version(folder.databasePath) == Migrations.latest - 1)
  }

  @Test func `nothing is backed up where nothing changes`() throws {
    let folder = try earlier()
    try folder.migrate().close()

    try folder.migrate().close()

    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.backupFolder).count == 1)
  }

  @Test func `nothing is changed where the backup fails`() throws {
    let folder = try earlier()
    try scratch.touch("backups")

    let error = #expect(throws: InstallationError.self) { try folder.migrate() }

    guard case .notBackedUp = error else { return #expect(Bool(false), "\(String(describing: error))") }
    #expect(try version(folder.databasePath) == Migrations.latest - 1)
  }

  @Test func `one that fails says which, and leaves the database to the earlier release`() throws {
    let folder = try earlier()
    // As if somebody had tried by hand.
    try scratch.sqlite(folder.databasePath, "ALTER TABLE meal ADD COLUMN initials INTEGER")

    let error = #expect(throws: InstallationError.self) { try folder.migrate() }

    let sentence = "\(error!)"
    #expect(sentence.contains("from schema \(Migrations.latest - 1) to \(Migrations.latest)"), "\(sentence)")
    #expect(sentence.contains("initials") && sentence.contains("Nothing was changed"), "\(sentence)")
    #expect(try version(folder.databasePath) == Migrations.latest - 1)
  }
}
