import ArgumentParser
import TiffinCore

/// The data folder, for commands that look into it while the server runs or not.
struct DataOption: ParsableArguments {
  @Option(help: "The folder that `tiffin init` made. (TIFFIN_DATA)")
  var data: String?

  /// - Throws: ``Refusal``.
  func open<T>(_ body: (Installation) throws -> T) throws -> T {
    let folder = try Setting.data(data)
    do {
      let installation = try DataFolder(folder).open()
      let value = try body(installation)
      try installation.close()
      return value
    } catch let refusal as Refusal {
      throw refusal
    } catch {
      throw Refusal(error)
    }
  }
}
