import Dispatch
import Platform

/// A write whose thread waits while another thread may run it.
///
/// Sendable because one thread uses its fields at a time: its own thread until it is queued, then the thread that takes
/// it out of the queue, and its own thread again after ``wait(before:)``.
final class PendingWrite: @unchecked Sendable {
  /// The end of the write's timeout.
  let deadline: DispatchTime
  /// True if the write's own thread has to run it, together with the writes that are queued.
  private(set) var leads = false
  /// The result; ``StoreError/busy`` until the write has ended.
  private(set) var result: Result<Void, StoreError> = .failure(.busy)
  private var body: ((SQLiteConnection) -> StoreError?)?
  private let signal = DispatchSemaphore(value: 0)

  /// Creates a write.
  ///
  /// - Parameter body: Runs the statements of the write and returns their error; may run several times.
  init(deadline: DispatchTime, _ body: @escaping (SQLiteConnection) -> StoreError?) {
    self.deadline = deadline
    self.body = body
  }

  /// The milliseconds left until the timeout; 0 afterwards.
  var millisecondsLeft: Int {
    let now = DispatchTime.now()
    return now < deadline ? Int((deadline.uptimeNanoseconds - now.uptimeNanoseconds) / 1_000_000) : 0
  }

  func run(on connection: SQLiteConnection) throws(StoreError) {
    if let failure = body?(connection) { throw failure }
  }

  /// Waits until the write has ended or is the leader; returns false at the deadline.
  func wait(before deadline: DispatchTime = .distantFuture) -> Bool {
    ComputePermits.release()
    return signal.wait(timeout: deadline) == .success
  }

  /// Makes this write the leader and wakes its thread, which then runs this write and the queued ones.
  func lead() {
    leads = true
    signal.signal()
  }

  /// Releases `body` once it cannot run any more.
  func forget() {
    body = nil
  }

  /// Sets the result and wakes the write's thread.
  func end(_ result: Result<Void, StoreError>) {
    forget()
    self.result = result
    signal.signal()
  }
}
