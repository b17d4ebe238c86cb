/// The form for the first account as typed.
struct SetupEntry: Sendable {
  let account: NewAccountEntry
  let code: String
  let household: String
  /// The number of people that the household cooks for, as typed.
  let cooksFor: String
  let wantsSamples: Bool

  init(code: String) {
    account = NewAccountEntry()
    self.code = code
    household = "Home"
    cooksFor = "2"
    wantsSamples = true
  }

  /// Reads the fields of a form.
  ///
  /// - Throws: ``HTTPRefusal/badRequest(_:)`` if a field occurs twice.
  init(_ form: FormData) throws(HTTPRefusal) {
    account = try NewAccountEntry(form)
    code = try form.text("code") ?? ""
    household = try form.text("household") ?? "Home"
    cooksFor = try form.text("cooks_for") ?? ""
    wantsSamples = try form.text("samples") != nil
  }
}
