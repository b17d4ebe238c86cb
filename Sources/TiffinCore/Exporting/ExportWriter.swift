import Archives

/// A writer of the files of an export, one after the other.
struct ExportWriter {
  private var zip: ZipWriter
  private let report: (Int) -> Void
  private var files = 0
  /// The kinds and IDs of the pictures of the rows written so far.
  private var pictures: [(kind: ExportedPictures, number: Int)] = []

  init(to sink: @escaping ([UInt8]) throws -> Void, report: @escaping (Int) -> Void) {
    zip = ZipWriter(to: sink)
    self.report = report
  }

  mutating func add(_ name: String, _ bytes: [UInt8], isPacked: Bool = true) throws {
    try zip.add(name, bytes, isPacked: isPacked)
    files += 1
    report(files)
  }

  /// Adds a file with a table's rows in JSON, and collects the rows' pictures for ``addPictures(_:)``.
  ///
  /// - Parameters:
  ///   - owner: The ID of the household or person whose rows are written.
  ///   - folder: The folder in the archive, with a slash at the end; empty for the top level.
  ///   - hasTable: True to add a file with the rows in CSV, too.
  mutating func add(
    _ table: ExportedTable, of owner: Int64, in folder: String = "", hasTable: Bool = false,
    _ statements: borrowing Statements
  ) throws {
    let objects = try table.objects(of: owner, statements)
    try add("\(folder)\(table.name).json", ExportedTable.json(objects))
    if hasTable { try add("\(folder)\(table.name).csv", table.csv(objects)) }
    pictures += try table.pictures(of: owner, statements)
  }

  /// Adds the collected pictures, reading one at a time. Pictures that no longer exist are left out.
  mutating func addPictures(_ statements: borrowing Statements) throws {
    for (kind, number) in pictures {
      let found: (bytes: [UInt8], ending: String)? = try statements.first(
        "SELECT large, format FROM \(kind.table) WHERE \(kind.key) = $1", [.int(number)]
      ) { row in (row.bytes(0), row.text(1) == "webp" ? ".webp" : ".jpg") }
      if let found { try add(kind.path(of: number) + found.ending, found.bytes, isPacked: false) }
    }
  }

  mutating func end() throws { try zip.end() }
}
