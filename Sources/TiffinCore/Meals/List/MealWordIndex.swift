/// The full-text index of the words of meals, in the table `meal_words`.
///
/// One index serves all people. Each word is prefixed with its person's ID, so that a search never reads other people's
/// meals.
struct MealWordIndex {
  private let index: any WordIndex

  init(_ dialect: any SQLDialect) {
    index = dialect.wordIndex("meal_words")
  }

  func insert(
    _ meal: Meal.ID, _ words: String, _ statements: borrowing Statements
  ) throws(StoreError) {
    try statements.run(index.insertion, [.id(meal), .text(words)])
  }

  func replace(
    _ meal: Meal.ID, _ words: String, _ statements: borrowing Statements
  ) throws(StoreError) {
    try statements.run(index.replacement, [.text(words), .id(meal)])
  }

  /// Removes a meal's words, which are not deleted with the meal, because no foreign key links them to it.
  func remove(_ meal: Meal.ID, _ statements: borrowing Statements) throws(StoreError) {
    try statements.run(index.removal, [.id(meal)])
  }

  /// A query for the IDs of all meals of a person, including deleted ones.
  static let mealsOfPerson = "SELECT id FROM meal WHERE person_id = $1"

  /// Counts a person's matching meals, including deleted ones, up to `limit`.
  func count(
    _ search: MealSearch, of person: Person.ID, upTo limit: Int, _ statements: borrowing Statements
  ) throws(StoreError) -> Int {
    let count = try statements.first(
      "SELECT COUNT(*) FROM (\(index.rows(matching: "$1")) LIMIT $2) AS found",
      [.text(pattern(search, by: person)), .int(limit)]
    ) { row in row.int(0) }
    return count ?? 0
  }

  /// Returns a query for the IDs of the meals that match ``pattern(_:by:)``, passed in that parameter.
  func meals(matching parameter: String) -> String {
    index.rows(matching: parameter)
  }

  /// Returns the query of ``meals(matching:)`` in a form that the database runs first, for searches with few matches.
  func mealsFirst(matching parameter: String) -> String {
    index.rowsFirst(matching: parameter)
  }

  func pattern(_ search: MealSearch, by person: Person.ID) -> String {
    index.pattern(phrases(of: search, by: person))
  }

  /// Returns the condition that a meal matches, which reads that meal's words alone; nil if the index does not support
  /// it.
  func condition(
    _ meal: String, matches search: MealSearch, by person: Person.ID, _ parameter: (SQLValue) -> String
  ) -> String? {
    index.condition(meal, contains: phrases(of: search, by: person), parameter)
  }

  private func phrases(of search: MealSearch, by person: Person.ID) -> [[String]] {
    search.phrases.map { phrase in phrase.map { Self.word($0, by: person) } }
  }

  /// Returns the words of a meal's name and notes in the form of the index.
  static func text(of name: String, _ notes: String, by person: Person.ID) -> String {
    (SearchWords.of(name) + SearchWords.of(notes)).map { word($0, by: person) }.joined(separator: " ")
  }

  /// Returns the words of a meal in the form of the index.
  static func text(of content: MealContent, by person: Person.ID) -> String {
    text(of: content.name.text, content.notes.text, by: person)
  }

  /// Returns a word in the form of the index.
  static func word(_ word: String, by person: Person.ID) -> String {
    "\(person.number)x\(word)"
  }
}
