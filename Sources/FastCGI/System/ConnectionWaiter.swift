import CLinux
import Glibc

/// Waits, on behalf of one thread, for the next connection or the stop signal.
///
/// Each thread has an epoll of its own, because with EPOLLEXCLUSIVE a connection wakes one of the waiting threads;
/// poll(2) would wake those of all workers.
struct ConnectionWaiter: Sendable {
  private static let stopMark: UInt64 = 1
  private static let exclusive: UInt32 = 1 << 28
  /// The descriptor that is readable when the worker is to stop.
  let stop: Int32
  private let listening: Int32
  private let events: Descriptor

  init(socket: ListeningSocket, stop: StopSignal) throws(SystemError) {
    self.stop = stop.descriptor
    listening = socket.descriptor
    events = try Descriptor(epoll_create1(Int32(EPOLL_CLOEXEC)), "make an epoll descriptor")
    try watch(stop.descriptor, mark: Self.stopMark, flags: 0)
    try watch(listening, mark: 0, flags: Self.exclusive)
  }

  /// Returns the next connection; nil when the worker is to stop.
  func next() throws(SystemError) -> Int32? {
    // The stop signal is polled first, even under load: an accept without a pending connection takes the kernel ten
    // times as long as the poll.
    while try !stopsWhileWaiting() {
      let connection = clinux_accept(listening)
      if connection >= 0 { return connection }
      try forgive(errno)
    }
    return nil
  }

  private func watch(_ descriptor: Int32, mark: UInt64, flags: UInt32) throws(SystemError) {
    var event = unsafe epoll_event()
    unsafe event.events = EPOLLIN.rawValue | flags
    unsafe event.data.u64 = mark
    guard unsafe epoll_ctl(events.number, EPOLL_CTL_ADD, descriptor, &event) == 0 else {
      throw SystemError("watch a descriptor")
    }
  }

  private func stopsWhileWaiting() throws(SystemError) -> Bool {
    var ready = unsafe (epoll_event(), epoll_event())
    let count = unsafe withUnsafeMutableBytes(of: &ready) { room in
      unsafe epoll_wait(events.number, room.baseAddress?.assumingMemoryBound(to: epoll_event.self), 2, -1)
    }
    if count < 0, errno != EINTR { throw SystemError("wait for a connection") }
    return unsafe count > 0 && ready.0.data.u64 == Self.stopMark || count > 1 && ready.1.data.u64 == Self.stopMark
  }

  private func forgive(_ reason: Int32) throws(SystemError) {
    switch reason {
    // Another thread was faster, or the peer has disconnected.
    case EAGAIN, EINTR, ECONNABORTED, EPROTO: return
    // The limit of descriptors or memory is reached: other connections will end, and this one waits in the backlog.
    case EMFILE, ENFILE, ENOBUFS, ENOMEM: usleep(20_000)
    default: throw SystemError("accept a connection", code: reason)
    }
  }
}
