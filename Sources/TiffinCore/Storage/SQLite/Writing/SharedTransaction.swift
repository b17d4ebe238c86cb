/// A transaction of several writes, of which one that fails undoes its own changes only.
///
/// They run without savepoints, since hardly any fails and the word index writes all it has at each savepoint. Where one
/// fails, everything is undone and the others run again, from then on each in a savepoint.
struct SharedTransaction {
  let connection: SQLiteConnection
  private var written: [PendingWrite] = []
  private var hasSavepoints = false

  init(on connection: SQLiteConnection) {
    self.connection = connection
  }

  /// Runs the first write and those that `next` gives, commits them, and ends them all.
  mutating func run(first: PendingWrite, next: () -> PendingWrite?) {
    var current = Optional(first)
    while let write = current {
      add(write)
      current = next()
    }
    commit()
  }

  private mutating func add(_ write: PendingWrite) {
    let isHasty = written.isEmpty && !write.waits
    if isHasty { wait(seconds: 0) }
    defer { if isHasty { wait(seconds: StoreLimits.patience) } }
    do {
      // The first one needs no savepoint: the transaction is all its own.
      let needsSavepoint = hasSavepoints && !written.isEmpty
      if written.isEmpty { try connection.command("BEGIN IMMEDIATE") }
      if needsSavepoint { try connection.command("SAVEPOINT one") }
      try write.run(on: connection)
      if needsSavepoint { try connection.command("RELEASE one") }
      written.append(write)
    } catch {
      undo(write, error)
    }
  }

  /// Another program's lock is waited for, but not by a page that only notes that it was seen.
  private func wait(seconds: Int) {
    _ = try? connection.command("PRAGMA busy_timeout = \(seconds * 1_000)")
  }

  /// Undoes the latest write, or all where it has no savepoint or its failure has ended the transaction: then the others
  /// begin again.
  private mutating func undo(_ write: PendingWrite, _ error: StoreError) {
    if hasSavepoints && !written.isEmpty && connection.isInTransaction {
      _ = try? connection.command("ROLLBACK TO one")
      _ = try? connection.command("RELEASE one")
      write.end(.failure(error))
    } else {
      connection.rollBack()
      write.end(.failure(error))
      beginAgain()
    }
  }

  private mutating func beginAgain() {
    if hasSavepoints { return writeAlone() }
    hasSavepoints = true
    let others = written
    written = []
    for other in others { add(other) }
  }

  private mutating func commit() {
    guard !written.isEmpty else { return }
    do {
      try connection.command("COMMIT")
      for write in written { write.end(.success(())) }
    } catch {
      connection.rollBack()
      if written.count > 1 { writeAlone() } else { written[0].end(.failure(error)) }
    }
  }

  /// Gives each write that was undone with others a transaction of its own, so that it fails by its own fault only.
  private mutating func writeAlone() {
    for write in written {
      do {
        try connection.transaction("BEGIN IMMEDIATE") { () throws(StoreError) in try write.run(on: connection) }
        write.end(.success(()))
      } catch {
        write.end(.failure(error))
      }
    }
    written = []
  }
}
