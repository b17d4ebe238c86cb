import Platform

extension MealStore {
  /// Returns the food lines of a meal; empty if the meal is not made of foods.
  public static func lines(of meal: Meal.ID, _ statements: borrowing Statements) throws(StoreError) -> [MealLine] {
    try MealLineRows.of(meal, statements)
  }

  /// Stores a new meal that is made of foods, like ``add(_:photo:key:by:)``.
  public func add(
    _ content: MealContent, of lines: [MealLine], key: SubmissionKey, by person: Person
  ) throws(StoreError) -> Meal.ID {
    try person.requireOpen(content.date)
    let submission = Submission(key: key, content: content, lines: lines)
    return try database.write(of: person.household) { statements throws(StoreError) in
      if let first = try Submissions.meals.find(submission, by: person, statements) { return first }
      try statements.require(lines.count, of: .plate)
      let id = try insert(content, photo: nil, by: person, statements)
      try MealLineRows.set(lines, of: id, statements)
      try FirstStepRows.finish(.meal, by: person, statements)
      try Submissions.meals.remember(id, from: submission, by: person, now: now(), statements)
      return id
    }
  }

  /// Adds a food to a meal; see ``FoodStore/add(_:to:key:by:)``.
  @discardableResult
  public func add(
    _ line: MealLine, to meal: Meal.ID, key: SubmissionKey, by person: Person
  ) throws(StoreError) -> Int? {
    try database.write(of: person.household) { statements throws(StoreError) in
      let current = try Self.meal(meal, of: person.id, statements)
      try person.requireOpen(current.content.date)
      // The submission's fingerprint does not include the meal's content, which differs when the form is sent again.
      let submission = Submission(key: key, adding: line, to: meal)
      let old = try MealLineRows.of(meal, statements)
      if try Submissions.meals.find(submission, by: person, statements) != nil { return old.lastIndex(of: line) }
      try statements.require(old.count + 1, of: .plate)
      try change(current, from: old, to: old + [line], by: person, statements)
      try Submissions.meals.remember(meal, from: submission, by: person, now: now(), statements)
      return old.count
    }
  }

  /// Replaces a food line of a meal, or removes it; see ``FoodStore/change(_:of:to:key:by:)``.
  func change(
    _ line: ExpectedMealLine, of meal: Meal.ID, to replacement: MealLine?, key: SubmissionKey, by person: Person
  ) throws(StoreError) -> MealFoodChangeResult {
    let submission = Submission(key: key, changing: line, of: meal, to: replacement)
    return try database.write(of: person.household) { statements throws(StoreError) -> MealFoodChangeResult in
      let current = try Self.meal(meal, of: person.id, statements)
      try person.requireOpen(current.content.date)
      let old = try MealLineRows.of(meal, statements)
      guard let place = line.place(among: old) else {
        let isSent = try Submissions.meals.find(submission, by: person, statements) != nil
        return isSent ? .changed : .outdated
      }
      if replacement == nil, old.count == 1, current.isNothing(but: old) {
        try delete(meal, by: person, statements)
        return .deleted
      }
      let lines = Array(old[..<place]) + (replacement.map { [$0] } ?? []) + Array(old[(place + 1)...])
      try change(current, from: old, to: lines, by: person, statements)
      try Submissions.meals.remember(meal, from: submission, by: person, now: now(), statements)
      return .changed
    }
  }

  private func change(
    _ meal: Meal, from old: [MealLine], to lines: [MealLine], by person: Person, _ statements: borrowing Statements
  ) throws(StoreError) {
    var content = meal.content
    let (before, after) = (old.nutrients, lines.nutrients)
    if content.energy == before.energy { content.energy = after.energy }
    if content.macros == before.macros { content.macros = after.macros }
    if content.name == old.mealName, let name = lines.mealName { content.name = name }
    _ = try Self.advance(meal.id, from: meal.revision, of: person.id, statements)
    try MealLineRows.set(lines, of: meal.id, statements)
    try rewrite(meal, to: content, by: person, statements)
  }
}

extension Meal {
  /// Returns true if the meal has nothing besides its foods: no photo, notes or rating, and no other name, energy or
  /// macronutrients than its foods give it.
  fileprivate func isNothing(but lines: [MealLine]) -> Bool {
    let sum = lines.nutrients
    return content.name == lines.mealName && content.energy == sum.energy && content.macros == sum.macros
      && content.notes == .none && content.rating == .none && photo == nil
  }
}

extension [MealLine] {
  /// The name of a meal of these foods: the parts before the first comma of each food's name, such as "Bread, butter,
  /// cheese", or the whole name of a single food; nil without foods.
  public var mealName: MealName? {
    guard let first else { return nil }
    if count == 1 { return MealName(stored: first.name) }
    let heads = map { line in Whitespace.trimmed(String(line.name.prefix { $0 != "," })) }
    let rest = heads.dropFirst().map { $0.prefix(1).lowercased() + $0.dropFirst() }
    return MealName(stored: TextCleanup.line(([heads[0]] + rest).joined(separator: ", "), limit: MealName.limit))
  }
}

extension Submission {
  fileprivate init(key: SubmissionKey, adding line: MealLine, to meal: Meal.ID) {
    var fingerprint = Fingerprint()
    fingerprint.add(Int(meal.number))
    fingerprint.add(line)
    self.init(key: key, fingerprint)
  }

  fileprivate init(key: SubmissionKey, changing line: ExpectedMealLine, of meal: Meal.ID, to replacement: MealLine?) {
    var fingerprint = Fingerprint()
    fingerprint.add(Int(meal.number))
    fingerprint.add(line.place)
    fingerprint.add(line.mark)
    if let replacement { fingerprint.add(replacement) }
    self.init(key: key, fingerprint)
  }

  fileprivate init(key: SubmissionKey, content: MealContent, lines: [MealLine]) {
    var fingerprint = Fingerprint()
    fingerprint.add(MealRowCoder.values(content))
    for line in lines { fingerprint.add(line) }
    self.init(key: key, fingerprint)
  }
}

extension Fingerprint {
  fileprivate mutating func add(_ line: MealLine) {
    add(line.food)
    add(line.amount)
    add(line.measure)
  }
}
