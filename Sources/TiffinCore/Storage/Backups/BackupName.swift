/// The file names of backups in a folder, made from the server's local time: `tiffin-2026-11-23-031500.db`.
enum BackupName {
  /// Returns the name for a time in seconds since 1970-01-01 UTC.
  ///
  /// - Parameter note: A suffix, such as the schema version after a migration.
  static func of(_ seconds: Int, note: String = "") -> String {
    "tiffin-\(stamp(seconds))\(note).db"
  }

  /// Returns the server's local time in a sortable form, without spaces or colons.
  static func stamp(_ seconds: Int) -> String {
    let moment = ServerClock.moment(at: seconds)
    let second = ((seconds % 60) + 60) % 60
    let time = [moment.time.hour, moment.time.minute, second].map { Digits.padded($0, 2) }
    return "\(moment.date.iso)-\(time.joined())"
  }

  /// Returns true if a name has the form that ``of(_:note:)`` returns without a note. Old backups with such names may
  /// be removed.
  static func isPlain(_ name: String) -> Bool {
    name.wholeMatch(of: /tiffin-[0-9]{4}-[0-9]{2}-[0-9]{2}-[0-9]{6}\.db/) != nil
  }

  /// Returns true if the name is that of a complete backup, with or without a note.
  static func isComplete(_ name: String) -> Bool {
    name.wholeMatch(of: /tiffin-[0-9]{4}-[0-9]{2}-[0-9]{2}-[0-9]{6}[a-z0-9-]*\.db/) != nil
  }

  /// Returns true if the name is that of a backup that is still being written, or of a log file of such a backup.
  static func isPart(_ name: String) -> Bool {
    name.wholeMatch(of: /tiffin-[0-9]{4}-[0-9]{2}-[0-9]{2}-[0-9]{6}[a-z0-9-]*\.db\.part(-[a-z]+)?/) != nil
  }
}
