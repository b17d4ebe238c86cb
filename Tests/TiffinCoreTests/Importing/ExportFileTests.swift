import Foundation
import TestSupport
import Testing

@testable import TiffinCore

@Suite struct `An export file` {
  private let scratch = TestFolder()

  private func written(_ name: String, of kitchen: Kitchen, in database: any Database) throws -> Data {
    let path = "\(scratch.path)/\(name)"
    let file = try PrivateFileWriter(path)
    try HouseholdExport(for: kitchen.cook, in: database).write(to: file)
    let bytes = try Data(contentsOf: URL(filePath: path))
    #expect(file.size == bytes.count)
    return bytes
  }

  @Test func `contains each byte once, even if its transactions run again`() throws {
    let kitchen = try Kitchen()
    try kitchen.add(.caprese())

    let once = try written("once.zip", of: kitchen, in: kitchen.database)
    let twice = try written("twice.zip", of: kitchen, in: RepeatedReads(base: kitchen.database))

    #expect(once == twice && once.count > 1_000)
  }
}

/// Runs each read twice, as after a broken connection.
private struct RepeatedReads: Database {
  let base: any Database

  var dialect: any SQLDialect { base.dialect }

  func read<T>(_ body: (borrowing Statements) throws(StoreError) -> T) throws(StoreError) -> T {
    _ = try base.read(body)
    return try base.read(body)
  }

  func write<T>(_ body: (borrowing Statements) throws(StoreError) -> T) throws(StoreError) -> T {
    try base.write(body)
  }

  func runAlone(_ sql: String, _ values: [SQLValue]) throws(StoreError) { try base.runAlone(sql, values) }

  func close() throws(StoreError) {}
}
