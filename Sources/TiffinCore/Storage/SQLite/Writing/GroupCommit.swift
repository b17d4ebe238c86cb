import Dispatch
import Platform

/// The writes of a process, with group commit: queued writes share a transaction, and so the wait for the disk, which
/// makes up most of a write's time.
///
/// If no other write is running, a write begins at once. Others are queued meanwhile, and are added to the transaction
/// of the writing thread, or written together by the next one.
final class GroupCommit: Sendable {
  private let writer: SQLiteConnection
  private let turn: WriteLock
  private let checkpoint: WALCheckpoint
  let line: WriteQueue

  init(writer: SQLiteConnection, turn: WriteLock, checkpoint: WALCheckpoint) {
    self.writer = writer
    self.turn = turn
    self.checkpoint = checkpoint
    line = WriteQueue(timeout: turn.timeout)
  }

  /// Runs `body`, here or on the writing thread, and returns once its changes are on disk.
  ///
  /// - Parameter timeout: The timeout of the write lock in seconds, 0 to give up at once; nil for the default.
  func write<T>(
    timeout: Int?, _ body: (borrowing Statements) throws(StoreError) -> T
  ) throws(StoreError) -> T {
    let tally = StatementCounter.current
    tally?.begin()
    let start = MonotonicClock.nanoseconds()
    var runs = 0
    var result: Result<T, StoreError> = .failure(.busy)
    let isDone = withoutActuallyEscaping(body) { body in
      let write = PendingWrite(deadline: turn.deadline(in: timeout)) { connection in
        runs += 1
        if runs == 1 { tally?.beginWriting(after: MonotonicClock.nanoseconds() - start) }
        do throws(StoreError) {
          result = .success(try body(Statements(.sqlite(connection), tally: tally)))
          return nil
        } catch {
          result = .failure(error)
          return error
        }
      }
      // The thread that ended the write may still reference it, but then without `body`.
      defer { write.forget() }
      return finish(write, waits: timeout != 0)
    }
    // A write that does not wait is not counted as given up.
    tally?.endWriting(runs: runs, gaveUp: timeout != 0 && runs == 0)
    try isDone.get()
    return try result.get()
  }

  /// Waits for running writes, moves the log into the database file and closes it.
  func close(_ closeReaders: () -> Void) throws(StoreError) {
    try turn.begin(before: turn.deadline())
    defer { turn.end() }
    closeReaders()
    checkpoint.run(on: writer)
    writer.close()
  }

  private func finish(_ write: PendingWrite, waits: Bool) -> Result<Void, StoreError> {
    switch line.enter(write, waits: waits) {
    case true?: return lead(write)
    case nil: return .failure(.busy)
    case false?: break
    }
    let isDone = write.wait(before: min(write.deadline, line.endOfGrace))
    if !isDone && line.leaveIfKeptOut(write) { return .failure(.busy) }
    if !isDone && !write.wait(before: write.deadline) {
      if line.remove(write) { return .failure(.busy) }
      // Another thread is already committing it; wait for the result.
      _ = write.wait()
    }
    return write.leads ? lead(write) : write.result
  }

  /// Runs this write and the writes that are queued before the transaction ends.
  private func lead(_ write: PendingWrite) -> Result<Void, StoreError> {
    defer { line.passLead() }
    do {
      try turn.begin(before: write.deadline)
    } catch {
      return .failure(error)
    }
    defer { turn.end() }
    var transaction = GroupTransaction(on: writer)
    transaction.run(first: write) { line.next() }
    checkpoint.runIfDue(on: writer)
    return write.result
  }
}
