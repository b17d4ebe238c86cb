import Foundation
import PictureTools
import Testing

@testable import TiffinCore

extension Kitchen {
  /// The household's export as the web page writes it: with the diary of one person.
  func exportedBytes(for person: Person? = nil) throws -> [UInt8] {
    var bytes: [UInt8] = []
    let person = try PersonStore(database).person((person ?? cook).id)
    try HouseholdExport(for: person, in: database).write(to: { bytes += $0 })
    return bytes
  }

  /// The rows of a table in that export; for a personal table, those of the person's folder.
  func exportedRows(of table: ExportedTable, for person: Person? = nil) throws -> [JSONValue] {
    let export = try #require(try ExportArchive(in: ImportedFiles(name: "mine.zip", bytes: exportedBytes(for: person))))
    let isPersons = ExportedTable.ofPerson.contains { $0.name == table.name }
    return try export.rows(of: table, in: isPersons ? try #require(try export.people.first).folder : "")
  }

  /// Imports an export, with the diary in it for that person.
  func bringOwn(_ bytes: [UInt8], by person: Person? = nil) throws -> ImportResult {
    let person = person ?? cook
    let export = try #require(try ExportArchive(in: ImportedFiles(name: "mine.zip", bytes: bytes)))
    let renderer = PhotoRenderer.unhurried(in: NSTemporaryDirectory())
    let pictures = ImportedPictureRenderer(renderer: renderer, household: nil, hasSpace: { true })
    let bringing = HouseholdImporter(of: nil, to: Stores(database), pictures, for: person)
    return try bringing.take(export, of: try export.people.first.map { [($0, person)] } ?? [])
  }
}

extension PendingFile {
  /// The bytes of a file in the database; empty for a file on disk.
  var bytes: [UInt8] { if case .bytes(let bytes) = content { bytes } else { [] } }
}
