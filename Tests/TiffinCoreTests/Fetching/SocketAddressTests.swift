import Testing

@testable import Fetching
@testable import TiffinCore

@Suite struct `A socket address` {
  @Test(arguments: [
    "0.0.0.0", "0.1.2.3", "0.255.255.255", "10.0.0.0", "10.255.255.255", "100.64.0.0", "100.100.100.200",
    "100.127.255.255", "127.0.0.1", "127.255.255.255", "168.63.129.16", "169.254.0.0", "169.254.169.254",
    "169.254.255.255", "172.16.0.0", "172.31.255.255", "192.0.0.0", "192.0.0.192", "192.0.0.255", "192.0.2.1",
    "192.88.99.1", "192.168.0.0", "192.168.255.255", "198.18.0.0", "198.19.255.255", "198.51.100.1", "203.0.113.1",
    "224.0.0.0", "239.255.255.255", "240.0.0.1", "255.255.255.255",
  ])
  func `is not public in the special-purpose ranges of IPv4`(text: String) throws {
    #expect(try !#require(SocketAddress(v4: text)).isPublic)
  }

  @Test(arguments: [
    "1.0.0.0", "9.255.255.255", "11.0.0.0", "100.63.255.255", "100.128.0.0", "126.255.255.255", "128.0.0.0",
    "168.63.129.15", "168.63.129.17", "169.253.255.255", "169.255.0.0", "172.15.255.255", "172.32.0.0",
    "191.255.255.255", "192.0.1.0", "192.0.3.0", "192.167.255.255", "192.169.0.0", "198.17.255.255", "198.20.0.0",
    "203.0.112.255", "203.0.114.0", "223.255.255.255", "8.8.8.8",
  ])
  func `is public beside the special-purpose ranges of IPv4`(text: String) throws {
    #expect(try #require(SocketAddress(v4: text)).isPublic)
  }

  @Test(arguments: [
    "::", "::1", "::2", "::ffff:127.0.0.1", "::ffff:8.8.8.8", "::ffff:0:127.0.0.1", "::127.0.0.1", "::8.8.8.8",
    "64:ff9b::127.0.0.1", "64:ff9b::10.0.0.1", "64:ff9b::169.254.169.254", "64:ff9b:1::8.8.8.8", "64:ff9b::1:8.8.8.8",
    "100::1", "1fff::1", "2001::1", "2001:0:7f00:1::", "2001:10::1", "2001:20::1", "2001:1ff:ffff::", "2001:db8::1",
    "2002:7f00:1::", "2002:808:808::", "3fff::1", "3fff:fff::", "4000::1", "5f00::1", "fc00::1", "fd00:ec2::254",
    "fd20:ce::254", "fdff:ffff::", "fe80::1", "fe80::ffff:1", "febf::1", "fec0::1", "ff00::", "ff02::1", "ffff::",
  ])
  func `is not public in IPv6 outside the global unicast range`(text: String) throws {
    #expect(try !#require(SocketAddress(v6: text)).isPublic)
  }

  @Test(arguments: [
    "2001:200::1", "2001:4860:4860::8888", "2001:db7:ffff::", "2001:db9::", "2003::1", "2606:4700::6810:84e5",
    "2a00:1450:4001::1", "3ffe::1", "64:ff9b::8.8.8.8",
  ])
  func `is public in the global unicast range, and behind NAT64 if its IPv4 address is public`(text: String) throws {
    #expect(try #require(SocketAddress(v6: text)).isPublic)
  }
}
