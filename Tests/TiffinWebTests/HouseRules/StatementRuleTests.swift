import Testing

/// Tests rules for SQL in the sources, so that another database can be supported.
@Suite struct `SQL statements` {
  private let core = SourceFile.all.filter { $0.path.hasPrefix("TiffinCore/") }
  private var others: [SourceFile] { SourceFile.all.filter { !$0.path.hasPrefix("TiffinCore/Storage/SQLite/") } }

  @Test func `use SQLite's own syntax only in the folder Storage/SQLite`() {
    let own = /\bPRAGMA\b|\bsqlite_|\bfts5\b|\bAUTOINCREMENT\b/

    #expect(others.flatMap { $0.places(of: own) } == [])
    #expect(SourceFile.all.contains { !$0.places(of: own).isEmpty })
  }

  @Test func `name a database type in one place only`() {
    let users = others.filter { !$0.places(of: /\bSQLite(Database|Dialect|Settings|Connection|WordIndex)\b/).isEmpty }

    // The statements have a case for each.
    let statements = "TiffinCore/Storage/Statements/Statements.swift"
    #expect(users.map(\.path) == ["TiffinCore/Storage/Folder/DataFolder+Database.swift", statements])
    let server = /\bPostgreSQL(Database|Dialect|Settings|Connection|WordIndex)\b/
    let places = SourceFile.all.filter { !$0.places(of: server).isEmpty }
    #expect(places.allSatisfy { $0.path == statements || $0.path.hasPrefix("TiffinCore/Storage/PostgreSQL/") })
  }

  @Test func `choose an index only through the dialect`() {
    #expect(others.flatMap { $0.places(of: /COALESCE\([^()]*, NULL\)/) } == [])
  }

  @Test func `use SUM only through the helper that sums whole numbers`() {
    let sums = core.flatMap { $0.places(of: /\bSUM\(/) }

    // A value used only for sorting is never read.
    #expect(sums.filter { !$0.contains("PortableSQL.swift") && !$0.contains("SUM(nearby) AS usual") } == [])
  }

  @Test func `run outside a household only for data shared by all`() {
    let everybody = core.filter { !$0.places(of: /\bdatabase\.write \{/).isEmpty }.map(\.path)
    let nobodys = ["Accounts", "Foods", "Removal", "Recipes/Catalogue", "Storage"].map { "TiffinCore/\($0)/" }
    let own = everybody.filter { path in !nobodys.contains { path.hasPrefix($0) } && !path.hasSuffix("+Purging.swift") }

    // Purging of old data, pictures without an owner, and texts that are parsed again.
    #expect(
      own.sorted() == [
        "TiffinCore/Photos/Held/HeldPictureStore+Holding.swift",
        "TiffinCore/Plan/Store/PlanRows.swift",
        "TiffinCore/Recipes/Foods/RecipeFoodUpdater.swift",
        "TiffinCore/Recipes/ImportJobs/ImportJobStore+Importing.swift",
        "TiffinCore/Recipes/Pictures/RecipePictureStore+Unused.swift",
      ])
  }

  /// A revision compared in Swift may be outdated when the row is written.
  @Test func `compare revisions in SQL, not in Swift`() {
    let compared = /\brevision (==|!=) (?!nil\b)|(==|!=) ([\w.]+\.)?revision\b/

    #expect(core.flatMap { $0.places(of: compared) } == [])
    #expect("guard current.revision == revision else {".contains(compared))
  }
}
