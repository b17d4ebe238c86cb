extension PlanStore {
  /// Adds the ingredients for days of the plan to the grocery list, in one transaction.
  ///
  /// - Parameter isOverHand: True if the recipes' amounts replace quantities set by hand.
  public func shop(
    for days: [LocalDate], isOverHand: Bool = false, by person: Person
  ) throws(StoreError) -> GroceryShoppingResult {
    let batch = SubmissionKey.random()
    return try database.write(of: person.household) { statements throws(StoreError) in
      let wanted = try Self.week(days, for: person, statements).groceries(for: person, statements)
      return try GroceryStore(database, now: now).shop(
        for: wanted, batch: batch, isOverHand: isOverHand, by: person, statements)
    }
  }

  /// Removes the quantities (shares) that were added for deleted entries from the grocery list, except those that other
  /// entries of the same recipe and day need.
  ///
  /// - Parameter batch: The key of the form, by which the shares can be restored.
  /// - Returns: The removed shares; for a repeated submission, those that were removed the first time.
  public func removeGroceries(
    ofRemoved ids: [PlanEntry.ID], batch: SubmissionKey = .random(), by person: Person
  ) throws(StoreError) -> RemovedShareCounts {
    try database.write(of: person.household) { statements throws(StoreError) in
      var taken = RemovedShareCounts(batch)
      for purpose in try Self.purposes(ofRemoved: ids, by: person, statements) {
        let rest = try Self.needed(for: purpose, by: person, statements)
        try GroceryStore(database, now: now).setAside(purpose, leaving: rest, to: &taken, by: person, statements)
      }
      return taken.lines > 0 ? taken : try GroceryStore.setAsideCounts(batch, of: person, statements)
    }
  }

  /// Restores deleted entries together with their shares of the grocery list. Repeating it changes nothing.
  ///
  /// - Returns: The number of lines of the list from which the shares had been removed.
  /// - Throws: ``StoreError/notFound`` if ``restore(_:by:)`` would throw it; the list is unchanged in that case.
  public func restore(
    _ ids: [PlanEntry.ID], withGroceries batch: SubmissionKey, by person: Person
  ) throws(StoreError) -> Int {
    try database.write(of: person.household) { statements throws(StoreError) in
      var rest: [GroceryRecipe] = []
      for purpose in try Self.purposes(ofRemoved: ids, by: person, statements) {
        if let needed = try Self.needed(for: purpose, by: person, statements) { rest.append(needed) }
      }
      try Self.mark(ids, removedAt: nil, by: person, statements)
      return try GroceryStore(database, now: now).restoreSetAside(batch, besides: rest, by: person, statements)
    }
  }

  /// Returns the ingredients of the entries that are still planned for a purpose (a recipe on a day); nil if there are
  /// none.
  private static func needed(
    for purpose: CookingOccasion, by person: Person, _ statements: borrowing Statements
  ) throws(StoreError) -> GroceryRecipe? {
    guard let day = purpose.day else { return nil }
    var needed: [GroceryRecipe] = []
    for entry in try week([day], for: person, statements).days.flatMap(\.entries)
    where entry.recipe?.id == purpose.recipe {
      if let groceries = try entry.groceries(for: person, statements) { needed.append(groceries) }
    }
    return GroceryRecipe.together(needed).first
  }
}
