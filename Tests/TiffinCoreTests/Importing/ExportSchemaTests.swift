import Foundation
import Testing

@testable import TiffinCore

@Suite struct `The schema of an export` {
  private static let page = URL(filePath: #filePath).appending(path: "../../../../docs/export.schema.json").standardized

  @Test func `names exactly the columns of every table`() throws {
    let written = try String(contentsOf: Self.page, encoding: .utf8)

    #expect(written == Self.schema, "It should read:\n\(Self.schema)")
  }

  /// The expected JSON schema, with a member for each JSON file; a person's files are named without their folder.
  private static var schema: String {
    let tables = ExportedTable.ofHousehold(with: ExportedTable.recipes) + ExportedTable.ofPerson
    let files = tables.map { "    \"\($0.name).json\": \(rows($0, 2))" }.joined(separator: ",\n")
    return """
      {
        "$schema": "http://json-schema.org/draft-07/schema#",
        "title": "What a Tiffin export of version 1 holds, by its files",
        "type": "object",
        "properties": {
      \(files)
        },
        "additionalProperties": false
      }

      """
  }

  private static func rows(_ table: ExportedTable, _ depth: Int) -> String {
    let pad = String(repeating: "  ", count: depth)
    let columns = table.columns.map { "\"\($0.name)\": \(kind($0.kind))" }
    let parts = table.parts.map { "\"\($0.name)\": \(rows($0, depth + 3))" }
    let members = (columns + parts).map { "\(pad)      \($0)" }.joined(separator: ",\n")
    return """
      {
      \(pad)  "description": "\(table.about)",
      \(pad)  "type": "array",
      \(pad)  "items": {
      \(pad)    "type": "object",
      \(pad)    "properties": {
      \(members)
      \(pad)    },
      \(pad)    "additionalProperties": false
      \(pad)  }
      \(pad)}
      """
  }

  private static func kind(_ kind: ExportedColumn.Kind) -> String {
    switch kind {
    case .text: #"{ "type": "string", "minLength": 1 }"#
    case .number: #"{ "type": "integer" }"#
    case .flag: #"{ "const": true }"#
    case .lines: #"{ "type": "array", "items": { "type": "string" } }"#
    case .picture: #"{ "type": "string", "pattern": "^pictures/" }"#
    }
  }
}
