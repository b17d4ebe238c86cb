/// The store of foods: foods of tables, which all households share, and households' own foods.
public struct FoodStore: Sendable {
  let database: any Database
  /// The function that returns the current time, in seconds since 1970-01-01 UTC.
  let now: @Sendable () -> Int

  /// Creates the store; `now` returns the seconds since 1970-01-01 UTC.
  public init(_ database: any Database, now: @escaping @Sendable () -> Int = ServerClock.seconds) {
    self.database = database
    self.now = now
  }

  static func index(_ dialect: any SQLDialect) -> any WordIndex { dialect.wordIndex("food_words") }

  /// Returns a food with its portions.
  ///
  /// - Throws: ``StoreError/notFound``, also for a deleted food and for another household's.
  public func food(_ id: Food.ID, for person: Person) throws(StoreError) -> Food {
    try database.read { statements throws(StoreError) in try Self.food(id, for: person, statements) }
  }

  /// Returns a food with its portions, read in the caller's snapshot.
  public static func food(
    _ id: Food.ID, for person: Person, _ statements: borrowing Statements
  ) throws(StoreError) -> Food {
    let portions = try FoodRowCoder.portions(of: [id], statements)
    let food = try statements.first(
      """
      SELECT \(FoodRowCoder.columns) FROM food
      WHERE id = $1 AND deleted_at IS NULL AND (household_id IS NULL OR household_id = $2)
      """,
      [.id(id), .id(person.household)], FoodRowCoder.read)
    guard let food else { throw .notFound }
    return food.with(portions)
  }

  /// Returns foods in the order of their identifiers, without foods that the person may not see.
  public static func foods(
    _ ids: [Food.ID], for person: Person, _ statements: borrowing Statements
  ) throws(StoreError) -> [Food] {
    guard !ids.isEmpty else { return [] }
    let portions = try FoodRowCoder.portions(of: ids, statements)
    let parameters = (2...ids.count + 1).map { "$\($0)" }.joined(separator: ", ")
    return try statements.all(
      """
      SELECT \(FoodRowCoder.columns) FROM food
      WHERE (household_id IS NULL OR household_id = $1) AND deleted_at IS NULL AND id IN (\(parameters)) ORDER BY id
      """,
      [.id(person.household)] + ids.map { .id($0) }
    ) { row throws(StoreError) in try FoodRowCoder.read(row).with(portions) }
  }

  /// The number of days for which ``recent(until:upTo:for:_:)`` looks back.
  private static let recentDays = 60

  /// Returns up to `limit` foods that a person has eaten recently, without duplicates, most recent first.
  static func recent(
    until today: LocalDate, upTo limit: Int, for person: Person, _ statements: borrowing Statements
  ) throws(StoreError) -> [Food] {
    let first = today.adding(days: -recentDays) ?? today
    let ids: [Food.ID] = try statements.all(
      """
      SELECT meal_food.food_id, MAX(meal.eaten_on), MAX(meal.id) FROM meal JOIN meal_food ON meal_food.meal_id = meal.id
      WHERE meal.person_id = $1 AND meal.deleted_at IS NULL AND meal.eaten_on BETWEEN $2 AND $3
        AND meal_food.food_id IS NOT NULL
      GROUP BY meal_food.food_id ORDER BY 2 DESC, 3 DESC LIMIT $4
      """,
      [.id(person.id), .text(first.iso), .text(today.iso), .int(limit)]
    ) { row in row.id(0) }
    let found = try foods(ids, for: person, statements)
    return ids.compactMap { id in found.first { $0.id == id } }
  }

  /// Returns the foods that match a search: up to `limit` of the household's own foods, and up to `limit` foods of
  /// tables.
  public func search(_ search: FoodSearch, upTo limit: Int, for person: Person) throws(StoreError) -> FoundFoods {
    try database.read { statements throws(StoreError) in
      try self.search(search, upTo: limit, for: person, statements)
    }
  }

  /// Returns the foods that match a search, read in the caller's snapshot, mostly with four statements. If no food
  /// contains all words, or only foods of tables with other names do, the search is repeated without words for sizes,
  /// or with similar words in place of unknown ones.
  public func search(
    _ search: FoodSearch, upTo limit: Int, for person: Person, _ statements: borrowing Statements
  ) throws(StoreError) -> FoundFoods {
    let found = try found(search, upTo: limit, for: person, statements)
    if found.isEmpty, let plain = search.plain {
      var plainly = try self.found(plain, isNear: true, upTo: limit, for: person, statements)
      plainly.corrected = plain.text
      if !plainly.isEmpty { return plainly }
    }
    guard found.isEmpty || found.own.isEmpty && !found.isExact && search.words.count > 1 else { return found }
    for other in try FoodSpelling.current(statements).corrections(search, isFound: !found.isEmpty) {
      // A corrected word must be the head noun: "triple" in the name of a burger does not mean trifle.
      var near = try self.found(other, isNear: true, upTo: limit, for: person, statements)
      near.corrected = other.text
      if !near.isEmpty { return near }
    }
    return found
  }

  /// Returns the foods that contain all words of a search.
  ///
  /// - Parameter isNear: True for corrected words, which must be the head noun of the food's name.
  private func found(
    _ search: FoodSearch, isNear: Bool = false, upTo limit: Int, for person: Person, _ statements: borrowing Statements
  ) throws(StoreError) -> FoundFoods {
    let dialect = database.dialect
    let own = try Self.best(search, of: person.household, dialect, statements)
    let (tables, isExact) = try Self.things(search, isNear: isNear, dialect, statements)
    let shown = try Self.foods(Array(own.prefix(limit) + tables.prefix(limit)), statements)
    let ofHousehold = Set(own)
    return FoundFoods(
      own: shown.filter { ofHousehold.contains($0.id) }, tables: shown.filter { !ofHousehold.contains($0.id) },
      more: max(0, tables.count - limit), isExact: isExact)
  }

  /// The maximum number of index matches to rate. The index returns the plainest foods first.
  private static let compared = 400

  /// Returns the identifiers of the foods of tables that match a search, best first, and true if the typed words are
  /// the name of one of them.
  ///
  /// Foods that are part of Tiffin are matched by their head nouns. The names of other tables may be in any language.
  private static func things(
    _ search: FoodSearch, isNear: Bool, _ dialect: any SQLDialect, _ statements: borrowing Statements
  ) throws(StoreError) -> (ids: [Food.ID], isExact: Bool) {
    guard !search.words.isEmpty else { return ([], false) }
    let index = index(dialect)
    let score = FoodScore(search.words)
    let head = HeadNounMatcher(search, score)
    var found = FoodMatches()
    _ = try statements.run(
      """
      SELECT id, oddness, word_key, source, code, short_name FROM food
      WHERE id IN (\(index.rows(matching: "$1")) LIMIT \(compared)) AND deleted_at IS NULL
      """,
      [.text(search.pattern(index, of: nil))]
    ) { row throws(StoreError) in
      guard let points = row.text(2, score.points) else { return }
      let source = FoodSource(rawValue: row.text(3))
      let fit = FoodSource.box.contains(source) ? row.text(2, head.fit) : (.thing, true)
      let code = TableCode(source, row.optionalText(4) ?? "")
      found.add(row.id(0), fit, points: points, oddness: row.int(1), isCommon: row.optionalText(5) != nil, code)
    }
    if isNear { found.keepThings() }
    if let last = search.words.last, UnlistedFoods.contains(last) { found.keepWhole() }
    return (found.best, found.isExact)
  }

  /// Returns the identifiers of the foods of a household, or of tables if `owner` is nil, that match a search, best
  /// first.
  static func best(
    _ search: FoodSearch, of owner: Household.ID?, _ dialect: any SQLDialect, _ statements: borrowing Statements
  ) throws(StoreError) -> [Food.ID] {
    guard !search.words.isEmpty else { return [] }
    let index = index(dialect)
    let score = FoodScore(search.words)
    var found: [(points: Int, id: Food.ID)] = []
    _ = try statements.run(
      """
      SELECT id, oddness, word_key FROM food
      WHERE id IN (\(index.rows(matching: "$1")) LIMIT \(compared)) AND deleted_at IS NULL
      """,
      [.text(search.pattern(index, of: owner))]
    ) { row throws(StoreError) in
      guard let points = row.text(2, score.points) else { return }
      found.append((points + min(row.int(1), 40), row.id(0)))
    }
    return found.sorted { ($0.points, $0.id.number) < ($1.points, $1.id.number) }.map(\.id)
  }

  /// Returns foods with their portions, in the order of `ids`. The caller must check that the person may see the foods.
  static func foods(
    _ ids: [Food.ID], _ statements: borrowing Statements
  ) throws(StoreError) -> [Food] {
    guard !ids.isEmpty else { return [] }
    let portions = try FoodRowCoder.portions(of: ids, statements)
    let parameters = (1...ids.count).map { "$\($0)" }.joined(separator: ", ")
    let foods = try statements.all(
      "SELECT \(FoodRowCoder.columns) FROM food WHERE id IN (\(parameters))", ids.map { .id($0) }, count: ids.count
    ) { row throws(StoreError) in try FoodRowCoder.read(row).with(portions) }
    let byID = Dictionary(uniqueKeysWithValues: foods.map { ($0.id, $0) })
    return ids.compactMap { byID[$0] }
  }
}
