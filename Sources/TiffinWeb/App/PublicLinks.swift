public import TiffinCore

/// Links to share with people: full addresses if the app's public address is known, otherwise paths only.
public struct PublicLinks: Sendable {
  private let origin: String
  private let links: Links

  /// Creates links.
  ///
  /// - Parameters:
  ///   - address: an address such as `https://example.org`; nil if it is not known.
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

  /// False if the links are paths only.
  public var areFull: Bool { !origin.isEmpty }

  /// The text in which a server saves its address for commands that are started without its settings: the address,
  /// which may be empty, a blank, and the base path.
  var note: String { "\(origin) \(links.root)" }

  /// Parses a ``note``.
  public static func split(_ note: String) -> (address: String?, basePath: String?) {
    let parts = note.utf8.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
    guard parts.count == 2 else { return (nil, nil) }
    let texts = parts.map { $0.isEmpty ? nil : String(decoding: $0, as: UTF8.self) }
    return (texts[0], texts[1])
  }

  /// Returns the page that creates the first account.
  public func setup(code: String) -> String { origin + links.path("setup", query: [("code", code)]) }

  /// Returns the page that accepts an invitation.
  public func invitation(_ token: SecretToken) -> String { origin + links.invitation(token) }

  /// Returns the page that sets a new password.
  public func newPassword(_ token: SecretToken) -> String { origin + links.newPassword(token) }
}
