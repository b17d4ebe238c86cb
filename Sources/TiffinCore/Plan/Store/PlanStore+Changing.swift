extension PlanStore {
  /// Moves an entry to another day or meal of the day, or changes its number of servings.
  ///
  /// - Parameter revision: The entry's revision in the form; nil to overwrite later changes.
  /// - Throws: ``StoreError/notFound`` if the household has no such entry.
  public func change(
    _ id: PlanEntry.ID, _ change: PlanChange, from revision: Int?, by person: Person
  ) throws(StoreError) -> PlanUpdateResult {
    try database.write(of: person.household) { statements throws(StoreError) in
      let current = try Self.entry(id, for: person, statements)
      // This is also the case for a repeated submission.
      if current.isAlready(change) { return .saved(current) }
      let isCurrent = try Self.apply(change, to: current, from: revision, by: person, statements)
      let changed = try Self.entry(id, for: person, statements)
      return isCurrent ? .saved(changed) : .changedMeanwhile(changed)
    }
  }

  /// Changes an entry.
  ///
  /// - Returns: False if the entry has another revision; nothing is changed in that case.
  static func apply(
    _ change: PlanChange, to entry: PlanEntry, from revision: Int?, by person: Person,
    _ statements: borrowing Statements
  ) throws(StoreError) -> Bool {
    let day = change.day ?? entry.day
    let slot = change.slot ?? entry.slot
    let place = day == entry.day && slot == entry.slot ? "place" : lastPlace
    let changed = try statements.run(
      """
      UPDATE plan_entry SET household_id = $1, day = $2, place = \(place), slot = $3, slot_key = $4, servings = $5,
        revision = revision + 1
      WHERE id = $6 AND household_id = $1 AND deleted_at IS NULL\(revision == nil ? "" : " AND revision = $7")
      """,
      [.id(person.household), .text(day.iso)] + PlanRowCoder.values(slot)
        + [.int((change.servings ?? entry.servings).count), .id(entry.id)] + (revision.map { [.int($0)] } ?? []))
    if changed == 0 { return false }
    if day != entry.day { try moveShares(entry, to: day, by: person, statements) }
    return true
  }

  /// Moves the quantities on the grocery list that were added for an entry (its shares) to the entry's new day. They
  /// are not moved if another entry of the old day has the same recipe.
  private static func moveShares(
    _ entry: PlanEntry, to day: LocalDate, by person: Person, _ statements: borrowing Statements
  ) throws(StoreError) {
    guard let recipe = entry.recipe?.id else { return }
    let other = try statements.first(
      "SELECT 1 FROM plan_entry WHERE household_id = $1 AND day = $2 AND recipe_id = $3 AND deleted_at IS NULL",
      [.id(person.household), .text(entry.day.iso), .id(recipe)]
    ) { row in row.int(0) }
    if other != nil { return }
    try GroceryRows.move(recipe, from: entry.day, to: day, in: person.household, statements)
  }
}

extension PlanEntry {
  fileprivate func isAlready(_ change: PlanChange) -> Bool {
    (change.day ?? day) == day && (change.slot ?? slot) == slot && (change.servings ?? servings) == servings
  }
}
