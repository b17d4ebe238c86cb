import Foundation
import PictureTools
import TestServer
import TestSupport
import Testing

@testable import TiffinCore

@Suite(.enabled(if: ExportSample.areThere, Comment(rawValue: ExportSample.missing)))
struct `Diaries of other apps` {
  private func read(_ sample: DiarySample) throws -> (app: String, meals: [ImportedMeal], broken: [UnreadableRecipe]) {
    let diary = try ImportedDiary(in: ImportedFiles(name: sample.file, bytes: TestData.bytes(sample.path)))
    var (meals, broken): ([ImportedMeal], [UnreadableRecipe]) = ([], [])
    try diary.forEach { entry in
      switch entry {
      case .success(let meal): meals.append(meal)
      case .failure(let failure): broken.append(failure)
      }
    }
    return (diary.app, meals, broken)
  }

  @Test(arguments: DiarySample.all) func `are recognised by their file's content, with the right sums for every day`(
    sample: DiarySample
  ) throws {
    let expected = try sample.expected()

    let (app, meals, _) = try read(sample)

    #expect(app == sample.app)
    #expect(meals.count == expected.entries)
    for (day, sums) in try #require(expected.by_day) {
      let eaten = meals.filter { $0.date.iso == day }.map(\.nutrients)
      func sum(_ nutrient: Nutrient) -> Double { Double(eaten.reduce(0) { $0 + ($1[nutrient] ?? 0) }) / 1_000 }
      #expect(eaten.count == sums.entries, "\(day)")
      // Other apps round each entry, or the day.
      #expect(abs(sum(.energy) - sums.kcal) < 0.06, "\(day)")
      #expect(abs(sum(.protein) - sums.protein_g) < 0.06, "\(day)")
      #expect(abs(sum(.fat) - sums.fat_g) < 0.06, "\(day)")
      #expect(abs(sum(.carbs) - sums.carbs_g) < 0.06, "\(day)")
    }
    let first = try #require(expected.first_entry)
    // Entries without a name are named after their part of the day.
    #expect(meals.first?.name.text == (first[2].isEmpty ? first[1] : first[2]))
    #expect(meals.first?.date.iso == first[0])
  }

  @Test(arguments: DiarySample.all) func `report the lines that are skipped`(sample: DiarySample) throws {
    guard let skipped = try sample.expected().skipped else { return }

    let broken = try read(sample).broken

    #expect(broken.map(\.name) == skipped.map { "Line \($0.line)" })
  }

  @Test(arguments: DiarySample.refused) func `are not recognised in tables without days or figures`(path: String) throws
  {
    #expect(throws: ImportError.unknown) {
      try ImportedDiary(in: ImportedFiles(name: path, bytes: TestData.bytes("exports/\(path)")))
    }
  }

  @Test(arguments: DiarySample.all) func `are imported once, and undone as a whole`(sample: DiarySample) throws {
    let kitchen = try Kitchen()
    let expected = try sample.expected()
    let years = try #require(LocalDate(iso: "2016-01-01"))...(try #require(LocalDate(iso: "2026-12-31")))
    let store = ImportJobStore(kitchen.database)
    let errands = ImportWorker(
      Stores(kitchen.database),
      renderer: PhotoRenderer.unhurried(in: NSTemporaryDirectory()),
      hasSpace: { true }, isBackground: false
    ) { Issue.record("\($0)") }
    func bring() throws -> ImportJob {
      let id = try store.hold(TestData.bytes(sample.path), named: sample.file, by: kitchen.cook)
      #expect(try store.begin(id, by: kitchen.cook))
      errands.send(id, for: kitchen.cook)
      return try kitchen.database.read { statements throws(StoreError) in
        try ImportJobStore.job(id, for: kitchen.cook, statements)
      }
    }

    let first = try bring()
    let second = try bring()
    let meals = try kitchen.count("meal")
    try store.undo(first.id, by: kitchen.cook)

    #expect(first.kind == .diary && first.state == .taken && first.added == expected.entries)
    #expect(second.known == expected.entries && second.added == 0)
    #expect(meals == expected.entries)
    #expect(try kitchen.meals.totals(of: years, of: kitchen.cook.id).isEmpty)
  }
}
