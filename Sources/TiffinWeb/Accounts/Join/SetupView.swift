import Templating

/// `accounts/setup`: the first account.
struct SetupView: PageView {
  static let template = "accounts/setup"
  static let showsTodayTotals = false

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
