extension BringingStore {
  /// Looks into a file, and holds it until it is taken: for a day, one for each household.
  ///
  /// - Throws: ``BringingError`` for a file that is not read, ``StoreError``.
  public func hold(
    _ bytes: [UInt8], named name: String, within budget: ReadingBudget = ReadingBudget(), by person: Person
  ) throws -> KeptBringing.ID {
    let found = try budget.run { () throws -> FoundFile in
      try self.found(in: BroughtFiles(name: name, bytes: bytes, within: budget), for: person)
    }
    if budget.isSpent { throw BringingError.tooMuch }
    return try insert(found, bytes, named: name, by: person)
  }

  private func found(in files: BroughtFiles, for person: Person) throws -> FoundFile {
    if let export = try OwnExport(in: files) {
      let found = try look(into: export, for: person)
      return FoundFile(found, of: OwnExport.app, .household, isOnePersons: true)
    }
    if let brought = try Self.recipes(in: files) {
      let isAlone = brought.things.isEmpty
      let found = try isAlone ? look(into: brought, for: person) : lookAtAll(of: brought, for: person)
      return FoundFile(found, of: brought.app, isAlone ? .recipes : .household)
    }
    if let columns = try DiaryTables.columns(in: files) {
      let found = try look(into: files, as: columns, for: person)
      return FoundFile(found, of: DiaryTables.app, .diary, isOnePersons: true, columns: columns)
    }
    let diary = try BroughtDiary(in: files)
    return FoundFile(try look(into: diary, for: person), of: diary.app, .diary, isOnePersons: true)
  }

  /// Nil if they hold none.
  static func recipes(in files: BroughtFiles) throws(BringingError) -> BroughtRecipes? {
    do throws(BringingError) {
      return try BroughtRecipes(in: files)
    } catch .unknown {
      return nil
    }
  }

  private func insert(
    _ file: FoundFile, _ bytes: [UInt8], named name: String, by person: Person
  ) throws(StoreError) -> KeptBringing.ID {
    let (moment, found) = (now(), file.found)
    return try database.write(of: person.household) { statements throws(StoreError) in
      try statements.run(
        "DELETE FROM bringing WHERE household_id = $1 AND state = 'found' AND (person_id IS NULL OR person_id = $2)",
        [.id(person.household), .id(person.id)])
      let id: KeptBringing.ID? = try statements.first(
        """
        INSERT INTO bringing
          (household_id, person_id, app, file_name, state, begun_at, worked_at, total, known, names, broken_count,
          broken, columns, kind)
        VALUES ($1, $2, $3, $4, 'found', $5, $5, $6, $7, $8, $9, $10, $11, $12) RETURNING id
        """,
        [
          .id(person.household), file.isOnePersons ? .id(person.id) : .null, .text(file.app),
          .text(PlainText.line(name, limit: 200)),
          .int(moment), .int(found.total),
          .int(found.known), .text(found.names.joined(separator: "\n")), .int(found.brokenCount),
          .text(found.broken.joined(separator: "\n")),
          .text(file.columns?.stored), .text(file.kind.rawValue),
        ]
      ) { row in row.id(0) }
      guard let id else { throw .failed("no id for a bringing") }
      try statements.run(
        "INSERT INTO bringing_file (bringing_id, upload) VALUES ($1, $2)", [.id(id), .blob(bytes)])
      return id
    }
  }

  func look(into brought: BroughtRecipes, for person: Person) throws -> FoundRecipes {
    let recipes = RecipeStore(database, now: now)
    var found = FoundRecipes()
    try brought.forEach { recipe in
      switch recipe {
      case .failure(let broken): found.add(broken)
      case .success(let recipe):
        if let content = try? RecipeContent(recipe, for: person) {
          let isOwn = recipe.exported != nil
          let same = try recipes.same(as: content, besides: [], orCatalogue: isOwn, for: person)
          found.add(recipe, isKnown: same != nil)
        } else {
          found.add(BrokenRecipe(name: recipe.recipe.name, reason: .tooLarge))
        }
      }
    }
    return found
  }

  func look(into brought: BroughtDiary, for person: Person) throws -> FoundRecipes {
    var found = FoundRecipes()
    var tally = Tally<Int>()
    var days = KnownDays(of: person.id)
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

extension BroughtMeal {
  /// "2026-04-03 Porridge, 310 kcal".
  fileprivate var told: String {
    let energy = content.energy.map { ", \($0.kilocalories) kcal" } ?? ""
    return "\(date.iso) \(name.text)\(energy)"
  }
}
