/// The days to which entries are copied.
public enum PlanCopyDestination: String, CaseIterable, Sendable {
  /// Entries are copied only to days without entries.
  case empty
  /// Entries are copied to every day; existing entries are not changed.
  case all
}

extension PlanStore {
  /// Copies the entries of consecutive days to the same number of days from `target` on, in one transaction.
  ///
  /// The same key for the same entries is a repeated submission, which adds nothing. Days are not copied to themselves.
  /// - Returns: The identifiers of the copies in order, including those of the first submission; empty if there was
  ///   nothing to copy, or no empty day to copy to.
  @discardableResult
  public func copy(
    _ days: [LocalDate], to target: LocalDate, _ extent: PlanCopyDestination, key: SubmissionKey, by person: Person
  ) throws(StoreError) -> [PlanEntry.ID] {
    guard let first = days.first, let last = days.last, first != target else { return [] }
    let shift = target.daysSinceEpoch - first.daysSinceEpoch
    return try database.write(of: person.household) { statements throws(StoreError) in
      let originals = try Self.entries(of: first...last, for: person, statements)
      let taken = try Self.taken(from: target, last.adding(days: shift) ?? target, by: person, statements)
      var copies: [PlanEntry.ID] = []
      for original in originals {
        guard let day = original.day.adding(days: shift) else { continue }
        let submission = Submission(key: key, copying: original.id, to: day)
        if let first = try Submissions.plan.find(submission, by: person, statements) {
          copies.append(first)
        } else if extent == .all || !taken.contains(day) {
          let id = try again(original, on: day, by: person, statements)
          try Submissions.plan.remember(id, from: submission, by: person, now: now(), statements)
          copies.append(id)
        }
      }
      return copies
    }
  }

  private func again(
    _ entry: PlanEntry, on day: LocalDate, by person: Person, _ statements: borrowing Statements
  ) throws(StoreError) -> PlanEntry.ID {
    // The note is not used: the row gets the entry's recipe and name.
    let new = NewPlanEntry(.words(entry.name), on: day, slot: entry.slot)
    return try insert(entry.recipe?.id, entry.name.text, new, entry.servings, by: person, statements)
  }

  /// Returns the days from `first` to `last` that have entries.
  private static func taken(
    from first: LocalDate, _ last: LocalDate, by person: Person, _ statements: borrowing Statements
  ) throws(StoreError) -> Set<LocalDate> {
    Set(
      try statements.all(
        """
        SELECT DISTINCT day FROM plan_entry
        WHERE household_id = $1 AND day BETWEEN $2 AND $3 AND deleted_at IS NULL
        """,
        [.id(person.household), .text(first.iso), .text(last.iso)]
      ) { row throws(StoreError) in try MealRowCoder.date(row, 0) })
  }
}
