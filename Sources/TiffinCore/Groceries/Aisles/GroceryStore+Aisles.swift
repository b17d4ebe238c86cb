/// The result of a change to the aisles.
public enum AisleChangeResult: Equatable, Sendable {
  case done(GroceryAisle.ID)
  /// Another aisle has the name.
  case nameTaken
  /// The household already has ``GroceryStore/mostAisles``.
  case full
}

extension GroceryStore {
  /// The maximum number of aisles of a household.
  public static let mostAisles = 100

  /// Returns a household's aisles in walking order; empty before the first item or aisle was added.
  public func aisles(of person: Person) throws(StoreError) -> [GroceryAisle] {
    try database.read { statements throws(StoreError) in try Self.aisles(of: person, statements) }
  }

  /// Returns a household's aisles, read in the caller's snapshot.
  public static func aisles(
    of person: Person, _ statements: borrowing Statements
  ) throws(StoreError) -> [GroceryAisle] {
    try GroceryAisleRows(household: person.household).all(statements)
  }

  /// Adds an aisle after the others, unless there is one of the same name, which is then returned. A deleted aisle of
  /// the same name is restored with its items.
  public func addAisle(_ name: GroceryName, by person: Person) throws(StoreError) -> AisleChangeResult {
    try database.write(of: person.household) { statements throws(StoreError) in
      let aisles = GroceryAisleRows(household: person.household)
      try GroceryHabitRows(household: person.household, now: now()).begin(statements)
      let all = try aisles.all(statements)
      let known = try aisles.named(name, statements)
      if let known, all.contains(where: { $0.id == known }) { return .done(known) }
      guard all.count < Self.mostAisles else { return .full }
      let place = (all.last?.place ?? 0) + 1
      if let known {
        try statements.run(
          "UPDATE grocery_aisle SET deleted_at = NULL, place = $1 WHERE id = $2", [.int(place), .id(known)])
        return .done(known)
      }
      guard let id = try aisles.insert(name, place: place, statements) else {
        throw .failed("no id for a new aisle")
      }
      return .done(id)
    }
  }

  /// Renames an aisle. A deleted aisle with the new name is removed permanently, and its items are moved to this one.
  ///
  /// - Throws: ``StoreError/notFound`` if the household has no such aisle.
  public func rename(
    _ id: GroceryAisle.ID, _ name: GroceryName, by person: Person
  ) throws(StoreError) -> AisleChangeResult {
    try database.write(of: person.household) { statements throws(StoreError) in
      let aisles = GroceryAisleRows(household: person.household)
      let all = try aisles.all(statements).map(\.id)
      guard all.contains(id) else { throw .notFound }
      if let other = try aisles.named(name, statements), other != id {
        if all.contains(other) { return .nameTaken }
        try aisles.join(other, to: id, statements)
      }
      try statements.run(
        "UPDATE grocery_aisle SET name = $1, name_key = $2 WHERE id = $3",
        [.text(name.text), .text(SortKey.of(name.text)), .id(id)])
      return .done(id)
    }
  }

  /// Moves an aisle to a position, counted from 1; positions after the end stand for the end.
  ///
  /// - Throws: ``StoreError/notFound`` if the household has no such aisle.
  public func place(_ id: GroceryAisle.ID, at place: Int, by person: Person) throws(StoreError) {
    try database.write(of: person.household) { statements throws(StoreError) in
      let aisles = GroceryAisleRows(household: person.household)
      var ids = try aisles.all(statements).map(\.id)
      guard let index = ids.firstIndex(of: id) else { throw .notFound }
      ids.remove(at: index)
      ids.insert(id, at: min(max(place - 1, 0), ids.count))
      try aisles.place(ids, statements)
    }
  }

  /// Deletes or restores an aisle. Items of a deleted aisle are in no aisle until it is restored. Repeating it changes
  /// nothing.
  ///
  /// - Returns: ``AisleChangeResult/full`` if the aisle cannot be restored, as there are too many.
  /// - Throws: ``StoreError/notFound`` if the household has no such aisle.
  @discardableResult
  public func setDeleted(
    _ id: GroceryAisle.ID, _ isDeleted: Bool, by person: Person
  ) throws(StoreError) -> AisleChangeResult {
    try database.write(of: person.household) { statements throws(StoreError) in
      let aisles = GroceryAisleRows(household: person.household)
      guard let wasDeleted = try aisles.isDeleted(id, statements) else { throw .notFound }
      if wasDeleted, !isDeleted, try aisles.all(statements).count >= Self.mostAisles { return .full }
      try statements.run(
        "UPDATE grocery_aisle SET deleted_at = $1 WHERE id = $2", [.int(isDeleted ? now() : nil), .id(id)])
      return .done(id)
    }
  }
}
