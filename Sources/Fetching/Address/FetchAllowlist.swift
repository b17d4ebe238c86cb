import Glibc

/// The private hosts that may be fetched from, in addition to all public ones.
public struct FetchAllowlist: Equatable, Sendable {
  /// An allowlist without private hosts.
  public static let publicOnly = FetchAllowlist()

  private var places: Set<Host> = []

  private struct Host: Hashable {
    let host: String
    let port: Int
  }

  private init() {}

  /// Parses `TIFFIN_FETCH_ALLOW`: `recipes.lan:8080,192.168.1.5:80,[::1]:8080`. Case, and white space around entries,
  /// are ignored.
  ///
  /// A name allows every address it resolves to; an address allows itself only, not names that resolve to it.
  ///
  /// - Throws: ``FetchAllowlistError`` at the first entry that is not a host and a port.
  public init(_ text: String) throws(FetchAllowlistError) {
    for part in text.utf8.split(separator: UInt8(ascii: ",")) {
      let entry = FetchAddress.trimmed(String(decoding: part, as: UTF8.self))
      guard !entry.isEmpty else { continue }
      guard let place = Self.place(entry) else { throw FetchAllowlistError(entry: entry) }
      places.insert(place)
    }
  }

  /// Returns true if the address's host and port are allowed.
  func holds(_ address: FetchAddress) -> Bool {
    places.contains(Host(host: address.host, port: address.port))
  }

  private static func place(_ entry: String) -> Host? {
    let bytes = Array(entry.lowercased().utf8)
    guard let colon = bytes.lastIndex(of: UInt8(ascii: ":")), let host = host(bytes[..<colon]),
      let port = HeaderText.number(bytes[(colon + 1)...]), (1...65_535).contains(port)
    else { return nil }
    return Host(host: host, port: port)
  }

  private static func host(_ bytes: ArraySlice<UInt8>) -> String? {
    if bytes.first == UInt8(ascii: "["), bytes.last == UInt8(ascii: "]") {
      let address = SocketAddress(v6: String(decoding: bytes.dropFirst().dropLast(), as: UTF8.self))
      return address.map { "[\($0)]" }
    }
    let host = String(decoding: bytes, as: UTF8.self)
    guard !bytes.isEmpty, bytes.allSatisfy(isOfName) else { return nil }
    let isNumeric = bytes.allSatisfy { $0 == UInt8(ascii: ".") || (0x30...0x39).contains($0) }
    return !isNumeric || SocketAddress(v4: host) != nil ? host : nil
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...: true
    case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"): true
    default: false
    }
  }
}
