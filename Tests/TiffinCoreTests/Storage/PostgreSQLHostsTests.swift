import Testing

@testable import TiffinCore

@Suite struct `The hosts of a PostgreSQL address` {
  @Test func `are tried in order, the last good host first and the last broken host last`() throws {
    var hosts = try PostgreSQLHosts(of: "postgresql://tiffin@one,two:6000,three/tiffin")
    #expect(hosts.names == "one,two,three" && hosts.ports == ",6000,")

    hosts.avoid(PostgreSQLHosts.Host(name: "one", port: "5432"))
    #expect(hosts.names == "two,three,one" && hosts.ports == "6000,,")
    hosts.prefer(PostgreSQLHosts.Host(name: "three", port: "5432"))
    #expect(hosts.names == "three,two,one" && hosts.ports == ",6000,")
    hosts.avoid(PostgreSQLHosts.Host(name: "two", port: "5432"))
    #expect(hosts.names == "three,two,one")
  }

  @Test(
    arguments: [
      ("host=one,two port=6000", "6000,6000"), ("host=one,two port=6000,7000", "6000,7000"), ("host=one,two", ","),
    ])
  func `have the ports from the address`(_ address: String, _ ports: String) throws {
    #expect(try PostgreSQLHosts(of: address).ports == ports)
  }

  @Test(
    arguments: [
      "postgresql://one/tiffin", "postgresql:///tiffin?host=/run/postgresql", "host=one,two hostaddr=10.0.0.1,10.0.0.2",
      "tiffin", "postgresql://[", "host=one,two load_balance_hosts=random",
    ])
  func `are left to libpq if there is only one choice`(_ address: String) throws {
    #expect(try !PostgreSQLHosts(of: address).areSeveral)
  }

  @Test func `are several if the address disables load balancing`() throws {
    let address = "host=one,two load_balance_hosts=disable"

    let hosts = try PostgreSQLHosts(of: address)

    // libpq before 16 reads no such address at all.
    #expect(hosts.areSeveral == !PostgreSQLHosts.list("host", in: address).isEmpty)
  }
}
