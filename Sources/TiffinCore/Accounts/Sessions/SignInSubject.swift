import Cryptography

/// A subject whose failures to sign in are counted together.
struct SignInSubject: Hashable {
  enum Kind: String {
    /// A name, tried from one address, but not from a known device.
    case pair
    /// A name, or a person's second-factor codes, tried from a known device.
    case device
    /// A name, tried from anywhere except known devices. Its wait does not apply to an address's first attempts.
    case name
    /// A name, tried from anywhere except known devices. Its wait applies to an address's first attempts, too.
    case crowd
    /// An address, with any names, codes or passkeys.
    case address
    /// The IPv6 addresses of one large customer.
    case site
    /// The second-factor codes of one person, tried from anywhere except known devices. Only someone who knows the
    /// password can try them.
    case code

    /// The number of failures after which the next attempt is still allowed at once. People fail this often by mistake.
    var free: Int {
      switch self {
      case .pair, .device, .code: 5
      case .name, .address: 20
      case .site, .crowd: 100
      }
    }

    /// The maximum wait in seconds. It is short if one person can make others wait.
    var longest: Int {
      switch self {
      case .pair, .device, .code: 900
      case .name, .crowd: 36
      case .address, .site: 60
      }
    }
  }

  let kind: Kind
  /// The stored form: the kind and a hash. People type passwords into the name field, and these must not be stored.
  let text: String

  private init(_ kind: Kind, _ key: String) {
    self.kind = kind
    let hash = Sodium.hash(Array(key.utf8)).prefix(16)
    self.text = "\(kind.rawValue):\(Sodium.base64(Array(hash)))"
  }

  /// Creates the subject of an address.
  init(address: String) {
    self.init(.address, ClientNetwork(address).subscriber)
  }

  /// Returns all subjects of an attempt.
  ///
  /// A known device counts only for itself: others who try the name do not make it wait.
  static func all(name: String, address: String, device: KnownDevice?) -> [SignInSubject] {
    let name = folded(name)
    if let device { return [SignInSubject(.device, device.id + name)] }
    let network = ClientNetwork(address)
    return [
      SignInSubject(.pair, "\(network.subscriber) \(name)"), SignInSubject(.name, name),
      SignInSubject(.crowd, name), SignInSubject(.address, network.subscriber),
    ] + (network.site.map { [SignInSubject(.site, $0)] } ?? [])
  }

  /// Returns all subjects of an attempt at a person's code. A known device counts only for itself, as with names.
  static func all(codesOf person: Person.ID, address: String, device: KnownDevice?) -> [SignInSubject] {
    let person = "code \(person.number)"
    if let device { return [SignInSubject(.device, "\(device.id) \(person)")] }
    return [SignInSubject(.code, person), SignInSubject(address: address)]
  }

  /// Returns all subjects of an attempt with a passkey alone, which names no account.
  static func all(passkeysFrom address: String) -> [SignInSubject] {
    let network = ClientNetwork(address)
    return [SignInSubject(.address, network.subscriber)] + (network.site.map { [SignInSubject(.site, $0)] } ?? [])
  }

  /// Folds a name, so that names that look alike count together.
  static func folded(_ name: String) -> String {
    TextFolding.folded(Whitespace.trimmed(Whitespace.withoutInvisible(name)))
  }
}
