import Testing
import TiffinCore

@testable import TiffinWeb

/// Pictures are stored in the database beside the rows that they belong to.
@Suite struct `Picture data` {
  private static func isPicture(_ line: RouteLine) -> Bool {
    line.route.contains("/photos/") || line.route.contains("/picture")
  }

  /// The statements of a page that read a picture's bytes, not only its length.
  private static func reading(_ line: RouteLine, _ walk: RouteWalk) throws -> [String] {
    let tally = StatementCounter(slow: 0, room: .max)
    _ = try StatementCounter.$current.withValue(tally) { try walk.go(line, by: walk.alice.browser) }
    return tally.slowest.map(\.sql).filter { sql in
      sql.replacing(/length\((small|large)\)/, with: "").contains(/\b(small|large)\b/)
    }
  }

  @Test func `is not read by pages that show pictures`() throws {
    let walk = try RouteWalk()
    let pages = RouteLine.all.filter { !$0.isChange && !Self.isPicture($0) }

    #expect(pages.count > 50)
    for page in pages { #expect(try Self.reading(page, walk) == [], "\(page.path)") }
  }

  @Test func `is read in one size only at a picture's address`() throws {
    let walk = try RouteWalk()
    let photo = try #require(RouteLine.all.first { $0.route == "GET /photos/{id}/{size}" && $0.ends.alice == 200 })

    let statements = try Self.reading(photo, walk)

    let sizes = statements.map { sql in ["small", "large"].count { sql.contains($0) } }
    #expect(sizes == [1], "\(statements)")
  }
}
