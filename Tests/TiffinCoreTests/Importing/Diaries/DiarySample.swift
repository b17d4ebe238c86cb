import Foundation
import TestSupport
import Testing

/// A diary that another app exported, with its expected content as read by independent code (`expected.json`).
struct DiarySample: CustomTestStringConvertible, Sendable {
  let app: String
  let folder: String
  let file: String

  var path: String { "exports/\(folder)/\(file)" }
  var testDescription: String { path }

  static let all = [
    DiarySample(app: "Cronometer", folder: "cronometer", file: "servings.csv"),
    DiarySample(app: "Cronometer", folder: "cronometer", file: "servings-2016.csv"),
    DiarySample(app: "Cronometer", folder: "cronometer", file: "dailysummary.csv"),
    DiarySample(app: "MyFitnessPal", folder: "myfitnesspal", file: "File-Export-2026-01-05-to-2026-01-08.zip"),
    DiarySample(app: "Lose It!", folder: "loseit", file: "loseit-export.zip"),
    DiarySample(app: "Waistline", folder: "waistline", file: "waistline_export.json"),
    DiarySample(app: "SparkyFitness", folder: "sparkyfitness", file: "sparkyfitness_diary_export.csv"),
    DiarySample(app: "OpenNutriTracker", folder: "opennutritracker", file: "opennutritracker-export.zip"),
    DiarySample(app: "Cronometer", folder: "nutritionrx", file: "test_cronometer_format.csv"),
    DiarySample(app: "Lose It!", folder: "nutritionrx", file: "test_loseit_format.csv"),
    DiarySample(app: "MyFitnessPal", folder: "nutritionrx", file: "test_malformed_rows.csv"),
    DiarySample(app: "MyFitnessPal", folder: "nutritionrx", file: "test_mfp_happy_path.csv"),
    DiarySample(app: "A table", folder: "nutritionrx", file: "test_nutritionrx_backup.csv"),
    DiarySample(app: "Cronometer", folder: "nutritionrx", file: "test_special_characters.csv"),
  ]
  static let refused = ["nutritionrx/test_empty.csv", "nutritionrx/test_wrong_format.csv"]

  /// The content that independent code found in the file.
  func expected() throws -> Expected {
    let files = try TestData.json("exports/\(folder)/expected.json", as: [String: Expected?].self)
    guard let expected = files[file] ?? nil else { throw CocoaError(.fileReadNoSuchFile) }
    return expected
  }

  struct Expected: Decodable {
    let entries: Int
    /// Nil for a file that is refused.
    let by_day: [String: Day]?
    let first_entry: [String]?
    let skipped: [Skipped]?
  }

  struct Day: Decodable {
    let entries: Int
    let kcal: Double
    let protein_g: Double
    let fat_g: Double
    let carbs_g: Double
  }

  struct Skipped: Decodable {
    let line: Int
  }
}
