extension Migration {
  /// 004: an index of favourites by name, and one by date and time.
  static let favourites = Migration { statements, _ throws(StoreError) in
    // The last two columns are constant; without them SQLite would look up every row to check them.
    for columns in [
      "meal_favourite_by_name ON meal (person_id, name_key, is_favourite, deleted_at)",
      "meal_favourite_by_date ON meal (person_id, eaten_on, eaten_at, id, name_key, is_favourite, deleted_at)",
    ] {
      try statements.run("CREATE INDEX \(columns) WHERE is_favourite = 1 AND deleted_at IS NULL")
    }
  }
}
