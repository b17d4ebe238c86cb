/// Checks of the host name in a browser's request.
enum HostName {
  /// Returns true if the name cannot belong to another site. A site can point a name of its own at any machine,
  /// including this one, whose responses its scripts can then read. This is impossible with IP addresses, names without
  /// a dot, and names under domains that are not assigned publicly.
  ///
  /// - Parameter host: The value of a `Host` header, with or without a port.
  /// - Source: RFC 6761, 6762 and 8375; ICANN board, 29 July 2024, for `internal`.
  static func isLocal(_ host: String) -> Bool {
    let bytes = Array(host.lowercased().utf8)
    if bytes.first == UInt8(ascii: "[") { return true }
    var name = bytes.prefix { $0 != UInt8(ascii: ":") }
    if name.last == UInt8(ascii: ".") { name = name.dropLast() }
    let labels = name.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard labels.allSatisfy({ !$0.isEmpty }), let last = labels.last else { return false }
    return labels.count == 1 || isNumber(last) || ownEnds.contains { name.suffix($0.count).elementsEqual($0) }
  }

  private static let ownEnds = [".localhost", ".local", ".home.arpa", ".internal"].map { Array($0.utf8) }

  /// Returns true if the label is a number, which can only be the last part of an IPv4 address, not of a name.
  ///
  /// - Source: WHATWG URL, “ends in a number”.
  private static func isNumber(_ label: ArraySlice<UInt8>) -> Bool {
    label.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }
}
