import Templating

/// The form for the first account, for the template `accounts/setup`.
struct SetupView: PageView {
  static let template = "accounts/setup"
  static let showsTodayTotals = false

  let entry: SetupForm
  /// True if the code in the address is right, so that it need not be typed.
  let isCodeKnown: Bool
  let errors: FormErrors?

  static let fields: Fields<SetupView> = [
    "refused": .view { $0.errors.map(RefusedFormView.init) },
    "account": .view { NewAccountView(entry: $0.entry.account, errors: $0.errors, isFirst: $0.isCodeKnown) },
    "known": .text { $0.isCodeKnown ? $0.entry.code : nil },
    "code": .view { FieldView(id: "code", value: $0.entry.code, error: $0.errors?["code"]) },
    "household": .view { FieldView(id: "household", value: $0.entry.household, error: $0.errors?["household"]) },
    "cooksFor": .view { FieldView(id: "cooks_for", value: $0.entry.cooksFor, error: $0.errors?["cooks_for"]) },
    "samples": .flag(\.entry.wantsSamples),
  ]
}
