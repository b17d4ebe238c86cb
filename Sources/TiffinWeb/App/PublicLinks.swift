public import TiffinCore

/// Links for people to share: full URLs if the app's public address is known, otherwise paths only.
public struct PublicLinks: Sendable {
  private let origin: String
  private let links: Links

  /// Creates links.
  ///
  /// - Parameters:
  ///   - address: The address, such as `https://example.org`; nil if it is unknown.
  ///   - basePath: The path at which the app is mounted; nil for the root.
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

  /// The text with which a server records its address for commands that are started without its settings: the address,
  /// which may be empty, a space, and the base path.
  var note: String { "\(origin) \(links.root)" }

  /// Splits a ``note`` into address and base path; both are nil if it is invalid.
  public static func split(_ note: String) -> (address: String?, basePath: String?) {
    let parts = note.utf8.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
    guard parts.count == 2 else { return (nil, nil) }
    let texts = parts.map { $0.isEmpty ? nil : String(decoding: $0, as: UTF8.self) }
    return (texts[0], texts[1])
  }

  /// Returns the link to the page that creates the first account.
  public func setup(code: String) -> String { origin + links.path("setup", query: [("code", code)]) }

  /// Returns the link to the page that accepts an invitation.
  public func invitation(_ token: SecretToken) -> String { origin + links.invitation(token) }

  /// Returns the link to the page that sets a new password.
  public func newPassword(_ token: SecretToken) -> String { origin + links.newPassword(token) }
}
