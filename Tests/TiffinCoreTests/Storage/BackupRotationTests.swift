import Testing

@testable import TiffinCore

@Suite struct `The rotation of backups` {
  /// A backup of 10 bytes on each day, at 03:15.
  private func nightly(_ days: ClosedRange<Int>, until last: String) throws -> [BackupFile] {
    let last = try #require(LocalDate(iso: last))
    return try days.map { try BackupFile(name: name(#require(last.adding(days: -$0))), bytes: 10) }
  }

  private func name(_ date: LocalDate, _ time: String = "031500") -> String { "tiffin-\(date.iso)-\(time).db" }

  private func dates(_ names: some Sequence<String>) -> [String] {
    names.map { String($0.dropFirst(7).prefix(10)) }.sorted()
  }

  @Test func `keeps seven days, four weeks and six months`() throws {
    // 2026-11-29 is a Sunday.
    let files = try nightly(0...400, until: "2026-11-29")

    let kept = BackupRotation.kept(files)

    #expect(
      dates(kept) == [
        // The last days of months.
        "2026-06-30", "2026-07-31", "2026-08-31", "2026-09-30", "2026-10-31",
        // Sundays.
        "2026-11-08", "2026-11-15", "2026-11-22",
        "2026-11-23", "2026-11-24", "2026-11-25", "2026-11-26", "2026-11-27", "2026-11-28", "2026-11-29",
      ])
  }

  @Test func `keeps as much when it runs every night as when it runs once`() throws {
    var files: [BackupFile] = []
    for night in try nightly(0...400, until: "2026-11-29").reversed() {
      files.append(night)
      let removed = BackupRotation(room: nil).removals(from: files, newest: night.name)
      files.removeAll { removed.contains($0) }
    }

    #expect(Set(files.map(\.name)) == BackupRotation.kept(try nightly(0...400, until: "2026-11-29")))
  }

  @Test func `keeps all of the last day, and the last one of the days before`() throws {
    let (today, before) = (try #require(LocalDate(iso: "2026-11-29")), try #require(LocalDate(iso: "2026-11-28")))
    let names = [name(before, "010000"), name(before, "230000"), name(today, "010000"), name(today, "120000")]

    let removed = BackupRotation(room: nil).removals(
      from: names.map { BackupFile(name: $0, bytes: 1) }, newest: names[3])

    #expect(removed.map(\.name) == [names[0]])
  }

  @Test func `counts the days that have a backup, so that a pause removes nothing`() throws {
    let files = try nightly(0...0, until: "2026-11-29") + nightly(0...5, until: "2025-02-10")

    #expect(BackupRotation(room: nil).removals(from: files, newest: files[0].name) == [])
  }

  @Test func `removes none of the others if the clock of the new one is wrong`() throws {
    let files = try nightly(0...4, until: "2026-11-29") + nightly(0...0, until: "1970-01-01")

    #expect(BackupRotation(room: nil).removals(from: files, newest: files[5].name) == [])
  }

  @Test func `removes the oldest beyond its room, never the new one`() throws {
    let files = try nightly(0...5, until: "2026-11-29")

    func left(_ room: Int) -> [String] {
      let removed = BackupRotation(room: room).removals(from: files, newest: files[0].name)
      return dates(files.filter { !removed.contains($0) }.map(\.name))
    }

    #expect(left(60).count == 6)
    #expect(left(59) == ["2026-11-25", "2026-11-26", "2026-11-27", "2026-11-28", "2026-11-29"])
    #expect(left(25) == ["2026-11-28", "2026-11-29"])
    #expect(left(5) == ["2026-11-29"])
  }

  @Test func `frees room for the next one, the oldest first, and never removes the newest`() throws {
    let files = try nightly(0...3, until: "2026-11-29")

    func freed(_ missing: Int) -> [String] {
      dates(BackupRotation(room: nil).removals(from: files, toFree: missing).map(\.name))
    }

    #expect(freed(-5) == [] && freed(0) == [])
    #expect(freed(1) == ["2026-11-26"])
    #expect(freed(11) == ["2026-11-26", "2026-11-27"])
    #expect(freed(30) == ["2026-11-26", "2026-11-27", "2026-11-28"])
    // That would not help.
    #expect(freed(31) == [])
  }

  @Test func `leaves files alone whose names have no valid date`() throws {
    let files = ["tiffin-2026-02-30-031500.db", "tiffin-2026-11-20-031500.db"].map { BackupFile(name: $0, bytes: 9) }

    #expect(BackupRotation(room: 1).removals(from: files, newest: files[1].name) == [])
    #expect(BackupRotation(room: nil).removals(from: files, toFree: 1) == [])
  }
}
