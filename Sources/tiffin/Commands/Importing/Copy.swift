import ArgumentParser
import TiffinCore

/// A command that copies all data, or one household, to another database.
struct Copy: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Copy all data, or one household's, to another data folder or PostgreSQL database.",
    discussion: """
      Source and target are sqlite:FOLDER for a data folder or postgresql://… for a server's database. The copy shows \
      the source at one moment; later changes are not in it, so stop Tiffin before you move. The target gets \
      everything, verified by counts and checksums, or nothing: after an interruption, run the command again. An empty \
      target is set up.

      Copying everything needs an unused target. With --household, one household is added to those in the target: its \
      members, their diaries, passwords and second factors, recipes, plan and groceries. Their usernames must not \
      exist there. Members have to sign in again; their calendar links still work. The source is not changed.
      """)

  @Option(help: "sqlite:FOLDER or postgresql://…")
  var from: String

  @Option(help: "sqlite:FOLDER or postgresql://…")
  var to: String

  @Option(help: "Only the household of this name, or of the member with this username.")
  var household: String?

  @OptionGroup var data: DataOption

  func run() throws {
    let (from, to) = (try folder(from, "--from"), try folder(to, "--to"))
    let progress = ProgressLine()
    defer { progress.end() }
    do {
      let source = try from.open()
      // The household is looked up before the target is made, so that an unknown household creates no database.
      let member = try household.map { try Stores(source.database).households.member(ofHouseholdCalled: $0) }
      let target = try Self.made(to)
      let tables = try Self.copy(member?.household, from: source, to: target) {
        progress.show("\($0.step == .copying ? "Copying" : "Comparing") \($0.table)", $0.done, of: $0.all, unit: "rows")
      }
      try target.close()
      try source.close()
      progress.end()
      for table in tables { print("\(table.name): \(table.rows) rows, \(String(table.checksum, radix: 16))") }
    } catch let error as InstallationError {
      throw CommandError(error)
    } catch let error as CopyError {
      throw CommandError("\(error)", error.isOfTarget ? .configuration : .failure)
    }
  }

  private static func copy(
    _ household: Household.ID?, from source: Installation, to target: Installation,
    report: @escaping (CopyProgress) -> Void
  ) throws(CopyError) -> [TableChecksum] {
    guard let household else { return try WholeDatabaseCopier(from: source, to: target, report: report).run() }
    return try HouseholdCopier(from: source, to: target, report: report).run(household)
  }

  private static func made(_ folder: DataFolder) throws(InstallationError) -> Installation {
    do {
      return try folder.create()
    } catch {
      guard case .alreadySetUp = error else { throw error }
      return try folder.open()
    }
  }

  private func folder(_ text: String, _ option: String) throws -> DataFolder {
    if text.hasPrefix("sqlite:") { return DataFolder(String(text.dropFirst(7))) }
    // libpq recognises these prefixes; the other form of its addresses is `host=… dbname=…`.
    guard text.hasPrefix("postgresql://") || text.hasPrefix("postgres://") || text.contains("=") else {
      throw CommandError("\(option) must be sqlite:FOLDER or postgresql://….", .usage)
    }
    return DataFolder(try Setting.data(data.data), server: text)
  }
}

extension CopyError {
  /// True if a retry would fail for the same reason.
  fileprivate var isOfTarget: Bool {
    switch self {
    case .notEmpty, .noAccount, .isThere: true
    case .isLeaving, .isArriving, .differs, .store: false
    }
  }
}
