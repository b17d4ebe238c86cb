/// An export of a household, with the diary of one member or of all, in one zip file.
///
/// `docs/export.md` describes the format. The export is written in one snapshot while the database stays in use; it
/// needs the memory of one table's rows and one picture. Deleted rows are left out, as are passwords, links and
/// sessions. Equal data give equal bytes.
public struct HouseholdExport {
  /// The version of the format; an importer must refuse a higher one.
  public static let version = 1

  private let database: any Database
  private let person: Person
  private let isWhole: Bool

  /// Creates an export.
  ///
  /// - Parameters:
  ///   - person: A member of the household, whose diary is included.
  ///   - isWhole: True to include the other members' diaries, too, which only the server's owner may read.
  public init(for person: Person, isWhole: Bool = false, in database: any Database) {
    self.person = person
    self.isWhole = isWhole
    self.database = database
  }

  /// The number of written bytes after which the disk space is checked again.
  private static let stretch = 8 << 20

  /// Writes the export into a file. If the connection to the database breaks, the file is written anew.
  ///
  /// - Parameters:
  ///   - requireSpace: Called repeatedly; throws if the disk is nearly full.
  ///   - report: Called after each file in the archive, with the number of files so far.
  /// - Throws: ``StoreError``, ``ExportError``, and `FileError`.
  public func write(
    to file: PrivateFileWriter, requiringRoom requireSpace: @escaping () throws(ExportError) -> Void = {},
    report: @escaping (Int) -> Void = { _ in }
  ) throws {
    var bytes = 0
    try write(
      to: { piece in
        bytes += piece.count
        if bytes > Self.stretch {
          bytes = 0
          try requireSpace()
        }
        try file.write(piece)
      }, beginning: file.empty, report: report)
  }

  /// Writes the export to a sink.
  ///
  /// - Parameters:
  ///   - sink: Called with the bytes in order; its errors end the export.
  ///   - begin: Called before the first byte, and again before a retry.
  func write(
    to sink: @escaping ([UInt8]) throws -> Void, beginning begin: () throws -> Void = {},
    report: @escaping (Int) -> Void = { _ in }
  ) throws {
    try database.snapshot { statements in
      try begin()
      var writer = ExportWriter(to: sink, report: report)
      try writer.add("README.md", Array(Self.readme.utf8))
      try writer.add("tiffin.json", Array("{\"format\":\"tiffin\",\"version\":\(Self.version)}\n".utf8))
      let members = try members(statements)
      let recipes = ExportedTable.recipes(eatenBy: members.map(\.id))
      for table in ExportedTable.ofHousehold(with: recipes) {
        try writer.add(table, of: person.household.number, statements)
      }
      for (place, member) in members.enumerated() {
        let folder = "people/\(place + 1)-\(ExportedName.of(member.name))/"
        for table in ExportedTable.ofPerson {
          let isDiary = table.name == ExportedTable.diary.name
          try writer.add(table, of: member.id.number, in: folder, hasTable: isDiary, statements)
        }
      }
      try add(recipes, to: &writer, statements)
      try writer.addPictures(statements)
      try writer.end()
    }
  }

  private func members(_ statements: borrowing Statements) throws(StoreError) -> [(id: Person.ID, name: String)] {
    guard isWhole else { return [(person.id, person.name)] }
    return try HouseholdMemberStore.members(with: person, statements).map { ($0.id, $0.name) }
  }

  /// Adds each recipe as JSON for other apps, and as Markdown for people.
  private func add(
    _ recipes: ExportedTable, to writer: inout ExportWriter, _ statements: borrowing Statements
  ) throws {
    let ids: [Recipe.ID] = try statements.all(
      "SELECT recipe.id \(recipes.source)", recipes.parameters(of: person.household.number)
    ) { row in row.id(0) }
    for (place, id) in ids.enumerated() {
      let recipe = try RecipeStore.recipe(id, for: person, statements)
      let name = "recipes/\(place + 1)-\(ExportedName.of(recipe.content.name.text))"
      try writer.add("\(name).json", Array((recipe.published(in: person.currency).json + "\n").utf8))
      try writer.add("\(name).md", Array(recipe.markdown.utf8))
    }
  }

  private static let readme = """
    # Your Tiffin

    Everything of a household as of one moment. Numbers that are not known are left out: they are not 0.

    - `household.json`, `recipes.json`, `plan.json`, `groceries.json`, `aisles.json`, `habits.json`, `purchases.json`,
      `foods.json`
    - `people/`: each member's diary as `diary.json` and as a table, `diary.csv`; settings and favourites
    - `recipes/`: each recipe to read (`.md`), and as other apps read them (`.json`, schema.org)
    - `pictures/`: what `picture` names, with its ending

    """
}
