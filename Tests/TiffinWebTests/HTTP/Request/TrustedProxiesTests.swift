import Testing

@testable import TiffinWeb

/// The proxy that asks, which is trusted.
private let proxy = "172.18.0.2"

@Suite struct `A visitor's address` {
  private func visitor(
    _ forwardedFor: String? = nil, forwarded: String? = nil, from remote: String = proxy,
    trusting text: String = "172.18.0.0/16, 10.0.0.1, fd00::/8, 2001:db8::7"
  ) throws -> String {
    try TrustedProxies(text).visitor(remote, forwardedFor: forwardedFor, forwarded: forwarded)
  }

  @Test func `is the web server's client if no proxy is trusted, or another one asks`() throws {
    #expect(try visitor("203.0.113.9", trusting: "") == proxy)
    #expect(try visitor("203.0.113.9", forwarded: "for=203.0.113.9", from: "172.19.0.2") == "172.19.0.2")
    #expect(try visitor("203.0.113.9", from: "") == "")
    #expect(try visitor("203.0.113.9", from: "unix:") == "unix:")
    #expect(TrustedProxies.none.visitor("::1", forwardedFor: "203.0.113.9", forwarded: nil) == "::1")
  }

  @Test(arguments: [
    ("203.0.113.9", "203.0.113.9"),
    // What the visitor has written stands to the left.
    ("127.0.0.1, 198.51.100.1, 203.0.113.9", "203.0.113.9"),
    ("198.51.100.1,203.0.113.9 , 10.0.0.1,172.18.255.255", "203.0.113.9"),
    ("10.0.0.1, 172.18.0.9", "10.0.0.1"),
    (" \t203.0.113.9\t ", "203.0.113.9"),
    ("203.0.113.9:4711", "203.0.113.9"), ("[2001:db8::1]:4711", "2001:db8::1"), ("[2001:db8::1]", "2001:db8::1"),
    ("2001:db8::1", "2001:db8::1"), ("::ffff:203.0.113.9", "203.0.113.9"), ("203.0.113.9, fd12::5", "203.0.113.9"),
    ("203.0.113.9, 2001:db8::7", "203.0.113.9"), ("203.0.113.9, ::ffff:172.18.0.5", "203.0.113.9"),
    ("", proxy), ("  ", proxy),
  ])
  func `is the last one in X-Forwarded-For that is no trusted proxy`(header: String, address: String) throws {
    #expect(try visitor(header) == address)
  }

  @Test(arguments: [
    ("203.0.113.9, unknown", proxy), ("203.0.113.9, ", proxy), ("203.0.113.9,,", proxy), (",", proxy),
    ("203.0.113.9, unknown, 10.0.0.1", "10.0.0.1"),
    ("203.0.113.9 198.51.100.1", proxy), ("203.0.113.9; 198.51.100.1", proxy), ("\"203.0.113.9\"", proxy),
    ("203.0.113.9:port", proxy), ("203.0.113.9:123456", proxy), ("[203.0.113.9]", proxy), ("[2001:db8::1", proxy),
    ("[2001:db8::1]x", proxy), ("2001:db8::1%eth0", proxy), ("203.0.113", proxy), ("0xCB007109", proxy),
    ("203.0.113.9\u{0}", proxy), ("２０３.0.113.9", proxy), ("203.0.113.9\r\n198.51.100.1", proxy),
    ("example.org", proxy), ("' OR 1=1 --", proxy), ("<script>", proxy),
  ])
  func `is the last known proxy's if what it noted is no address`(header: String, address: String) throws {
    #expect(try visitor(header) == address)
  }

  @Test(arguments: [
    ("for=203.0.113.9", "203.0.113.9"), ("For=203.0.113.9;proto=https;by=10.0.0.1", "203.0.113.9"),
    ("proto=https ; FOR = \"203.0.113.9\"", "203.0.113.9"),
    ("for=127.0.0.1, for=203.0.113.9;host=\"a,b;for=127.0.0.1\", for=10.0.0.1", "203.0.113.9"),
    ("for=\"[2001:db8:cafe::17]:4711\"", "2001:db8:cafe::17"), ("for=\"203.0.113.9:80\"", "203.0.113.9"),
    ("host=\"a\\\",for=127.0.0.1\";for=203.0.113.9", "203.0.113.9"),
    // Nothing that can be believed.
    ("for=unknown", proxy), ("for=_hidden", proxy), ("by=203.0.113.9", proxy), ("203.0.113.9", proxy),
    ("for=203.0.113.9;for=198.51.100.1", proxy), ("for=\"203.0.113.9", proxy), ("for=203.0.113.9, \"", proxy),
    ("for=\"203.0.113.9\\\"\"", proxy), ("for", proxy), ("for=", proxy), ("=", proxy), ("", proxy), (";,;", proxy),
    ("for=203.0.113.9, for=unknown, for=10.0.0.1", "10.0.0.1"),
  ])
  func `is the last one in Forwarded that is no trusted proxy`(header: String, address: String) throws {
    #expect(try visitor(forwarded: header) == address)
  }

  @Test func `counts from two headers only if both agree`() throws {
    #expect(try visitor("203.0.113.9", forwarded: "for=203.0.113.9") == "203.0.113.9")
    #expect(try visitor("203.0.113.9", forwarded: "for=198.51.100.1") == proxy)
    #expect(try visitor("203.0.113.9", forwarded: "for=\"") == proxy)
    #expect(try visitor("203.0.113.9", forwarded: " ") == "203.0.113.9")
  }

  @Test func `is found in a long header`() throws {
    let long = String(repeating: "198.51.100.1, ", count: 20_000)

    #expect(try visitor(long + "203.0.113.9") == "203.0.113.9")
    #expect(try visitor(String(repeating: "10.0.0.1,", count: 20_000) + "10.0.0.1") == "10.0.0.1")
    #expect(try visitor(forwarded: String(repeating: "for=\"", count: 20_001)) == proxy)
  }

  @Test(arguments: [
    "300.1.1.1", "10.0.0.0/33", "10.0.0.0/0", "::/0", "10.0.0.0/", "10.0.0.0/-1", "10.0.0.0/+8", "10.0.0.0/8/8",
    "proxy.lan", "fd00::/129", "10.0.0.1 10.0.0.2/x", "/8",
  ])
  func `is not left to proxies that cannot be read, or to all`(text: String) {
    #expect(throws: TrustedProxiesError.self) { try TrustedProxies(text) }
  }

  @Test func `belongs to a network by its first bits`() throws {
    func holds(_ network: String, _ address: String) throws -> Bool {
      try #require(AddressNetwork(network)).holds(try #require(AddressNetwork.bytes(address)))
    }

    #expect(try holds("10.128.0.0/9", "10.255.0.1") && !holds("10.128.0.0/9", "10.127.255.255"))
    #expect(try holds("10.1.2.3/8", "10.9.9.9") && holds("192.0.2.1", "192.0.2.1") && !holds("192.0.2.1", "192.0.2.2"))
    #expect(try holds("2001:db8::/33", "2001:db8:7fff::1") && !holds("2001:db8::/33", "2001:db8:8000::1"))
    #expect(try !holds("::/1", "10.0.0.1") && !holds("0.0.0.0/1", "::1"))
  }

  @Test func `is logged and counted as the one that a trusted proxy noted`() throws {
    let written = Written()
    let proxies = try TrustedProxies("127.0.0.1")
    let site = try Site(log: written.logger(.json)) { $0.trustedProxies = proxies }

    _ = try site.request(
      "POST", "/sign-out",
      headers: [
        ("HTTP_ORIGIN", "https://evil.test"), ("REMOTE_ADDR", "127.0.0.1"),
        ("HTTP_X_FORWARDED_FOR", "198.51.100.1, 203.0.113.9"),
      ])

    #expect(written.text.contains(#""address":"203.0.113.9""#) && !written.text.contains("198.51.100.1"))
  }
}
