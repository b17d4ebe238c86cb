import Glibc
import Platform

/// The file with the settings of a server, which every command reads.
struct SettingsFile {
  /// Where it is if TIFFIN_CONFIG does not name another one.
  static let usualPath = "/etc/tiffin/tiffin.conf"

  let values: [String: String]

  /// The file of this process, without a value if there is none at the usual place, or if TIFFIN_CONFIG is empty.
  ///
  /// - Throws: ``Refusal`` if it cannot be read, or if TIFFIN_CONFIG names none.
  static func ofThisProcess() throws(Refusal) -> SettingsFile {
    let named = SystemEnvironment.variable("TIFFIN_CONFIG")
    let path = named ?? usualPath
    guard !path.isEmpty else { return SettingsFile(values: [:]) }
    guard let bytes = FolderReader.contents(of: path) else {
      if named == nil, errno == ENOENT || errno == ENOTDIR { return SettingsFile(values: [:]) }
      throw Refusal("The settings in \(path) cannot be read: \(SystemMessage.lastError).", .configuration)
    }
    var reader = AssignmentReader()
    return SettingsFile(values: reader.read(bytes))
  }
}
