import CFastCGI
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

  /// The socket handed over as standard input by spawn-fcgi, systemd (`StandardInput=socket`) or a ``Supervisor``.
  ///
  /// It is moved to another descriptor, and standard input is empty from then on: programs that the process starts must
  /// not find the socket there. Can be called only once.
  public static func inherited() throws(SystemError) -> ListeningSocket {
    guard isListening(STDIN_FILENO) else { throw SystemError("standard input is no listening socket", code: 0) }
    let owner = try Descriptor(fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 3), "move the inherited socket")
    let empty = try Descriptor(unsafe open("/dev/null", O_RDWR | O_CLOEXEC), "open /dev/null")
    dup2(empty.number, STDIN_FILENO)
    // Another worker may be faster between poll and accept.
    guard fcntl(owner.number, F_SETFL, fcntl(owner.number, F_GETFL) | O_NONBLOCK) >= 0 else {
      throw SystemError("make the inherited socket non-blocking")
    }
    return ListeningSocket(owner, file: nil)
  }

  /// A new Unix socket at `path`, for its owner and group only (0660).
  ///
  /// A socket that a dead server left there is replaced.
  /// - Throws: ``SystemError`` if a server still answers there, or something other than a socket is there.
  public static func bind(path: String) throws(SystemError) -> ListeningSocket {
    let (owner, file) = try SocketFile.bind(path, backlog: backlog)
    return ListeningSocket(owner, file: file)
  }

  /// True if users other than its owner and group can connect, on this machine or over a network.
  public var isOpenToOthers: Bool { UnixAddress.mode(of: descriptor).map { $0 & 0o002 != 0 } ?? true }

  /// Removes the file of a socket that was bound at a path, unless another server has taken the path since.
  public func removeFile() {
    file?.remove()
  }

  private static func isListening(_ descriptor: Int32) -> Bool {
    var listens: Int32 = 0
    var size = socklen_t(MemoryLayout<Int32>.size)
    return unsafe getsockopt(descriptor, SOL_SOCKET, SO_ACCEPTCONN, &listens, &size) == 0 && listens == 1
  }
}
