import ArgumentParser
import TiffinCore

/// The data folder, for commands that open it whether or not the server is running.
struct DataOption: ParsableArguments {
  @Option(help: "The folder that `tiffin init` made. (TIFFIN_DATA)")
  var data: String?

  /// - Throws: ``Refusal``.
  func open<T>(_ body: (Installation) throws -> T) throws -> T {
    try Self.open(Setting.folder(data), body)
  }

  /// The folder, unopened.
  func folder() throws(Refusal) -> DataFolder { try Setting.folder(data) }

  /// - Throws: ``Refusal``.
  static func migrate(_ folder: DataFolder) throws {
    let progress = ProgressLine()
    defer { progress.end() }
    try use(folder, { folder throws(InstallationError) in try folder.migrate(report: progress.show) }) {
      try FoodsFile.load(into: $0)
    }
  }

  /// - Throws: ``Refusal``.
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
    } catch let refusal as Refusal {
      throw refusal
    } catch let error as BringingError {
      // The command tells what can be done about its file.
      throw error
    } catch {
      throw Refusal(error)
    }
  }
}
