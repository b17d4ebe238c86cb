import Foundation
import TestSupport
import Testing

@testable import PictureTools
@testable import TiffinCore

@Suite struct `Checking the data` {
  private let kitchen: Kitchen
  private let scratch = TestFolder()

  init() throws { kitchen = try Kitchen() }

  private func look(
    _ check: DataCheck, repairing: Bool = false, tools: String = "/usr/bin"
  ) throws -> CheckResult {
    let renderer = PhotoRenderer(temporaryFolder: scratch.path, toolFolder: tools, threads: 1)
    return try InstallationChecks(kitchen.installation, renderer: renderer, isRepairing: repairing).look(at: check)
  }

  private func change(_ sql: String) throws {
    try kitchen.database.write { statements throws(StoreError) in _ = try statements.run(sql) }
  }

  private var sample: [UInt8] {
    get throws {
      let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
      return [UInt8](try Data(contentsOf: root.appending(path: "Public/samples/caprese.jpg")))
    }
  }

  @Test(arguments: [DataCheck.database, .tables, .search, .usualMeals, .permissions, .space])
  func `finds nothing wrong in sound data`(check: DataCheck) throws {
    try kitchen.add(.caprese())
    try kitchen.add(.toast(at: "08:00"))
    try kitchen.add(RecipeContent.pancakes)

    #expect(try look(check) == CheckResult())
  }

  @Test(.onFile) func `finds a row that refers to a missing one`() throws {
    try kitchen.add(.toast())
    // Without what Tiffin says to each connection, SQLite does not look.
    let other = try SQLiteConnection(path: kitchen.folder.databasePath, isReadOnly: false)
    try other.command("DELETE FROM person WHERE id = 1")
    other.close()

    #expect(try look(.database).problems.contains { $0.contains("refers to no row of person") })
  }

  @Test func `finds wrong search words and sort keys, and repairs them`() throws {
    try kitchen.add(.caprese())
    try kitchen.add(RecipeContent.pancakes)
    try change("DELETE FROM meal_words")
    try change("UPDATE recipe_words SET words = '1xtea'")
    try change("UPDATE meal SET name_key = 'tea'")

    let found = try look(.search)
    let mended = try look(.search, repairing: true)

    #expect(found.problems.count == 3 && found.repaired.isEmpty)
    #expect(mended.problems.isEmpty && mended.repaired == found.problems)
    #expect(try look(.search) == CheckResult())
  }

  @Test func `finds usual meals that differ from the meals, and repairs them`() throws {
    try kitchen.add(.caprese())
    try change("UPDATE usual_meal SET weight = weight + 1")

    let found = try look(.usualMeals)

    #expect(found.problems.count == 1)
    #expect(try look(.usualMeals) == found)
    #expect(try look(.usualMeals, repairing: true).repaired == found.problems)
    #expect(try look(.usualMeals) == CheckResult())
  }

  @Test func `finds usual meals that are missing or belong to no meal`() throws {
    try kitchen.add(.caprese())
    let toast = try kitchen.add(.toast())
    try change("DELETE FROM usual_meal WHERE meal_id <> \(toast.number)")
    try change("UPDATE usual_meal SET name_key = 'tea'")

    #expect(try look(.usualMeals).problems.count == 1)
    #expect(try look(.usualMeals, repairing: true).repaired.count == 1)
    #expect(try look(.usualMeals) == CheckResult())
  }

  @Test func `does not wait for writers if it does not repair`() throws {
    let kitchen = try Kitchen(timeout: 0)
    try kitchen.add(.caprese())
    let renderer = PhotoRenderer.unhurried(in: scratch.path)
    let inspection = InstallationChecks(kitchen.installation, renderer: renderer, isRepairing: false)
    let others = try HeldWrites(kitchen.folder)
    defer { others.release() }

    for check in [DataCheck.database, .search, .usualMeals] { #expect(try inspection.look(at: check) == CheckResult()) }
  }

  @Test func `reports pictures that cannot be decoded`() throws {
    let bytes = try sample
    try kitchen.add(.caprese(), photo: RenderedPhoto(format: .jpeg, small: bytes, large: bytes))
    #expect(try look(.photos) == CheckResult())

    try kitchen.add(.toast(), photo: .plate())

    let problems = try look(.photos).problems
    #expect(problems.count == 2 && problems.allSatisfy { $0.hasPrefix("photo 2 (") }, "\(problems)")
  }

  @Test func `reports missing picture tools`() throws {
    #expect(try look(.tools) == CheckResult())
    #expect(try look(.tools, tools: scratch.path).problems.count == 1)
  }

  @Test(.onFile) func `finds a database that others can read, and repairs its permissions`() throws {
    #expect(FileSystem.setPermissions(of: kitchen.folder.databasePath, 0o644))

    let found = try look(.permissions)

    #expect(found.problems.count == 1 && found.problems[0].contains("(644)"))
    #expect(try look(.permissions, repairing: true).repaired == found.problems)
    #expect(FileSystem.permissions(of: kitchen.folder.databasePath) == 0o600)
  }
}
