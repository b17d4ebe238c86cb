import Platform

/// The value of a setting in a file of its own, as for secrets. The file is named by the variable with `_FILE` appended
/// (Docker, Kubernetes), or is a credential with the setting's name that systemd passes to the unit.
/// - Source: systemd.exec(5), LoadCredential= and LoadCredentialEncrypted=.
enum SettingSecret {
  static let suffix = "_FILE"
  private static let limit = 64 << 10

  /// Returns the contents of the file, without trailing line breaks; nil if there is no file, or it is empty.
  ///
  /// - Parameter path: The value of the variable with `_FILE`; nil if it is not set.
  /// - Throws: ``CommandError`` if a file named by the variable cannot be read, or has more than 64 KiB.
  static func value(of name: String, in path: String?) throws(CommandError) -> String? {
    if let path {
      guard let bytes = FolderReader.contents(of: path) else {
        throw CommandError("\(name + suffix): \(path) cannot be read: \(SystemMessage.lastError).", .configuration)
      }
      guard bytes.count <= limit else {
        throw CommandError("\(name + suffix): \(path) has more than 64 KiB.", .configuration)
      }
      return text(bytes)
    }
    guard let folder = SystemEnvironment.variable("CREDENTIALS_DIRECTORY") else { return nil }
    guard let bytes = FolderReader.contents(of: "\(folder)/\(name)"), bytes.count <= limit else { return nil }
    return text(bytes)
  }

  private static func text(_ bytes: [UInt8]) -> String? {
    var bytes = bytes
    while let last = bytes.last, last == UInt8(ascii: "\n") || last == UInt8(ascii: "\r") { bytes.removeLast() }
    return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
  }
}
