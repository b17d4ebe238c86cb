/// An error thrown after a visitor has signed in, to show a form again that was sent before signing in.
struct FormResumption: Error {
  let held: HeldForm
  let cookies: SignedInCookies
}

/// An error thrown if the visitor has to sign in first.
struct SignedOut: Error {}

/// An error thrown if the household requires a second factor, which the visitor has to set up first.
struct SecondFactorRequired: Error {}

/// An error thrown if a form was rendered for an earlier session.
struct StaleForm: Error {}
