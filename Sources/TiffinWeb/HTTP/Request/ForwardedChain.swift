import Platform

/// The addresses that proxies have noted in a header of a request, the first one's client first.
struct ForwardedChain {
  /// The addresses; nil for an entry that is none, such as `unknown`.
  let addresses: [String?]

  /// Parses the value of `X-Forwarded-For`: `203.0.113.9, 10.0.0.1`. White space alone is an empty chain.
  init(forwardedFor value: String) {
    let entries = value.utf8.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
    let isEmpty = value.utf8.allSatisfy(Self.isBlank)
    addresses = isEmpty ? [] : entries.map { Self.address(Self.trimmed(Array($0))) }
  }

  /// Parses the value of `Forwarded`: `for=203.0.113.9;proto=https, for="[2001:db8::1]:4711"`. An unclosed quotation
  /// makes a chain of one unreadable entry.
  ///
  /// - Source: RFC 7239, section 4.
  init(forwarded value: String) {
    let bytes = Array(value.utf8)
    if bytes.allSatisfy(Self.isBlank) {
      addresses = []
    } else if let elements = Self.split(bytes, at: UInt8(ascii: ",")) {
      addresses = elements.map(Self.client)
    } else {
      addresses = [nil]
    }
  }

  /// Returns the client of an element of `Forwarded`; nil if it names none, or several.
  private static func client(_ element: [UInt8]) -> String? {
    var found: [[UInt8]] = []
    for pair in split(element, at: UInt8(ascii: ";")) ?? [] {
      guard let equals = pair.firstIndex(of: UInt8(ascii: "=")),
        trimmed(Array(pair[..<equals])).map({ $0 | 0x20 }).elementsEqual("for".utf8)
      else { continue }
      found.append(trimmed(Array(pair[(equals + 1)...])))
    }
    guard found.count == 1, let value = found.first else { return nil }
    return address(unquoted(value))
  }

  /// Returns an address without its port and brackets; nil for any other text.
  private static func address(_ node: [UInt8]) -> String? {
    let colons = node.indices.filter { node[$0] == UInt8(ascii: ":") }
    var host = node[...]
    var port = node[node.endIndex...]
    if node.first == UInt8(ascii: "["), let end = node.firstIndex(of: UInt8(ascii: "]")) {
      (host, port) = (node[1..<end], node[(end + 1)...])
      guard host.contains(UInt8(ascii: ":")), port.isEmpty || port.first == UInt8(ascii: ":") else { return nil }
      port = port.dropFirst(port.isEmpty ? 0 : 1)
    } else if colons.count == 1 {
      (host, port) = (node[..<colons[0]], node[(colons[0] + 1)...])
    }
    guard port.count <= 5, port.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return text(String(decoding: host, as: UTF8.self))
  }

  /// Returns an address as text, that of IPv4 in its usual form; nil if the text is no address.
  private static func text(_ host: String) -> String? {
    guard !host.utf8.contains(0), let bytes = AddressNetwork.bytes(host) else { return nil }
    return bytes.count == 4 ? bytes.map(String.init).joined(separator: ".") : host
  }

  /// Splits bytes where a separator is outside of quotation marks; nil if a quotation is not closed.
  private static func split(_ bytes: [UInt8], at separator: UInt8) -> [[UInt8]]? {
    var parts: [[UInt8]] = [[]]
    var (isQuoted, isEscaped) = (false, false)
    for byte in bytes {
      if byte == separator, !isQuoted {
        parts.append([])
        continue
      }
      parts[parts.count - 1].append(byte)
      if isEscaped {
        isEscaped = false
      } else if byte == UInt8(ascii: "\"") {
        isQuoted.toggle()
      } else {
        isEscaped = isQuoted && byte == UInt8(ascii: "\\")
      }
    }
    return isQuoted ? nil : parts
  }

  /// Returns the content of a quotation, or the bytes as they are. An address needs no escapes, so that a backslash
  /// makes it none.
  private static func unquoted(_ value: [UInt8]) -> [UInt8] {
    let quote = UInt8(ascii: "\"")
    return value.count >= 2 && value.first == quote && value.last == quote ? Array(value.dropFirst().dropLast()) : value
  }

  private static func trimmed(_ bytes: [UInt8]) -> [UInt8] {
    var rest = bytes.drop(while: isBlank)
    while let last = rest.last, isBlank(last) { rest.removeLast() }
    return Array(rest)
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}
