import CFastCGI
import Glibc
import Platform
import Synchronization

/// The threads of a worker: one in each seat at the socket, and aside those that wait for a slow peer. Of those in seats
/// few run at once (``RunningThreads``).
///
/// A thread that has waited ends with its request. Until then it needs one of another set of as many seats, so that a
/// crowd of bodies that are ready at the same time is answered by few threads at once.
final class Crew: Sendable {
  /// The number of threads aside up to which one more may join them: for a stranger's request, for a peer that takes an
  /// answer slowly or goes on sending beside it, for a known person's request.
  enum Share: Int {
    case strangers = 128
    case answers = 192
    case everybody = 256
  }

  typealias Work = @Sendable (ThreadPlace) throws(SystemError) -> Void

  /// How often the running threads are looked after: one at the same connection twice lets another run beside it.
  private static let checkInterval = Duration.milliseconds(5)

  private struct State {
    var left = 0
    var aside = 0
    /// The seats for threads that come back.
    var freeSeats: [Int]
    var failure: SystemError?
  }

  let running: RunningThreads
  private let requests: RequestsInFlight?
  private let work: Work
  private let state: Mutex<State>
  private let freeSeats: Descriptor
  private let ended: Descriptor
  private let failed: Descriptor
  private let begun: Descriptor

  /// - Parameter running: how many threads run at once.
  init(
    threads: Int, running: Int, _ requests: RequestsInFlight?, _ work: @escaping Work
  ) throws(SystemError) {
    self.requests = requests
    self.work = work
    state = Mutex(State(freeSeats: Array(threads..<2 * threads)))
    let attempt = "make an event descriptor"
    freeSeats = try Descriptor(
      eventfd(UInt32(threads), EventFlags.closeOnExec | EventFlags.semaphore), attempt)
    ended = try Descriptor(eventfd(0, EventFlags.closeOnExec), attempt)
    failed = try Descriptor(eventfd(0, EventFlags.closeOnExec), attempt)
    let begun = try Descriptor(eventfd(0, EventFlags.closeOnExec), attempt)
    self.begun = begun
    self.running = RunningThreads(running, of: threads) { eventfd_write(begun.number, 1) }
  }

  var failure: SystemError? { state.withLock { $0.failure } }

  /// The slot that shows the supervisor the request in a seat.
  func slot(of seat: Int) -> RequestsInFlight.Slot? { requests?.slot(seat) }

  /// Lets the threads take connections.
  func open() { running.open() }

  /// Starts a thread in a seat at the socket. None takes a connection before ``open()``.
  func start(in seat: Int, _ waiter: ConnectionWaiter) throws(SystemError) {
    state.withLock { $0.left += 1 }
    do throws(SystemError) {
      try startThread { [self] in
        let place = ThreadPlace(in: self, seat, waiter)
        place.whileRunning {
          do throws(SystemError) { try work(place) } catch { fail(error) }
        }
        place.leave()
        end()
      }
    } catch {
      end()
      throw error
    }
  }

  /// Waits for the stop signal or a failure, and then for the threads; returns how many are still at work after that.
  ///
  /// - Parameter stopping: called when the stop signal has come.
  func wait(stop: StopSignal, patience: Patience, stopping: () -> Void) -> Int {
    checkRunning(until: [stop.descriptor, failed.number])
    running.close()
    // A failure of one thread is a failure of all.
    if failure != nil { return left }
    stopping()
    let deadline = ContinuousClock.now + patience.stop
    while left > 0, waitUntilReadable([ended.number], milliseconds: (deadline - .now).milliseconds) {
      var count: eventfd_t = 0
      unsafe eventfd_read(ended.number, &count)
    }
    return left
  }

  private var left: Int { state.withLock { $0.left } }

  /// Looks after the running threads, while requests are answered, until one of the descriptors is readable.
  private func checkRunning(until ends: [Int32]) {
    while true {
      _ = waitUntilReadable(ends + [begun.number], milliseconds: -1)
      if waitUntilReadable(ends, milliseconds: 0) { return }
      var count: eventfd_t = 0
      unsafe eventfd_read(begun.number, &count)
      repeat {
        if waitUntilReadable(ends, milliseconds: Self.checkInterval.milliseconds) { return }
      } while running.check()
    }
  }

  private func end() {
    state.withLock { $0.left -= 1 }
    eventfd_write(ended.number, 1)
  }

  private func fail(_ error: SystemError) {
    state.withLock { $0.failure = $0.failure ?? error }
    eventfd_write(failed.number, 1)
  }
}

extension Crew {
  /// Starts another thread in the seat of one that steps aside.
  ///
  /// - Returns: false if too many are aside already.
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

  /// Waits for a free seat for a thread that was aside.
  func comeBack() -> Int {
    var one: eventfd_t = 0
    while unsafe eventfd_read(freeSeats.number, &one) != 0 {}
    return state.withLock { state in
      state.aside -= 1
      return state.freeSeats.removeLast()
    }
  }

  /// Puts a thread that came back aside once more.
  func stepAside(from seat: Int) {
    state.withLock { $0.aside += 1 }
    free(seat)
  }

  /// Frees the seat of a thread that came back.
  func free(_ seat: Int) {
    state.withLock { $0.freeSeats.append(seat) }
    eventfd_write(freeSeats.number, 1)
  }

  /// Counts one thread less aside.
  func leaveAside() {
    state.withLock { $0.aside -= 1 }
  }
}
