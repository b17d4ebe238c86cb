import PictureTools

extension Setting {
  /// The time after which TIFFIN_BACKUP_HOOK is ended: enough for some gigabytes over a slow line.
  private static let hookTimeout = Duration.seconds(6 * 3_600)

  /// Returns the program that gets each backup's file name; nil if none is set.
  ///
  /// - Throws: ``CommandError`` if the text cannot be a command.
  static func backupHook() throws(CommandError) -> OwnerProgram? {
    guard let command = variable("TIFFIN_BACKUP_HOOK") else { return nil }
    guard let program = OwnerProgram(command, timeout: hookTimeout) else {
      throw CommandError(
        "TIFFIN_BACKUP_HOOK must begin with a path, such as /usr/local/bin/copy-backup.", .configuration)
    }
    return program
  }

  /// Returns the share of the disk that backups may take, in percent; 0 for no limit.
  ///
  /// - Throws: ``CommandError`` if the value is not a number from 0 to 100.
  static func backupShare() throws(CommandError) -> Int {
    try number(nil, "TIFFIN_BACKUP_SHARE", else: 20, in: 0...100)
  }
}
