import Foundation
import Testing

/// Tests the words of docs/glossary.md.
@Suite struct `The glossary` {
  private let rows: [(word: String, types: [String])]

  init() throws {
    let path = URL(filePath: #filePath).appending(path: "../../../../docs/glossary.md").standardized
    rows = try String(contentsOf: path, encoding: .utf8).split(separator: "\n").filter { $0.hasPrefix("| ") }
      .dropFirst(2).map { line in
        let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        let types = cells[2].split(separator: "`").filter { $0.first?.isUppercase == true }.map(String.init)
        return (cells[0], types)
      }
  }

  @Test func `explains each word once, in alphabetical order`() {
    #expect(rows.count >= 20)
    #expect(rows.map(\.word) == Set(rows.map(\.word)).sorted())
  }

  @Test func `names types that exist`() {
    for row in rows {
      #expect(!row.types.isEmpty, "\(row.word) names no type")
      for type in row.types {
        let parts = type.split(separator: ".").map(String.init)
        let home = SourceFile.all.first { $0.declared.contains(parts[0]) }
        #expect(home != nil, "\(type) is declared nowhere")
        #expect(parts.count == 1 || home?.nested.contains(parts[1]) == true, "\(type) is declared nowhere")
      }
    }
  }
}
