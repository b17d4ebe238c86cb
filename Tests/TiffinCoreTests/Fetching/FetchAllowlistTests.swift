import Testing

@testable import Fetching
@testable import TiffinCore

@Suite struct `The list of allowed private addresses` {
  /// Loads libcurl, which takes addresses apart.
  private func holds(_ allowance: String, _ address: String) throws -> Bool {
    _ = FetchGateway().refusal(of: "")
    return try FetchAllowlist(allowance).holds(try #require(FetchAddress(address)))
  }

  @Test(arguments: [
    ("recipes.lan:8080", "http://recipes.lan:8080/a"), ("Recipes.LAN:8080", "http://RECIPES.lan:8080/"),
    (" a.lan:1 , b.lan:80,", "http://b.lan/"), ("a.lan:443", "https://a.lan/"),
    ("192.168.1.5:80", "http://192.168.1.5/"), ("[::1]:8080", "http://[::1]:8080/"),
    ("[0:0:0:0:0:0:0:1]:8080", "http://[::1]:8080/"), ("[FD00::2]:80", "http://[fd00:0::2]/"),
    ("127.0.0.1:80", "http://127.1/"), ("käse.lan:80", "http://KÄSE.lan/"), ("a_b:80", "http://a_b/"),
  ])
  func `includes the hosts and ports it names`(allowance: String, address: String) throws {
    #expect(try holds(allowance, address))
  }

  @Test(arguments: [
    ("", "http://127.0.0.1/"), (" , ", "http://127.0.0.1/"), ("a.lan:8080", "http://a.lan/"),
    ("a.lan:80", "http://b.a.lan/"), ("a.lan:80", "http://a.lan.evil.example/"), ("a.lan:80", "https://a.lan/"),
    ("a.lan:80", "http://evil.example/a.lan:80"), ("127.0.0.1:80", "http://localhost/"),
    ("localhost:80", "http://127.0.0.1/"), ("a.lan:80", "http://a.lan./"),
  ])
  func `includes no other hosts or ports`(allowance: String, address: String) throws {
    #expect(try !holds(allowance, address))
  }

  @Test(arguments: [
    "a.lan", "a.lan:", ":80", "a.lan:0", "a.lan:65536", "a.lan:http", "a.lan:-1", "a.lan:+80", "a.lan:8 0",
    "http://a.lan:80", "a.lan:80/", "user@a.lan:80", "::1:80", "[::1]", "[::g]:80", "[]:80", "[127.0.0.1]:80",
    "127.1:80", "256.0.0.1:80", "1:80", "*.lan:80", "a lan:80", "10.0.0.0/8:80",
  ])
  func `reports the entry that is malformed`(entry: String) {
    #expect(throws: FetchAllowlistError(entry: entry)) { try FetchAllowlist("good.lan:80, \(entry) ,other:1") }
  }

  @Test func `has an example in its error message`() {
    let error = FetchAllowlistError(entry: "a.lan")

    #expect(
      error.description
        == "“a.lan” is not a host and a port, such as recipes.lan:8080, 192.168.1.5:80 or [::1]:8080.")
  }

  @Test func `allows its entries, and no other port of the same host`() throws {
    let allowed = try StandInServer { connection, _ in connection.answer("here") }
    let neighbour = try StandInServer { connection, _ in connection.answer("secret") }
    let gateway = try FetchGateway(reaching: allowed)

    let document = try gateway.get(allowed.address(), within: .unhurried)
    let refusal = gateway.refusal(of: neighbour.address())

    #expect(String(decoding: document.bytes, as: UTF8.self) == "here")
    #expect(refusal == .privateAddress)
    #expect(neighbour.connections == 0)
  }

  @Test func `allows a host by name`() throws {
    let server = try StandInServer { connection, _ in connection.answer("here") }
    let gateway = FetchGateway(allowing: try FetchAllowlist("localhost:\(server.port)"))

    _ = try gateway.get(server.address(as: "localhost"), within: .unhurried)

    #expect(server.connections == 1)
  }
}
