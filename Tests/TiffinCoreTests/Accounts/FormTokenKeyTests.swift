import Foundation
import TestSupport
import Testing

@testable import TiffinCore

@Suite struct `The form key for requests without a session` {
  /// A data folder with a database file, even if the other tests run on a server.
  private func installation(_ place: borrowing TestFolder) throws -> Installation {
    try DataFolder(place.path + "/data").create()
  }

  @Test func `is in a file only its owner can read, and is not in backups`() throws {
    let place = TestFolder()
    let installation = try installation(place)
    let key = try #require(FormTokenKey(of: installation))
    let path = place.path + "/data/forms.key"

    #expect(FileSystem.permissions(of: path) == 0o600)
    #expect(FormTokenKey(of: installation)?.secret.text == key.secret.text)
    let backup = try installation.folder.backUp(to: place.path + "/backup.db")
    let bytes = try Data(contentsOf: URL(filePath: backup.path))
    #expect(bytes.range(of: Data(key.secret.text.utf8)) == nil)
    try installation.close()
  }

  @Test func `is the same if several tasks create it at once`() async throws {
    let place = TestFolder()
    let installation = try installation(place)

    let keys = await withTaskGroup(of: String?.self) { group in
      for _ in 0..<8 { group.addTask { FormTokenKey(of: installation)?.secret.text } }
      return await group.reduce(into: Set<String?>()) { $0.insert($1) }
    }

    #expect(keys.count == 1)
    #expect(keys.first != .some(nil))
    let names = try FileManager.default.contentsOfDirectory(atPath: installation.path)
    #expect(names.filter { $0.hasPrefix("forms.key") } == ["forms.key"])
    try installation.close()
  }

  @Test func `is not kept in the data folder if the database is on a server`() throws {
    let place = TestFolder()
    let kitchen = try Kitchen()
    let folder = DataFolder(place.path, server: "postgresql://nowhere")

    #expect(FormTokenKey(of: Installation(id: "1", database: kitchen.database, folder: folder)) == nil)
  }

  @Test func `can be configured, with at least 32 characters`() {
    let text = String(repeating: "k", count: 32)

    #expect(FormTokenKey(text)?.secret.text == FormTokenKey(text)?.secret.text)
    #expect(FormTokenKey(text)?.secret.text != FormTokenKey(text + "k")?.secret.text)
    #expect(FormTokenKey(String(text.dropLast())) == nil)
  }

  @Test func `replaces and deletes the secret in the database`() throws {
    let kitchen = try Kitchen()
    let first = try kitchen.accounts.formSecret(nil)
    #expect(try kitchen.accounts.formSecret(nil).text == first.text)
    #expect(try kitchen.count("server_secret WHERE name = 'form_secret'") == 1)

    let key = try #require(FormTokenKey(String(repeating: "k", count: 32)))

    #expect(try kitchen.accounts.formSecret(key).text == key.secret.text)
    #expect(try kitchen.count("server_secret WHERE name = 'form_secret'") == 0)
  }
}
