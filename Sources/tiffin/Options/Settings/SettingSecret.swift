import Platform

/// A setting whose value lies in a file of its own, as secrets do: where the variable with `_FILE` behind its name says
/// (Docker, Kubernetes), or as a credential of that name that systemd hands to the unit.
/// - Source: systemd.exec(5), LoadCredential= and LoadCredentialEncrypted=.
enum SettingSecret {
  static let suffix = "_FILE"
  private static let limit = 64 << 10

  /// The variables that say where such files are.
  static func names(of settings: Set<String>) -> Set<String> { Set(settings.map { $0 + suffix }) }

  /// What the file says, without line breaks at its end; nil if there is none, or nothing in it.
  ///
  /// - Parameter path: where the variable says that it is.
  /// - Throws: ``Refusal`` if it is not there, or cannot be read.
  static func value(of name: String, in path: String?) throws(Refusal) -> String? {
    if let path {
      guard let text = text(in: path) else {
        throw Refusal("\(name + suffix): \(path) cannot be read: \(SystemMessage.lastError).", .configuration)
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
