import Glibc
import Platform

/// The file with a server's settings, which every command reads.
struct SettingsFile {
  /// The path that is used if TIFFIN_CONFIG is not set.
  static let usualPath = "/etc/tiffin/tiffin.conf"

  let values: [String: String]

  /// Reads the settings file of this process; empty if the file at the usual path does not exist, or if TIFFIN_CONFIG
  /// is empty.
  ///
  /// - Throws: ``CommandError`` if the file cannot be read, or if the one named by TIFFIN_CONFIG does not exist.
  static func ofThisProcess() throws(CommandError) -> SettingsFile {
    let named = SystemEnvironment.variable("TIFFIN_CONFIG")
    let path = named ?? usualPath
    guard !path.isEmpty else { return SettingsFile(values: [:]) }
    guard let bytes = FolderReader.contents(of: path) else {
      if named == nil, errno == ENOENT || errno == ENOTDIR { return SettingsFile(values: [:]) }
      throw CommandError("The settings in \(path) cannot be read: \(SystemMessage.lastError).", .configuration)
    }
    var reader = EnvironmentFileParser()
    return SettingsFile(values: reader.read(bytes))
  }
}
