/// Where one thread works: in its seat at the socket, until it has to wait for somebody slow. Then another thread takes
/// that seat, and this one ends with its request.
final class ThreadPlace {
  private enum Position {
    case atSocket(seat: Int)
    case aside
    /// Has waited, and answers now.
    case back(seat: Int)
  }

  let waiter: ConnectionWaiter
  private let crew: Crew
  private var position: Position
  private var slot: RequestsInFlight.Slot?
  /// What was being answered when this thread stepped aside.
  private var label: [UInt8]?

  init(in crew: Crew, _ seat: Int, _ waiter: ConnectionWaiter) {
    self.crew = crew
    self.waiter = waiter
    position = .atSocket(seat: seat)
    slot = crew.slot(of: seat)
  }

  /// Whether the next connection is for this thread.
  var isAtSocket: Bool {
    if case .atSocket = position { true } else { false }
  }

  var isAside: Bool {
    if case .aside = position { true } else { false }
  }

  /// A request is being answered from now on.
  func begin(_ variables: GatewayVariables) { slot?.enter(variables) }

  func end() { slot?.leave() }

  /// Lets another thread go on in this seat.
  ///
  /// - Returns: false when too many are aside already.
  func stepAside(_ share: Crew.Share) -> Bool {
    // Whoever waits is to blame for nothing that happens meanwhile.
    label = slot?.label
    slot?.leave()
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

  /// Goes on with its request.
  func stepBack() {
    guard isAside else { return }
    let seat = crew.comeBack()
    position = .back(seat: seat)
    slot = crew.slot(of: seat)
    label.map { slot?.enter(again: $0) }
  }

  /// The thread ends.
  func leave() {
    switch position {
    case .atSocket: break
    case .aside: crew.leaveAside()
    case .back(let seat): crew.free(seat)
    }
  }
}
