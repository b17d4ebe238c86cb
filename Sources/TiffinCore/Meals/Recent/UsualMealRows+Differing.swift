extension UsualMealRows {
  /// Returns the keys of a person's names whose stored rows differ from those computed from the meals, each with the
  /// number of differing rows.
  static func differing(
    of person: Person.ID, _ statements: borrowing Statements
  ) throws(StoreError) -> [String: Int] {
    var known = try stored(of: person, statements)
    let eaten = "SELECT DISTINCT name_key FROM meal WHERE person_id = $1 AND deleted_at IS NULL"
    for key in try statements.all(eaten, [.id(person)], { $0.text(0) }) { known[key, default: []] += [] }
    var differing: [String: Int] = [:]
    for (key, rows) in known {
      let count = Set(rows).symmetricDifference(try counted(key, of: person, statements)).count
      if count > 0 { differing[key] = count }
    }
    return differing
  }

  /// Returns all stored rows of a person, by the key of the name.
  private static func stored(
    of person: Person.ID, _ statements: borrowing Statements
  ) throws(StoreError) -> [String: [UsualMealRow]] {
    var all: [String: [UsualMealRow]] = [:]
    try statements.run(
      "SELECT \(UsualMealRow.columns), name_key FROM usual_meal WHERE person_id = $1", [.id(person)]
    ) { row throws(StoreError) in all[row.text(5), default: []].append(UsualMealRow.read(row)) }
    return all
  }
}
