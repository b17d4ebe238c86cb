import Testing

@testable import TiffinWeb

@Suite struct `A host name` {
  @Test(arguments: [
    "localhost", "LOCALHOST:8080", "127.0.0.1", "127.0.0.1:8080", "192.168.1.5", "[::1]", "[fe80::1]:8080",
    "tiffin.localhost", "kitchen", "kitchen:80", "kitchen.local", "Kitchen.Local.:8080", "food.home.arpa",
    "food.internal",
  ]) func `that nobody can register is local`(host: String) {
    #expect(HostName.isLocal(host))
  }

  @Test(arguments: [
    "", ":80", ".", "evil.example", "evil.example:8080", "127.0.0.1.evil.example", "localhost.evil.example",
    "evil.example.", "notlocal.example", "evil.xlocal", "evil..local", ".local", "home.arpa",
  ]) func `that anybody can register is not local`(host: String) {
    #expect(!HostName.isLocal(host))
  }
}
