import Foundation
import TestSupport

@testable import TiffinCore

/// Ingredient lines as recipe sites write them, beside the project in `TIFFIN_TEST_DATA`.
enum RecordedLines {
  static let missing = "recipe-pages or ingredients is not in TIFFIN_TEST_DATA"

  private static let folder = TestData.folder
  private static let table = folder.appendingPathComponent("ingredients/ingredients.csv")
  private static let pages = folder.appendingPathComponent("recipe-pages")

  static var areThere: Bool {
    [table, pages.appendingPathComponent("index.csv")].allSatisfy {
      FileManager.default.isReadableFile(atPath: $0.path)
    }
  }

  /// Returns the ingredient lines expected from the 60 recorded recipe pages.
  static func ofPages() throws -> [String] {
    let names = try FileManager.default.contentsOfDirectory(atPath: pages.path).filter { $0.hasSuffix(".json") }
    return try names.sorted().flatMap { name in
      let data = try Data(contentsOf: pages.appendingPathComponent(name))
      let page = try JSONSerialization.jsonObject(with: data) as? [String: Any]
      return page?["ingredients"] as? [String] ?? []
    }
  }

  /// 1,500 lines with labels by people, a value for each column.
  static func labelled() throws -> [[String: String]] {
    var rows = rows(of: try String(contentsOf: table, encoding: .utf8))
    let columns = rows.isEmpty ? [] : rows.removeFirst()
    return rows.filter { $0.count == columns.count }.map {
      Dictionary(zip(columns, $0), uniquingKeysWith: { first, _ in first })
    }
  }

  /// Quotes within quotes, which the table has none of, would be left out.
  private static func rows(of text: String) -> [[String]] {
    var rows: [[String]] = []
    var row: [String] = []
    var field = ""
    var isQuoted = false
    for sign in text.unicodeScalars where sign != "\r" {
      switch sign {
      case "\"": isQuoted.toggle()
      case ",", "\n":
        guard !isQuoted else {
          field.unicodeScalars.append(sign)
          continue
        }
        row.append(field)
        field = ""
        guard sign == "\n" else { continue }
        rows.append(row)
        row = []
      default: field.unicodeScalars.append(sign)
      }
    }
    return rows
  }
}
