extension PlanStore {
  /// Deletes entries in one transaction; they can be restored for ``StoreLimits/undoDays``. Deleting them again changes
  /// nothing.
  ///
  /// - Throws: ``StoreError/notFound`` if the household has no such entry.
  public func remove(_ ids: [PlanEntry.ID], by person: Person) throws(StoreError) {
    try mark(ids, removedAt: now(), by: person)
  }

  /// Deletes an entry, unless it was changed after the page was shown.
  ///
  /// - Parameter revision: The entry's revision on that page; nil to delete it regardless of later changes.
  /// - Throws: ``StoreError/notFound`` if the household has no such entry, or if it is deleted.
  public func remove(
    _ id: PlanEntry.ID, from revision: Int?, by person: Person
  ) throws(StoreError) -> PlanUpdateResult {
    try database.write(of: person.household) { statements throws(StoreError) in
      let current = try Self.entry(id, for: person, statements)
      let changed = try Self.mark(id, removedAt: now(), from: revision, by: person, statements)
      return changed > 0 ? .saved(current) : .changedMeanwhile(try Self.entry(id, for: person, statements))
    }
  }

  /// Restores deleted entries in one transaction. Restoring them again changes nothing.
  ///
  /// - Throws: ``StoreError/notFound`` if the household has no such entry, or if it was purged.
  public func restore(_ ids: [PlanEntry.ID], by person: Person) throws(StoreError) {
    try mark(ids, removedAt: nil, by: person)
  }

  /// Restores an entry and changes it in one transaction. An entry that is not deleted is only changed.
  ///
  /// - Returns: The entry after the change.
  /// - Throws: ``StoreError/notFound`` if the household has no such entry, or if it was purged.
  public func restore(
    _ id: PlanEntry.ID, changedBy change: PlanChange, by person: Person
  ) throws(StoreError) -> PlanEntry {
    try database.write(of: person.household) { statements throws(StoreError) in
      try Self.mark([id], removedAt: nil, by: person, statements)
      let current = try Self.entry(id, for: person, statements)
      _ = try Self.apply(change, to: current, from: nil, by: person, statements)
      return try Self.entry(id, for: person, statements)
    }
  }

  private func mark(_ ids: [PlanEntry.ID], removedAt moment: Int?, by person: Person) throws(StoreError) {
    try database.write(of: person.household) { statements throws(StoreError) in
      try Self.mark(ids, removedAt: moment, by: person, statements)
    }
  }

  static func mark(
    _ ids: [PlanEntry.ID], removedAt moment: Int?, by person: Person, _ statements: borrowing Statements
  ) throws(StoreError) {
    for id in ids {
      let changed = try mark(id, removedAt: moment, from: nil, by: person, statements)
      if changed == 0 { try requireRow(id, of: person.household, statements) }
    }
  }

  /// Marks an entry as deleted, or restores it.
  ///
  /// - Returns: The number of changed entries: 0 if there was nothing to change, or if the revision differs.
  private static func mark(
    _ id: PlanEntry.ID, removedAt moment: Int?, from revision: Int?, by person: Person,
    _ statements: borrowing Statements
  ) throws(StoreError) -> Int {
    try statements.run(
      """
      UPDATE plan_entry SET deleted_at = $1, revision = revision + 1
      WHERE household_id = $2 AND id = $3 AND deleted_at IS \(moment == nil ? "NOT " : "")NULL\
      \(revision == nil ? "" : " AND revision = $4")
      """,
      [.int(moment), .id(person.household), .id(id)] + (revision.map { [.int($0)] } ?? []))
  }

  /// Deletes the entries of consecutive days.
  ///
  /// - Parameter shown: The entries shown on the page, so that entries added later are not deleted; nil for all.
  /// - Returns: The identifiers of the deleted entries, to restore them, including entries in `shown` that were already
  ///   deleted, for example by an earlier submission of the same form.
  public func clear(
    _ days: [LocalDate], shown: Set<PlanEntry.ID>? = nil, by person: Person
  ) throws(StoreError) -> [PlanEntry.ID] {
    guard let first = days.first, let last = days.last else { return [] }
    return try database.write(of: person.household) { statements throws(StoreError) in
      let there = try statements.all(
        "SELECT id FROM plan_entry WHERE household_id = $1 AND day BETWEEN $2 AND $3 AND deleted_at IS NULL",
        [.id(person.household), .text(first.iso), .text(last.iso)]
      ) { row -> PlanEntry.ID in row.id(0) }
      let cleared = there.filter { shown?.contains($0) ?? true }
      try Self.mark(cleared, removedAt: now(), by: person, statements)
      let before = shown.map { $0.subtracting(cleared) } ?? []
      return cleared + (try Self.removed(before, from: first, to: last, by: person, statements))
    }
  }

  /// Returns the given entries that are deleted and belong to these days.
  private static func removed(
    _ ids: Set<PlanEntry.ID>, from first: LocalDate, to last: LocalDate, by person: Person,
    _ statements: borrowing Statements
  ) throws(StoreError) -> [PlanEntry.ID] {
    if ids.isEmpty { return [] }
    let list = IdentifierList(ids.sorted { $0.number < $1.number })
    return try statements.all(
      """
      SELECT id FROM plan_entry WHERE household_id = $1 AND day BETWEEN $2 AND $3 AND deleted_at IS NOT NULL
      AND id IN (\(list.parameters(from: 4))) ORDER BY id
      """,
      [.id(person.household), .text(first.iso), .text(last.iso)] + list.values
    ) { row in row.id(0) }
  }

  /// Returns the names of those of the given entries that are deleted and can be restored, read in the caller's
  /// snapshot.
  static func removed(
    _ ids: [PlanEntry.ID], by person: Person, _ statements: borrowing Statements
  ) throws(StoreError) -> [MealName] {
    guard !ids.isEmpty else { return [] }
    let list = IdentifierList(ids)
    return try statements.all(
      """
      SELECT COALESCE(recipe.name, plan_entry.name) FROM plan_entry LEFT JOIN recipe ON recipe.id = plan_entry.recipe_id
      WHERE plan_entry.household_id = $1 AND plan_entry.id IN (\(list.parameters(from: 2))) AND plan_entry.deleted_at IS NOT NULL
      """,
      [.id(person.household)] + list.values
    ) { row in MealName(stored: row.text(0)) }
  }

  /// Returns the recipes and days of those of the given entries that are deleted, as purposes of quantities on the
  /// grocery list, without duplicates. Notes have no purpose.
  static func purposes(
    ofRemoved ids: [PlanEntry.ID], by person: Person, _ statements: borrowing Statements
  ) throws(StoreError) -> [CookingOccasion] {
    guard !ids.isEmpty else { return [] }
    let list = IdentifierList(ids)
    return try statements.all(
      """
      SELECT DISTINCT recipe_id, day FROM plan_entry
      WHERE household_id = $1 AND id IN (\(list.parameters(from: 2))) AND deleted_at IS NOT NULL AND recipe_id IS NOT NULL
      """,
      [.id(person.household)] + list.values
    ) { row throws(StoreError) in CookingOccasion(recipe: row.id(0), day: try MealRowCoder.date(row, 1)) }
  }

  /// Returns the day of a deleted entry that can be restored; nil for any other entry.
  public func dayOfRemoved(_ id: PlanEntry.ID, by person: Person) throws(StoreError) -> LocalDate? {
    try database.read { statements throws(StoreError) in try Self.dayOfRemoved(id, by: person, statements) }
  }

  /// Returns the day of a deleted entry that can still be restored, read in the caller's transaction; nil for any other
  /// entry.
  static func dayOfRemoved(
    _ id: PlanEntry.ID, by person: Person, _ statements: borrowing Statements
  ) throws(StoreError) -> LocalDate? {
    try statements.first(
      "SELECT day FROM plan_entry WHERE id = $1 AND household_id = $2 AND deleted_at IS NOT NULL",
      [.id(id), .id(person.household)]
    ) { row in row.text(0) { LocalDate(iso: $0) } } ?? nil
  }

  private static func requireRow(
    _ id: PlanEntry.ID, of household: Household.ID, _ statements: borrowing Statements
  ) throws(StoreError) {
    let row = try statements.first(
      "SELECT 1 FROM plan_entry WHERE household_id = $1 AND id = $2", [.id(household), .id(id)]
    ) { row in row.int(0) }
    if row == nil { throw .notFound }
  }
}
