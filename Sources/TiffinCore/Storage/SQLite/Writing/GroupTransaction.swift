import Platform

/// A transaction of several writes. If a write fails, only its own changes are undone.
///
/// The writes run without savepoints, as failures are rare and the word index flushes its changes at each savepoint. If
/// a write fails, everything is rolled back and the other writes run again, each in a savepoint from then on.
struct GroupTransaction {
  let connection: SQLiteConnection
  private var written: [PendingWrite] = []
  private var hasSavepoints = false
  /// True once another program's lock kept a write out: the other writes then stay in the queue until their own
  /// timeouts, because the timeouts of several writes in one transaction would add up.
  private var isKeptOut = false

  init(on connection: SQLiteConnection) {
    self.connection = connection
  }

  /// Runs the first write and the writes that `next` returns, commits them, and sets their results.
  mutating func run(first: PendingWrite, next: () -> PendingWrite?) {
    var current = Optional(first)
    while let write = current {
      add(write)
      current = isKeptOut ? nil : next()
    }
    commit()
  }

  private mutating func add(_ write: PendingWrite) {
    do {
      // The first write needs no savepoint, as it can roll back the whole transaction.
      let needsSavepoint = hasSavepoints && !written.isEmpty
      if written.isEmpty { try begin(for: write) }
      if needsSavepoint { try connection.command("SAVEPOINT one") }
      try write.run(on: connection)
      if needsSavepoint { try connection.command("RELEASE one") }
      written.append(write)
    } catch {
      undo(write, error)
    }
  }

  /// Begins a transaction, waiting for another program's lock until the write's timeout; a write whose timeout is over
  /// or 0 does not wait.
  private mutating func begin(for write: PendingWrite) throws(StoreError) {
    connection.wait(milliseconds: write.millisecondsLeft)
    do {
      try connection.command("BEGIN IMMEDIATE")
    } catch {
      isKeptOut = error == .busy
      throw error
    }
  }

  /// Undoes the latest write. If it has no savepoint or its failure has ended the transaction, rolls back all writes
  /// and runs the others again.
  private mutating func undo(_ write: PendingWrite, _ error: StoreError) {
    if hasSavepoints && !written.isEmpty && connection.isInTransaction {
      _ = try? connection.command("ROLLBACK TO one")
      _ = try? connection.command("RELEASE one")
      write.end(.failure(error))
    } else {
      connection.rollBack()
      write.end(.failure(error))
      restart()
    }
  }

  private mutating func restart() {
    if hasSavepoints { return writeAlone() }
    hasSavepoints = true
    let others = written
    written = []
    for other in others { add(other) }
  }

  private mutating func commit() {
    guard !written.isEmpty else { return }
    // Other threads compute and queue their writes while the disk is busy.
    ComputePermits.release()
    do {
      try connection.command("COMMIT")
      for write in written { write.end(.success(())) }
    } catch {
      connection.rollBack()
      if written.count > 1 { writeAlone() } else { written[0].end(.failure(error)) }
    }
  }

  /// Runs each write in a transaction of its own after a common one failed, so that each fails only by its own fault.
  private mutating func writeAlone() {
    ComputePermits.release()
    for write in written {
      do {
        connection.wait(milliseconds: write.millisecondsLeft)
        try connection.transaction("BEGIN IMMEDIATE") { () throws(StoreError) in try write.run(on: connection) }
        write.end(.success(()))
      } catch {
        write.end(.failure(error))
      }
    }
    written = []
  }
}
