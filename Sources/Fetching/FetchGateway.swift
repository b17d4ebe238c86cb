import CCurl
import Platform

/// The only gateway to the web: everything that Tiffin fetches or sends there passes through it.
///
/// The addresses it is given are untrusted. A private address is refused where it cannot be disguised: when its socket
/// is opened, for each of the addresses that a name resolves to, and again at each redirect. Cookies, passwords, the
/// environment's proxies and connections of earlier fetches are not used.
///
/// A fetch blocks its thread for as long as ``FetchLimits`` allow, so no transaction may be open meanwhile. Any port is
/// allowed: people run their own pages on all of them.
public struct FetchGateway: Sendable {
  private let allowance: FetchAllowlist
  private let world: FetchEnvironment

  /// Creates a gateway. libcurl is loaded with the first fetch.
  public init(allowing allowance: FetchAllowlist = .publicOnly) {
    self.init(allowing: allowance, in: FetchEnvironment())
  }

  init(allowing allowance: FetchAllowlist, in world: FetchEnvironment) {
    self.allowance = allowance
    self.world = world
  }

  /// Fetches the document at an address, which must begin with its scheme; white space around it is ignored.
  public func get(_ address: String, within limits: FetchLimits) throws(FetchError) -> FetchedDocument {
    try getAll([address], within: limits)[0].get()
  }

  /// Fetches several addresses at the same time, and returns their results in order. The time limit applies to all of
  /// them together.
  public func getAll(
    _ addresses: [String], within limits: FetchLimits
  ) -> [Result<FetchedDocument, FetchError>] {
    run(addresses, limits, sending: nil)
  }

  /// Sends a message to an address. Any status from 200 to 299 counts as received; redirects are not followed.
  public func post(_ message: FetchMessage, to address: String, within limits: FetchLimits) throws(FetchError) {
    var limits = limits
    limits.redirects = 0
    _ = try run([address], limits, sending: message)[0].get()
  }

  private func run(
    _ addresses: [String], _ limits: FetchLimits, sending message: FetchMessage?
  ) -> [Result<FetchedDocument, FetchError>] {
    do throws(FetchError) {
      if let problem = unsafe ccurl_load() { throw .unavailable(log: unsafe String(cString: problem)) }
      // libidn2 decodes host names in the locale's encoding, and without a UTF-8 locale rejects an ä.
      let before = unsafe ccurl_read_utf8()
      defer { unsafe ccurl_read_as(before) }
      return try WaitCounter.measure(.servers) { () throws(FetchError) in
        try FetchBatch(self, limits, count: addresses.count, sending: message).run(addresses)
      }
    } catch {
      return addresses.map { _ in .failure(error) }
    }
  }

  func transfer(
    to address: FetchAddress, _ limits: FetchLimits, sending message: FetchMessage?, remaining: Duration
  ) throws(FetchError) -> FetchTransfer {
    try FetchTransfer(
      address, limits, sending: message, in: world, mayBePrivate: allowance.holds(address), remaining: remaining)
  }
}
