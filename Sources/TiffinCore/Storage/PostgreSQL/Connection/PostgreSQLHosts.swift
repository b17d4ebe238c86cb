import CPostgreSQL

/// The hosts that an address names, those that are likely to answer first.
struct PostgreSQLHosts: Equatable {
  struct Host: Equatable {
    let name: String
    /// Empty for libpq's own.
    let port: String

    /// True if a connection that leads to the other, whose port is said, leads to this one.
    fileprivate func isReached(by other: Host) -> Bool {
      name == other.name && (port == other.port || port.isEmpty)
    }
  }

  private(set) var all: [Host]

  /// None where there are not several to choose from: one host, or numbers beside the names; nor where libpq shuffles
  /// them, so that no host is known to be behind the others.
  ///
  /// - Throws: ``StoreError/failed(_:)`` if there is no libpq to read the address.
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
  /// As libpq takes them.
  var names: String { all.map(\.name).joined(separator: ",") }
  var ports: String { all.map(\.port).joined(separator: ",") }

  /// The one that took a connection is asked first for the next.
  mutating func putFirst(_ host: Host) {
    guard let place = all.firstIndex(where: { $0.isReached(by: host) }) else { return }
    all.insert(all.remove(at: place), at: 0)
  }

  /// The one whose connection broke is asked last: its machine may be gone, and say nothing.
  mutating func putLast(_ host: Host) {
    guard let place = all.firstIndex(where: { $0.isReached(by: host) }) else { return }
    all.append(all.remove(at: place))
  }

  private static func areShuffled(by address: String) -> Bool {
    let balance = list("load_balance_hosts", in: address)
    return !balance.isEmpty && balance != ["disable"]
  }

  /// What an address says under a name, where there may be several with commas between.
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
