import Foundation
import Glibc
import Synchronization
import TestSupport
import Testing

@testable import Fetching
@testable import TiffinCore

/// Each test names a server that would answer in another spelling, and expects that no connection is made.
@Suite struct `A private address is refused` {
  private func refuses(
    _ host: String, resolvingTo addresses: [String]? = nil, _ place: SourceLocation = #_sourceLocation
  ) throws {
    let server = try StandInServer { connection, _ in connection.answer("secret") }
    let gateway = FetchGateway(allowing: .publicOnly, in: FetchEnvironment(resolve: { _ in addresses }))

    let refusal = gateway.refusal(of: server.address(as: host))

    #expect(refusal == .privateAddress, sourceLocation: place)
    #expect(server.connections == 0, sourceLocation: place)
  }

  @Test func `in its usual form`() throws { try refuses("127.0.0.1") }
  @Test func `in decimal`() throws { try refuses("2130706433") }
  @Test func `in octal`() throws { try refuses("0177.0.0.1") }
  @Test func `as a single octal number`() throws { try refuses("017700000001") }
  @Test func `in hexadecimal`() throws { try refuses("0x7f.0.0.1") }
  @Test func `as a single hexadecimal number`() throws { try refuses("0x7F000001") }
  @Test func `in mixed notations`() throws { try refuses("0x7f.1") }
  @Test func `in a shortened form`() throws { try refuses("127.1") }
  @Test func `as a single zero`() throws { try refuses("0") }
  @Test func `of all zeros`() throws { try refuses("0.0.0.0") }
  @Test func `elsewhere in the loopback range`() throws { try refuses("127.8.8.8") }
  @Test func `with percent escapes`() throws { try refuses("%31%32%37%2e0.0.1") }
  @Test func `with ideographic full stops`() throws { try refuses("127。0。0。1") }
  @Test func `in full-width digits`() throws { try refuses("１２７.0.0.1") }
  @Test func `in circled digits`() throws { try refuses("①②⑦.0.0.1") }
  @Test func `in IPv6`() throws { try refuses("[::1]") }
  @Test func `as the unspecified IPv6 address`() throws { try refuses("[::]") }
  @Test func `mapped into IPv6`() throws { try refuses("[::ffff:127.0.0.1]") }
  @Test func `mapped into IPv6 in hexadecimal`() throws { try refuses("[0:0:0:0:0:ffff:7f00:1]") }
  @Test func `in the old IPv4-compatible form`() throws { try refuses("[::127.0.0.1]") }
  @Test func `behind NAT64`() throws { try refuses("[64:ff9b::127.0.0.1]") }
  @Test func `within 6to4`() throws { try refuses("[2002:7f00:1::]") }
  @Test func `of a local IPv6 network`() throws { try refuses("[fd00::2]") }
  @Test func `of the local link, with its zone`() throws { try refuses("[fe80::1%25lo]") }
  @Test func `of a cloud metadata service`() throws { try refuses("169.254.169.254") }
  @Test func `of a home network`() throws { try refuses("192.168.1.1") }
  @Test func `by the name localhost`() throws { try refuses("localhost") }
  @Test func `by the name localhost in capitals`() throws { try refuses("LocalHost") }
  @Test func `by a name below localhost`() throws { try refuses("tiffin.localhost") }

  /// Resolved by the system.
  @Test(.enabled(if: OwnName.isLocal, "this machine's file of names does not have its own"))
  func `by the machine's own host name`() throws { try refuses(OwnName.text) }

  @Test func `by any name that resolves to it`() throws {
    try refuses("recipes.example", resolvingTo: ["127.0.0.1"])
  }

  @Test func `by a name that resolves to it in IPv6`() throws {
    try refuses("recipes.example", resolvingTo: ["::1"])
  }

  @Test func `by a name that resolves to it mapped into IPv6`() throws {
    try refuses("recipes.example", resolvingTo: ["::ffff:127.0.0.1"])
  }

  /// Name servers do not know such a name, or give an address of the local network.
  @Test(arguments: ["127.0.0.1.", "localhost.", "LocalHost."])
  func `or unreachable if it has a trailing dot`(host: String) throws {
    let server = try StandInServer { connection, _ in connection.answer("secret") }

    let refusal = try #require(FetchGateway().refusal(of: server.address(as: host), within: .page))

    #expect(["privateAddress", "unreachable", "tooSlow"].contains(refusal.kind))
    #expect(server.connections == 0)
  }

  @Test func `by a name with a trailing dot that resolves to it`() throws {
    try refuses("recipes.example.", resolvingTo: ["127.0.0.1"])
  }

  /// The first address is not allocated: nothing answers there, and it is not waited for.
  @Test func `by a name that also resolves to a public address`() throws {
    let gateway = FetchGateway(
      allowing: .publicOnly, in: FetchEnvironment(resolve: { _ in ["2fff::1", "127.0.0.1"] }))
    let fetch = Background {
      var limits = FetchLimits.page(within: .anHour)
      limits.connecting = .anHour
      return gateway.refusal(of: "http://recipes.example/", within: limits)
    }

    #expect(try fetch.value() == .privateAddress)
  }

  @Test func `by a name that resolves first to it and then to a public address`() throws {
    try refuses("recipes.example", resolvingTo: ["127.0.0.1", "2fff::1"])
  }
}

/// 127.0.0.2 counts as public here, and the DNS answers are made up.
@Suite struct `A host name whose DNS answers change` {
  private let inside: StandInServer
  private let outside: StandInServer

  init() throws {
    inside = try StandInServer { connection, _ in connection.answer("secret") }
    let port = inside.port
    outside = try StandInServer(on: "127.0.0.2", port: port) { connection, request in
      if request.path == "/again" { return connection.redirect(to: "/page") }
      connection.answer("public")
    }
  }

  /// The first DNS answer is public, all others are private.
  private func gateway() -> FetchGateway {
    let asked = Atomic(0)
    let world = FetchEnvironment(
      resolve: { _ in asked.add(1, ordering: .relaxed).newValue == 1 ? ["127.0.0.2"] : ["127.0.0.1"] },
      isPublic: { $0 == SocketAddress(v4: "127.0.0.2") })
    return FetchGateway(allowing: .publicOnly, in: world)
  }

  @Test func `is refused when the second answer is private`() throws {
    let gateway = gateway()
    let address = inside.address(as: "recipes.example")

    let first = try gateway.get(address, within: .unhurried)
    let second = gateway.refusal(of: address)

    #expect(String(decoding: first.bytes, as: UTF8.self) == "public")
    #expect(second == .privateAddress)
    #expect(inside.connections == 0)
  }

  @Test func `is refused if a redirect resolves it to a private address`() {
    let refusal = gateway().refusal(of: inside.address("/again", as: "recipes.example"))

    #expect(refusal == .privateAddress)
    #expect(outside.requests.map(\.path) == ["/again"])
    #expect(inside.connections == 0)
  }

  @Test func `is refused if it falls back to a private address`() {
    let world = FetchEnvironment(
      resolve: { _ in ["127.0.0.3", "127.0.0.1"] }, isPublic: { $0 == SocketAddress(v4: "127.0.0.3") })

    let refusal = FetchGateway(allowing: .publicOnly, in: world).refusal(of: inside.address(as: "recipes.example"))

    #expect(refusal == .privateAddress)
    #expect(inside.connections == 0)
  }
}

/// The host name of this machine.
private enum OwnName {
  static let text: String = {
    var name = [CChar](repeating: 0, count: 256)
    unsafe gethostname(&name, 255)
    return String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }()

  /// True if /etc/hosts maps the host name to this machine, as Debian's does.
  static let isLocal: Bool = {
    let file = (try? String(contentsOfFile: "/etc/hosts", encoding: .utf8)) ?? ""
    return file.split(separator: "\n").contains { line in
      let words = line.prefix { $0 != "#" }.split(whereSeparator: \.isWhitespace)
      return words.first?.hasPrefix("127.") == true && words.dropFirst().contains { $0 == text }
    }
  }()
}
