import TiffinCore

/// The sign-in form as typed, with its hidden values.
struct SignInForm: Sendable {
  var username = ""
  var password = ""
  var isKept = true
  /// The page to open after signing in; nil for the home page.
  var next: String?
  /// The form to show again after signing in; nil if there is none.
  var held: HeldForm?
  /// True if a visitor who is no longer signed in sent a form.
  var wasSignedOut = false

  init(next: String?) {
    self.next = next
  }

  /// The hidden fields.
  var hidden: [HiddenFieldView] {
    let next = next.map { [HiddenFieldView(name: "next", value: $0)] } ?? []
    return next + (held?.fields ?? [])
  }

  /// The name by which the account is looked up; empty if the typed one is longer than any username.
  var soughtName: String {
    let name = Username.trimmed(username)
    return name.utf8.count <= Username.limit ? name : ""
  }

  /// Parses the fields of a form.
  ///
  /// - Throws: ``HTTPRefusal/badRequest(_:)`` if a field was sent more than once.
  init(_ form: FormData) throws(HTTPRefusal) {
    username = try form.text("username") ?? ""
    password = try form.text("password") ?? ""
    isKept = try form.text("keep") != nil
    next = try form.text("next")
    held = try HeldForm(form)
    wasSignedOut = held != nil
  }
}
