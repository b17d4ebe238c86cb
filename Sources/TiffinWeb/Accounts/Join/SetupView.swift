import Templating

/// What was typed into the form for the first account.
struct SetupEntry: Sendable {
  let account: NewAccountEntry
  let code: String
  let household: String
  let wantsSamples: Bool

  init(code: String) {
    account = NewAccountEntry()
    self.code = code
    household = "Home"
    wantsSamples = true
  }

  /// - Throws: ``HTTPRefusal/badRequest(_:)`` when a field comes twice.
  init(_ form: FormData) throws(HTTPRefusal) {
    account = try NewAccountEntry(form)
    code = try form.text("code") ?? ""
    household = try form.text("household") ?? "Home"
    wantsSamples = try form.text("samples") != nil
  }
}

/// `accounts/setup`: the first account.
struct SetupView: PageView {
  static let template = "accounts/setup"
  static let showsSoFar = false

  let entry: SetupEntry
  let errors: FormErrors?

  static let fields: Fields<SetupView> = [
    "refused": .view { $0.errors.map(RefusedFormView.init) },
    "account": .view { NewAccountView(entry: $0.entry.account, errors: $0.errors) },
    "code": .view { FieldView(id: "code", value: $0.entry.code, error: $0.errors?["code"]) },
    "household": .view { FieldView(id: "household", value: $0.entry.household, error: $0.errors?["household"]) },
    "samples": .flag(\.entry.wantsSamples),
  ]
}
