import Platform

/// The place of one thread: its seat at the socket, until it has to wait for a slow peer. Then another thread takes
/// that seat, and this one ends with its request. While at the socket it runs only when it is its turn.
final class ThreadPlace {
  private enum Position {
    case atSocket(seat: Int)
    case aside
    /// Has waited and is answering now.
    case back(seat: Int)
  }

  let waiter: ConnectionWaiter
  private let crew: Crew
  private let thread = RunningThreads.Thread()
  private var position: Position
  private var slot: RequestsInFlight.Slot?
  /// The request being answered when this thread stepped aside.
  private var label: [UInt8]?

  init(in crew: Crew, _ seat: Int, _ waiter: ConnectionWaiter) {
    self.crew = crew
    self.waiter = waiter
    position = .atSocket(seat: seat)
    slot = crew.slot(of: seat)
  }

  /// Waits until this thread may take the next connection; false if it should end.
  func awaitTurn() -> Bool {
    if case .atSocket = position { crew.running.enter(thread) } else { false }
  }

  var isAside: Bool {
    if case .aside = position { true } else { false }
  }

  /// Shows a request as being answered.
  func begin(_ variables: GatewayVariables) { slot?.enter(variables) }

  func end() { slot?.leave() }

  /// Called before a connection is served and after it, so that one that takes long is seen to.
  func step() { crew.running.step(thread) }

  /// Runs `body`, in which this thread lets another one run when it says that it waits.
  func whileRunning(_ body: () -> Void) {
    ThreadWait.announced(by: { [running = crew.running, thread] in running.leave(thread) }, body)
  }

  /// Lets another thread run while this one waits.
  func giveWay() { crew.running.leave(thread) }

  /// Lets another thread take this seat.
  ///
  /// - Returns: false if too many are aside already.
  func stepAside(_ share: Crew.Share) -> Bool {
    // A waiting thread is not to blame for anything that happens meanwhile.
    label = slot?.label
    slot?.leave()
    giveWay()
    switch position {
    case .aside: return true
    case .back(let seat): crew.stepAside(from: seat)
    case .atSocket(let seat):
      guard crew.replace(in: seat, waiter, share) else {
        label.map { slot?.enter(again: $0) }
        return false
      }
    }
    position = .aside
    slot = nil
    return true
  }

  /// Goes on with the request, once a seat is free.
  func stepBack() {
    guard isAside else { return }
    let seat = crew.comeBack()
    position = .back(seat: seat)
    slot = crew.slot(of: seat)
    label.map { slot?.enter(again: $0) }
  }

  /// Gives the place up, at the end of the thread.
  func leave() {
    giveWay()
    switch position {
    case .atSocket: break
    case .aside: crew.leaveAside()
    case .back(let seat): crew.free(seat)
    }
  }
}
