import ArgumentParser
import TiffinCore

/// The option for the data folder, for commands that open it whether or not the server is running.
struct DataOption: ParsableArguments {
  @Option(help: "The folder that `tiffin init` created. (TIFFIN_DATA)")
  var data: String?

  /// Opens the data folder and calls `body`.
  ///
  /// - Throws: ``CommandError`` if the folder cannot be opened or `body` fails; an `ImportError` of `body` as it is.
  func open<T>(_ body: (Installation) throws -> T) throws -> T {
    try Self.open(Setting.folder(data), body)
  }

  /// Returns the folder without opening it.
  func folder() throws(CommandError) -> DataFolder { try Setting.folder(data) }

  /// Migrates a data folder and loads the foods that come with Tiffin.
  ///
  /// - Parameters:
  ///   - report: Called with the progress of the backup.
  ///   - say: Called with a sentence about a migration.
  /// - Throws: ``CommandError`` if either fails.
  static func migrate(
    _ folder: DataFolder, report: (BackupStep) -> Void = { _ in }, say: (String) -> Void
  ) throws {
    try use(
      folder, { folder throws(InstallationError) in try folder.migrate(report: report) { say($0.sentence) } }
    ) {
      try FoodsFile.load(into: $0)
    }
  }

  /// Opens a data folder and calls `body`.
  ///
  /// - Throws: ``CommandError`` if the folder cannot be opened or `body` fails; an `ImportError` of `body` as it is.
  static func open<T>(_ folder: DataFolder, _ body: (Installation) throws -> T) throws -> T {
    try use(folder, { folder throws(InstallationError) in try folder.open() }, body)
  }

  private static func use<T>(
    _ folder: DataFolder, _ find: (DataFolder) throws(InstallationError) -> Installation,
    _ body: (Installation) throws -> T
  ) throws -> T {
    do {
      let installation = try find(folder)
      let value = try body(installation)
      try installation.close()
      return value
    } catch let refusal as CommandError {
      throw refusal
    } catch let error as ImportError {
      // The command reports what can be done about its file.
      throw error
    } catch {
      throw CommandError(error)
    }
  }
}
