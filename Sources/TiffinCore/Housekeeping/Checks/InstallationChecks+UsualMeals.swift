extension InstallationChecks {
  /// Compares the rows about usual meals with the meals, one person at a time, so that other writes run in between. If
  /// nothing is to be repaired, no write has to wait at all.
  func checkUsualMeals() throws(StoreError) -> CheckResult {
    var count = 0
    for person in try people() {
      let differing = try database.read { statements throws(StoreError) in
        try UsualMealRows.differing(of: person.id, statements)
      }
      count += differing.values.reduce(0, +)
      if isRepairing, !differing.isEmpty { try repair(Set(differing.keys), of: person) }
    }
    var result = CheckResult()
    if count > 0 {
      result.add("\(count) rows differ from the meals that they are made of", isRepaired: isRepairing)
    }
    return result
  }

  private func repair(
    _ keys: Set<String>, of person: (id: Person.ID, household: Household.ID)
  ) throws(StoreError) {
    try database.write(of: person.household) { statements throws(StoreError) in
      try UsualMealRows.refresh(keys: keys, of: person.id, statements)
    }
  }

  private func people() throws(StoreError) -> [(id: Person.ID, household: Household.ID)] {
    try database.read { statements throws(StoreError) in
      try statements.all("SELECT id, household_id FROM person ORDER BY id") { ($0.id(0), $0.id(1)) }
    }
  }
}
