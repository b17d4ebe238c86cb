/// Whose failures to sign in are counted together.
struct SignInSubject: Hashable {
  enum Kind: String {
    /// A name, tried from one address.
    case pair
    /// A name, tried from a device that has signed in with it.
    case device
    /// A name, from wherever it is tried.
    case name
    /// An address, whatever names it tries.
    case address
    /// The addresses of one large customer.
    case site

    /// How many failures cost nothing; as many as people make.
    var free: Int {
      switch self {
      case .pair, .device: 5
      case .name, .address: 20
      case .site: 100
      }
    }

    /// Seconds that the next try waits at most. Few where one can make others wait.
    var longest: Int {
      switch self {
      case .pair, .device: 900
      case .name: 36
      case .address, .site: 60
      }
    }
  }

  let kind: Kind
  /// As it is stored: the kind and a hash. People type passwords where names belong, and these are not kept.
  let text: String

  private init(_ kind: Kind, _ key: String) {
    self.kind = kind
    let hash = Sodium.hash(Array(key.utf8)).prefix(16)
    self.text = "\(kind.rawValue):\(Sodium.base64(Array(hash)))"
  }

  /// All that a try counts for.
  ///
  /// A device that is known counts for itself alone: whoever else tries the name, it is not kept waiting.
  static func all(name: String, address: String, device: KnownDevice?) -> [SignInSubject] {
    let name = folded(name)
    if let device { return [SignInSubject(.device, device.id + name)] }
    let network = NetworkAddress(address)
    return [
      SignInSubject(.pair, "\(network.subscriber) \(name)"), SignInSubject(.name, name),
      SignInSubject(.address, network.subscriber),
    ] + (network.site.map { [SignInSubject(.site, $0)] } ?? [])
  }

  /// What might be taken for the same name is one here.
  static func folded(_ name: String) -> String {
    Folding.folded(Blank.trimmed(Blank.withoutInvisible(name)))
  }
}
