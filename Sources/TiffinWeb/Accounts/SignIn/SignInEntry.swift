import TiffinCore

/// What was typed to sign in, and what goes along with it.
struct SignInEntry: Sendable {
  var username = ""
  var password = ""
  var isKept = true
  /// The page to open then.
  var next: String?
  /// What was typed elsewhere, and not taken.
  var held: HeldForm?
  /// A change was asked for by somebody who is not signed in any more.
  var wasSignedOut = false

  init(next: String?) {
    self.next = next
  }

  /// By which an account is looked for: nobody has a longer name.
  var soughtName: String { username.utf8.count <= Username.limit ? username : "" }

  /// - Throws: ``HTTPRefusal/badRequest(_:)`` when a field comes twice.
  init(_ form: FormData) throws(HTTPRefusal) {
    username = try form.text("username") ?? ""
    password = try form.text("password") ?? ""
    isKept = try form.text("keep") != nil
    next = try form.text("next")
    held = try HeldForm(form)
    wasSignedOut = held != nil
  }
}
