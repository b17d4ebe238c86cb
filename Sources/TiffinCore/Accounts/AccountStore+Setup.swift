/// The first account of a server.
extension AccountStore {
  /// Returns the setup code, which the administrator reads in the server's log and types to create the first account;
  /// nil once there is an account.
  ///
  /// The first call creates the code; later calls return the same code until it is used.
  public func setupCode() throws(StoreError) -> String? {
    // Reading first avoids waiting for other writers at each start.
    if try isSetUp() { return nil }
    return try database.write { statements throws(StoreError) in
      if try Self.isSetUp(statements) { return nil }
      if let code = try Self.secret(Self.setupCodeName, statements) { return code }
      return try Self.keep(String(SecretToken.random().text.prefix(22)), as: Self.setupCodeName, statements)
    }
  }

  /// Returns true if the first account can be created with that code.
  public func isSetupCode(_ typed: String) throws(StoreError) -> Bool {
    try database.read { statements throws(StoreError) in
      if try Self.isSetUp(statements) { return false }
      return try Self.isSetupCode(typed, statements)
    }
  }

  /// Creates the first account. It belongs to the person who used the server without signing in, with all of their
  /// meals; to a new person if there is none.
  ///
  /// - Throws: ``AccountError/expired`` if the code is wrong, or if there is an account already.
  public func setUp(
    _ account: NewAccount, household: PersonName, code: String
  ) throws(AccountError) -> Person.ID {
    try database.change { statements throws(AccountError) in
      let isRight = try storing { () throws(StoreError) in
        if try Self.isSetUp(statements) { return false }
        return try Self.isSetupCode(code, statements)
      }
      guard isRight else { throw .expired }
      let person = try storing { () throws(StoreError) in
        try Self.claimBuiltIn(account.name, household: household, statements)
      }
      try Self.insert(account, for: person, now: now(), statements)
      try storing { () throws(StoreError) -> Void in
        try HouseholdSettingsStore.begin(with: account.household, of: person, statements)
        try statements.run("DELETE FROM server_secret WHERE name = $1", [.text(Self.setupCodeName)])
      }
      return person
    }
  }

  /// Adds a person whom the web server authenticates, at their first visit. The first one takes over the existing
  /// diary.
  ///
  /// - Parameter household: The household that everyone joins as a member, by its name or a member's username; the
  ///   first person's household is renamed to it. Nil if each person starts a household of their own.
  /// - Throws: ``AccountError/usernameTaken``; ``AccountError/noHousehold`` if `household` does not match exactly one
  ///   household, except for the first person.
  public func addIdentifiedByProxy(_ account: NewAccount, to household: PersonName? = nil) throws(AccountError)
    -> Person.ID
  {
    try database.change { statements throws(AccountError) in
      let person = try Self.newcomer(account.name, household, statements)
      try Self.insert(account, for: person, now: now(), statements)
      return person
    }
  }

  private static func newcomer(
    _ name: PersonName, _ household: PersonName?, _ statements: borrowing Statements
  ) throws(AccountError) -> Person.ID {
    let isFirst = try storing { () throws(StoreError) in try !isSetUp(statements) }
    if isFirst {
      return try storing { () throws(StoreError) in try claimBuiltIn(name, household: household, statements) }
    }
    guard let household else {
      return try storing { () throws(StoreError) in
        let home = try HouseholdRows.add(named: "Home", statements)
        return try HouseholdRows.addPerson(named: name.text, .owner, to: home, statements)
      }
    }
    let members = try storing { () throws(StoreError) in
      try HouseholdMemberStore.members(ofHouseholdNamed: household.text, statements)
    }
    guard members.count == 1 else { throw .noHousehold }
    return try storing { () throws(StoreError) in
      try HouseholdRows.addPerson(named: name.text, .member, to: members[0].household, statements)
    }
  }

  /// Gives the oldest person the name and the role of an owner, renames their household unless `household` is nil, and
  /// returns their ID; adds a person with a household if there is none.
  private static func claimBuiltIn(
    _ name: PersonName, household: PersonName?, _ statements: borrowing Statements
  ) throws(StoreError) -> Person.ID {
    let builtIn = try statements.first(
      "SELECT id, household_id FROM person WHERE \(DeletedPeople.areLeftOut) ORDER BY id LIMIT 1"
    ) { row -> (Person.ID, Household.ID) in (row.id(0), row.id(1)) }
    guard let (person, home) = builtIn else {
      let home = try HouseholdRows.add(named: household?.text ?? "Home", statements)
      return try HouseholdRows.addPerson(named: name.text, .owner, to: home, statements)
    }
    try statements.run("UPDATE person SET name = $1, role = 'owner' WHERE id = $2", [.text(name.text), .id(person)])
    if let household { try HouseholdRows.rename(home, household, statements) }
    return person
  }

  private static let setupCodeName = "setup_code"

  /// Returns true if the text is the stored setup code, read in the caller's snapshot; false if no code is stored.
  public static func isSetupCode(_ typed: String, _ statements: borrowing Statements) throws(StoreError) -> Bool {
    let code = try secret(setupCodeName, statements)
    return code.map { SecretToken.isEqual($0, typed) } ?? false
  }
}

/// Secrets of the server.
extension AccountStore {
  /// Returns the secret for tokens of forms outside of a session, which is the same for the whole installation: the
  /// key's secret, or without a key one in the database, created by the first call. With a key, a secret in the
  /// database is deleted.
  public func formSecret(_ key: FormTokenKey?) throws(StoreError) -> SecretToken {
    if let key {
      // If the stored secret cannot be deleted now, it is deleted at the next start.
      try? forget("form_secret")
      return key.secret
    }
    let text = try kept("form_secret", else: SecretToken.random().text)
    guard let secret = SecretToken(text) else { throw .damaged("the secret of forms is no secret") }
    return secret
  }

  /// Returns an ID that distinguishes this server's calendars from those of others, independent of its host and name:
  /// 16 hexadecimal digits.
  public func calendarOrigin() throws(StoreError) -> String {
    try kept("calendar_origin", else: Installation.newID())
  }

  /// Returns the secret stored under that name; stores `new` if there is none.
  private func kept(_ name: String, else new: String) throws(StoreError) -> String {
    // Reading first avoids waiting for other writers at each start.
    let known = try database.read { statements throws(StoreError) in try Self.secret(name, statements) }
    if let known { return known }
    return try database.write { statements throws(StoreError) in
      if let known = try Self.secret(name, statements) { return known }
      return try Self.keep(new, as: name, statements)
    }
  }

  private func forget(_ name: String) throws(StoreError) {
    let known = try database.read { statements throws(StoreError) in try Self.secret(name, statements) }
    if known == nil { return }
    try database.write { statements throws(StoreError) -> Void in
      try statements.run("DELETE FROM server_secret WHERE name = $1", [.text(name)])
    }
  }

  static func secret(_ name: String, _ statements: borrowing Statements) throws(StoreError) -> String? {
    try statements.first("SELECT value FROM server_secret WHERE name = $1", [.text(name)]) { row in row.text(0) }
  }

  static func keep(
    _ value: String, as name: String, _ statements: borrowing Statements
  ) throws(StoreError) -> String {
    try statements.run("INSERT INTO server_secret (name, value) VALUES ($1, $2)", [.text(name), .text(value)])
    return value
  }
}
