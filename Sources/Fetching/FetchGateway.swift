import CCurl

/// The one way out: whatever Tiffin fetches from the web comes through here.
///
/// It may be told any address by anybody. An address on the inside is refused where it cannot be hidden: when the
/// socket for it is opened, for each of the addresses that a name resolves to, and again at each redirect. Cookies,
/// passwords, proxies of the environment and connections of earlier fetches are not used.
///
/// Blocks its thread for as long as ``FetchLimits`` say, so no transaction may be open meanwhile. Any port may be asked
/// for: people run their own pages on all of them.
public struct FetchGateway: Sendable {
  private let allowance: FetchAllowance
  private let world: FetchWorld

  /// Nothing is loaded before something is fetched.
  public init(allowing allowance: FetchAllowance = .publicOnly) {
    self.init(allowing: allowance, in: FetchWorld())
  }

  init(allowing allowance: FetchAllowance, in world: FetchWorld) {
    self.allowance = allowance
    self.world = world
  }

  /// What is at the address, which has its scheme in front; blanks around it are passed over.
  public func get(_ address: String, within limits: FetchLimits) throws(FetchError) -> FetchedDocument {
    try getAll([address], within: limits)[0].get()
  }

  /// The same for several addresses side by side, in their order. The limit of time is that of all together.
  public func getAll(
    _ addresses: [String], within limits: FetchLimits
  ) -> [Result<FetchedDocument, FetchError>] {
    do throws(FetchError) {
      if let problem = unsafe ccurl_load() { throw .unavailable(log: unsafe String(cString: problem)) }
      // libidn2 reads names as the locale says, and without one takes no ä.
      let before = unsafe ccurl_read_utf8()
      defer { unsafe ccurl_read_as(before) }
      return try FetchRound(self, limits, count: addresses.count).run(addresses)
    } catch {
      return addresses.map { _ in .failure(error) }
    }
  }

  func transfer(
    to address: FetchAddress, _ limits: FetchLimits, remaining: Duration
  ) throws(FetchError) -> FetchTransfer {
    try FetchTransfer(address, limits, in: world, mayBePrivate: allowance.holds(address), remaining: remaining)
  }
}
