public import TiffinCore

/// Addresses of pages, for whoever hands them to somebody: whole ones where it is known how people reach the app, else
/// paths alone.
public struct PublicLinks: Sendable {
  private let origin: String
  private let links: Links

  /// - Parameters:
  ///   - address: as `https://example.org`; nil where it is not known.
  ///   - basePath: where the app is mounted; nil for the root.
  /// - Throws: ``ConfigurationError`` for a path or an address that cannot be.
  public init(address: String?, basePath: String?) throws(ConfigurationError) {
    var configuration = Configuration(dataFolder: "", templateFolder: "", assetFolder: "")
    configuration.address = address
    configuration.basePath = basePath
    let mount = try configuration.mount()
    origin = mount.address?.text ?? ""
    links = Links(root: mount.basePath?.text ?? "/")
  }

  /// Where the first account is made.
  public func setup(code: String) -> String { origin + links.path("setup", query: [("code", code)]) }

  /// Where an invitation is taken.
  public func invitation(_ token: SecretToken) -> String { origin + links.invitation(token) }

  /// Where a new password is set.
  public func newPassword(_ token: SecretToken) -> String { origin + links.newPassword(token) }
}
