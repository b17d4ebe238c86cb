import Archives
import Testing

@testable import TiffinCore

@Suite struct `A zip file with several tables` {
  private static let exercise = (
    "Exercise-Summary.csv",
    "Date,Exercise,Type,Exercise Calories,Exercise Minutes,Note\n2026-01-05,\"Running, 10 km/h\",Cardio,310.0,30.0,\n"
  )
  private static let weights = ("Measurement-Summary.csv", "Date,Weight\n2026-01-05,70.4\n")
  private static let nutrition = (
    "Nutrition-Summary.csv",
    "Date,Meal,Calories,Fat (g),Carbohydrates (g),Protein (g),Note\n2026-01-05,Lunch,555.6,6.0,66.8,52.9,\n"
  )

  private func zip(_ files: [(String, String)]) throws -> [UInt8] {
    var bytes: [UInt8] = []
    var zip = ZipWriter(to: { bytes += $0 })
    for (name, text) in files { try zip.add(name, Array(text.utf8)) }
    try zip.end()
    return bytes
  }

  private func look(_ files: [(String, String)], _ kitchen: Kitchen) throws -> ImportJob {
    let id = try ImportJobStore(kitchen.database).hold(zip(files), named: "export.zip", by: kitchen.cook)
    return try kitchen.database.read { statements throws(StoreError) in
      try ImportJobStore.job(id, for: kitchen.cook, statements)
    }
  }

  @Test(arguments: [
    [exercise, weights, nutrition], [weights, nutrition, exercise], [nutrition, exercise, weights],
  ])
  func `is read from its diary table in any position`(files: [(String, String)]) throws {
    let kitchen = try Kitchen()

    let found = try look(files, kitchen)

    #expect(found.app == "MyFitnessPal" && found.columns == nil)
    #expect(found.names == ["2026-01-05 Lunch, 556 kcal"])
  }

  @Test func `with an exercise table of the same columns is read from its food table`() throws {
    let kitchen = try Kitchen()

    let found = try look(
      [
        (
          "exercise-logs.csv",
          "Date,Name,Icon,Type,Quantity,Units,Calories,Deleted\n01/05/2026,Run,R,Exercise,3,m,-310,0"
        ),
        (
          "food-logs.csv",
          "Date,Name,Icon,Meal,Quantity,Units,Calories,Deleted,Fat (g)\n01/05/2026,Apple,A,Lunch,1,Each,95,0,0.3"
        ),
      ], kitchen)

    #expect(found.app == "Lose It!" && found.names == ["2026-01-05 Apple, 95 kcal"])
  }

  @Test func `of no known app offers the table that could be a diary`() throws {
    let kitchen = try Kitchen()
    let log = ("log.csv", "Date,Meal,Food,Calories\n2026-01-05,Lunch,Soup,100\n2026-01-06,Lunch,Stew,200\n")

    let found = try look([Self.weights, log], kitchen)

    let columns = try #require(found.columns)
    #expect(columns.columns.map(\.name) == ["Date", "Meal", "Food", "Calories"])
    #expect(found.names == ["2026-01-05 Soup, 100 kcal", "2026-01-06 Stew, 200 kcal"])
    let file = try #require(try ImportJobStore(kitchen.database).file(of: found.id, for: kitchen.cook))
    let diary = try ImportedDiary(in: ImportedFiles(name: file.name, bytes: file.bytes), as: columns)
    let result = try DiaryImporter(of: nil, to: kitchen.meals, for: kitchen.cook).take(diary)
    #expect(result.added == 2 && result.broken.isEmpty)
  }
}
