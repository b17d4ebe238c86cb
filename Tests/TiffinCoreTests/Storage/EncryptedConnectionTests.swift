import TestServer
import Testing

@testable import TiffinCore

@Suite(.enabled(if: TestServer.encrypted != nil, "of a server that encrypts; Scripts/test postgresql starts it"))
struct `A connection over a network` {
  private func address(_ kitchen: Kitchen) throws -> String { try #require(kitchen.server?.encryptedAddress) }

  @Test func `is encrypted, and transfers large values both ways`() throws {
    let kitchen = try Kitchen()
    let connection = try PostgreSQLConnection(PostgreSQLSettings(address: address(kitchen)))
    let photo = (0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31 >> 3) }

    #expect(try connection.command("SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()") == "t")
    var came: [UInt8] = []
    for _ in 1...3 {
      _ = try connection.run("SELECT CAST($1 AS BYTEA)", [.blob(photo)]) { came = $0.bytes(0) }
      #expect(came == photo)
    }
  }

  @Test func `serves pages that send several statements at once`() throws {
    let kitchen = try Kitchen()
    try kitchen.add(.toast())
    let database = PostgreSQLDatabase(PostgreSQLSettings(address: try address(kitchen)), isGuarded: true)
    defer { try? database.close() }

    let found = try MealStore(database).page(MealQuery(), of: kitchen.cook.id)

    #expect(found.meals.map(\.name.text) == ["Toast"])
  }

  @Test func `is refused if the server's certificate is for another name`() throws {
    let kitchen = try Kitchen()
    let other = try address(kitchen).replacing("@localhost", with: "@tiffin.invalid")

    let error = #expect(throws: StoreError.self) { try PostgreSQLConnection(PostgreSQLSettings(address: other)) }

    guard case .unreachable(let reason) = error else { return #expect(Bool(false), "\(String(describing: error))") }
    #expect(reason.contains("does not match host name"))
  }
}
