import Testing

@testable import TiffinCore

@Suite struct `The network of an address` {
  @Test(arguments: [
    ("192.0.2.1", "::ffff:192.0.2.1"), ("2001:db8::1", "2001:db8:0:0:ffff::2"), ("::1", "::2"),
    ("2001:DB8:1:2::", "2001:db8:1:2:3:4:5:6"),
  ]) func `is the same for all addresses of a subscriber`(one: String, other: String) {
    #expect(ClientNetwork(one) == ClientNetwork(other))
  }

  @Test(arguments: [
    ("192.0.2.1", "192.0.2.2"), ("2001:db8:1:2::1", "2001:db8:1:3::1"), ("192.0.2.1", "::192.0.2.1"), ("", "unix:"),
  ]) func `differs between subscribers`(one: String, other: String) {
    #expect(ClientNetwork(one).subscriber != ClientNetwork(other).subscriber)
  }

  @Test func `has a site part if the address is IPv6`() {
    let sites = ["2001:db8:1:2::1", "2001:db8:1:3::1", "2001:db8:2:2::1"].map { ClientNetwork($0).site }

    #expect(sites == ["20010db80001", "20010db80001", "20010db80002"])
    #expect(ClientNetwork("192.0.2.1").site == nil)
  }

  @Test(arguments: ["", "unix:", "nonsense", "192.0.2.300", "fe80::1%eth0", "[::1]", "10.1", "0x7f.1"])
  func `is the text itself if it is not an address`(text: String) {
    #expect(ClientNetwork(text).subscriber == text)
  }
}
