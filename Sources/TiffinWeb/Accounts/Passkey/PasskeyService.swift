import Cryptography
import Logging
import Synchronization
import TiffinCore

/// The passkey service of this server, which issues and recognises challenges for a site.
struct PasskeyService: Sendable {
  let store: PasskeyStore
  let challenges: PasskeyChallenges
  private let mount: MountPoint
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

  /// Returns the site as the visitor's browser sees it; nil if passkeys cannot be used.
  func party(_ request: Request) -> RelyingParty? {
    guard mode == .password, let origin = mount.origin(for: request),
      let party = RelyingParty(origin: origin.text, host: origin.authority, isSecure: origin.scheme == .https)
    else { return nil }
    // This check is last, because loading the library takes memory.
    return library.isThere ? party : nil
  }

  /// Returns a challenge for signing in without a password; nil if passkeys cannot be used.
  func askForSignIn(_ request: Request) -> PasskeyAskView? {
    party(request).map {
      PasskeyAskView(party: $0, challenge: challenges.ask(.signIn), passkeys: [], mustVerify: true, isSent: true)
    }
  }

  /// Returns a challenge for an identified person; nil if they have no passkey, or passkeys cannot be used.
  ///
  /// - Parameter isSent: True if the script submits the form with the answer; false if it has other fields to fill in.
  func ask(
    _ passkeys: [Passkey], of person: Person.ID, isSent: Bool = false, _ request: Request
  ) -> PasskeyAskView? {
    guard !passkeys.isEmpty, let party = party(request) else { return nil }
    return PasskeyAskView(
      party: party, challenge: challenges.ask(.factor, of: person), passkeys: passkeys, mustVerify: false,
      isSent: isSent)
  }
}

/// The library that checks signatures. A missing library is logged once.
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
