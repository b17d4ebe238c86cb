import CLinux
import Glibc

/// The service manager that started this process and expects status messages: systemd, by the protocol of sd_notify(3),
/// which sends a datagram of lines to the socket named by NOTIFY_SOCKET.
public final class ServiceManager {
  private let socket: Descriptor
  private var address: UnixAddress
  /// The interval of keep-alive messages: half of the manager's watchdog timeout. Nil if it has no watchdog.
  let signsOfLife: Duration?
  private var lastSign: ContinuousClock.Instant?

  private init(_ address: UnixAddress, signsOfLife: Duration?) throws(SystemError) {
    self.address = address
    self.signsOfLife = signsOfLife
    socket = try Descriptor(clinux_datagram_socket(), "make a socket")
  }

  /// Returns the service manager of this process; nil if NOTIFY_SOCKET is not set.
  ///
  /// Removes the manager's variables from the environment, so that no child process reports for this one. Must be
  /// called before other threads are started.
  public static func ofThisProcess() throws(SystemError) -> ServiceManager? {
    let (path, microseconds, process) = (take("NOTIFY_SOCKET"), take("WATCHDOG_USEC"), take("WATCHDOG_PID"))
    guard let path, !path.isEmpty else { return nil }
    let isWatched = process.map { $0 == "\(getpid())" } ?? true
    let interval = isWatched ? microseconds.flatMap { Int64($0) }.map { Duration.microseconds($0 / 2) } : nil
    return try ServiceManager(try UnixAddress(orAbstract: path), signsOfLife: interval)
  }

  /// Reports that requests are answered from now on, or again after a ``notifyReloading()``.
  func notifyReady() { notify("READY=1") }

  /// Reports that the workers are being replaced.
  func notifyReloading() {
    var now = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &now)
    notify("RELOADING=1\nMONOTONIC_USEC=\(now.tv_sec * 1_000_000 + now.tv_nsec / 1_000)")
  }

  /// Reports that no more requests are accepted.
  func notifyStopping() { notify("STOPPING=1") }

  /// Sends a keep-alive message if the interval has passed.
  func notifyWatchdog() {
    guard let signsOfLife, lastSign.map({ $0.duration(to: .now) >= signsOfLife }) ?? true else { return }
    lastSign = .now
    notify("WATCHDOG=1")
  }

  /// Sends lines to the manager. Errors are ignored: a manager that does not listen is no reason to stop.
  private func notify(_ lines: String) {
    let bytes = Array(lines.utf8)
    let flags = Int32(MSG_NOSIGNAL)
    _ = unsafe address.call(socket.number) { socket, address, size in
      unsafe Int32(sendto(socket, bytes, bytes.count, flags, address, size))
    }
  }

  private static func take(_ variable: String) -> String? {
    guard let text = unsafe getenv(variable) else { return nil }
    let taken = unsafe String(cString: text)
    unsafe unsetenv(variable)
    return taken
  }
}
