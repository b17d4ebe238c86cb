import Foundation
import Testing

/// Tests `docs/asvs.md`, the list of requirements of OWASP ASVS 5.0.0, levels 1 and 2.
@Suite struct `The ASVS page` {
  /// The cells of the table's lines: number, level, requirement, whether it holds, and what shows it.
  private let lines: [[String]]

  init() throws {
    let page = NamedTests.package.appending(path: "docs/asvs.md")
    lines = try String(contentsOf: page, encoding: .utf8).split(separator: "\n")
      .filter { $0.firstMatch(of: /^\| \d+\.\d+\.\d+ \|/) != nil }
      .map { $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) } }
  }

  @Test func `has each requirement of each chapter once`() {
    let chapters = Dictionary(grouping: lines) { $0[0].split(separator: ".")[0] }

    // The counts of the standard's CSV of 5.0.0 at these levels.
    let counts = (1...17).map { chapters[Substring("\($0)")]?.count ?? 0 }
    #expect(counts == [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7])
    #expect(Set(lines.map { $0[0] }).count == 253)
    #expect(lines.count { $0[1] == "1" } == 70)
    #expect(lines.count { $0[1] == "2" } == 183)
  }

  @Test func `says of each requirement if it holds, and why`() {
    for line in lines {
      #expect(line.count == 5 && ["yes", "in part", "owner", "not here"].contains(line[3]), "\(line)")
    }
  }

  @Test func `has sums that match its lines`() throws {
    let page = NamedTests.package.appending(path: "docs/asvs.md")
    let text = try String(contentsOf: page, encoding: .utf8)

    for word in ["yes", "in part", "owner", "not here"] {
      let sum = text.split(separator: "\n").first { $0.hasPrefix("- **\(word)**") }
      #expect(sum?.hasSuffix("(\(lines.count { $0[3] == word }))") == true, "\(word)")
    }
  }

  @Test func `names only tests and files that exist`() throws {
    try NamedTests.expectThere(lines.flatMap { NamedTests.named(in: $0[4]) })

    for path in lines.flatMap({ NamedTests.paths(in: $0[4]) }) {
      let isThere = FileManager.default.fileExists(atPath: NamedTests.package.appending(path: path).path)
      #expect(isThere, "\(path)")
    }
  }
}
