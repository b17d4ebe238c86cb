/// The typed form for the first account.
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

  /// - Throws: ``HTTPRefusal/badRequest(_:)`` if a field comes twice.
  init(_ form: FormData) throws(HTTPRefusal) {
    account = try NewAccountEntry(form)
    code = try form.text("code") ?? ""
    household = try form.text("household") ?? "Home"
    wantsSamples = try form.text("samples") != nil
  }
}
