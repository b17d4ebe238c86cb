import Foundation
import TestSupport
import Testing

@testable import TiffinCore

@Suite struct `Setting up a data folder` {
  @Test func `makes the folder for its owner only, the database and the mark`() throws {
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

  @Test func `again changes nothing`() throws {
    let scratch = TestFolder()
    let folder = DataFolder(scratch.path)
    let first = try folder.create()
    let person = try PersonStore(first.database).builtIn()
    let meal = try MealStore(first.database).add(.toast(), photo: nil, key: .random(), by: person)
    try first.close()

    let second = try folder.create()

    #expect(second.id == first.id)
    #expect(try PersonStore(second.database).builtIn() == person)
    #expect(try MealStore(second.database).meal(meal, of: person.id).content == (try .toast()))
    try second.close()
  }

  @Test func `by several at once gives one database with one id`() async throws {
    let scratch = TestFolder()

    let ids = try await withThrowingTaskGroup(of: String.self) { group in
      for _ in 0..<4 {
        group.addTask {
          let installation = try DataFolder(scratch.path).create()
          try installation.close()
          return installation.id
        }
      }
      return try await group.reduce(into: Set<String>()) { $0.insert($1) }
    }

    let opened = try DataFolder(scratch.path).open()
    #expect(ids == [opened.id])
    #expect(try PersonStore(opened.database).builtIn().name == "Me")
    try opened.close()
  }

  @Test func `does not put an empty database in the place of a lost one`() throws {
    let scratch = TestFolder()
    let folder = DataFolder(scratch.path)
    try folder.create().close()
    try FileManager.default.removeItem(atPath: folder.databasePath)

    #expect(throws: InstallationError.databaseLost(path: folder.databasePath)) { try folder.create() }
    #expect(!FileManager.default.fileExists(atPath: folder.databasePath))
  }

  @Test func `goes on where it was cut off before the mark`() throws {
    let scratch = TestFolder()
    let folder = DataFolder(scratch.path)
    try Data().write(to: URL(fileURLWithPath: folder.databasePath))

    let installation = try folder.create()

    #expect(try PersonStore(installation.database).builtIn().name == "Me")
    try installation.close()
  }
}

@Suite struct `Opening a data folder` {
  @Test func `that is not there, or has nothing in it, makes nothing`() throws {
    let scratch = TestFolder()
    let missing = DataFolder(scratch.path + "/missing")
    let empty = DataFolder(scratch.path)

    #expect(throws: InstallationError.notSetUp(folder: missing.path)) { try missing.open() }
    #expect(throws: InstallationError.notSetUp(folder: empty.path)) { try empty.open() }
    #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.path).isEmpty)
  }

  @Test(arguments: [true, false]) func `whose database is gone or empty refuses`(isGone: Bool) throws {
    let scratch = TestFolder()
    let folder = DataFolder(scratch.path)
    try folder.create().close()
    try FileManager.default.removeItem(atPath: folder.databasePath)
    if !isGone { try Data().write(to: URL(fileURLWithPath: folder.databasePath)) }

    #expect(throws: InstallationError.databaseLost(path: folder.databasePath)) { try folder.open() }
    #expect(FileSystem.size(of: folder.databasePath) == (isGone ? nil : 0))
  }

  @Test func `with a file that is no database refuses and leaves it alone`() throws {
    let scratch = TestFolder()
    let folder = DataFolder(scratch.path)
    try folder.create().close()
    let letter = Data(String(repeating: "Dear diary, ", count: 1_000).utf8)
    try letter.write(to: URL(fileURLWithPath: folder.databasePath))

    #expect(throws: InstallationError.foreignDatabase(path: folder.databasePath)) { try folder.open() }
    #expect(throws: InstallationError.foreignDatabase(path: folder.databasePath)) { try folder.create() }
    #expect(try Data(contentsOf: URL(fileURLWithPath: folder.databasePath)) == letter)
  }

  @Test func `with another program's database refuses and leaves it alone`() throws {
    let scratch = TestFolder()
    let folder = DataFolder(scratch.path)
    try folder.create().close()
    try FileManager.default.removeItem(atPath: folder.databasePath)
    try scratch.sqlite(folder.databasePath, "CREATE TABLE bookmark (url TEXT)")
    let before = try Data(contentsOf: URL(fileURLWithPath: folder.databasePath))

    #expect(throws: InstallationError.foreignDatabase(path: folder.databasePath)) { try folder.open() }
    #expect(throws: InstallationError.foreignDatabase(path: folder.databasePath)) { try folder.create() }
    #expect(try Data(contentsOf: URL(fileURLWithPath: folder.databasePath)) == before)
  }

  @Test func `with a database without tables refuses`() throws {
    let scratch = TestFolder()
    let folder = DataFolder(scratch.path)
    try folder.create().close()
    try FileManager.default.removeItem(atPath: folder.databasePath)
    try scratch.sqlite(folder.databasePath, "PRAGMA user_version = 7")

    #expect(throws: InstallationError.databaseLost(path: folder.databasePath)) { try folder.open() }
  }

  @Test func `from a later release refuses, from an earlier one says what to do`() throws {
    let scratch = TestFolder()
    let folder = DataFolder(scratch.path)
    let created = try folder.create()
    let latest = Migrations.latest
    try created.database.write { statements throws(StoreError) in
      _ = try statements.run("INSERT INTO schema_version (version, applied_at) VALUES ($1, 0)", [.int(latest + 1)])
    }

    #expect(throws: InstallationError.newerSchema(found: latest + 1, known: latest)) { try folder.open() }
    #expect(throws: InstallationError.newerSchema(found: latest + 1, known: latest)) { try folder.create() }
    #expect("\(InstallationError.olderSchema(found: 1, known: 2))".contains("tiffin init"))
    try created.close()
  }

  @Test func `gives up after a while when somebody holds the lock`() throws {
    let scratch = TestFolder()
    var folder = DataFolder(scratch.path)
    folder.patience = 1
    try folder.create().close()
    let lock = try FileLock(path: folder.lockPath)
    #expect(lock.tryAcquire())

    #expect(throws: InstallationError.store(.busy)) { try folder.open() }
    lock.release()
  }

  @Test func `knows what file system it is on`() throws {
    #expect(FileSystem.kind(of: "/proc") == "proc")
    #expect(FileSystem.kind(of: "/no/such/place") == nil)
    #expect(DataFolder.networkKinds.contains("nfs4"))
    #expect(DataFolder(NSTemporaryDirectory()).freeBytes ?? 0 > 0)
  }
}
