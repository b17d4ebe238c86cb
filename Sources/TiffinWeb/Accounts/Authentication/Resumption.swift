/// Thrown when a visitor has signed in and a form was held meanwhile.
struct Resumption: Error {
  let held: HeldForm
  let cookies: SignedInCookies
}

/// Thrown when the visitor has to sign in first.
struct SignedOut: Error {}

/// Thrown when the household requires a second factor, and the visitor has to set it up first.
struct FactorNeeded: Error {}

/// Thrown when the form is from before the current session.
struct StaleForm: Error {}
