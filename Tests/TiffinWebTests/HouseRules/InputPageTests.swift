import Foundation
import Testing

/// Tests `docs/input.md`, which lists accepted input and the tests for it.
@Suite struct `The page about input` {
  @Test func `names only tests that exist`() throws {
    let text = try String(contentsOf: NamedTests.package.appending(path: "docs/input.md"), encoding: .utf8)
    let tests = text.split(separator: "\n").flatMap { NamedTests.named(in: String($0)) }

    #expect(tests.count > 20)
    try NamedTests.expectThere(tests)
  }
}
