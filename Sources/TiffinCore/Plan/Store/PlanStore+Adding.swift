extension PlanStore {
  /// Adds an entry as the last one of its meal of the day, and returns when it is on disk.
  ///
  /// The same entry with the same key is a repeated submission: the first entry's identifier is returned, unless that
  /// entry was deleted.
  /// - Throws: ``StoreError/notFound`` if the household cannot see the recipe.
  public func add(
    _ new: NewPlanEntry, key: SubmissionKey, by person: Person
  ) throws(StoreError) -> PlanEntry.ID {
    let submission = Submission(key: key, new)
    return try database.write(of: person.household) { statements throws(StoreError) in
      if let first = try Submissions.plan.find(submission, by: person, statements) { return first }
      let id = try insert(new, by: person, statements)
      try Submissions.plan.remember(id, from: submission, by: person, now: now(), statements)
      return id
    }
  }

  private func insert(
    _ new: NewPlanEntry, by person: Person, _ statements: borrowing Statements
  ) throws(StoreError) -> PlanEntry.ID {
    if let people = new.cooksFor {
      try HouseholdSettingsStore.setIfUnset(cooksFor: people, of: person.household, statements)
    }
    let servings =
      if let servings = new.servings { servings } else { try Self.usualServings(of: person.household, statements) }
    switch new.item {
    case .words(let words):
      return try insert(nil, words.text, new, servings, by: person, statements)
    case .recipe(let recipe):
      let name: String? = try statements.first(
        "SELECT name FROM recipe WHERE (household_id IS NULL OR household_id = $1) AND deleted_at IS NULL AND id = $2",
        [.id(person.household), .id(recipe)]
      ) { row in row.text(0) }
      guard let name else { throw .notFound }
      return try insert(recipe, name, new, servings, by: person, statements)
    }
  }

  /// Inserts an entry at the end of its day.
  func insert(
    _ recipe: Recipe.ID?, _ name: String, _ new: NewPlanEntry, _ servings: Servings, by person: Person,
    _ statements: borrowing Statements
  ) throws(StoreError) -> PlanEntry.ID {
    try statements.reserve(
      of: .plan, for: person.household, counting: "SELECT COUNT(*) FROM plan_entry WHERE household_id = $1")
    let id: PlanEntry.ID? = try statements.first(
      """
      INSERT INTO plan_entry (household_id, day, slot, slot_key, recipe_id, name, servings, created_at, revision, place)
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 1, \(Self.lastPlace))
      RETURNING id
      """,
      [.id(person.household), .text(new.day.iso)] + PlanRowCoder.values(new.slot)
        + [.id(recipe), .text(name), .int(servings.count), .int(now())]
    ) { row in row.id(0) }
    guard let id else { throw .failed("no id for a new plan entry") }
    try finishFirstStep(around: new.day, by: person, statements)
    return id
  }

  /// An SQL expression for the position after all entries of day $2 of household $1.
  static let lastPlace =
    "(SELECT COALESCE(MAX(other.place), 0) + 1 FROM plan_entry AS other WHERE other.household_id = $1 AND other.day = $2)"

  /// Returns the household's usual servings: the chosen number, or else one per member and at least two.
  static func usualServings(
    of household: Household.ID, _ statements: borrowing Statements
  ) throws(StoreError) -> Servings {
    try terms(of: household, statements).usualServings
  }

  /// Returns the settings of a household that concern the plan, and what it paid for groceries.
  ///
  /// - Parameter days: The days of the payments; nil for none.
  /// - Throws: ``StoreError/notFound`` if the household does not exist.
  static func terms(
    of household: Household.ID, paidOn days: ClosedRange<LocalDate>? = nil, _ statements: borrowing Statements
  ) throws(StoreError) -> PlanSettings {
    let key = PlanSettingsKey(household: household, days: days)
    let terms = try statements.cachedIfFound(key) { () throws(StoreError) in
      let bounds: [SQLValue] = [.text(days?.lowerBound.iso ?? ""), .text(days?.upperBound.iso ?? "")]
      return try statements.first(termsOfHousehold, bounds + [.id(household)]) { row in
        let chosen = row.optionalInt(1).map(Servings.init(stored:))
        return PlanSettings(
          budget: row.optionalInt(0).map(Money.init(stored:)), usualServings: chosen ?? .usual(of: row.int(2)),
          isChosen: chosen != nil, paid: row.int(3))
      }
    }
    guard let terms else { throw .notFound }
    return terms
  }

  private static let termsOfHousehold = """
    SELECT h.weekly_budget_minor, h.cooks_for, (
      SELECT COUNT(*) FROM person WHERE household_id = h.id AND \(DeletedPeople.areLeftOut)
    ), (
      SELECT \(PortableSQL.sum("paid_minor")) FROM purchase
      WHERE household_id = h.id AND deleted_at IS NULL AND day BETWEEN $1 AND $2
    ) FROM household AS h WHERE h.id = $3
    """
}

/// The settings of a household that concern the plan, with what it paid for groceries.
struct PlanSettings: Sendable {
  /// The weekly budget; nil if none is set.
  let budget: Money?
  let usualServings: Servings
  /// True if the household has set its usual number of servings.
  let isChosen: Bool
  /// The amount that the household paid on these days, in minor units of its currency.
  let paid: Int
}

private struct PlanSettingsKey: CacheKey {
  typealias Value = PlanSettings
  let household: Household.ID
  let days: ClosedRange<LocalDate>?
}
