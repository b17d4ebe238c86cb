import Dispatch

/// The background job that looks every minute for conditions that the server's owner has to know of.
public final class OwnerWatch: Sendable {
  /// The free bytes below which the disk counts as nearly full, and above which it no longer does.
  static let (scarce, ample) = (256 << 20, 320 << 20)
  /// The seconds after which a nightly backup is overdue.
  static let overdue = 50 * 3_600
  /// The seconds between two searches for damage, by all processes together.
  static let lookPause = 3_600
  /// The seconds for which an error about damage counts.
  static let damageMemory = 86_400

  private let folder: DataFolder
  private let database: any Database
  private let notices: OwnerNotices
  private let now: @Sendable () -> Int
  private let job: BackgroundJob

  /// Creates the watch.
  ///
  /// - Parameters:
  ///   - now: Returns the seconds since 1970-01-01 UTC; another clock for tests.
  ///   - report: Called with errors of the database.
  public init(
    _ installation: Installation, _ notices: OwnerNotices, now: @escaping @Sendable () -> Int = ServerClock.seconds,
    report: @escaping @Sendable (StoreError) -> Void = { _ in }
  ) {
    folder = installation.folder
    database = installation.database
    self.notices = notices
    self.now = now
    job = BackgroundJob("notices", .everyMinute, report: report)
  }

  /// Starts the job.
  public func start() {
    job.start { [weak self] () throws(StoreError) in
      try self?.check()
      return false
    }
  }

  /// Stops the job after waiting for the current check.
  public func stop() {
    job.stop()
  }

  /// Checks all conditions now. A database on a server, and its backups, are its administrator's.
  func check() throws(StoreError) {
    guard folder.server == nil else { return }
    folder.tellOfBackups(notices, now: now())
    notices.update(.diskNearlyFull, diskNotice())
    try checkDamage()
  }

  private func diskNotice() -> String? {
    guard let free = folder.freeBytes else { return nil }
    guard free < (notices.isTold(.diskNearlyFull) ? Self.ample : Self.scarce) else { return nil }
    return "Only \(free >> 20) MB are free on the disk of \(folder.path). When none are left, nothing can be saved."
  }

  /// Searches for damage once an hour. Damage of pictures, which the search leaves out, shows in the recorded errors.
  private func checkDamage() throws(StoreError) {
    let notice = "The database is damaged. Run `tiffin check`, and restore a backup."
    let start = now() - Self.damageMemory
    if RecentErrors(folder).errors(since: start).contains(where: { $0.kind == .damaged }) {
      return notices.update(.damaged, notice)
    }
    guard takeLook() else { return }
    let fault = try database.read { statements throws(StoreError) in
      try IntegrityCheck.faultsExceptPictures(statements, database.dialect).first
    }
    notices.update(.damaged, fault.map { _ in notice })
  }

  /// Returns true if a search is due, and records that this process does it.
  private func takeLook() -> Bool {
    let (name, state) = ("looked", NoticeState(folder))
    let now = now()
    func isDue(_ times: [String: Int]) -> Bool {
      guard let last = times[name] else { return true }
      return !(0..<Self.lookPause).contains(now - last)
    }
    guard isDue(state.read()) else { return false }
    return state.change { times in
      guard isDue(times) else { return false }
      times[name] = now
      return true
    } ?? false
  }
}

extension DataFolder {
  /// Tells the owner of backups that failed, were not copied elsewhere, or will find no room; or records that this is
  /// over.
  public func tellOfBackups(_ notices: OwnerNotices, now: Int = ServerClock.seconds()) {
    notices.update(.backupFailed, failure(of: .backup).map { "The last backup failed: \($0.reason)" } ?? overdue(now))
    notices.update(
      .hookFailed, failure(of: .hook).map { "The last backup was made, but not copied elsewhere: \($0.reason)." })
    let forecast = lastBackup == nil ? nil : backupForecast
    notices.update(.noRoomForBackup, forecast.flatMap { $0.fits ? nil : $0.shortage })
  }

  private func overdue(_ now: Int) -> String? {
    guard let last = backupRecord, last.isRotating, now - last.seconds > OwnerWatch.overdue else { return nil }
    return "The last backup is \((now - last.seconds) / 3_600) hours old. See `systemctl status tiffin-backup`."
  }
}

extension BackgroundJob.Schedule {
  /// The schedule of a check each minute. The pause before the first one is random, so that workers that start together
  /// do not check together.
  fileprivate static var everyMinute: BackgroundJob.Schedule {
    BackgroundJob.Schedule(
      afterStart: .milliseconds(.random(in: 2_000...20_000)), betweenTurns: .seconds(60), betweenRounds: .seconds(60))
  }
}
