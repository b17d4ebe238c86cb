public import PictureTools

/// Takes things of several kinds into a household: all of Tiffin's own export, or another app's recipes with its plan and
/// its list.
///
/// In an order in which what a row names is there before it. What was taken stays if it ends midway, and bringing the
/// same again adds only what is missing; nothing that is there is changed.
public struct BringingHousehold {
  private let things: BringingThings
  private let recipes: Bringing
  private let person: Person
  /// The kinds of things that are not taken.
  private let leftOut: Set<String>

  /// - Parameters:
  ///   - quotas: The most that the household may have; what is beyond is left out.
  ///   - renderer: Makes the pictures.
  ///   - person: A member of the household.
  public init(
    to installation: Installation, within quotas: Quotas = .standard, renderer: PhotoRenderer, for person: Person
  ) {
    let pictures = BroughtPictures(
      renderer: renderer, household: person.household, hasRoom: { installation.hasRoomForPhotos })
    self.init(of: nil, to: Stores(installation.database.limited(to: quotas)), pictures, for: person)
  }

  /// - Parameters:
  ///   - bringing: The bringing that keeps what came of it, to take it back.
  ///   - leftOut: The kinds of things that are not taken, as ``ImportPart/kind`` names them.
  init(
    of bringing: KeptBringing.ID?, to stores: Stores, _ pictures: BroughtPictures, leavingOut leftOut: Set<String> = [],
    for person: Person
  ) {
    self.leftOut = leftOut
    things = BringingThings(stores: stores, pictures: pictures, bringing: bringing)
    // The household's currency may be another one by the time that recipes come.
    recipes = Bringing(of: bringing, to: stores, pictures, for: person)
    self.person = person
  }

  /// Takes what the household has not: its own things, and those of people.
  ///
  /// - Parameters:
  ///   - people: Whose folder becomes whose.
  ///   - report: Gets the number of rows looked at.
  public func take(
    _ export: OwnExport, of people: [(folder: OwnPerson, person: Person)], report: (Int) throws -> Void = { _ in }
  ) throws -> BringingResult {
    if !leftOut.contains(ImportPart.settings) { try takeChoices(export, people) }
    return try take(export, with: BringingStore.recipes(in: export.files), of: people, report)
  }

  /// Takes what the household has not of another app's recipes, and of what it plans and buys.
  ///
  /// - Parameter report: Gets the number of recipes and rows looked at.
  public func take(
    _ brought: BroughtRecipes, report: (Int) throws -> Void = { _ in }
  ) throws -> BringingResult {
    try take(brought, with: brought, of: [], report)
  }

  private func take(
    _ source: some OwnRows, with brought: BroughtRecipes?, of people: [(folder: OwnPerson, person: Person)],
    _ report: (Int) throws -> Void
  ) throws -> BringingResult {
    var rows = 0
    func seen() throws {
      rows += 1
      try report(rows)
    }
    var result = BringingResult()
    func take(_ types: [any OwnThing.Type], in folder: String = "", for person: Person) throws {
      for type in types where !leftOut.contains(type.table.name) {
        result += try things.take(type, of: source, in: folder, for: person, seen: seen)
      }
    }
    try take(OwnThings.beforeRecipes, for: person)
    if result.added > 0 {
      // Recipes that are there already may have lines for the foods that came.
      try things.stores.database.write(of: person.household) { statements throws(StoreError) in
        try ContentsRows.outdate(of: person.household, statements)
      }
    }
    if let brought, !leftOut.contains(ExportedTable.recipes.name) {
      result += try recipes.current().take(brought) { _ in try seen() }
    }
    try take(OwnThings.afterRecipes, for: person)
    for (folder, person) in people { try take(OwnThings.ofPerson, in: folder.folder, for: person) }
    return result
  }

  private func takeChoices(_ export: OwnExport, _ people: [(folder: OwnPerson, person: Person)]) throws {
    let household = try export.rows(of: .household).first.map(OwnHousehold.init)
    let settings = try people.compactMap { folder, person in
      try export.rows(of: .settings, in: folder.folder).first.map { (OwnSettings(exported: $0), person) }
    }
    try things.stores.database.write(of: person.household) { statements throws(StoreError) -> Void in
      try household?.take(for: person, statements)
      for (settings, person) in settings { try settings.take(for: person, statements) }
    }
  }
}
