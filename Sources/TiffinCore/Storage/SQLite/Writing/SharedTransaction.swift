import Platform

/// A transaction of several writes, of which one that fails undoes its own changes only.
///
/// They run without savepoints, since hardly any fails and the word index writes all it has at each savepoint. Where one
/// fails, everything is undone and the others run again, from then on each in a savepoint.
struct SharedTransaction {
  let connection: SQLiteConnection
  private var written: [PendingWrite] = []
  private var hasSavepoints = false
  /// True once another program's lock kept one of them out: the others wait for as long as they have patience
  /// themselves, not each for as long as all before it.
  private var isKeptOut = false

  init(on connection: SQLiteConnection) {
    self.connection = connection
  }

  /// Runs the first write and those that `next` gives, commits them, and ends them all.
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
      // The first one needs no savepoint: the transaction is all its own.
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

  /// Begins a transaction. Another program's lock is waited for until the write's patience ends: not at all by a page
  /// that only notes that it was seen.
  private mutating func begin(for write: PendingWrite) throws(StoreError) {
    connection.wait(milliseconds: write.millisecondsLeft)
    do {
      try connection.command("BEGIN IMMEDIATE")
    } catch {
      isKeptOut = error == .busy
      throw error
    }
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
    // Others come to the line while the disk writes.
    ComputePermits.giveBack()
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
    ComputePermits.giveBack()
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
