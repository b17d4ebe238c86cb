import ArgumentParser
import TiffinCore

/// Copies everything to another kind of database.
struct Copy: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Copy all data from a data folder to a PostgreSQL server, or back.",
    discussion: """
      Both are named in one way: sqlite:FOLDER for a data folder, postgresql://… for a server's database. The source \
      is read as of one moment, and may go on being used; what is saved meanwhile is not in the copy, so stop Tiffin \
      before you move. The target is made if it is empty, and refused if anybody has used it. It has everything, \
      compared by counts and checksums, or nothing: after an interruption, do it again.
      """)

  @Option(help: "sqlite:FOLDER or postgresql://…")
  var from: String

  @Option(help: "sqlite:FOLDER or postgresql://…")
  var to: String

  @OptionGroup var data: DataOption

  func run() throws {
    let (from, to) = (try folder(from, "--from"), try folder(to, "--to"))
    let progress = ProgressLine()
    defer { progress.end() }
    do {
      let source = try from.open()
      let target = try Self.made(to)
      let tables = try WholeCopy(from: source, to: target) {
        progress.show("Copying \($0.name)", $0.rows, of: $0.rows, unit: "rows")
      }.run()
      try target.close()
      try source.close()
      progress.end()
      for table in tables { print("\(table.name): \(table.rows) rows, \(String(table.checksum, radix: 16))") }
    } catch let error as InstallationError {
      throw Refusal(error)
    } catch let error as CopyError {
      throw Refusal("\(error)", error == .notEmpty ? .configuration : .failure)
    }
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
    guard text.hasPrefix("postgresql://") || text.hasPrefix("postgres://") else {
      throw Refusal("\(option) has to be sqlite:FOLDER or postgresql://….", .usage)
    }
    return DataFolder(try Setting.data(data.data), server: text)
  }
}
