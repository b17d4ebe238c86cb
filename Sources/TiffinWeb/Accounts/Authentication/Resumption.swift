/// Somebody signed in with a form in their hands.
struct Resumption: Error {
  let held: HeldForm
  let cookies: SignedInCookies
}

/// Somebody has to sign in first.
struct SignedOut: Error {}

/// The form is from before the present session.
struct StaleForm: Error {}
