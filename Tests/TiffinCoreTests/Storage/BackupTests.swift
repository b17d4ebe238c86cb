import Foundation
import TestServer
import TestSupport
import Testing

@testable import PictureTools
@testable import Platform
@testable import TiffinCore

@Suite(.onFile) struct `Backing up` {
  private let scratch = TestFolder()

  @Test func `writes everything to one file that only its owner can read`() throws {
    let kitchen = try Kitchen()
    try kitchen.add(.caprese(), photo: .plate())
    var steps: [BackupStep] = []

    let backup = try kitchen.folder.backUp(to: scratch.path + "/saved.db") { steps.append($0) }

    #expect(backup.meals == 1)
    #expect(FileSystem.permissions(of: backup.path) == 0o600)
    #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.path) == ["saved.db"])
    #expect(steps.last == .checking)
    let size = try #require(FileSystem.size(of: backup.path))
    #expect(steps.contains(.copying(bytes: size, of: size)))
    #expect(try DatabaseFile(reading: backup.path).faults() == [])
  }

  @Test func `captures one moment and lets others save meanwhile`() throws {
    let kitchen = try Kitchen()
    for _ in 0..<400 { try kitchen.add(.caprese(), photo: .plate()) }

    let backup = try kitchen.folder.backUp(to: scratch.path + "/saved.db") { step in
      if case .copying = step { _ = try? kitchen.add(.toast()) }
    }

    #expect(backup.meals == 400)
    #expect(try kitchen.count("meal") > 400)
  }

  @Test func `keeps the write-ahead log from being emptied until the backup is complete`() throws {
    let kitchen = try Kitchen()
    for _ in 0..<400 { try kitchen.add(.caprese(), photo: .plate()) }
    let path = kitchen.folder.databasePath
    let other = try SQLiteConnection(path: path, isReadOnly: false)
    // A file descriptor of its own, as another process has.
    let checkpoint = WALCheckpoint(databasePath: path, backupLock: try FileLock(path: kitchen.folder.backupLockPath))
    var sizes: [Int] = []

    _ = try kitchen.folder.backUp(to: scratch.path + "/saved.db") { _ in
      checkpoint.run(on: other)
      sizes.append(FileSystem.size(of: path + "-wal") ?? 0)
    }
    checkpoint.run(on: other)

    #expect(sizes.count > 2 && sizes.allSatisfy { $0 > 0 })
    #expect(FileSystem.size(of: path + "-wal") == 0)
    other.close()
  }

  @Test func `never overwrites a file`() throws {
    let kitchen = try Kitchen()
    try scratch.touch("letter")

    #expect(throws: BackupError.exists(path: scratch.path + "/letter")) {
      try kitchen.folder.backUp(to: scratch.path + "/letter")
    }

    #expect(FileSystem.size(of: scratch.path + "/letter") == 0)
  }

  @Test func `leaves no file if it fails`() throws {
    let kitchen = try Kitchen()

    #expect(throws: BackupError.self) { try kitchen.folder.backUp(to: scratch.path + "/no/such/folder.db") }
    #expect(throws: BackupError.self) { try DataFolder(scratch.path).backUp(to: scratch.path + "/saved.db") }

    #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.path) == [])
  }

  @Test func `waits for another backup only until its timeout`() throws {
    let kitchen = try Kitchen()
    var folder = kitchen.folder
    folder.timeout = 0
    let lock = try FileLock(path: folder.backupLockPath)
    #expect(lock.tryAcquire())

    #expect(throws: BackupError.anotherRuns) { try folder.backUp(to: scratch.path + "/saved.db") }
    lock.release()
  }

  @Test func `removes unfinished files of interrupted backups after an hour`() throws {
    let kitchen = try Kitchen()
    let old = ["tiffin-2026-11-20-031500.db.part", "tiffin-2026-11-20-031500-before-schema-16.db.part-journal"]
    let others = ["tiffin-2026-11-21-031500.db.part", "letter.db.part"]
    for name in old + others { try scratch.touch(name) }
    for name in old + ["letter.db.part"] {
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: -3_700)], ofItemAtPath: "\(scratch.path)/\(name)")
    }

    let backup = try kitchen.folder.backUp(into: scratch.path)

    let left = try FileManager.default.contentsOfDirectory(atPath: scratch.path).map { "\(scratch.path)/\($0)" }
    #expect(left.sorted() == (others.map { "\(scratch.path)/\($0)" } + [backup.path]).sorted())
  }

  @Test func `keeps as many backups as requested, and leaves other files alone`() throws {
    let kitchen = try Kitchen()
    let names = ["tiffin-2026-11-20-031500.db", "tiffin-2026-11-21-031500.db", "tiffin-2026-11-22-031500.db"]
    let others = ["tiffin-2026-11-20-031500-before-schema-16.db", "tiffin-2026-11-20.db", "letter.db"]
    for name in names + others { try scratch.touch(name) }

    let backup = try kitchen.folder.backUp(into: scratch.path, keeping: .newest(2))

    let left = try FileManager.default.contentsOfDirectory(atPath: scratch.path)
    let wanted = ([names[2]] + others).map { "\(scratch.path)/\($0)" } + [backup.path]
    #expect(left.map { "\(scratch.path)/\($0)" }.sorted() == wanted.sorted())
  }

  @Test func `never removes the backup it just made, even if others have later dates`() throws {
    let kitchen = try Kitchen()
    for name in ["tiffin-9999-12-31-235959.db", "tiffin-2026-11-20-031500.db"] { try scratch.touch(name) }

    let backup = try kitchen.folder.backUp(into: scratch.path, keeping: .newest(2))

    let left = try FileManager.default.contentsOfDirectory(atPath: scratch.path).map { "\(scratch.path)/\($0)" }
    #expect(left.sorted() == ["\(scratch.path)/tiffin-2026-11-20-031500.db", backup.path])
  }
}

@Suite(.onFile) struct `Backups of every night` {
  private let scratch = TestFolder()

  @Test func `leave other files alone, and stay within their share of the disk`() throws {
    let kitchen = try Kitchen()
    let names = ["tiffin-2025-11-20-031500.db", "tiffin-2025-11-20-041500.db", "tiffin-2025-11-20-031500-mine.db"]
    for name in names + ["letter.db"] { try scratch.touch(name) }

    let backup = try kitchen.folder.backUp(into: scratch.path, keeping: .rotation(share: 0))

    let left = try FileManager.default.contentsOfDirectory(atPath: scratch.path).map { "\(scratch.path)/\($0)" }
    let wanted = [names[1], names[2], "letter.db"].map { "\(scratch.path)/\($0)" } + [backup.path]
    #expect(left.sorted() == wanted.sorted())
  }

  @Test func `are foreseen with their size and their folder`() throws {
    let kitchen = try Kitchen()
    let before = try #require(kitchen.folder.backupForecast)

    let backup = try kitchen.folder.backUp(into: scratch.path, keeping: .rotation(share: 20))

    let after = try #require(kitchen.folder.backupForecast)
    #expect(before.folder == kitchen.folder.backupFolder && before.removableBytes == 0)
    #expect(after.folder == FileSystem.absolute(scratch.path))
    #expect(after.bytes >= backup.bytes)
    #expect(after.removableBytes == 0 && after.freeBytes ?? 0 > 0)
  }

  @Test func `fit only if the disk has room with what may be removed`() {
    func fits(free: Int?, removable: Int) -> Bool {
      BackupForecast(folder: "/b", bytes: 90, neededBytes: 100, freeBytes: free, removableBytes: removable).fits
    }

    #expect(fits(free: 100, removable: 0) && fits(free: 60, removable: 40) && fits(free: nil, removable: 0))
    #expect(!fits(free: 99, removable: 0) && !fits(free: 60, removable: 39))
  }

  @Test func `show why the last one failed until one succeeds`() throws {
    let kitchen = try Kitchen()
    kitchen.folder.record("The disk\nis full.", of: .backup)
    kitchen.folder.record("/bin/false ended with 1", of: .hook)
    #expect(kitchen.folder.failure(of: .backup)?.reason == "The disk is full.")

    _ = try kitchen.folder.backUp(into: scratch.path)

    #expect(kitchen.folder.failure(of: .backup) == nil)
    #expect(kitchen.folder.failure(of: .hook)?.reason == "/bin/false ended with 1")
    kitchen.folder.record(nil, of: .hook)
    #expect(kitchen.folder.failure(of: .hook) == nil)
  }

  @Test func `are found by their file name where they were put, the newest first`() throws {
    let kitchen = try Kitchen()
    try scratch.touch("tiffin-2025-11-20-031500-before-schema-9.db")
    let backup = try kitchen.folder.backUp(into: scratch.path)
    let place = FileSystem.absolute(scratch.path)
    let name = String(backup.path.dropFirst(scratch.path.count + 1))

    #expect(kitchen.folder.backupFolders == [place, kitchen.folder.backupFolder])
    let names = [name, "tiffin-2025-11-20-031500-before-schema-9.db"]
    #expect(kitchen.folder.storedBackups == names.map { "\(place)/\($0)" })
    #expect(kitchen.folder.backupPath(name) == "\(place)/\(name)")
    #expect(kitchen.folder.backupPath("/other/\(name)") == "/other/\(name)")
    #expect(kitchen.folder.backupPath("none.db") == "none.db")
  }
}

@Suite(.onFile) struct `Restoring a backup` {
  private let scratch = TestFolder()
  private var folder: DataFolder { DataFolder(scratch.path + "/data") }

  /// A folder with a meal, and its database as bytes.
  private func filled() throws -> Data {
    let installation = try folder.create()
    let cook = try PersonStore(installation.database).builtIn()
    _ = try MealStore(installation.database).add(.toast(), photo: nil, key: .random(), by: cook)
    try installation.close()
    return try bytes(folder.databasePath)
  }

  private func bytes(_ path: String) throws -> Data { try Data(contentsOf: URL(filePath: path)) }

  private func refused(_ file: String) throws -> BackupError? {
    let before = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    let database = try bytes(folder.databasePath)
    defer {
      #expect((try? FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()) == before)
      #expect((try? bytes(folder.databasePath)) == database)
    }
    return #expect(throws: BackupError.self) { try folder.restore(from: file) }
  }

  @Test func `brings back the saved data and keeps the replaced database`() throws {
    let backup = try folder.filledBackup(scratch.path + "/saved.db", filled())
    let installation = try folder.open()
    let cook = try PersonStore(installation.database).builtIn()
    _ = try MealStore(installation.database).add(.caprese(), photo: nil, key: .random(), by: cook)
    try installation.close()

    let restored = try folder.restore(from: backup)

    #expect(restored.meals == 1)
    let opened = try folder.open()
    let names = try opened.database.read { statements throws(StoreError) in
      try statements.all("SELECT name FROM meal") { row in row.text(0) }
    }
    #expect(names == ["Toast"])
    try opened.close()
    let replaced = try #require(restored.replaced)
    #expect(try DatabaseFile(reading: replaced).counts()["meal"] == 2)
    #expect(FileSystem.permissions(of: folder.databasePath) == 0o600)
  }

  @Test func `reuses no photo number that was given since the backup`() throws {
    func photo(_ seed: UInt8) throws -> Photo.ID? {
      let installation = try folder.open()
      let (store, cook) = (MealStore(installation.database), try PersonStore(installation.database).builtIn())
      let id = try store.add(.toast(), photo: .plate(seed), key: .random(), by: cook)
      let photo = try store.meal(id, of: cook.id).photo
      try installation.close()
      return photo
    }
    let backup = try folder.filledBackup(scratch.path + "/saved.db", filled())
    let before = try [photo(1), photo(2)]

    _ = try folder.restore(from: backup)

    #expect(try !before.contains(photo(3)))
  }

  @Test func `leaves no trace if another process uses the database`() throws {
    let backup = try folder.filledBackup(scratch.path + "/saved.db", filled())
    // Permissions as the process that opens it sets them.
    let turn = try folder.turn()
    try turn.begin(before: turn.deadline())
    defer { turn.end() }

    var impatient = folder
    impatient.timeout = 1

    let error = #expect(throws: BackupError.self) { try impatient.restore(from: backup) }

    guard case .inUse = error else { return #expect(Bool(false), "\(String(describing: error))") }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names.filter { $0.contains("restored") }.isEmpty)
  }

  @Test func `refuses a file that is not a backup, and changes nothing`() throws {
    _ = try filled()
    try Data(String(repeating: "Dear diary, ", count: 1_000).utf8).write(to: URL(filePath: scratch.path + "/letter"))
    try scratch.sqlite(scratch.path + "/bookmarks.db", "CREATE TABLE bookmark (url TEXT)")

    #expect(try refused(scratch.path + "/letter") == .foreign(path: scratch.path + "/letter"))
    #expect(try refused(scratch.path + "/bookmarks.db") == .foreign(path: scratch.path + "/bookmarks.db"))
    #expect(try refused(scratch.path + "/missing") == .missing(path: scratch.path + "/missing"))
    #expect(try refused(folder.databasePath) == .itself(path: folder.databasePath))
  }

  @Test func `refuses a damaged backup, and changes nothing`() throws {
    var noise = try filled()
    let backup = scratch.path + "/noisy.db"
    for page in [5, 12, 20] {
      let start = page * 4_096
      noise.replaceSubrange(start..<start + 4_096, with: (0..<4_096).map { UInt8(truncatingIfNeeded: $0 &* 37) })
    }
    try noise.write(to: URL(filePath: backup))
    let half = scratch.path + "/half.db"
    try noise.prefix(noise.count / 2).write(to: URL(filePath: half))

    for file in [backup, half] {
      guard case .broken(file, _) = try refused(file) else { return #expect(Bool(false), "\(file)") }
    }
  }

  @Test func `refuses a backup of a later release, and changes nothing`() throws {
    let backup = try folder.filledBackup(scratch.path + "/saved.db", filled())
    try scratch.sqlite(backup, "INSERT INTO schema_version (version, applied_at) VALUES (99, 0)")

    #expect(try refused(backup) == .newerSchema(path: backup, found: 99, known: Migrations.latest))
  }

  @Test func `never applies the write-ahead log of a crashed database to the backup`() throws {
    let backup = try folder.filledBackup(scratch.path + "/saved.db", filled())
    for ending in ["-wal", "-shm"] { try scratch.touch("data/tiffin.db\(ending)") }
    try Data(String(repeating: "Dear diary, ", count: 1_000).utf8)
      .write(to: URL(filePath: folder.databasePath + "-wal"))

    let restored = try folder.restore(from: backup)

    let replaced = try #require(restored.replaced)
    #expect(FileSystem.size(of: folder.databasePath + "-wal") == nil)
    #expect(FileSystem.size(of: folder.databasePath + "-shm") == nil)
    #expect(FileSystem.size(of: replaced + "-wal") == 12_000)
  }

  @Test func `works without a database, and finishes after an interrupted restore`() throws {
    let backup = try folder.filledBackup(scratch.path + "/saved.db", filled())
    try FileManager.default.removeItem(atPath: folder.databasePath)
    try scratch.touch("data/tiffin.db.restored.part")

    let restored = try folder.restore(from: backup)

    #expect(restored.replaced == nil)
    #expect(restored.meals == 1)
    try folder.open().close()
  }
}

extension DataFolder {
  /// A backup of the folder, whose database holds these bytes.
  fileprivate func filledBackup(_ file: String, _ bytes: Data) throws -> String {
    #expect(!bytes.isEmpty)
    return try backUp(to: file).path
  }
}
