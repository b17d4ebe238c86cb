import HTTPTypes
import Templating
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

/// `accounts/sign-in`: who is it?
struct SignInView: PageView {
  static let template = "accounts/sign-in"
  static let showsSoFar = false

  let entry: SignInEntry
  let errors: FormErrors?

  static let fields: Fields<SignInView> = [
    "refused": .text { $0.errors?.problems.first?.sentence },
    "signedOut": .flag(\.entry.wasSignedOut),
    "held": .flag { $0.entry.held != nil },
    "username": .text(\.entry.username),
    "keep": .flag(\.entry.isKept),
    "hidden": .list(\.hidden),
  ]

  private var hidden: [HiddenFieldView] {
    let next = entry.next.map { [HiddenFieldView(name: "next", value: $0)] } ?? []
    return next + (entry.held?.fields ?? [])
  }
}

extension FormErrors {
  /// The same whether the name exists or not.
  init(wrongPassword: Void) {
    self.init()
    add("This username and this password do not belong together. Try again.", at: nil)
  }

  /// - Parameter seconds: until the next try is taken.
  init(tooManyTries seconds: Int) {
    self.init()
    let time = seconds < 90 ? "\(seconds) seconds" : "\((seconds + 59) / 60) minutes"
    add("Too many tries. Wait \(time), and try again.", at: nil)
    obstacle = .tooManyTries(seconds)
  }

  init(tooBusy: Void) {
    self.init()
    add("Many are signing in just now. Wait a moment, and try again.", at: nil)
    obstacle = .busy
  }
}
