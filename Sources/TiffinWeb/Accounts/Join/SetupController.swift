import TiffinCore

/// A controller that creates the first account, for a visitor who knows the server's setup code. Responds with "not
/// found" if an account exists.
struct SetupController: Controller {
  let services: Services

  var samples: SampleMeals { services.samples }

  func show(_ request: Request) throws -> Response {
    let code = try request.query.text("code") ?? ""
    let isKnown = try signInSteps.pages.database.snapshot { statements in
      if try AccountStore.isSetUp(statements) { throw HTTPRefusal.notFound }
      return try !code.isEmpty && AccountStore.isSetupCode(Whitespace.removed(from: code), statements)
    }
    return try page(SetupForm(code: code), isKnown: isKnown, request)
  }

  func setUp(_ request: Request) throws -> Response {
    try requireOpen()
    let form = try request.form()
    let entry = try SetupForm(form)
    do {
      try signInSteps.requirePage(form, request)
      let (account, household) = try read(entry, on: DeviceRegion(request, zone: entry.account.zone))
      let person = try accounts.setUp(account, household: household, code: Whitespace.removed(from: entry.code))
      signInSteps.log.setUp(account.username, request)
      if entry.wantsSamples { try addSamples(for: person) }
      return try signInSteps.begin(try accounts.account(of: person), isKept: true, request, to: request.links.home)
    } catch {
      let errors = try FormErrors(account: error, expired: Self.wrongCode, at: "code")
      return try page(entry, isKnown: try isKnown(entry.code), errors: errors, request)
    }
  }

  private static let wrongCode =
    "That setup code is not right. `tiffin setup-code` prints it"

  private func requireOpen() throws {
    if try accounts.isSetUp() { throw HTTPRefusal.notFound }
  }

  /// Reads the form. The code is checked first, so that strangers cannot make the server hash passwords.
  private func read(_ entry: SetupForm, on region: DeviceRegion) throws -> (NewAccount, PersonName) {
    var errors = FormErrors()
    if try !isKnown(entry.code) { errors.add(Self.wrongCode, at: "code") }
    let household = errors.attempt("household") { () throws(FieldRefusal) in
      try PersonName(typed: entry.household)
    }
    let servings = errors.attempt("cooks_for") { () throws(FieldRefusal) in try NumberField.people.read(entry.cooksFor)
    }
    let account = entry.account.read(&errors)
    guard errors.isEmpty, let household, let account else { throw errors }
    let hash = try passwords.hash(account.password)
    let made = NewAccount(
      username: account.username, name: account.name, passwordHash: hash, timeZone: entry.account.timeZone,
      weekStart: region.weekStart,
      household: HouseholdSettings(currency: region.currency, cooksFor: servings ?? nil))
    return (made, household)
  }

  private func isKnown(_ code: String) throws(StoreError) -> Bool {
    try accounts.isSetupCode(Whitespace.removed(from: code))
  }

  private func addSamples(for id: Person.ID) throws {
    let person = try people.person(id)
    let now = clock.now(for: person)
    try meals.addSamples(samples.meals(on: now.date, at: now.time, for: person.household), by: person)
  }

  private func page(
    _ entry: SetupForm, isKnown: Bool, errors: FormErrors? = nil, _ request: Request
  ) throws -> Response {
    try signInSteps.page(SetupView(entry: entry, isCodeKnown: isKnown, errors: errors), errors, request)
  }
}

/// The form for the first account as typed.
struct SetupForm: Sendable {
  let account: NewAccountForm
  let code: String
  let household: String
  /// The number of people that the household cooks for, as typed.
  let cooksFor: String
  let wantsSamples: Bool

  init(code: String) {
    account = NewAccountForm()
    self.code = code
    household = "Home"
    cooksFor = "2"
    wantsSamples = true
  }

  /// Parses the fields of a form.
  ///
  /// - Throws: ``HTTPRefusal/badRequest(_:)`` if a field occurs twice.
  init(_ form: FormData) throws(HTTPRefusal) {
    account = try NewAccountForm(form)
    code = try form.text("code") ?? ""
    household = try form.text("household") ?? "Home"
    cooksFor = try form.text("cooks_for") ?? ""
    wantsSamples = try form.text("samples") != nil
  }
}
