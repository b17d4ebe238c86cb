import CPostgreSQL

/// The hosts in an address, ordered by their likelihood to answer.
struct PostgreSQLHosts: Equatable {
  struct Host: Equatable {
    let name: String
    /// The port; empty for libpq's default.
    let port: String

    /// Returns true if a connection to `other`, whose port is known, leads to this host.
    fileprivate func isReached(by other: Host) -> Bool {
      name == other.name && (port == other.port || port.isEmpty)
    }
  }

  private(set) var all: [Host]

  /// Reads the hosts of an address. The list is empty if there is nothing to choose: with a single host, with
  /// `hostaddr`, or if libpq shuffles the hosts, as each connection should then try all of them.
  ///
  /// - Throws: ``StoreError/failed(_:)`` if libpq cannot be loaded.
  init(of address: String) throws(StoreError) {
    try PostgreSQLConnection.load()
    all = []
    let names = Self.list("host", in: address)
    guard names.count > 1, Self.list("hostaddr", in: address).isEmpty, !Self.areShuffled(by: address) else { return }
    let ports = Self.list("port", in: address)
    all = names.enumerated().map { place, name in
      Host(name: name, port: ports.count == 1 ? ports[0] : place < ports.count ? ports[place] : "")
    }
  }

  var areSeveral: Bool { !all.isEmpty }
  /// The names of the hosts, comma-separated for libpq.
  var names: String { all.map(\.name).joined(separator: ",") }
  var ports: String { all.map(\.port).joined(separator: ",") }

  /// Moves a host that accepted a connection to the front.
  mutating func prefer(_ host: Host) {
    guard let place = all.firstIndex(where: { $0.isReached(by: host) }) else { return }
    all.insert(all.remove(at: place), at: 0)
  }

  /// Moves a host whose connection broke to the end: its machine may be gone, and connecting would time out.
  mutating func avoid(_ host: Host) {
    guard let place = all.firstIndex(where: { $0.isReached(by: host) }) else { return }
    all.append(all.remove(at: place))
  }

  private static func areShuffled(by address: String) -> Bool {
    let balance = list("load_balance_hosts", in: address)
    return !balance.isEmpty && balance != ["disable"]
  }

  /// Returns the comma-separated values of an option in an address.
  static func list(_ name: String, in address: String) -> [String] {
    let text = unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: 4_096) { buffer -> String in
      guard let start = buffer.baseAddress,
        unsafe cpostgresql_read_option(address, name, start, buffer.count)
      else { return "" }
      return unsafe String(cString: start)
    }
    return text.isEmpty ? [] : text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
  }
}
