import Cryptography
import Logging
import Synchronization
import TiffinCore

/// What passkeys need of this server: the site that they are made for, and questions that only it can have asked.
struct PasskeyDesk: Sendable {
  let store: PasskeyStore
  let challenges: PasskeyChallenges
  private let mount: Mount
  private let mode: Authentication
  private let library: SignatureLibrary

  init(_ configuration: Configuration, _ stores: Stores, _ authenticator: Authenticator, _ clock: Clock, _ log: Logger)
    throws(ConfigurationError)
  {
    store = stores.passkeys
    challenges = PasskeyChallenges(authenticator.formSecret, now: clock.seconds)
    mount = try configuration.mount()
    mode = configuration.authentication
    library = SignatureLibrary(problem: configuration.signatureProblem, log: log)
  }

  /// The site as the visitor's browser knows it; nil where no passkey can be used.
  func party(_ request: Request) -> RelyingParty? {
    guard mode == .password, let origin = mount.origin(for: request),
      let party = RelyingParty(origin: origin.text, host: origin.authority, isSecure: origin.scheme == .https)
    else { return nil }
    // Looked for last: it takes memory.
    return library.isThere ? party : nil
  }

  /// The question for somebody who signs in without a password; nil where no passkey can be used.
  func askForSignIn(_ request: Request) -> PasskeyAskView? {
    party(request).map {
      PasskeyAskView(party: $0, challenge: challenges.ask(.signIn), passkeys: [], mustVerify: true, isSent: true)
    }
  }

  /// The question for a person who is known; nil if they have no passkey, or none can be used.
  ///
  /// - Parameter isSent: true if the form is sent with the answer, false if there is more to fill in.
  func ask(
    _ passkeys: [Passkey], of person: Person.ID, isSent: Bool = false, _ request: Request
  ) -> PasskeyAskView? {
    guard !passkeys.isEmpty, let party = party(request) else { return nil }
    return PasskeyAskView(
      party: party, challenge: challenges.ask(.factor, of: person), passkeys: passkeys, mustVerify: false,
      isSent: isSent)
  }
}

/// The library that checks signatures. Where it is missing, the log says so once.
private final class SignatureLibrary: Sendable {
  private let problem: @Sendable () -> String?
  private let log: Logger
  private let isTold = Atomic(false)

  init(problem: @escaping @Sendable () -> String?, log: Logger) {
    self.problem = problem
    self.log = log
  }

  var isThere: Bool {
    guard let problem = problem() else { return true }
    if !isTold.exchange(true, ordering: .relaxed) {
      log.warning("No passkeys are offered: \(problem). Passwords and authenticators' codes go on.")
    }
    return false
  }
}
