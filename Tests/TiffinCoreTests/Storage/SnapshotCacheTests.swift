import TestServer
import TestSupport
import Testing

@testable import TiffinCore

private struct Question: CacheKey {
  typealias Value = Int
  let text: String
}

/// Counts meals, and the number of times it did.
private final class Counting {
  private(set) var times = 0

  func count(_ text: String = "meals", in database: any Database) throws -> Int? {
    try database.read { statements throws(StoreError) in try count(text, from: statements) }
  }

  func count(_ text: String = "meals", from statements: borrowing Statements) throws(StoreError) -> Int? {
    try statements.cachedIfFound(Question(text: text)) { () throws(StoreError) in
      times += 1
      let count = try statements.first("SELECT COUNT(*) FROM meal") { row in row.int(0) } ?? 0
      return count == 0 ? nil : count
    }
  }
}

@Suite(.enabled(if: TestServer.address == nil, "of a file; on a server all is read each time"))
struct `The snapshot cache` {
  private let counting = Counting()

  @Test func `answers again without a query while nobody writes`() throws {
    let kitchen = try Kitchen()
    try kitchen.add(.toast())

    for _ in 0..<3 { #expect(try counting.count(in: kitchen.database) == 1) }

    #expect(counting.times == 1)
    #expect(try counting.count("the same, asked otherwise", in: kitchen.database) == 1)
    #expect(counting.times == 2)
  }

  @Test func `is dropped after any write of this process or another process`() throws {
    let kitchen = try Kitchen()
    let other = try kitchen.another()
    defer { try? other.close() }
    try kitchen.add(.toast())
    #expect(try counting.count(in: kitchen.database) == 1)

    try kitchen.add(.toast())
    #expect(try counting.count(in: kitchen.database) == 2)

    _ = try MealStore(other.database).add(.toast(), photo: nil, key: .random(), by: kitchen.cook)
    #expect(try counting.count(in: kitchen.database) == 3)

    try kitchen.database.runAlone("DELETE FROM meal WHERE id > $1", [.int(0)])
    #expect(try counting.count(in: kitchen.database) == nil)
  }

  @Test func `stays the same within a snapshot, and is read again in the next snapshot`() throws {
    let kitchen = try Kitchen()
    let other = try kitchen.another()
    defer { try? other.close() }
    try kitchen.add(.toast())

    let counts = try kitchen.database.read { statements throws(StoreError) -> [Int?] in
      let before = try counting.count(from: statements)
      let meals = MealStore(other.database)
      let written = Result { try meals.add(.toast(), photo: nil, key: .random(), by: kitchen.cook) }
      guard case .success = written else { return [] }
      return [before, try counting.count(from: statements), try counting.count("anew", from: statements)]
    }

    #expect(counts == [1, 1, 1])
    #expect(try counting.count("anew", in: kitchen.database) == 2)
  }

  @Test func `is not used in writes`() throws {
    let kitchen = try Kitchen()
    try kitchen.add(.toast())

    let counts = try kitchen.database.write { statements throws(StoreError) -> [Int?] in
      let before = try counting.count(from: statements)
      try statements.run("DELETE FROM meal")
      return [before, try counting.count(from: statements)]
    }

    #expect(counts == [1, nil])
  }

  @Test func `does not keep a missing row`() throws {
    let kitchen = try Kitchen()

    for _ in 0..<2 { #expect(try counting.count(in: kitchen.database) == nil) }

    #expect(counting.times == 2)
  }

  @Test func `keeps a count of zero`() throws {
    let kitchen = try Kitchen()
    var times = 0
    func count() throws -> Int {
      try kitchen.database.read { statements throws(StoreError) in
        try statements.cached(Question(text: "none")) { () throws(StoreError) in
          times += 1
          return try statements.first("SELECT COUNT(*) FROM meal") { row in row.int(0) } ?? 0
        }
      }
    }

    for _ in 0..<2 { #expect(try count() == 0) }
    #expect(times == 1)
    try kitchen.add(.toast())
    #expect(try count() == 1)
  }

  @Test func `keeps a limited number of results`() throws {
    let kitchen = try Kitchen()
    try kitchen.add(.toast())

    for number in 0..<SnapshotCache.limit { _ = try counting.count("\(number)", in: kitchen.database) }
    _ = try counting.count("0", in: kitchen.database)
    #expect(counting.times == SnapshotCache.limit)

    _ = try counting.count("one more", in: kitchen.database)
    _ = try counting.count("0", in: kitchen.database)
    #expect(counting.times == SnapshotCache.limit + 2)
  }
}

@Suite struct `A cached session` {
  @Test func `ends when another worker ends the session`() throws {
    let kitchen = try Kitchen()
    let other = try kitchen.another()
    defer { try? other.close() }
    let token = try kitchen.sessions.begin(kitchen.cook.id, isKept: true, device: "")
    #expect(try kitchen.sessions.find(token)?.person.id == kitchen.cook.id)

    try SessionStore(other.database, now: { [clock = kitchen.clock] in clock.seconds }).end(token)

    #expect(try kitchen.sessions.find(token) == nil)
  }

  @Test func `has a role that another worker changed`() throws {
    let kitchen = try Kitchen()
    let other = try kitchen.another()
    defer { try? other.close() }
    let token = try kitchen.sessions.begin(kitchen.cook.id, isKept: true, device: "")
    #expect(try kitchen.sessions.find(token)?.person.role == .owner)

    try other.database.write { statements throws(StoreError) -> Void in
      try statements.run("UPDATE person SET role = 'member' WHERE id = $1", [.id(kitchen.cook.id)])
    }

    #expect(try kitchen.sessions.find(token)?.person.role == .member)
  }

  @Test func `expires by the clock without any write`() throws {
    let kitchen = try Kitchen()
    let token = try kitchen.sessions.begin(kitchen.cook.id, isKept: false, device: "")
    #expect(try kitchen.sessions.find(token) != nil)

    kitchen.clock.pass(seconds: 12 * 3_600 + 1)

    #expect(try kitchen.sessions.find(token) == nil)
  }
}
