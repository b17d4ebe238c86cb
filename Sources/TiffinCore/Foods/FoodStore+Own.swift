/// The result of an edit of a food.
public enum FoodUpdateResult: Equatable, Sendable {
  case saved
  /// Nothing was stored, because the food was changed after the edit began. The value is its current revision.
  case changedMeanwhile(Int)
}

extension FoodStore {
  /// Adds a food of a household, unless an identical one exists.
  ///
  /// - Returns: The new or the identical food, and true if it is new.
  func add(
    _ content: FoodContent, picture: PhotoChange, by person: Person, _ statements: borrowing Statements
  ) throws(StoreError) -> (id: Food.ID, isNew: Bool) {
    let known = try Self.same(as: content, for: person, statements)
    let id = if let known { known } else { try insert(content, by: person, statements) }
    try Self.set(picture, on: id, by: person, statements)
    return (id, known == nil)
  }

  /// Returns the household's food that is identical in all fields; nil if there is none.
  static func same(
    as content: FoodContent, for person: Person, _ statements: borrowing Statements
  ) throws(StoreError) -> Food.ID? {
    let named = try statements.all(
      "SELECT \(FoodRowCoder.columns) FROM food WHERE household_id = $1 AND name = $2 AND deleted_at IS NULL",
      [.id(person.household), .text(content.name.text)], FoodRowCoder.read)
    let portions = try FoodRowCoder.portions(of: named.map(\.id), statements)
    return named.first { $0.with(portions).content == content }?.id
  }

  /// Inserts a food with its portions and words.
  func insert(
    _ content: FoodContent, by person: Person, _ statements: borrowing Statements
  ) throws(StoreError) -> Food.ID {
    try statements.reserve(
      of: .foods, for: person.household, counting: "SELECT COUNT(*) FROM food WHERE household_id = $1")
    let words = Self.words(of: content)
    let id: Food.ID = try statements.insert(
      Self.insertion, FoodRowCoder.values(content) + [.text(words.key), .id(person.household)])
    try statements.run(
      Self.index(database.dialect).insertion, [.id(id), .text(words.text(of: person.household))])
    try FoodRowCoder.add(content.portions, to: id, statements)
    return id
  }

  /// Stores an edit of a household's food that began at `revision`.
  ///
  /// - Returns: The result, and the content before the edit; nil instead of the content if it was not changed.
  /// - Throws: ``StoreError/notFound``, also for a food of a table.
  func update(
    _ id: Food.ID, to content: FoodContent, picture: PhotoChange, from revision: Int, by person: Person,
    _ statements: borrowing Statements
  ) throws(StoreError) -> (update: FoodUpdateResult, old: FoodContent?) {
    let current = try Self.food(id, for: person, statements)
    guard current.source == .own else { throw .notFound }
    if current.content == content {
      try Self.set(picture, on: id, by: person, statements)
      return (.saved, nil)
    }
    let words = Self.words(of: content)
    let values = FoodRowCoder.values(content) + [.text(words.key), .id(id), .int(revision)]
    guard try statements.run(Self.updating, values) > 0 else { return (.changedMeanwhile(current.revision), nil) }
    try statements.run(
      Self.index(database.dialect).replacement, [.text(words.text(of: person.household)), .id(id)])
    try FoodRowCoder.set(content.portions, of: id, statements)
    try Self.set(picture, on: id, by: person, statements)
    return (.saved, current.content)
  }

  private static func words(of content: FoodContent) -> FoodWords {
    FoodWords(content.name.text, brand: content.brand, barcode: content.barcode)
  }

  private static let columns = FoodRowCoder.contentColumns.split(separator: ", ") + ["word_key"]

  private static let insertion = """
    INSERT INTO food (\(columns.joined(separator: ", ")), household_id, source, oddness)
    VALUES (\((1...columns.count + 1).map { "$\($0)" }.joined(separator: ", ")), '\(FoodSource.own.rawValue)', 0)
    """

  private static let updating = """
    UPDATE food SET revision = revision + 1, \
    \(columns.enumerated().map { "\($1) = $\($0 + 1)" }.joined(separator: ", ")) \
    WHERE id = $\(columns.count + 1) AND revision = $\(columns.count + 2)
    """
}
