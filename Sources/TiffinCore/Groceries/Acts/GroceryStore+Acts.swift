extension GroceryStore {
  /// Applies a tick that was made earlier on a device. Of two acts on a line the later one counts, in whatever order
  /// they arrive; if both have the same time, putting the line into the basket counts.
  ///
  /// Runs one statement, unless the device's clock is wrong or another line has the same item.
  ///
  /// - Throws: ``StoreError/notFound`` if the household has no such line.
  public func apply(_ tick: GroceryTick, by person: Person) throws(StoreError) -> GroceryActResult {
    let moment = tick.act.moment(at: now())
    return try database.write(of: person.household) { statements throws(StoreError) in
      // A corrected time differs with every sending, so that the key decides.
      guard moment.isCorrected else { return try set(tick, at: moment.milliseconds, by: person, statements) }
      let submission = tick.submission
      if let line = try Submissions.groceries.find(submission, by: person, statements) { return .applied(line) }
      let taken = try set(tick, at: moment.milliseconds, by: person, statements)
      try remember(taken, from: submission, by: person, statements)
      return taken
    }
  }

  private func set(
    _ tick: GroceryTick, at moment: Int, by person: Person, _ statements: borrowing Statements
  ) throws(StoreError) -> GroceryActResult {
    let (id, household) = (tick.item, person.household)
    let changed =
      try tick.isCompleted
      ? statements.run(
        Self.laterTick, [.int(moment / 1_000), .int(moment), .id(person.id), .id(id), .id(household)])
      : statements.run(Self.laterUntick, [.int(moment), .id(id), .id(household)])
    if changed > 0 { return .applied(id) }
    guard let state = try Self.state(of: id, in: household, statements) else { throw .notFound }
    if let line = state.joined {
      let followed = GroceryTick(line, isCompleted: tick.isCompleted, act: tick.act)
      return try set(followed, at: moment, by: person, statements)
    }
    // The line was ticked on two phones and cleared from the basket on one of them: it was bought.
    if state.isDeleted { return tick.isCompleted && state.isCompleted ? .applied(id) : .removed }
    guard !tick.isCompleted, state.isCompleted, state.acted < moment,
      let twin = try Self.open(state.key, in: household, statements)
    else { return .applied(id) }
    try Self.join(id, to: twin, in: household, at: now(), statements)
    try statements.run(
      "UPDATE grocery_item SET acted_at = $1 WHERE id = $2 AND acted_at < $1", [.int(moment), .id(twin)])
    return .applied(twin)
  }

  /// Applies a quantity that was changed earlier on a device, unless the quantity has been changed since.
  ///
  /// - Throws: ``StoreError/notFound`` if the household has no such line.
  public func apply(_ change: GroceryAmountChange, by person: Person) throws(StoreError) -> GroceryActResult {
    try database.write(of: person.household) { statements throws(StoreError) in
      if let line = try Submissions.groceries.find(change.submission, by: person, statements) { return .applied(line) }
      let taken = try set(change, on: change.item, in: person.household, statements)
      try remember(taken, from: change.submission, by: person, statements)
      return taken
    }
  }

  private func set(
    _ change: GroceryAmountChange, on id: GroceryItem.ID, in household: Household.ID,
    _ statements: borrowing Statements
  ) throws(StoreError) -> GroceryActResult {
    // Locks the row until the transaction ends.
    try statements.run(
      "UPDATE grocery_item SET note = note WHERE id = $1 AND household_id = $2", [.id(id), .id(household)])
    guard let item = try Self.item(id, of: household, statements) else {
      guard let state = try Self.state(of: id, in: household, statements) else { throw .notFound }
      return try state.joined.map { line throws(StoreError) in
        try set(change, on: line, in: household, statements)
      } ?? .removed
    }
    if item.quantity == change.quantity.text { return .applied(id) }
    guard item.quantity == change.before else { return .changedMeanwhile(item) }
    let shares = GroceryShareRows(household: household, item: id)
    try shares.setWhole(change.quantity, statements)
    try shares.updateQuantity(statements)
    return .applied(id)
  }

  private func remember(
    _ taken: GroceryActResult, from submission: Submission, by person: Person, _ statements: borrowing Statements
  ) throws(StoreError) {
    guard case .applied(let line) = taken else { return }
    try Submissions.groceries.remember(line, from: submission, by: person, now: now(), statements)
  }

  static let laterTick = """
    UPDATE grocery_item SET completed_at = $1, acted_at = $2, ticked_by = $3
    WHERE id = $4 AND household_id = $5 AND deleted_at IS NULL AND acted_at <= $2
    """
  static let laterUntick = """
    UPDATE grocery_item SET completed_at = NULL, ticked_by = NULL, acted_at = $1
    WHERE id = $2 AND household_id = $3 AND deleted_at IS NULL AND acted_at < $1 AND \(hasNoTwin)
    """
}
