import Dispatch
import Platform

/// A write that a thread waits for while another one may run it.
///
/// Sendable since its fields are one thread's at a time: its own until it waits in line, then that of the thread that
/// takes it out, and its own again after ``wait(before:)``.
final class PendingWrite: @unchecked Sendable {
  /// The end of its patience.
  let deadline: DispatchTime
  /// True if the thread before is done, and this one writes itself and whatever waits.
  private(set) var leads = false
  /// The end of it; until then it is busy.
  private(set) var result: Result<Void, StoreError> = .failure(.busy)
  private var body: ((SQLiteConnection) -> StoreError?)?
  private let signal = DispatchSemaphore(value: 0)

  /// - Parameter body: Runs the write's statements, as often as needed, and returns their failure.
  init(deadline: DispatchTime, _ body: @escaping (SQLiteConnection) -> StoreError?) {
    self.deadline = deadline
    self.body = body
  }

  /// What is left of its patience; 0 at its end and afterwards.
  var millisecondsLeft: Int {
    let now = DispatchTime.now()
    return now < deadline ? Int((deadline.uptimeNanoseconds - now.uptimeNanoseconds) / 1_000_000) : 0
  }

  func run(on connection: SQLiteConnection) throws(StoreError) {
    if let failure = body?(connection) { throw failure }
  }

  /// Waits until it has ended or leads; false when the deadline came first.
  func wait(before deadline: DispatchTime = .distantFuture) -> Bool {
    ComputePermits.giveBack()
    return signal.wait(timeout: deadline) == .success
  }

  /// Lets its thread go on as the one that writes.
  func lead() {
    leads = true
    signal.signal()
  }

  /// Frees what `body` holds, once nobody runs it any more.
  func forget() {
    body = nil
  }

  /// Lets its thread go on.
  func end(_ result: Result<Void, StoreError>) {
    forget()
    self.result = result
    signal.signal()
  }
}
