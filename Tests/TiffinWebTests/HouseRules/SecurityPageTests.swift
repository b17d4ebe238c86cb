import Foundation
import Testing

/// Tests `docs/security.md`, which names tests for each point.
@Suite struct `The security page` {
  /// A line of the table: the point's number and the tests that it names.
  struct Line {
    let number: Int
    var tests: [(file: String, name: String)] = []
  }

  @Test func `has a line with a test for each point from 11 to 49`() throws {
    let lines = try Self.lines()

    #expect(lines.map(\.number) == Array(11...49))
    for line in lines { #expect(!line.tests.isEmpty, "\(line.number)") }
  }

  @Test func `names only tests that exist`() throws {
    try NamedTests.expectThere(try Self.lines().flatMap(\.tests))
  }

  @Test func `is parsed correctly`() throws {
    let line = try #require(
      Self.line(#"| 12 | What. | `ATests.swift`: "one thing", "another"; `test_b.py`: "test_c". Why "not" so |"#))

    #expect(line.number == 12)
    #expect(line.tests.map(\.file) == ["ATests.swift", "ATests.swift", "test_b.py"])
    #expect(line.tests.map(\.name) == ["one thing", "another", "test_c"])
  }

  private static func lines() throws -> [Line] {
    let text = try String(contentsOf: NamedTests.package.appending(path: "docs/security.md"), encoding: .utf8)
    return text.split(separator: "\n").map(String.init).compactMap(line)
  }

  /// Parses a line; nil if it is not a line of the table.
  private static func line(_ text: String) -> Line? {
    guard let number = text.firstMatch(of: /^\| (\d+) \|/).flatMap({ Int($0.1) }) else { return nil }
    return Line(number: number, tests: NamedTests.named(in: text))
  }
}
