import Archives
import Foundation
import PictureTools
import TestServer
import TestSupport
import Testing

@testable import TiffinCore

@Suite struct `A household export` {
  private let renderer = PhotoRenderer.unhurried(in: NSTemporaryDirectory())

  private func export(_ kitchen: Kitchen, isWhole: Bool = false) throws -> [UInt8] {
    var bytes: [UInt8] = []
    let cook = try PersonStore(kitchen.database).person(kitchen.cook.id)
    try HouseholdExport(for: cook, isWhole: isWhole, in: kitchen.database).write(to: { bytes += $0 })
    return bytes
  }

  private func open(_ bytes: [UInt8]) throws -> ExportArchive {
    try #require(try ExportArchive(in: ImportedFiles(name: "mine.zip", bytes: bytes)))
  }

  private func bring(
    _ bytes: [UInt8], to kitchen: Kitchen, through database: (any Database)? = nil
  ) throws -> ImportResult {
    let export = try open(bytes)
    let pictures = ImportedPictureRenderer(renderer: renderer, household: nil, hasSpace: { true })
    let bringing = HouseholdImporter(of: nil, to: Stores(database ?? kitchen.database), pictures, for: kitchen.cook)
    return try bringing.take(export, of: try export.folder(of: kitchen.cook).map { [($0, kitchen.cook)] } ?? [])
  }

  private var photo: RenderedPhoto {
    get throws {
      let root = URL(filePath: #filePath).appending(path: "../../../..").standardized
      return try renderer.render([UInt8](Data(contentsOf: root.appending(path: "Public/samples/caprese.jpg"))))
    }
  }

  /// The files of an export by name; pictures are numbered by their order, since only their numbers may differ.
  private func files(_ bytes: [UInt8]) throws -> [String: [UInt8]] {
    let picture = /pictures\/(meals|recipes|foods)\/[0-9]+/
    var found: [String: [UInt8]] = [:]
    for file in try ImportedFiles(name: "mine.zip", bytes: bytes).files {
      let isPicture = file.path.hasPrefix("pictures/")
      let text = isPicture ? "" : try file.text().replacing(picture) { "pictures/\($0.1)" }
      let name = isPicture ? "\(file.folder)\(found.count { $0.key.hasPrefix(file.folder) })" : file.path
      found[name] = isPicture ? try file.bytes() : Array(text.utf8)
    }
    return found
  }

  @Test func `is imported completely if every transaction runs twice`() throws {
    let (kitchen, other) = (try Kitchen(), try Kitchen())
    var household = FullHousehold(kitchen, seed: 1, photo: try photo)
    try household.fill(for: kitchen.cook)
    let first = try export(kitchen)

    let result = try bring(first, to: other, through: RepeatingDatabase(database: other.database))

    #expect(result.broken.isEmpty && result.withoutPicture.isEmpty)
    #expect(try files(first) == files(export(other)))
  }

  @Test(arguments: 1...6 as ClosedRange<UInt64>)
  func `is identical after an import into an empty server`(seed: UInt64) throws {
    let (kitchen, other) = (try Kitchen(), try Kitchen())
    var household = FullHousehold(kitchen, seed: seed, photo: try photo)
    try household.fill(for: kitchen.cook)
    let first = try export(kitchen)

    let result = try bring(first, to: other)

    #expect(result.broken.isEmpty && result.withoutPicture.isEmpty && result.known == 0)
    let (here, there) = (try files(first), try files(export(other)))
    #expect(here.keys.sorted() == there.keys.sorted())
    for (name, bytes) in here where there[name] != bytes {
      Issue.record(
        "\(name):\n\(String(decoding: bytes, as: UTF8.self))\n\(String(decoding: there[name] ?? [], as: UTF8.self))")
    }
  }

  @Test func `adds no duplicates if it is imported twice or into its own household`() throws {
    let (kitchen, other) = (try Kitchen(), try Kitchen())
    var household = FullHousehold(kitchen, seed: 7, photo: try photo)
    try household.fill(for: kitchen.cook)
    let bytes = try export(kitchen)
    _ = try bring(bytes, to: other)
    let brought = try files(export(other))

    let (again, own) = (try bring(bytes, to: other), try bring(bytes, to: kitchen))

    #expect(again.added == 0 && own.added == 0)
    #expect(try files(export(other)) == brought)
    #expect(try files(export(kitchen)) == files(bytes))
  }

  @Test func `leaves the names, settings, lists and meals of a used household unchanged`() throws {
    let (kitchen, other) = (try Kitchen(), try Kitchen())
    var household = FullHousehold(kitchen, seed: 8, photo: try photo)
    try household.fill(for: kitchen.cook)
    try other.buy("1 kg flour")
    try other.add(.plain("Soup", kcal: 300))
    let before = try open(export(other))

    _ = try bring(export(kitchen), to: other)

    let after = try open(export(other))
    #expect(try after.rows(of: .household) == before.rows(of: .household))
    for table in [ExportedTable.groceries, .habits, .foods] {
      let rows = try after.rows(of: table)
      #expect(try before.rows(of: table).allSatisfy { rows.contains($0) }, "\(table.name)")
    }
    let (now, then) = (try #require(try after.people.first), try #require(try before.people.first))
    #expect(now.name == then.name)
    #expect(try after.rows(of: .settings, in: now.folder) == before.rows(of: .settings, in: then.folder))
    #expect(try after.rows(of: .diary, in: now.folder).contains(before.rows(of: .diary, in: then.folder)[0]))
  }

  @Test func `is undone as a whole, except for rows that somebody has changed since`() throws {
    let (kitchen, other) = (try Kitchen(), try Kitchen())
    var household = FullHousehold(kitchen, seed: 9, photo: try photo)
    try household.fill(for: kitchen.cook)
    let store = ImportJobStore(other.database)
    let errands = ImportWorker(
      Stores(other.database), renderer: renderer, hasSpace: { true }, isBackground: false
    ) { Issue.record("\($0)") }

    let (meals, lines) = (try kitchen.count("meal"), try kitchen.count("grocery_item"))
    let id = try store.hold(export(kitchen), named: "mine.zip", by: other.cook)
    let found = try kept(id, other)
    #expect(found.kind == .household && found.known == 0 && found.brokenCount == 0)
    #expect(found.names.contains("recipes 8") && found.names.contains { $0.hasPrefix("diary ") })
    #expect(try store.begin(id, by: other.cook))
    errands.send(id, for: other.cook)
    let taken = try kept(id, other)
    #expect(taken.state == .taken && taken.seen == found.total)
    #expect(taken.added == 8 + meals + 4 + lines + 8)
    let kept = try #require(try other.groceries.list(of: other.cook).items.first { !$0.isCompleted })
    _ = try other.groceries.add(
      GroceryEntry(kept.name, GroceryQuantity("2 kg")), key: .random(), by: other.cook)
    try store.undo(id, by: other.cook)

    let rest = try open(export(other))
    let folder = try #require(try rest.people.first).folder
    for table in [ExportedTable.recipes, .plan, .foods] { #expect(try rest.rows(of: table).isEmpty, "\(table.name)") }
    #expect(try rest.rows(of: .diary, in: folder).isEmpty)
    #expect(try rest.rows(of: .groceries).map { $0.written("name") } == [kept.name.text])
  }

  @Test func `leaves out rows that exceed a quota, and stores no parts of them`() throws {
    let (kitchen, other) = (try Kitchen(), try Kitchen())
    for number in 0..<4 {
      _ = try kitchen.meals.add(.various(number), photo: try photo, key: .random(), by: kitchen.cook)
    }
    for name in ["Soup", "Stew"] { try kitchen.add(.named(name)) }
    try kitchen.buy("leeks")
    let export = try open(export(kitchen))
    let clock = kitchen.clock
    let limited = other.database.limited(to: try Quotas("meals=2,recipes=1"), now: { clock.seconds })
    let pictures = ImportedPictureRenderer(renderer: renderer, household: nil, hasSpace: { true })
    let bringing = HouseholdImporter(of: nil, to: Stores(limited), pictures, for: other.cook)

    let result = try bringing.take(export, of: try export.folder(of: other.cook).map { [($0, other.cook)] } ?? [])

    #expect(result.broken.map(\.reason) == [.full, .full, .full])
    #expect(try other.count("meal") == 2)
    #expect(try other.count("recipe") == 1)
    #expect(try other.shoppingList() == ["leeks"])
    #expect(try other.count("photo WHERE NOT EXISTS (SELECT 1 FROM meal WHERE meal.photo_id = photo.id)") == 0)
  }

  @Test func `leaves out other people's diaries, and reports it`() throws {
    let (kitchen, other) = (try Kitchen(), try Kitchen())
    let maya = try kitchen.addMember("maya")
    try kitchen.add(.plain("Mine"))
    try kitchen.add(.plain("Hers"), by: maya)

    let id = try ImportJobStore(other.database).hold(export(kitchen, isWhole: true), named: "all.zip", by: other.cook)

    let found = try kept(id, other)
    #expect(found.broken == ["maya: it belongs to another person"])
    #expect(!found.names.contains("diary 2"))
  }

  @Test func `leaves out purchases in another currency, and learns the price level from the others`() throws {
    let rows = """
      [{"day":"2026-11-20","currency":"EUR","paid_minor":900,"lines":5,"priced_lines":5,"estimate_minor":500},
      {"day":"2026-11-20","currency":"USD","paid_minor":900,"lines":5,"priced_lines":6,"estimate_minor":500},
      {"day":"2026-11-18","currency":"USD","paid_minor":900,"lines":5,"priced_lines":5,"estimate_minor":600},
      {"day":"2026-11-19","currency":"USD","paid_minor":900,"lines":5,"priced_lines":5,"estimate_minor":600},
      {"day":"2026-11-19","currency":"USD","paid_minor":900,"lines":5,"priced_lines":5,"estimate_minor":600}]
      """
    var bytes: [UInt8] = []
    var zip = ZipWriter(to: { bytes += $0 })
    try zip.add("tiffin.json", Array(#"{"format":"tiffin","version":1}"#.utf8))
    try zip.add("recipes.json", Array("[]".utf8))
    try zip.add("purchases.json", Array(rows.utf8))
    try zip.end()
    let kitchen = try Kitchen()

    let result = try bring(bytes, to: kitchen)
    let again = try bring(bytes, to: kitchen)

    #expect(result.added == 3 && again.added == 0)
    #expect(Set(result.broken.map(\.reason)) == [.anotherCurrency, .invalid])
    #expect(try kitchen.count("purchase") == 3)
    #expect(try PersonStore(kitchen.database).person(kitchen.cook.id).currency.priceLevel.percent == 150)
  }

  @Test func `reports each invalid row, and imports the others`() throws {
    let rows = [
      "foods": #"[{"name":"Fog","basis":"litre"},{"name":"Rye","basis":"g","energy_cal":1000}]"#,
      "plan": #"[{"day":"2026-02-30","name":"Nothing","servings":1},{"day":"2026-02-28","name":"Soup","servings":1}]"#,
      "groceries": #"[{"name":"\#(String(repeating: "x", count: 300))"},{"name":"milk","shares":[{"amount":"?"}]}]"#,
      "ingredient-foods": #"[{"ingredient":"rye","food":"Rye"},{"ingredient":"oat","food":"Oat","food_source":"far"}]"#,
    ]
    var bytes: [UInt8] = []
    var zip = ZipWriter(to: { bytes += $0 })
    try zip.add("tiffin.json", Array(#"{"format":"tiffin","version":1}"#.utf8))
    try zip.add("recipes.json", Array("[]".utf8))
    for (name, text) in rows { try zip.add("\(name).json", Array(text.utf8)) }
    try zip.add("people/1-me/settings.json", Array(#"[{"name":"Me","energy_goal_kcal":-7}]"#.utf8))
    try zip.add("people/1-me/diary.json", Array(#"[{"date":"2026-02-28","name":"A","fat_mg":-1},"what"]"#.utf8))
    try zip.add("people/1-me/favourites.json", Array(#"[{"recipe":"Gone"}]"#.utf8))
    try zip.end()
    let kitchen = try Kitchen()

    let result = try bring(bytes, to: kitchen)

    #expect(result.added == 3)
    #expect(
      Set(result.broken.map { "\($0.name.prefix(20)): \($0.reason)" }) == [
        "Fog: it has an invalid value", "2026-02-30 Nothing: it has no date",
        "xxxxxxxxxxxxxxxxxxxx: it has an invalid value", "milk: it has an invalid value",
        "oat: its food is not in the file", "2026-02-28 A: it has an invalid value",
        "diary 2: it has no date",
        "Gone: its recipe is not here",
      ])
    #expect(try PersonStore(kitchen.database).person(kitchen.cook.id).settings.goals == .none)
  }

  private func kept(_ id: ImportJob.ID, _ kitchen: Kitchen) throws -> ImportJob {
    try kitchen.database.read { statements throws(StoreError) in
      try ImportJobStore.job(id, for: kitchen.cook, statements)
    }
  }
}
