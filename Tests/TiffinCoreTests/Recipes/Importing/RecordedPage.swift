import Foundation
import TestSupport

@testable import TiffinCore

/// A saved page of a recipe site, with the fields that hand-written code for that site reads from it.
struct RecordedPage {
  /// The expected content; nil if the page does not state it.
  struct Expected: Decodable {
    struct Nutrients: Decodable {
      var calories: String?
    }

    var title: String?
    var ingredients: [String]?
    var instructions_list: [String]?
    var yields: String?
    var total_time: Int?
    var nutrients: Nutrients?
  }

  static let missing = "recipe-pages is not in TIFFIN_TEST_DATA"
  static var areThere: Bool { TestData.has("recipe-pages/index.csv") }

  let name: String
  /// `ordinary JSON-LD`, `microdata only`.
  let group: String
  private let expected: Expected
  let read: WebRecipe?

  static func all() throws -> [RecordedPage] {
    let lines = try TextCleanup.lines(String(decoding: TestData.bytes("recipe-pages/index.csv"), as: UTF8.self))
    return try lines.dropFirst().map { try RecordedPage($0.split(separator: ",", maxSplits: 2).map(String.init)) }
  }

  private init(_ columns: [String]) throws {
    (name, group) = (String(columns[0].dropLast(5)), columns[1])
    expected = try TestData.json("recipe-pages/\(name).json", as: Expected.self)
    let bytes = try TestData.bytes("recipe-pages/\(columns[0])")
    read = WebRecipe.all(in: bytes, at: WebAddress("https://\(name)/recipe")).first
  }

  var isFound: Bool { read != nil }
  var hasTitle: Bool { read.map { Self.folded($0.name) } == expected.title.map(Self.folded) }
  var hasIngredients: Bool { Self.folded(read?.ingredients) == Self.folded(expected.ingredients) }

  /// True if the steps are the same; a heading's colon is the reader's own.
  var hasSteps: Bool { Self.folded(read?.steps) == Self.folded(expected.instructions_list) }

  /// True also for the smaller or the larger end of a range.
  var hasServings: Bool {
    let count = expected.yields.flatMap { $0.split(separator: " ").first }.flatMap { Int($0) }
    return read?.servings == count || (read?.yield.map { SearchWords.of($0).contains("\(count ?? 0)") } ?? false)
  }

  var hasTime: Bool { read?.minutes == expected.total_time }

  var hasEnergy: Bool {
    let digits = expected.nutrients?.calories?.filter { $0.isNumber || $0 == "." }
    return read?.energy?.kilocalories == digits.flatMap(Double.init).map { Int($0.rounded()) }
  }

  private static func folded(_ lines: [String]?) -> [String] {
    (lines ?? []).map(folded).map { $0.hasSuffix(":") ? String($0.dropLast()) : $0 }
  }

  private static func folded(_ text: String) -> String { TextCleanup.line(text, limit: 20_000) }
}
