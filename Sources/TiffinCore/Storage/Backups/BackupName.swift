/// The name of a backup in a folder of them, made of the time: `tiffin-2026-11-23-031500.db`.
enum BackupName {
  /// Returns the name for a moment, in seconds since 1970.
  ///
  /// - Parameter note: What else it says, such as the schema that comes after it.
  static func of(_ seconds: Int, note: String = "") -> String {
    "tiffin-\(stamp(seconds))\(note).db"
  }

  /// Returns the server's local time in a form that sorts, without blanks or colons.
  static func stamp(_ seconds: Int) -> String {
    let moment = ServerClock.moment(at: seconds)
    let second = ((seconds % 60) + 60) % 60
    let time = [moment.time.hour, moment.time.minute, second].map { Digits.padded($0, 2) }
    return "\(moment.date.iso)-\(time.joined())"
  }

  /// True for a name as ``of(_:note:)`` makes it without a note: older ones of these may be removed.
  static func isPlain(_ name: String) -> Bool {
    name.wholeMatch(of: /tiffin-[0-9]{4}-[0-9]{2}-[0-9]{2}-[0-9]{6}\.db/) != nil
  }

  /// True for a file, or SQLite's beside it, that is being written and has its name afterwards.
  static func isPart(_ name: String) -> Bool {
    name.wholeMatch(of: /tiffin-[0-9]{4}-[0-9]{2}-[0-9]{2}-[0-9]{6}[a-z0-9-]*\.db\.part(-[a-z]+)?/) != nil
  }
}
