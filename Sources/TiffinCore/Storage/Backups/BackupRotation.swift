/// The choice of the backups that stay: all of the last day, and the last one of each of 7 days, 4 weeks and 6 months
/// that have one.
///
/// Days are counted by the names of the files, not by today's date, so that neither a pause nor a clock that is wrong
/// empties the folder.
struct BackupRotation {
  private static let (days, weeks, months) = (7, 4, 6)

  /// The total size of the backups in bytes; nil for no limit.
  let room: Int?

  /// Returns the backups to remove after a new one, oldest first.
  ///
  /// - Parameter newest: The name of the new backup, which always stays.
  func removals(from files: [BackupFile], newest: String) -> [BackupFile] {
    let others = Self.oldestFirst(files).filter { $0.name != newest }
    let kept = Self.kept(files)
    let dropped = others.filter { !kept.contains($0.name) }
    guard let room else { return dropped }
    var bytes = Self.oldestFirst(files).map(\.bytes).reduce(0, +) - dropped.map(\.bytes).reduce(0, +)
    let crowded = others.filter { kept.contains($0.name) }.prefix { file in
      defer { bytes -= file.bytes }
      return bytes > room
    }
    return dropped + crowded
  }

  /// Returns the backups to remove, so that a new one fits on the disk: first those that the rotation would remove, then
  /// the oldest, never the newest. Empty if it fits without, or would not fit even then.
  ///
  /// - Parameter missing: The bytes that are missing on the disk; negative if there are more than enough.
  func removals(from files: [BackupFile], toFree missing: Int) -> [BackupFile] {
    guard missing > 0 else { return [] }
    let kept = Self.kept(files)
    let oldestFirst = Self.oldestFirst(files).dropLast()
    let order = oldestFirst.filter { !kept.contains($0.name) } + oldestFirst.filter { kept.contains($0.name) }
    var freed = 0
    let removed = order.prefix { file in
      defer { freed += file.bytes }
      return freed < missing
    }
    return freed >= missing ? Array(removed) : []
  }

  /// Returns the names of the backups that stay if there is room for them.
  static func kept(_ files: [BackupFile]) -> Set<String> {
    let newestFirst = oldestFirst(files).reversed().compactMap { file in
      file.date.map { (name: file.name, date: $0) }
    }
    let last = newestFirst.first?.date
    let kept =
      newestFirst.filter { $0.date == last }
      + lastOfEach(days, newestFirst) { $0.daysSinceEpoch }
      // 1970-01-01 was a Thursday, and weeks begin on Monday.
      + lastOfEach(weeks, newestFirst) { ($0.daysSinceEpoch + 3) / 7 }
      + lastOfEach(months, newestFirst) { $0.year * 12 + $0.month }
    return Set(kept.map { $0.name })
  }

  /// Returns the last backup of each of the last `count` periods that have one.
  private static func lastOfEach(
    _ count: Int, _ newestFirst: [(name: String, date: LocalDate)], _ period: (LocalDate) -> Int
  ) -> [(name: String, date: LocalDate)] {
    var periods: Set<Int> = []
    return newestFirst.filter { periods.count < count && periods.insert(period($0.date)).inserted }
  }

  /// Returns the files whose names have a valid date, sorted. Others may be somebody's own.
  private static func oldestFirst(_ files: [BackupFile]) -> [BackupFile] {
    files.filter { $0.date != nil }.sorted { $0.name < $1.name }
  }
}
