import Dispatch
import Platform
import Synchronization

/// Limits on the memory and the threads that the request bodies of a worker use together. Senders who are not signed
/// in may use half of the memory and of the threads, and the members of one group may use three quarters of the memory.
final class RequestBodyBudget: Sendable {
  /// The longest wait until this thread may receive a body.
  private static let timeout = DispatchTimeInterval.milliseconds(200)

  private struct Reservations {
    var bytes = 0
    var groups: [Int64: Int] = [:]
  }

  private let limit: Int
  private let reserved = Mutex(Reservations())
  private let receiving: FairSemaphore
  private let receivingFromStrangers: FairSemaphore
  private let slowWork: FairSemaphore

  /// - Parameter threads: The number of threads of the worker. At most three quarters of them receive bodies, and at
  ///   most a quarter runs slow work.
  init(bytes limit: Int, threads: Int) {
    self.limit = limit
    receiving = FairSemaphore(count: max(1, threads * 3 / 4))
    receivingFromStrangers = FairSemaphore(count: max(1, threads / 2))
    slowWork = FairSemaphore(count: max(1, threads / 4), maxWaiting: 0)
  }

  /// Counts this thread as one that receives a body; false if too many do so, and none ends within 200 ms (400 ms for
  /// strangers). After true, ``endReceiving(of:)`` must follow.
  func beginReceiving(of sender: RequestBodySender) -> Bool {
    guard sender != .stranger || receivingFromStrangers.acquire(within: Self.timeout) else { return false }
    if receiving.acquire(within: Self.timeout) { return true }
    if sender == .stranger { receivingFromStrangers.release() }
    return false
  }

  func endReceiving(of sender: RequestBodySender) {
    receiving.release()
    if sender == .stranger { receivingFromStrangers.release() }
  }

  /// Reserves `count` bytes of memory for a body; false if not enough is left.
  func reserve(_ count: Int, for sender: RequestBodySender) -> Bool {
    reserved.withLock { reserved in
      guard reserved.bytes + count <= (sender == .stranger ? limit / 2 : limit) else { return false }
      if case .member(let group) = sender {
        let ofGroup = reserved.groups[group, default: 0] + count
        guard ofGroup <= limit / 4 * 3 else { return false }
        reserved.groups[group] = ofGroup
      }
      reserved.bytes += count
      return true
    }
  }

  /// Releases the memory that was reserved for a request's body.
  func release(_ count: Int, of sender: RequestBodySender) {
    guard count > 0 else { return }
    reserved.withLock { reserved in
      reserved.bytes -= count
      guard case .member(let group) = sender else { return }
      let left = reserved.groups[group, default: 0] - count
      reserved.groups[group] = left > 0 ? left : nil
    }
  }

  /// Counts this thread as one that runs slow work; false if too many do so. After true, ``endSlowWork()`` must follow.
  func beginSlowWork() -> Bool { slowWork.acquire(within: .seconds(0)) }

  func endSlowWork() { slowWork.release() }
}
