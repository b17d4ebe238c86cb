/// Tiffin's own export, which is imported completely. `docs/export.md` describes its files.
public struct ExportArchive: Sendable {
  /// The app name.
  public static let app = "Tiffin"

  let files: ImportedFiles
  /// The path of the export's top folder with a trailing slash; empty if it is the top of the archive.
  let top: String

  /// Opens an export; nil if the files are not an export of Tiffin.
  ///
  /// - Throws: ``ImportError/newer`` if a later release created it.
  public init?(in files: ImportedFiles) throws(ImportError) {
    guard let mark = files.file(named: "tiffin.json"), let form = files.budget.run({ try? mark.json() }),
      form["format"]?.text == "tiffin"
    else { return nil }
    guard let version = form.whole("version"), version <= HouseholdExport.version else { throw .newer }
    self.files = files
    top = mark.folder
  }

  /// The people in the export, in the order of its files.
  public var people: [ExportedPerson] {
    get throws(ImportError) {
      var people: [ExportedPerson] = []
      for file in files.files where file.name == "settings.json" && file.folder.hasPrefix("\(top)people/") {
        let folder = String(file.folder.dropFirst(top.count))
        guard folder.split(separator: "/").count == 2 else { continue }
        people.append(ExportedPerson(folder: folder, name: try file.json().elements.first?.written("name") ?? ""))
      }
      return people
    }
  }

  /// Returns a person in the export: the one with the same name, otherwise the only one; nil if there are several
  /// others, or none.
  public func folder(of person: Person) throws(ImportError) -> ExportedPerson? {
    let people = try people
    return people.first { $0.name == person.name } ?? (people.count == 1 ? people.first : nil)
  }
}

extension ExportArchive: ExportedRows {
  /// Returns the rows of a table; empty if its file is missing, as in exports of earlier releases.
  func rows(of table: ExportedTable, in folder: String) throws(ImportError) -> [JSONValue] {
    let rows = try files.budget.run { () throws(ImportError) in
      try files.file(at: "\(top)\(folder)\(table.name).json")?.json().elements ?? []
    }
    if files.budget.isSpent { throw .tooMuch }
    return rows
  }

  func picture(_ path: String?) -> ImportedPicture? {
    guard let parts = path?.split(separator: "/"), parts.count == 3, parts[0] == "pictures" else { return nil }
    return files.picture(in: "\(top)pictures/\(parts[1])/", named: String(parts[2]))
  }
}

/// A person in an export.
public struct ExportedPerson: Hashable, Sendable {
  /// The path of the person's folder below the export's top folder, with a trailing slash.
  let folder: String
  /// The person's name, as other members see it.
  public let name: String
}
