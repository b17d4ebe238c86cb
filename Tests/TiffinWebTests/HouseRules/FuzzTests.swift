import Foundation
import Testing

/// `Scripts/lib/fuzz.sh` tries readers by their names: one that is missing there would never be tried.
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
