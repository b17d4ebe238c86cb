import Glibc

/// A connection of the web server. A thread that has to wait for the other end steps aside, and never waits for ever.
struct Connection {
  /// How long a thread waits at its place first: a web server on the same machine sends in pieces.
  private static let moment = Duration.milliseconds(5)
  /// How long it keeps others from running meanwhile.
  private static let instant = Duration.milliseconds(1)

  private let descriptor: Int32
  private let place: ThreadPlace
  private var progress: Progress
  private var share = Crew.Share.strangers
  /// Since when it has waited, with what it did in between.
  private var waitsSince: ContinuousClock.Instant?
  private var isAnswered = false
  /// Readable when there is no point in waiting any longer.
  private var interrupt: Int32 = -1

  init(_ descriptor: Int32, at place: ThreadPlace, _ pace: Pace) {
    self.descriptor = descriptor
    self.place = place
    progress = Progress(pace)
  }

  /// Sets the pace that the other end has to keep from now on.
  mutating func expect(_ pace: Pace, _ share: Crew.Share) {
    progress = Progress(pace)
    self.share = share
  }

  /// Waits for the rest of the input, after the answer has been sent, until the interrupt is readable.
  mutating func expectLeftover(_ pace: Pace, unless interrupt: Int32) {
    expect(pace, .answers)
    isAnswered = true
    self.interrupt = interrupt
  }

  /// Receives some bytes, at least one.
  mutating func receive(into room: UnsafeMutableRawBufferPointer) throws(PeerFailure) -> Int {
    while true {
      let count = unsafe recv(descriptor, room.baseAddress, room.count, Int32(MSG_DONTWAIT))
      if count > 0 {
        progress.bytes += count
        return count
      }
      guard count < 0, isWaiting(errno) else { throw .gone }
      try wait(POLLIN)
    }
  }

  mutating func send(_ bytes: [UInt8]) throws(PeerFailure) {
    let result = unsafe bytes.withUnsafeBytes { bytes in
      var pieces = Pieces(capacity: 1)
      unsafe pieces.append(bytes)
      return Result { () throws(PeerFailure) in try send(pieces) }
    }
    try result.get()
  }

  /// Sends all the pieces.
  mutating func send(_ pieces: Pieces) throws(PeerFailure) {
    var pieces = pieces
    while !pieces.isEmpty {
      let count = pieces.send(to: descriptor)
      if count > 0 {
        progress.bytes += count
        pieces.drop(count)
      } else {
        guard count < 0, isWaiting(errno) else { throw .gone }
        try wait(POLLOUT)
      }
    }
  }

  func close() {
    _ = Glibc.close(descriptor)
  }

  private func isWaiting(_ reason: Int32) -> Bool { reason == EAGAIN || reason == EINTR }

  private mutating func wait(_ event: Int32) throws(PeerFailure) {
    // A web server that reads to the end of the connection must not have to wait for it.
    if isAnswered { shutdown(descriptor, Int32(SHUT_WR)) }
    if !place.isAside {
      let now = ContinuousClock.now
      let since = waitsSince ?? now
      waitsSince = since
      if try isReady(event, within: max(.zero, now.duration(to: since + Self.instant))) { return }
      place.giveWay()
      if try isReady(event, within: max(.zero, ContinuousClock.now.duration(to: since + Self.moment))) { return }
      guard place.stepAside(share) else { throw .noPlace }
    }
    guard try isReady(event, within: progress.patience()) else { throw .tooSlow }
  }

  private func isReady(_ event: Int32, within patience: Duration) throws(PeerFailure) -> Bool {
    var polled = [
      pollfd(fd: descriptor, events: Int16(event), revents: 0),
      pollfd(fd: interrupt, events: Int16(POLLIN), revents: 0),
    ]
    let ready = unsafe poll(&polled, 2, Int32(patience.milliseconds))
    if polled[1].revents != 0 { throw .gone }
    // An interrupted wait is tried again.
    return ready != 0
  }
}
