import Dispatch
import Platform

/// The writes of a process, several in one transaction when several wait: then they share the wait for the disk, which
/// is what a save takes.
///
/// A write that finds nobody writing begins at once and waits for nobody. What comes meanwhile waits in line, and is
/// taken along by the thread that writes, or all together by the next one.
final class SharedCommits: Sendable {
  private let writer: SQLiteConnection
  private let turn: WriteTurn
  private let checkpoint: Checkpoint
  let line: WriteLine

  init(writer: SQLiteConnection, turn: WriteTurn, checkpoint: Checkpoint) {
    self.writer = writer
    self.turn = turn
    self.checkpoint = checkpoint
    line = WriteLine(patience: turn.patience)
  }

  /// Runs `body`, here or on the thread that writes, and returns once its changes are on disk.
  ///
  /// - Parameter patience: Seconds to wait for the turn; nil for the usual ones.
  func write<T>(
    patience: Int?, _ body: (borrowing Statements) throws(StoreError) -> T
  ) throws(StoreError) -> T {
    let tally = StatementTally.current
    tally?.begin()
    let start = MonotonicClock.nanoseconds()
    var runs = 0
    var result: Result<T, StoreError> = .failure(.busy)
    let isDone = withoutActuallyEscaping(body) { body in
      let write = PendingWrite(deadline: turn.deadline(in: patience)) { connection in
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
      // Whoever let it go on may still hold it, but then without `body`.
      defer { write.forget() }
      return finish(write, waits: patience != 0)
    }
    // Who does not wait is not held up.
    tally?.endWriting(runs: runs, gaveUp: patience != 0 && runs == 0)
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
      if line.leave(write) { return .failure(.busy) }
      // It was taken out just then: its end is near.
      _ = write.wait()
    }
    return write.leads ? lead(write) : write.result
  }

  /// Writes this one and whatever waits until it is done.
  private func lead(_ write: PendingWrite) -> Result<Void, StoreError> {
    defer { line.handOver() }
    do {
      try turn.begin(before: write.deadline)
    } catch {
      return .failure(error)
    }
    defer { turn.end() }
    var transaction = SharedTransaction(on: writer)
    transaction.run(first: write) { line.next() }
    checkpoint.runIfDue(on: writer)
    return write.result
  }
}
