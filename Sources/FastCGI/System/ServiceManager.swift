import CLinux
import Glibc

/// The service manager that started this process and wants to hear how it is: systemd, by the protocol of
/// sd_notify(3), which is a datagram of lines to the socket that NOTIFY_SOCKET names.
public final class ServiceManager {
  private let socket: Descriptor
  private var address: UnixAddress
  /// How often to give a sign of life: twice in the time after which it is missed. Nil if nobody waits for one.
  let signsOfLife: Duration?
  private var lastSign: ContinuousClock.Instant?

  private init(_ address: UnixAddress, signsOfLife: Duration?) throws(SystemError) {
    self.address = address
    self.signsOfLife = signsOfLife
    socket = try Descriptor(clinux_datagram_socket(), "make a socket")
  }

  /// The one of this process; nil if none is named.
  ///
  /// Its variables are removed, so that no child process speaks for this one. Must be called before other threads are
  /// started.
  public static func ofThisProcess() throws(SystemError) -> ServiceManager? {
    let (path, microseconds, process) = (take("NOTIFY_SOCKET"), take("WATCHDOG_USEC"), take("WATCHDOG_PID"))
    guard let path, !path.isEmpty else { return nil }
    let isWatched = process.map { $0 == "\(getpid())" } ?? true
    let interval = isWatched ? microseconds.flatMap { Int64($0) }.map { Duration.microseconds($0 / 2) } : nil
    return try ServiceManager(try UnixAddress(orAbstract: path), signsOfLife: interval)
  }

  /// Requests are answered from now on, or again after a ``tellReloading()``.
  func tellReady() { tell("READY=1") }

  /// The workers are being replaced.
  func tellReloading() {
    var now = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &now)
    tell("RELOADING=1\nMONOTONIC_USEC=\(now.tv_sec * 1_000_000 + now.tv_nsec / 1_000)")
  }

  /// No request is taken any more.
  func tellStopping() { tell("STOPPING=1") }

  /// Gives a sign of life if it is time for one.
  func giveSignOfLife() {
    guard let signsOfLife, lastSign.map({ $0.duration(to: .now) >= signsOfLife }) ?? true else { return }
    lastSign = .now
    tell("WATCHDOG=1")
  }

  /// A manager that does not listen is no reason to stop.
  private func tell(_ lines: String) {
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
