import CLinux
import Glibc

/// The socket on which a web server reaches the workers.
public final class ListeningSocket: Sendable {
  static let backlog: Int32 = 1024
  let descriptor: Int32
  private let owner: Descriptor
  private let file: SocketFile?

  private init(_ owner: Descriptor, file: SocketFile?) {
    self.owner = owner
    self.file = file
    descriptor = owner.number
  }

  /// Returns the socket handed over as standard input by spawn-fcgi, systemd (`StandardInput=socket`) or a
  /// ``Supervisor``, or as descriptor 3 by systemd, which sets LISTEN_PID and LISTEN_FDS.
  ///
  /// The socket is moved to another descriptor, and standard input becomes /dev/null: child processes must not inherit
  /// the socket there. Can be called only once.
  public static func inherited() throws(SystemError) -> ListeningSocket {
    let given = isGivenBySystemd ? firstOfSystemd : STDIN_FILENO
    guard isListening(given) else { throw SystemError("standard input is no listening socket", code: 0) }
    let owner = try Descriptor(fcntl(given, F_DUPFD_CLOEXEC, 3), "move the inherited socket")
    let empty = try Descriptor(unsafe open("/dev/null", O_RDWR | O_CLOEXEC), "open /dev/null")
    if given == STDIN_FILENO { dup2(empty.number, given) } else { close(given) }
    // The socket is non-blocking, because another worker may accept the connection between poll and accept.
    guard fcntl(owner.number, F_SETFL, fcntl(owner.number, F_GETFL) | O_NONBLOCK) >= 0 else {
      throw SystemError("make the inherited socket non-blocking")
    }
    return ListeningSocket(owner, file: nil)
  }

  /// Creates a Unix socket at `path`, to which only its owner and group can connect (mode 0660).
  ///
  /// The socket file of a dead server is replaced.
  /// - Throws: ``SystemError`` if a server still answers at the path, or the path is not a socket.
  public static func bind(path: String) throws(SystemError) -> ListeningSocket {
    let (owner, file) = try SocketFile.bind(path, backlog: backlog)
    return ListeningSocket(owner, file: file)
  }

  /// True if users other than its owner and group can connect, on this machine or over a network. True also if
  /// the socket's mode cannot be read.
  public var isOpenToOthers: Bool { UnixAddress.mode(of: descriptor).map { $0 & 0o002 != 0 } ?? true }

  /// Returns a new socket at the same path if this one's file was removed; nil if the file exists, this socket has no
  /// file, or the new socket cannot be bound.
  func remade() -> ListeningSocket? {
    guard let file, file.isGone else { return nil }
    return try? .bind(path: file.path)
  }

  /// Removes the file of a socket that was bound at a path, unless another server has replaced it.
  public func removeFile() {
    file?.remove()
  }

  /// Closes the connections that no thread has accepted, so that the web server answers with an error at once instead
  /// of waiting for a program that does not start.
  public func rejectPending() { Self.rejectPending(on: descriptor) }

  /// Closes the waiting connections of the socket that systemd handed over, before it is inherited.
  public static func rejectPendingOfSystemd() {
    guard isGivenBySystemd, isListening(firstOfSystemd) else { return }
    rejectPending(on: firstOfSystemd)
  }

  private static func rejectPending(on descriptor: Int32) {
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    while case let connection = accept(descriptor, nil, nil), connection >= 0 { close(connection) }
  }

  /// The descriptor of the first socket that systemd hands over, see sd_listen_fds(3).
  private static let firstOfSystemd: Int32 = 3

  /// True if systemd handed over one socket to this process, and standard input is not a listening socket. Variables
  /// meant for a parent process are ignored.
  public static var isGivenBySystemd: Bool {
    guard let pid = unsafe getenv("LISTEN_PID"), let count = unsafe getenv("LISTEN_FDS") else { return false }
    return unsafe String(cString: pid) == "\(getpid())" && String(cString: count) == "1"
      && !isListening(STDIN_FILENO)
  }

  private static func isListening(_ descriptor: Int32) -> Bool {
    var listens: Int32 = 0
    var size = socklen_t(MemoryLayout<Int32>.size)
    return unsafe getsockopt(descriptor, SOL_SOCKET, SO_ACCEPTCONN, &listens, &size) == 0 && listens == 1
  }
}
