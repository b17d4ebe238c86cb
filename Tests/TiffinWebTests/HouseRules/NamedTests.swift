import Foundation
import Testing

/// The tests and files that the documents name as evidence.
enum NamedTests {
  static let package = URL(filePath: #filePath).appending(path: "../../../..").standardized

  /// The tests named in a line: `` `File.swift`: "one name", "another" ``.
  static func named(in line: String) -> [(file: String, name: String)] {
    line.matches(of: /`(\w+\.(?:swift|py))`: ("[^"]+"(?:, "[^"]+")*)/).flatMap { named in
      named.2.matches(of: /"([^"]+)"/).map { (String(named.1), String($0.1)) }
    }
  }

  /// The paths of the project in backquotes.
  static func paths(in line: String) -> [String] {
    let folders = /`((?:docs|Sources|Tests|Scripts|Templates|Public|Deploy)\/[^`]+|[A-Z]\w+\.md|Package\.swift)`/
    return line.matches(of: folders).map { String($0.1) }
  }

  /// Expects each of the tests to exist.
  static func expectThere(_ tests: [(file: String, name: String)]) throws {
    let files = try files()
    for test in tests {
      let text = files[test.file] ?? ""
      let isThere = text.contains("func `\(test.name)`") || text.contains("def \(test.name)(")
      #expect(isThere, "\(test.file): \(test.name)")
    }
  }

  /// The texts of all test files by name.
  static func files() throws -> [String: String] {
    let folder = package.appending(path: "Tests")
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    var files: [String: String] = [:]
    for path in paths where path.hasSuffix("Tests.swift") || path.contains("test_") && path.hasSuffix(".py") {
      let name = String(path.split(separator: "/").last ?? "")
      files[name, default: ""] += try String(contentsOf: folder.appending(path: path), encoding: .utf8)
    }
    return files
  }
}
