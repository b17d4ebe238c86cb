import Archives
public import PictureTools
package import Platform

extension ImportJobStore {
  /// The maximum number of files that wait for confirmation by one person, including those that other members can
  /// confirm, too, and their maximum total size in bytes. The oldest files beyond the limits are deleted.
  private static let mostWaiting = 10
  private static let mostBytes = 4 << 30

  /// Previews an uploaded file and stores it until it is confirmed, at most for a day. A file with the same name and
  /// size is replaced.
  ///
  /// - Parameters:
  ///   - budget: The reading budget; nil for the usual budget for its size.
  ///   - renderer: The renderer for the pictures of the preview; nil to omit them.
  /// - Throws: ``ImportError`` if the file is refused; ``StoreError``.
  public func hold(
    _ bytes: [UInt8], named name: String, within budget: ReadingBudget? = nil,
    picturedBy renderer: PhotoRenderer? = nil,
    by person: Person
  ) throws -> ImportJob.ID {
    try hold(.bytes(bytes), named: name, within: budget, picturedBy: renderer, by: person)
  }

  /// Previews a range of bytes of a file in the folder of imports and stores it like an uploaded file. If that
  /// succeeds, the file remains in the folder.
  package func hold(
    _ file: SpooledFile, _ range: Range<Int>, named name: String, within budget: ReadingBudget? = nil,
    picturedBy renderer: PhotoRenderer? = nil, by person: Person
  ) throws -> ImportJob.ID {
    let content = PendingFileContent.stored(file: file.name, range)
    let id = try hold(content, named: name, within: budget, picturedBy: renderer, by: person)
    file.keep()
    return id
  }

  private func hold(
    _ content: PendingFileContent, named name: String, within budget: ReadingBudget?,
    picturedBy renderer: PhotoRenderer?,
    by person: Person
  ) throws -> ImportJob.ID {
    let budget = budget ?? ReadingBudget(forFileOf: content.count)
    let pictures = PreviewPictures(renderer, for: person.household)
    let found = try budget.run { () throws -> ImportFilePreview in
      try self.found(in: files(of: content, named: name, within: budget), pictures, for: person)
    }
    if budget.isSpent { throw ImportError.tooMuch }
    let (id, unused) = try insert(found, content, named: name, by: person)
    try removeUnused(unused)
    return id
  }

  /// Opens a stored file.
  func files(
    of content: PendingFileContent, named name: String, within budget: ReadingBudget
  ) throws(ImportError) -> ImportedFiles {
    let source: ArchiveSource
    do throws(ArchiveError) { source = try content.source(in: folder) } catch { throw ImportError(error) }
    return try ImportedFiles(name: name, source, within: budget)
  }

  private func found(in files: ImportedFiles, _ pictures: PreviewPictures, for person: Person) throws
    -> ImportFilePreview
  {
    if let export = try ExportArchive(in: files) {
      let found = try look(into: export, pictures, for: person)
      return ImportFilePreview(found, of: ExportArchive.app, .household, isOnePersons: true)
    }
    if let brought = try Self.recipes(in: files) {
      let isAlone = brought.things.isEmpty
      let found =
        try isAlone ? look(into: brought, pictures, for: person) : lookAtAll(of: brought, pictures, for: person)
      return ImportFilePreview(found, of: brought.app, isAlone ? .recipes : .household)
    }
    if let columns = try DiaryTables.columns(in: files) {
      let found = try look(into: files, as: columns, for: person)
      return ImportFilePreview(found, of: DiaryTables.app, .diary, isOnePersons: true, columns: columns)
    }
    let diary = try ImportedDiary(in: files)
    return ImportFilePreview(try look(into: diary, for: person), of: diary.app, .diary, isOnePersons: true)
  }

  /// Returns the recipes in files; nil if there are none.
  static func recipes(in files: ImportedFiles) throws(ImportError) -> ImportedRecipes? {
    do throws(ImportError) {
      return try ImportedRecipes(in: files)
    } catch .unknown {
      return nil
    }
  }

  private func insert(
    _ file: ImportFilePreview, _ content: PendingFileContent, named name: String, by person: Person
  ) throws(StoreError) -> (id: ImportJob.ID, unused: [String]) {
    let (moment, found, name) = (now(), file.found, TextCleanup.line(name, limit: 200))
    return try database.write(of: person.household) { statements throws(StoreError) in
      let unused = try Self.makeRoom(for: content.count, named: name, by: person, statements)
      let id: ImportJob.ID? = try statements.first(
        """
        INSERT INTO bringing
          (household_id, person_id, app, file_name, state, begun_at, worked_at, total, known, names, broken_count,
          broken, columns, kind, parts, byte_count)
        VALUES ($1, $2, $3, $4, 'found', $5, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) RETURNING id
        """,
        [
          .id(person.household), file.isOnePersons ? .id(person.id) : .null, .text(file.app), .text(name),
          .int(moment), .int(found.total),
          .int(found.known), .text(found.names.joined(separator: "\n")), .int(found.brokenCount),
          .text(found.broken.joined(separator: "\n")),
          .text(file.columns?.stored), .text(file.kind.rawValue), .text(ImportRowKind.stored(file.parts)),
          .int(content.count),
        ]
      ) { row in row.id(0) }
      guard let id else { throw .failed("no id for a bringing") }
      try Self.insert(content, of: id, statements)
      for (place, picture) in found.pictures {
        try statements.run(
          "INSERT INTO bringing_picture (bringing_id, place, format, small) VALUES ($1, $2, $3, $4)",
          [.id(id), .int(place), .text(picture.format.rawValue), .blob(picture.small)])
      }
      return (id, unused)
    }
  }

  private static func insert(
    _ content: PendingFileContent, of id: ImportJob.ID, _ statements: borrowing Statements
  ) throws(StoreError) {
    switch content {
    case .bytes(let bytes):
      try statements.run(
        "INSERT INTO bringing_file (bringing_id, upload) VALUES ($1, $2)", [.id(id), .blob(bytes)])
    case .stored(let file, let range):
      try statements.run(
        "INSERT INTO bringing_upload (bringing_id, file, first_byte, byte_count) VALUES ($1, $2, $3, $4)",
        [.id(id), .text(file), .int(range.lowerBound), .int(range.count)])
    }
  }

  /// Deletes the stored file with the same name and size, and the oldest files beyond the limits.
  ///
  /// - Returns: The names of files on disk that are no longer used.
  private static func makeRoom(
    for count: Int, named name: String, by person: Person, _ statements: borrowing Statements
  ) throws(StoreError) -> [String] {
    let waiting = try statements.all(
      """
      SELECT id, file_name, byte_count FROM bringing
      WHERE household_id = $1 AND state = 'found' AND (person_id IS NULL OR person_id = $2) ORDER BY id DESC
      """,
      [.id(person.household), .id(person.id)]
    ) { row in (id: row.id(0) as ImportJob.ID, name: row.text(1), count: row.int(2)) }
    var (kept, bytes) = (1, count)
    var unused: [String] = []
    for file in waiting {
      let isSame = file.name == name && file.count == count
      if !isSame, kept < mostWaiting, bytes + file.count <= mostBytes {
        (kept, bytes) = (kept + 1, bytes + file.count)
        continue
      }
      unused += try forgetFile(of: file.id, statements)
      try statements.run("DELETE FROM bringing WHERE id = $1", [.id(file.id)])
    }
    return unused
  }

  func look(
    into brought: ImportedRecipes, _ pictures: PreviewPictures, for person: Person
  ) throws -> ImportPreview {
    let recipes = RecipeStore(database, now: now)
    var found = ImportPreview()
    try brought.forEach { recipe in
      switch recipe {
      case .failure(let broken): found.add(broken)
      case .success(let recipe):
        if let content = try? RecipeContent(recipe, for: person) {
          let isOwn = recipe.exported != nil
          let same = try recipes.same(as: content, besides: [], orCatalogue: isOwn, for: person)
          if let picture = pictures.picture(of: recipe, at: found.names.count) {
            found.pictures[found.names.count] = picture
          }
          found.add(recipe, isKnown: same != nil)
        } else {
          found.add(UnreadableRecipe(name: recipe.recipe.name, reason: .tooLarge))
        }
      }
    }
    return found
  }

  func look(into brought: ImportedDiary, for person: Person) throws -> ImportPreview {
    var found = ImportPreview()
    var tally = OccurrenceCounter<Int>()
    var days = ExistingMeals(of: person.id)
    try brought.forEach { entry in
      switch entry {
      case .failure(let broken): found.add(broken)
      case .success(let meal):
        let count = tally.count(meal.fingerprint)
        found.add(meal.told, isKnown: try days.count(of: meal, database) >= count)
      }
    }
    return found
  }
}

extension ImportedMeal {
  /// The text of a meal in the preview, such as "2026-04-03 Porridge, 310 kcal".
  fileprivate var told: String {
    let energy = content.energy.map { ", \($0.kilocalories) kcal" } ?? ""
    return "\(date.iso) \(name.text)\(energy)"
  }
}
