/// The rule by which old backups of a folder are removed once a new one is complete. Backups with a note in their name,
/// such as those before a migration, are never removed.
public enum BackupRetention: Sendable, Equatable {
  /// All backups stay.
  case all
  /// The newest backups stay: a number of at least 1, which includes the new one.
  case newest(Int)
  /// Those of ``BackupRotation`` stay, within a share of the disk in percent; 0 for no limit.
  case rotation(share: Int)
}

/// A backup's file without a note in its name.
struct BackupFile: Equatable, Sendable {
  let name: String
  let bytes: Int

  /// The local day on which it was made; nil if its name has no valid date.
  var date: LocalDate? {
    LocalDate(iso: String(decoding: name.utf8.dropFirst("tiffin-".utf8.count).prefix(10), as: UTF8.self))
  }
}
