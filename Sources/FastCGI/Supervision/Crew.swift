import CFastCGI
import Glibc
import Synchronization

/// The threads of a worker: one in each seat at the socket, and aside those that wait for somebody slow.
///
/// Whoever has waited ends with its request. Until then it is in one of as many seats again, so that a crowd of bodies
/// that are ready at the same time is answered by few at once.
final class Crew: Sendable {
  /// Up to how many may be aside when another one wants to be: for a stranger's request, for somebody who takes an
  /// answer slowly or goes on sending beside it, for the request of somebody who is known.
  enum Share: Int {
    case strangers = 128
    case answers = 192
    case everybody = 256
  }

  typealias Work = @Sendable (ThreadPlace) throws(SystemError) -> Void

  private struct State {
    var running = 0
    var aside = 0
    /// For those who come back.
    var freeSeats: [Int]
    var failure: SystemError?
  }

  private let requests: RequestsInFlight?
  private let work: Work
  private let state: Mutex<State>
  private let freeSeats: Descriptor
  private let ended: Descriptor
  private let failed: Descriptor

  init(threads: Int, _ requests: RequestsInFlight?, _ work: @escaping Work) throws(SystemError) {
    self.requests = requests
    self.work = work
    state = Mutex(State(freeSeats: Array(threads..<2 * threads)))
    let attempt = "make an event descriptor"
    freeSeats = try Descriptor(
      eventfd(UInt32(threads), EventFlags.closeOnExec | EventFlags.semaphore), attempt)
    ended = try Descriptor(eventfd(0, EventFlags.closeOnExec), attempt)
    failed = try Descriptor(eventfd(0, EventFlags.closeOnExec), attempt)
  }

  var failure: SystemError? { state.withLock { $0.failure } }

  /// Where the supervisor sees what is being answered in a seat.
  func slot(of seat: Int) -> RequestsInFlight.Slot? { requests?.slot(seat) }

  /// Starts a thread in a seat at the socket.
  func start(in seat: Int, _ waiter: ConnectionWaiter) throws(SystemError) {
    state.withLock { $0.running += 1 }
    do throws(SystemError) {
      try startThread { [self] in
        let place = ThreadPlace(in: self, seat, waiter)
        do throws(SystemError) { try work(place) } catch { fail(error) }
        place.leave()
        end()
      }
    } catch {
      end()
      throw error
    }
  }

  /// Returns how many threads are still at work when the patience with them is over.
  ///
  /// - Parameter stopping: called when the stop signal has come.
  func wait(stop: StopSignal, patience: Patience, stopping: () -> Void) -> Int {
    _ = waitUntilReadable([stop.descriptor, failed.number], milliseconds: -1)
    // What broke for one thread breaks for the others.
    if failure != nil { return running }
    stopping()
    let deadline = ContinuousClock.now + patience.stop
    while running > 0, waitUntilReadable([ended.number], milliseconds: (deadline - .now).milliseconds) {
      var count: eventfd_t = 0
      unsafe eventfd_read(ended.number, &count)
    }
    return running
  }

  private var running: Int { state.withLock { $0.running } }

  private func end() {
    state.withLock { $0.running -= 1 }
    eventfd_write(ended.number, 1)
  }

  private func fail(_ error: SystemError) {
    state.withLock { $0.failure = $0.failure ?? error }
    eventfd_write(failed.number, 1)
  }
}

extension Crew {
  /// Starts another thread in the seat at the socket of one that steps aside.
  ///
  /// - Returns: false when too many are aside already.
  func replace(in seat: Int, _ waiter: ConnectionWaiter, _ share: Share) -> Bool {
    let hasRoom = state.withLock { state in
      guard state.aside < share.rawValue else { return false }
      state.aside += 1
      return true
    }
    guard hasRoom else { return false }
    do throws(SystemError) {
      try start(in: seat, waiter)
      return true
    } catch {
      leaveAside()
      return false
    }
  }

  /// A seat for a thread that was aside, once one is free.
  func comeBack() -> Int {
    var one: eventfd_t = 0
    while unsafe eventfd_read(freeSeats.number, &one) != 0 {}
    return state.withLock { state in
      state.aside -= 1
      return state.freeSeats.removeLast()
    }
  }

  /// A thread that came back is aside once more.
  func stepAside(from seat: Int) {
    state.withLock { $0.aside += 1 }
    free(seat)
  }

  /// A thread that came back needs its seat no longer.
  func free(_ seat: Int) {
    state.withLock { $0.freeSeats.append(seat) }
    eventfd_write(freeSeats.number, 1)
  }

  /// A thread is aside no longer.
  func leaveAside() {
    state.withLock { $0.aside -= 1 }
  }
}
