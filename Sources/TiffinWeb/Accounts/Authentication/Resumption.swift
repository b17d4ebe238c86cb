/// An error: a visitor has just signed in, and a form was stored meanwhile.
struct Resumption: Error {
  let held: HeldForm
  let cookies: SignedInCookies
}

/// An error: the visitor has to sign in first.
struct SignedOut: Error {}

/// An error: the household requires a second factor, which the visitor has to set up first.
struct FactorNeeded: Error {}

/// An error: the form is from an earlier session.
struct StaleForm: Error {}
