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
      guard let text = text(in: path) else {
        throw CommandError("\(name + suffix): \(path) cannot be read: \(SystemMessage.lastError).", .configuration)
      }
      return text.isEmpty ? nil : text
    }
    guard let folder = SystemEnvironment.variable("CREDENTIALS_DIRECTORY") else { return nil }
    return text(in: "\(folder)/\(name)").flatMap { $0.isEmpty ? nil : $0 }
  }

  private static func text(in path: String) -> String? {
    guard var bytes = FolderReader.contents(of: path), bytes.count <= limit else { return nil }
    while let last = bytes.last, last == UInt8(ascii: "\n") || last == UInt8(ascii: "\r") { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }
}
