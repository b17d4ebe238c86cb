import Foundation
import Testing

/// Tests that `Scripts/lib/fuzz.sh`, which runs readers by name, misses none.
@Suite struct `Fuzzed readers` {
  @Test func `are all listed in the script`() throws {
    let script = try Self.text("Scripts/lib/fuzz.sh")
    let listed = try #require(script.firstMatch(of: /fuzz_readers=\(([^)]+)\)/)).1.split(whereSeparator: \.isWhitespace)
    let readers = try Self.text("Tests/Fuzz/Sources/fuzz/Reader.swift").matches(of: /Reader\(name: "(\w+)"/)

    #expect(readers.count >= 15)
    #expect(readers.map(\.1).sorted() == listed.sorted())
  }

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: NamedTests.package.appending(path: path), encoding: .utf8)
  }
}
