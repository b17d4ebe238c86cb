public import PictureTools

/// An import of rows of several kinds into a household: Tiffin's own export, or another app's recipes with its plan and
/// list.
///
/// Rows are imported before the rows that refer to them. Committed rows remain if the import is interrupted. Importing
/// the same file again adds only missing rows. Existing recipes get missing values, but no existing value is
/// overwritten.
public struct HouseholdImporter {
  private let things: RowImporter
  private let recipes: RecipeImporter
  private let person: Person
  /// The kinds of rows that are skipped.
  private let leftOut: Set<String>

  /// Creates an import into an installation.
  ///
  /// - Parameters:
  ///   - quotas: The limits on what the household and the person may store. Rows beyond these limits are skipped.
  ///   - renderer: The renderer for pictures.
  ///   - person: A member of the household.
  public init(
    to installation: Installation, within quotas: Quotas = .standard, renderer: PhotoRenderer, for person: Person
  ) {
    let pictures = ImportedPictureRenderer(
      renderer: renderer, household: person.household, hasSpace: { installation.hasRoomForPhotos })
    self.init(of: nil, to: Stores(installation.database.limited(to: quotas)), pictures, for: person)
  }

  /// Creates an import.
  ///
  /// - Parameters:
  ///   - bringing: The import job that records the new rows, so that the import can be undone; nil to record nothing.
  ///   - leftOut: The kinds of rows to skip, as in ``ImportRowKind/kind``.
  init(
    of bringing: ImportJob.ID?, to stores: Stores, _ pictures: ImportedPictureRenderer,
    leavingOut leftOut: Set<String> = [],
    for person: Person
  ) {
    self.leftOut = leftOut
    things = RowImporter(stores: stores, pictures: pictures, bringing: bringing)
    // The person is read again before recipes are imported, because the settings may change the currency.
    recipes = RecipeImporter(of: bringing, to: stores, pictures, for: person)
    self.person = person
  }

  /// Imports the rows of an export that the household and its people do not have.
  ///
  /// - Parameters:
  ///   - people: The people in the export, each with the person for whom the rows are imported.
  ///   - report: Called with the number of rows read so far.
  public func take(
    _ export: ExportArchive, of people: [(folder: ExportedPerson, person: Person)],
    report: (Int) throws -> Void = { _ in }
  ) throws -> ImportResult {
    if !leftOut.contains(ImportRowKind.settings) { try takeChoices(export, people) }
    return try take(export, with: ImportJobStore.recipes(in: export.files), of: people, report)
  }

  /// Imports another app's recipes, plan and grocery list, skipping what the household has.
  ///
  /// - Parameter report: Called with the number of recipes and rows read so far.
  public func take(
    _ brought: ImportedRecipes, report: (Int) throws -> Void = { _ in }
  ) throws -> ImportResult {
    try take(brought, with: brought, of: [], report)
  }

  private func take(
    _ source: some ExportedRows, with brought: ImportedRecipes?, of people: [(folder: ExportedPerson, person: Person)],
    _ report: (Int) throws -> Void
  ) throws -> ImportResult {
    var rows = 0
    func seen() throws {
      rows += 1
      try report(rows)
    }
    var result = ImportResult()
    func take(_ types: [any ExportedRow.Type], in folder: String = "", for person: Person) throws {
      for type in types where !leftOut.contains(type.table.name) {
        result += try things.take(type, of: source, in: folder, for: person, seen: seen)
      }
    }
    try take(ExportedRowKinds.beforeRecipes, for: person)
    if result.added > 0 {
      // Existing recipes may contain ingredients that match the new foods.
      try things.stores.database.write(of: person.household) { statements throws(StoreError) in
        try RecipeFoodRows.outdate(of: person.household, statements)
      }
    }
    if let brought, !leftOut.contains(ExportedTable.recipes.name) {
      result += try recipes.current().take(brought) { _ in try seen() }
    }
    try take(ExportedRowKinds.afterRecipes, for: person)
    for (folder, person) in people { try take(ExportedRowKinds.ofPerson, in: folder.folder, for: person) }
    return result
  }

  private func takeChoices(_ export: ExportArchive, _ people: [(folder: ExportedPerson, person: Person)]) throws {
    let household = try export.rows(of: .household).first.map(ExportedHousehold.init)
    let settings = try people.compactMap { folder, person in
      try export.rows(of: .settings, in: folder.folder).first.map { (ExportedSettings(exported: $0), person) }
    }
    try things.stores.database.write(of: person.household) { statements throws(StoreError) -> Void in
      try household?.take(for: person, statements)
      for (settings, person) in settings { try settings.take(for: person, statements) }
    }
  }
}
