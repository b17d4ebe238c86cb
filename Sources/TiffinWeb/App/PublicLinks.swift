public import TiffinCore

/// Links to hand to people: full ones if the app's public address is known, else paths alone.
public struct PublicLinks: Sendable {
  private let origin: String
  private let links: Links

  /// - Parameters:
  ///   - address: such as `https://example.org`; nil if it is not known.
  ///   - basePath: the path at which the app is mounted; nil for the root.
  /// - Throws: ``ConfigurationError`` for an invalid path or address.
  public init(address: String?, basePath: String?) throws(ConfigurationError) {
    var configuration = Configuration(dataFolder: "", templateFolder: "", assetFolder: "")
    configuration.address = address
    configuration.basePath = basePath
    let mount = try configuration.mount()
    origin = mount.address?.text ?? ""
    links = Links(root: mount.basePath?.text ?? "/")
  }

  /// False if they are paths alone.
  public var areFull: Bool { !origin.isEmpty }

  /// What a server notes for commands that are started without its settings: its address, which may be empty, a blank,
  /// and its base path.
  var note: String { "\(origin) \(links.root)" }

  /// Takes a note apart.
  public static func split(_ note: String) -> (address: String?, basePath: String?) {
    let parts = note.utf8.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
    guard parts.count == 2 else { return (nil, nil) }
    let texts = parts.map { $0.isEmpty ? nil : String(decoding: $0, as: UTF8.self) }
    return (texts[0], texts[1])
  }

  /// The page that makes the first account.
  public func setup(code: String) -> String { origin + links.path("setup", query: [("code", code)]) }

  /// The page that accepts an invitation.
  public func invitation(_ token: SecretToken) -> String { origin + links.invitation(token) }

  /// The page that sets a new password.
  public func newPassword(_ token: SecretToken) -> String { origin + links.newPassword(token) }
}
