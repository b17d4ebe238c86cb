import Foundation
import TestServer
import TestSupport
import Testing

@testable import PictureTools
@testable import TiffinCore

/// A database of each schema since the first that was kept, as its release wrote it (`Scripts/keep-schema`).
@Suite struct `A stored database of an earlier release` {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Schemas")
  private static let first = 15
  private static var kept: [Int] {
    (first...Migrations.latest).filter { FileManager.default.fileExists(atPath: file($0).path) }
  }

  private static func file(_ version: Int) -> URL { folder.appending(path: "schema-\(version).db") }

  @Test func `exists for every schema since version 15`() {
    #expect(Array(Self.kept.prefix(Migrations.latest - Self.first)) == Array(Self.first..<Migrations.latest))
    #expect(!Self.kept.isEmpty)
  }

  @Test(arguments: Self.kept) func `is migrated with all its data`(version: Int) throws {
    let scratch = TestFolder()
    let folder = DataFolder(scratch.path)
    try FileManager.default.copyItem(at: Self.file(version), to: URL(filePath: folder.databasePath))
    try FileSystem.write("0123456789abcdef\n", to: folder.markPath, in: folder.path)
    #expect(try DatabaseFile(reading: folder.databasePath).version() == version)

    let installation = try folder.migrate()

    let meals = MealStore(installation.database)
    let cook = try PersonStore(installation.database).builtIn()
    #expect(try folder.version(of: installation.database) == Migrations.latest)
    #expect(try texts("SELECT name FROM meal ORDER BY name", installation) == ["Bread", "Crème brûlée"])
    #expect(try texts("SELECT name FROM recipe", installation) == ["Lentil soup"])
    #expect(try texts("SELECT item_key FROM grocery_item", installation).count == 2)
    #expect(try texts("SELECT day FROM plan_entry", installation).count == 1)
    let inspection = InstallationChecks(
      installation, renderer: PhotoRenderer.unhurried(in: scratch.path),
      isRepairing: false)
    for check in [DataCheck.database, .search, .usualMeals, .photos] {
      #expect(try inspection.look(at: check) == CheckResult(), "\(check)")
    }
    _ = try meals.add(.toast(), photo: nil, key: .random(), by: cook)
    try installation.close()
  }

  private func texts(_ query: String, _ installation: Installation) throws -> [String] {
    try installation.database.read { statements throws(StoreError) in try statements.all(query) { row in row.text(0) } }
  }
}
