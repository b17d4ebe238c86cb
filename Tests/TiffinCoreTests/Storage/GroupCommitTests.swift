import Foundation
import Synchronization
import TestSupport
import Testing

@testable import Platform
@testable import TiffinCore

@Suite struct `Group commit` {
  private let place: PlaceToWrite

  init() throws {
    place = try PlaceToWrite()
  }

  @Test func `holds no compute permit while a write waits`() throws {
    #expect(givesBackPermit { try? place.add(1) })
    let lock = try FileLock.held(place.lockPath)
    let permits = ComputePermits(1)
    var areFree: [Bool] = []
    let threads = (0..<2).map { number in
      let hasPermit = Latch()
      let thread = Background { [place] in
        permits.withPermit {
          hasPermit.open()
          try? place.add(2 + number)
        }
      }
      hasPermit.waitUntilOpen()
      areFree.append(eventually { permits.free == 1 })
      return thread
    }
    lock.release()
    for thread in threads { _ = try thread.value() }

    #expect(areFree == [true, true])
    #expect(try place.numbers() == [1, 2, 3])
  }

  @Test func `commits several writes at once`() throws {
    let before = try place.commitCount()

    let failures = try place.together((1...8).map { number in { try place.add(number) } })

    #expect(failures.isEmpty)
    #expect(try place.numbers() == Array(1...8))
    #expect(try place.commitCount() == before + 1)
  }

  @Test func `waits for another program's lock, unless the timeout of a write is zero`() throws {
    func timeout(_ seconds: Int?) throws -> Int? {
      try place.commits.write(timeout: seconds) { statements throws(StoreError) in
        try statements.first("PRAGMA busy_timeout", []) { row in row.int(0) }
      }
    }

    // What SQLite waits for a lock, in milliseconds.
    #expect(try timeout(0) == 0)
    #expect(try #require(try timeout(nil)) > 0)
  }

  @Test func `lets each write wait for a lock until its own timeout`() throws {
    let impatient = try PlaceToWrite(timeout: 1)
    let lock = try impatient.locked()
    let first = Background { try impatient.add(1) }
    try #require(eventually { impatient.commits.line.isLed })
    let second = Background { try impatient.add(2, timeout: 3_600) }

    #expect(throws: StoreError.busy) { try first.value() }

    try lock.command("COMMIT")
    try second.value()
    #expect(try impatient.numbers() == [2])
  }

  @Test func `lets two writes wait for a long lock, and refuses others at once`() throws {
    let impatient = try PlaceToWrite(timeout: 1)
    let lock = try impatient.locked()
    let first = Background { try impatient.add(1, timeout: 3_600) }
    try #require(eventually { impatient.commits.line.isLed })
    let second = Background { try impatient.add(2, timeout: 3_600) }
    try #require(eventually { impatient.commits.line.waiting == 1 })

    for number in 3...6 {
      #expect(throws: StoreError.busy) { try Background { try impatient.add(number, timeout: 3_600) }.value() }
    }

    try lock.command("COMMIT")
    try first.value()
    try second.value()
    #expect(try impatient.numbers() == [1, 2])
  }

  @Test func `rolls back only the writes that fail`() throws {
    let failures = try place.together(
      (1...8).map { number in { try place.add(number, failing: number % 2 == 0 ? .notFound : nil) } })

    #expect(failures == Array(repeating: .notFound, count: 4))
    #expect(try place.numbers() == [1, 3, 5, 7])
  }

  @Test func `isolates a write that cannot be committed`() throws {
    let failures = try place.together(
      (1...8).map { number in
        {
          try place.commits.write(timeout: nil) { statements throws(StoreError) in
            // Looked at when it is committed, not before.
            if number == 5 { try statements.run("INSERT INTO child (parent) VALUES (99)") }
            try statements.run("INSERT INTO number VALUES ($1)", [.int(number)])
          }
        }
      })

    #expect(failures.count == 1)
    #expect(failures.allSatisfy { if case .orphan = $0 { true } else { false } })
    #expect(try place.numbers() == [1, 2, 3, 4, 6, 7, 8])
  }

  @Test func `isolates a write that ends the transaction`() throws {
    let failures = try place.together(
      (1...8).map { number in
        {
          try place.commits.write(timeout: nil) { statements throws(StoreError) in
            try statements.run("INSERT INTO number VALUES ($1)", [.int(number)])
            guard number == 5 else { return }
            // What SQLite does by itself when the disk fails or memory ends.
            try statements.run("ROLLBACK")
            throw .full
          }
        }
      })

    #expect(failures == [.full])
    #expect(try place.numbers() == [1, 2, 3, 4, 6, 7, 8])
  }

  @Test(arguments: [nil, 6]) func `runs each write once, and again if a later write fails`(failing: Int?) throws {
    let runs = Mutex<[Int: Int]>([:])

    _ = try place.together(
      (1...8).map { number in
        {
          try place.commits.write(timeout: nil) { statements throws(StoreError) in
            runs.withLock { $0[number, default: 0] += 1 }
            try statements.run("INSERT INTO number VALUES ($1)", [.int(number)])
            if number == failing { throw .notFound }
          }
        }
      })

    #expect((1...8).map { number in runs.withLock { $0[number] } } == (1...8).map { $0 < failing ?? 0 ? 2 : 1 })
    #expect(try place.numbers() == (1...8).filter { $0 != failing })
  }

  @Test func `shows each write what earlier writes wrote`() throws {
    let seen = Mutex<[Int]>([])

    _ = try place.together(
      (1...8).map { number in
        {
          try place.commits.write(timeout: nil) { statements throws(StoreError) in
            try statements.run("INSERT INTO number VALUES ($1)", [.int(number)])
            let count = try statements.first("SELECT COUNT(*) FROM number") { row in row.int(0) }
            seen.withLock { $0.append(count ?? 0) }
          }
        }
      })

    #expect(seen.withLock { $0 } == Array(1...8))
  }

  @Test func `times out each write that does not get its turn`() throws {
    let impatient = try PlaceToWrite(timeout: 1)
    let lock = try FileLock.held(impatient.lockPath)

    let failures = try impatient.inThreads((1...4).map { number in { try impatient.add(number) } })
    lock.release()

    #expect(failures == Array(repeating: .busy, count: 4))
    try impatient.add(5)
    #expect(try impatient.numbers() == [5])
  }

  @Test func `refuses a write at once if it must wait and its timeout is zero`() throws {
    let lock = try FileLock.held(place.lockPath)
    let waiting = Background { try place.add(1) }
    #expect(eventually { place.commits.line.isLed })

    #expect(throws: StoreError.busy) { try place.commits.write(timeout: 0) { _ throws(StoreError) in } }

    lock.release()
    try waiting.value()
    #expect(try place.numbers() == [1])
  }

  @Test func `neither loses nor repeats a write under load`() throws {
    let failures = try place.inThreads(
      (0..<8).map { thread in
        { for round in 0..<100 { try place.add(thread * 100 + round, failing: round % 10 == 9 ? .pastDay : nil) } }
      })

    // Each thread ends at its first failure, its tenth number.
    #expect(failures == Array(repeating: .pastDay, count: 8))
    #expect(try place.numbers() == (0..<8).flatMap { thread in (0..<9).map { thread * 100 + $0 } })
  }
}

/// A database of numbers, and its group commit.
private final class PlaceToWrite: Sendable {
  let commits: GroupCommit
  private let scratch = TestFolder()
  private let path: String

  init(timeout: Int = 3_600) throws {
    path = scratch.path + "/numbers.db"
    try FileSystem.makePrivateFile(path)
    let writer = try SQLiteConnection(path: path, isReadOnly: false)
    try SQLiteSettings.prepareWriter(writer)
    for table in [
      "CREATE TABLE number (value INTEGER PRIMARY KEY)",
      "CREATE TABLE parent (id INTEGER PRIMARY KEY)",
      "CREATE TABLE child (parent INTEGER REFERENCES parent DEFERRABLE INITIALLY DEFERRED)",
    ] { try writer.command(table) }
    let turn = WriteLock(
      lock: try FileLock(path: scratch.path + "/lock"), next: try FileLock(path: scratch.path + "/next"),
      timeout: timeout)
    commits = GroupCommit(writer: writer, turn: turn, checkpoint: WALCheckpoint(databasePath: path))
  }

  var lockPath: String { scratch.path + "/lock" }

  /// Another program's lock, which its COMMIT ends.
  func locked() throws -> SQLiteConnection {
    let other = try SQLiteConnection(path: path, isReadOnly: false)
    try other.command("BEGIN IMMEDIATE")
    return other
  }

  func add(_ number: Int, failing: StoreError? = nil, timeout: Int? = nil) throws(StoreError) {
    try commits.write(timeout: timeout) { statements throws(StoreError) in
      try statements.run("INSERT INTO number VALUES ($1)", [.int(number)])
      if let failing { throw failing }
    }
  }

  /// Starts all writes while another process writes, so that they wait together; returns the failures.
  func together(_ writes: [@Sendable () throws -> Void]) throws -> [StoreError] {
    let lock = try FileLock.held(lockPath)
    var threads = [Background { try writes[0]() }]
    try #require(eventually { self.commits.line.isLed })
    for (count, write) in writes.dropFirst().enumerated() {
      threads.append(Background { try write() })
      try #require(eventually { self.commits.line.waiting == count + 1 })
    }
    lock.release()
    return threads.compactMap { thread in Result { try thread.value() }.storeError }
  }

  func inThreads(_ writes: [@Sendable () throws -> Void]) throws -> [StoreError] {
    writes.map { write in Background { try write() } }.compactMap { thread in Result { try thread.value() }.storeError }
  }

  func numbers() throws -> [Int] {
    try commits.write(timeout: nil) { statements throws(StoreError) in
      try statements.all("SELECT value FROM number ORDER BY value") { row in row.int(0) }
    }
  }

  /// The number of commits in the log. By SQLite's description of its file format, each ends with a frame that tells
  /// the size of the database; a frame is a header of 24 bytes and a page.
  func commitCount() throws -> Int {
    let log = [UInt8](try Data(contentsOf: URL(filePath: path + "-wal")))
    func number(at place: Int) -> Int { log[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
    let page = number(at: 8)
    return stride(from: 32, to: log.count, by: 24 + page).filter { number(at: $0 + 4) != 0 }.count
  }
}

extension Result where Success == Void {
  fileprivate var storeError: StoreError? {
    guard case .failure(let error) = self else { return nil }
    return error as? StoreError ?? .failed("\(error)")
  }
}
