import Foundation
import TestSupport

@testable import TiffinCore

/// TheMealDB's recorded answers, in `TIFFIN_TEST_DATA` or beside the project.
enum Recordings {
  static let missing = "themealdb is not in TIFFIN_TEST_DATA"

  static let folder = TestData.folder.appending(path: "themealdb")

  static var areThere: Bool {
    FileManager.default.isReadableFile(atPath: folder.appendingPathComponent("search-280-meals.json").path)
  }

  static func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: folder.appendingPathComponent(name)))
  }

  static func answer(_ name: String) throws -> MealDBResponse {
    try MealDBResponse(try bytes(name))
  }

  /// Two complete responses with 280 meals, as read by Foundation, not by Tiffin.
  static func bodies() throws -> [[String: Any]] {
    let bodies = try JSONSerialization.jsonObject(with: Data(try bytes("search-280-meals.json")))
    return bodies as? [[String: Any]] ?? []
  }

  /// The 280 as Tiffin reads them.
  static func recipes() throws -> [CatalogueRecipe] {
    try bodies().flatMap { try MealDBResponse([UInt8](JSONSerialization.data(withJSONObject: $0))).recipes }
  }
}
