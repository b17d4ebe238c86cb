import Testing

@testable import PictureTools
@testable import TiffinCore

@Suite(.onFile) struct `The write-ahead log` {
  @Test func `stays small if several connections write`() throws {
    let kitchen = try Kitchen()
    let other = try kitchen.folder.open()
    let stores = [kitchen.meals, MealStore(other.database)]
    let log = kitchen.folder.databasePath + "-wal"
    var largest = 0

    for round in 0..<600 {
      _ = try stores[round % 2].add(.toast(), photo: .plate(UInt8(round % 256)), key: .random(), by: kitchen.cook)
      largest = max(largest, FileSystem.size(of: log) ?? 0)
    }

    #expect(largest > 3 << 20)
    #expect(largest < 5 << 20)
    #expect(try kitchen.count("meal") == 600)
    try other.close()
  }

  @Test func `grows during a long read, and shrinks afterwards`() throws {
    let kitchen = try Kitchen()
    let other = try kitchen.folder.open()
    let log = kitchen.folder.databasePath + "-wal"

    try other.database.read { statements throws(StoreError) in
      _ = try statements.first("SELECT COUNT(*) FROM meal") { row in row.int(0) }
      for round in 0..<300 {
        do { try kitchen.add(.toast(), photo: .plate(UInt8(round % 256))) } catch { throw .failed("\(error)") }
      }
    }
    let meanwhile = FileSystem.size(of: log) ?? 0
    for round in 0..<300 { try kitchen.add(.toast(), photo: .plate(UInt8(round % 256))) }

    #expect(meanwhile > 4 << 20)
    #expect(FileSystem.size(of: log) ?? 0 < 4 << 20)
    try other.close()
  }

  @Test func `is empty after the database is closed`() throws {
    let kitchen = try Kitchen()
    try kitchen.add(.toast())

    try kitchen.installation.close()

    #expect(FileSystem.size(of: kitchen.folder.databasePath + "-wal") ?? 0 == 0)
  }
}
