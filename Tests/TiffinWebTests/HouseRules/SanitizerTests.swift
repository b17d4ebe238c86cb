import Foundation
import Testing

/// Tests the names in `Scripts/lib/sanitizers.sh`: with a missing name, its tests would not be run.
@Suite struct `Tests under the thread sanitizer` {
  @Test func `exist under the names in the script`() throws {
    let suites = try NamedTests.files().values.flatMap { $0.matches(of: /struct `([^`]+)`/).map { String($0.1) } }
    let chosen = try Self.value(of: "threads_meet")
    let names = try #require(chosen.firstMatch(of: /`\(([^)]+)\)`/)).1.split(separator: "|")

    #expect(names.count >= 10)
    for name in names { #expect(suites.contains(String(name)), "\(name)") }
  }

  @Test func `leave out two tests that exist`() throws {
    let left = try #require(try Self.value(of: "threads_counted").firstMatch(of: /`([^`]+)`\/`\(([^)]+)\)/))
    let suite = try #require(try NamedTests.files().values.first { $0.contains("struct `\(left.1)`") })

    let names = left.2.split(separator: "|")

    #expect(names.count == 2)
    for name in names { #expect(suite.contains("func `\(name)"), "\(name)") }
  }

  /// The value of a variable of the script.
  private static func value(of name: String) throws -> String {
    let path = NamedTests.package.appending(path: "Scripts/lib/sanitizers.sh")
    let script = try String(contentsOf: path, encoding: .utf8)
    let lines = script.split(separator: "\n").filter { $0.hasPrefix("\(name)=") || $0.hasPrefix("\(name)+=") }
    return lines.map { $0.split(separator: "=", maxSplits: 1)[1].dropFirst().dropLast() }.joined()
  }
}
