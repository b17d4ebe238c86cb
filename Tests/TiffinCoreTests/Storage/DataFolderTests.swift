import Foundation
import TestServer
import TestSupport
import Testing

@testable import Platform
@testable import TiffinCore

@Suite struct `Setting up a data folder` {
  @Test func `creates the folder and its files, readable only by the owner`() throws {
    let scratch = TestFolder()
    let folder = DataFolder(scratch.path + "/new/data")

    let installation = try folder.create()
    try installation.close()

    #expect(try permissions(folder.path) == 0o700)
    for file in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      #expect(try permissions(folder.path + "/" + file) == 0o600, "\(file)")
    }
    #expect(FileManager.default.fileExists(atPath: folder.databasePath))
    #expect(installation.id.utf8.count == 16)
  }

  private func permissions(_ path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

  @Test func `a second time is refused, and changes nothing`() throws {
    let scratch = TestFolder()
    let folder = DataFolder(scratch.path)
    let first = try folder.create()
    let meal = try MealStore(first.database).add(
      .toast(), photo: nil, key: .random(), by: try PersonStore(first.database).builtIn())
    let person = try PersonStore(first.database).builtIn()
    try first.close()

    #expect(throws: InstallationError.alreadySetUp(folder: folder.path)) { try folder.create() }

    let second = try folder.open()
    #expect(second.id == first.id)
    #expect(try PersonStore(second.database).builtIn() == person)
    #expect(try MealStore(second.database).meal(meal, of: person.id).content == (try .toast()))
    try second.close()
  }

  @Test func `by several tasks at once is done by one of them`() async throws {
    let scratch = TestFolder()
    var folder = DataFolder(scratch.path)
    folder.timeout = 3_600

    let ids = try await withThrowingTaskGroup(of: String?.self) { group in
      for _ in 0..<4 {
        group.addTask { [folder] in
          do {
            let installation = try folder.create()
            try installation.close()
            return installation.id
          } catch InstallationError.alreadySetUp {
            return nil
          }
        }
      }
      return try await group.reduce(into: [String]()) { ids, id in id.map { ids.append($0) } }
    }

    let opened = try DataFolder(scratch.path).open()
    #expect(ids == [opened.id])
    #expect(try PersonStore(opened.database).builtIn().name == "Me")
    try opened.close()
  }

  @Test func `does not replace a lost database with an empty one`() throws {
    let scratch = TestFolder()
    let folder = DataFolder(scratch.path)
    try folder.create().close()
    try FileManager.default.removeItem(atPath: folder.databasePath)

    #expect(throws: InstallationError.databaseLost(path: folder.databasePath)) { try folder.create() }
    #expect(throws: InstallationError.databaseLost(path: folder.databasePath)) { try folder.migrate() }
    #expect(!FileManager.default.fileExists(atPath: folder.databasePath))
  }

  @Test func `leaves another program's database alone`() throws {
    let scratch = TestFolder()
    let folder = DataFolder(scratch.path)
    try scratch.sqlite(folder.databasePath, "CREATE TABLE bookmark (url TEXT)")
    let before = try Data(contentsOf: URL(fileURLWithPath: folder.databasePath))

    #expect(throws: InstallationError.foreignDatabase(path: folder.databasePath)) { try folder.create() }

    #expect(try Data(contentsOf: URL(fileURLWithPath: folder.databasePath)) == before)
  }

  @Test func `can be repeated after an interruption`() throws {
    let scratch = TestFolder()
    let folder = DataFolder(scratch.path)
    try Data().write(to: URL(fileURLWithPath: folder.databasePath))

    let installation = try folder.create()

    #expect(try PersonStore(installation.database).builtIn().name == "Me")
    try installation.close()
  }
}

@Suite struct `Migrating a data folder` {
  @Test func `from an earlier release keeps all its data`() throws {
    let scratch = TestFolder()
    let folder = DataFolder(scratch.path)
    let old = try folder.database(isNew: true)
    try old.write { statements throws(StoreError) in
      try statements.run("PRAGMA application_id = \(SQLiteSettings.applicationID)")
      try Migrations.run(statements, old.dialect, upTo: 1, now: 0)
      try statements.run("UPDATE person SET name = 'Maya'")
    }
    try old.close()
    try FileSystem.write("0123456789abcdef\n", to: folder.markPath, in: folder.path)
    #expect(throws: InstallationError.olderSchema(found: 1, known: Migrations.latest)) { try folder.open() }

    try folder.migrate().close()

    let opened = try folder.open()
    #expect(opened.id == "0123456789abcdef")
    #expect(try PersonStore(opened.database).builtIn().name == "Maya")
    try opened.close()
  }

  @Test func `that is up to date changes nothing`() throws {
    let kitchen = try Kitchen()
    try kitchen.add(.toast())

    let migrated = try kitchen.folder.migrate()

    #expect(migrated.id == kitchen.installation.id)
    #expect(try kitchen.count("schema_version") == Migrations.latest)
    #expect(try kitchen.count("meal") == 1)
    try migrated.close()
  }
}

@Suite struct `Opening a data folder` {
  @Test func `that is missing or empty is refused, and creates nothing`() throws {
    let scratch = TestFolder()
    let missing = DataFolder(scratch.path + "/missing")
    let empty = DataFolder(scratch.path)

    for folder in [missing, empty] {
      #expect(throws: InstallationError.notSetUp(folder: folder.path)) { try folder.open() }
      #expect(throws: InstallationError.notSetUp(folder: folder.path)) { try folder.migrate() }
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.path).isEmpty)
  }

  @Test(arguments: [true, false]) func `whose database is missing or empty is refused`(isGone: Bool) throws {
    let scratch = TestFolder()
    let folder = DataFolder(scratch.path)
    try folder.create().close()
    try FileManager.default.removeItem(atPath: folder.databasePath)
    if !isGone { try Data().write(to: URL(fileURLWithPath: folder.databasePath)) }

    #expect(throws: InstallationError.databaseLost(path: folder.databasePath)) { try folder.open() }
    #expect(FileSystem.size(of: folder.databasePath) == (isGone ? nil : 0))
  }

  @Test func `whose database is not a database file is refused, and leaves the file alone`() throws {
    let scratch = TestFolder()
    let folder = DataFolder(scratch.path)
    try folder.create().close()
    let letter = Data(String(repeating: "Dear diary, ", count: 1_000).utf8)
    try letter.write(to: URL(fileURLWithPath: folder.databasePath))

    #expect(throws: InstallationError.foreignDatabase(path: folder.databasePath)) { try folder.open() }
    #expect(throws: InstallationError.foreignDatabase(path: folder.databasePath)) { try folder.migrate() }
    #expect(try Data(contentsOf: URL(fileURLWithPath: folder.databasePath)) == letter)
  }

  @Test func `with another program's database is refused, and leaves it alone`() throws {
    let scratch = TestFolder()
    let folder = DataFolder(scratch.path)
    try folder.create().close()
    try FileManager.default.removeItem(atPath: folder.databasePath)
    try scratch.sqlite(folder.databasePath, "CREATE TABLE bookmark (url TEXT)")
    let before = try Data(contentsOf: URL(fileURLWithPath: folder.databasePath))

    #expect(throws: InstallationError.foreignDatabase(path: folder.databasePath)) { try folder.open() }
    #expect(throws: InstallationError.foreignDatabase(path: folder.databasePath)) { try folder.migrate() }
    #expect(try Data(contentsOf: URL(fileURLWithPath: folder.databasePath)) == before)
  }

  @Test func `with a database without tables is refused`() throws {
    let scratch = TestFolder()
    let folder = DataFolder(scratch.path)
    try folder.create().close()
    try FileManager.default.removeItem(atPath: folder.databasePath)
    try scratch.sqlite(folder.databasePath, "PRAGMA user_version = 7")

    #expect(throws: InstallationError.databaseLost(path: folder.databasePath)) { try folder.open() }
  }

  @Test func `of a later release is refused`() throws {
    let scratch = TestFolder()
    let folder = DataFolder(scratch.path)
    let created = try folder.create()
    let latest = Migrations.latest
    try created.database.write { statements throws(StoreError) in
      _ = try statements.run("INSERT INTO schema_version (version, applied_at) VALUES ($1, 0)", [.int(latest + 1)])
    }

    #expect(throws: InstallationError.newerSchema(found: latest + 1, known: latest)) { try folder.open() }
    #expect(throws: InstallationError.newerSchema(found: latest + 1, known: latest)) { try folder.migrate() }
    try created.close()
  }

  @Test func `times out while another process holds the lock`() throws {
    let scratch = TestFolder()
    var folder = DataFolder(scratch.path)
    folder.timeout = 1
    try folder.create().close()
    let lock = try FileLock(path: folder.lockPath)
    #expect(lock.tryAcquire())

    #expect(throws: InstallationError.store(.busy)) { try folder.open() }
    lock.release()
  }

  @Test func `finds out the kind of file system and the free space`() throws {
    #expect(FileSystem.kind(of: "/proc") == "proc")
    #expect(FileSystem.kind(of: "/no/such/place") == nil)
    #expect(DataFolder.networkKinds.contains("nfs4"))
    #expect(DataFolder(NSTemporaryDirectory()).freeBytes ?? 0 > 0)
  }
}

@Suite struct `The error for a data folder of an earlier release` {
  @Test func `names the command tiffin migrate`() {
    #expect("\(InstallationError.olderSchema(found: 1, known: 2))".contains("tiffin migrate"))
  }
}
