/// A visitor has signed in, with a form held meanwhile.
struct Resumption: Error {
  let held: HeldForm
  let cookies: SignedInCookies
}

/// The visitor has to sign in first.
struct SignedOut: Error {}

/// The household requires a second factor, and the visitor has to set it up first.
struct FactorNeeded: Error {}

/// The form is from before the current session.
struct StaleForm: Error {}
