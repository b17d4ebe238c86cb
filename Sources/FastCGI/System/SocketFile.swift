import CLinux
import Glibc

/// A Unix socket's file.
struct SocketFile: Sendable {
  let path: String
  private let device: dev_t
  private let inode: ino_t

  /// Binds a socket to a path and listens on it. A lock of the folder ensures that one process at a time does so.
  static func bind(_ path: String, backlog: Int32) throws(SystemError) -> (Descriptor, SocketFile) {
    var address = try UnixAddress(path)
    let folder = try lockFolder(of: path)
    defer { withExtendedLifetime(folder) {} }
    try clear(path, &address)
    let owner = try Descriptor(clinux_unix_socket(), "make a socket")
    // The mode is set before the name exists, so that no other user can connect for a moment; and again after it,
    // because of the umask.
    fchmod(owner.number, 0o660)
    guard unsafe address.call(owner.number, Glibc.bind) == 0, unsafe chmod(path, 0o660) == 0 else {
      throw SystemError("bind \(path)")
    }
    guard listen(owner.number, backlog) == 0 else { throw SystemError("listen on \(path)") }
    guard let status = status(of: path) else { throw SystemError("find \(path)") }
    return (owner, SocketFile(path: path, device: status.st_dev, inode: status.st_ino))
  }

  /// True if nothing exists at the path.
  var isGone: Bool { Self.status(of: path) == nil && errno == ENOENT }

  func remove() {
    guard let status = Self.status(of: path), status.st_dev == device, status.st_ino == inode else { return }
    unsafe unlink(path)
  }

  /// Removes the socket file of a server that has ended.
  ///
  /// - Throws: ``SystemError`` if a server answers at the path, or the path is not a socket.
  private static func clear(_ path: String, _ address: inout UnixAddress) throws(SystemError) {
    guard let status = status(of: path) else { return }
    guard status.st_mode & S_IFMT == S_IFSOCK else { throw SystemError("\(path) exists and is no socket", code: 0) }
    let probe = try Descriptor(clinux_unix_socket(), "make a socket")
    // A full backlog (EAGAIN) also shows that a server lives.
    guard unsafe address.call(probe.number, connect) != 0, errno == ECONNREFUSED else {
      throw SystemError("another server already answers at \(path)", code: 0, isAddressInUse: true)
    }
    unsafe unlink(path)
  }

  private static func lockFolder(of path: String) throws(SystemError) -> Descriptor {
    let end = path.utf8.lastIndex(of: UInt8(ascii: "/"))
    let folder = end.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
    let descriptor = try Descriptor(
      unsafe open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC), "open the folder \(folder)")
    flock(descriptor.number, LOCK_EX)
    return descriptor
  }

  private static func status(of path: String) -> stat? {
    var status = stat()
    return unsafe lstat(path, &status) == 0 ? status : nil
  }
}

/// The address of a Unix socket.
struct UnixAddress {
  private var address = sockaddr_un()
  private var size = socklen_t(MemoryLayout<sockaddr_un>.size)

  /// Creates the address of a path.
  ///
  /// - Throws: ``SystemError`` if the path is empty, contains a zero byte, or is longer than the system accepts, 107
  ///   bytes.
  init(_ path: String) throws(SystemError) {
    address.sun_family = sa_family_t(AF_UNIX)
    let bytes = Array(path.utf8)
    let fits = unsafe withUnsafeMutableBytes(of: &address.sun_path) { room in
      guard bytes.count < room.count, !bytes.contains(0) else { return false }
      unsafe room.copyBytes(from: bytes)
      return true
    }
    guard fits, !bytes.isEmpty else { throw SystemError("the path of a socket has 1 to 107 bytes: \(path)", code: 0) }
  }

  /// Creates the address of a path, or of an abstract socket (one without a file), whose name is written with `@`
  /// before it.
  init(orAbstract name: String) throws(SystemError) {
    try self.init(name)
    guard name.utf8.first == UInt8(ascii: "@") else { return }
    address.sun_path.0 = 0
    size = socklen_t(MemoryLayout<sa_family_t>.size + name.utf8.count)
  }

  /// Calls `function`, such as bind(2), with a socket and this address, and returns its result.
  mutating func call(
    _ socket: Int32, _ function: (Int32, UnsafePointer<sockaddr>, socklen_t) -> Int32
  ) -> Int32 {
    let size = size
    return unsafe withUnsafeBytes(of: &address) { bytes in
      guard let start = bytes.baseAddress else { return -1 }
      return unsafe function(socket, start.assumingMemoryBound(to: sockaddr.self), size)
    }
  }

  /// Returns the mode of a socket's file; nil if it is not a Unix socket, or its file cannot be found.
  static func mode(of socket: Int32) -> mode_t? {
    var address = sockaddr_un()
    var size = socklen_t(MemoryLayout<sockaddr_un>.size)
    let found = unsafe withUnsafeMutableBytes(of: &address) { bytes in
      guard let start = bytes.baseAddress else { return Int32(-1) }
      return unsafe getsockname(socket, start.assumingMemoryBound(to: sockaddr.self), &size)
    }
    guard found == 0, address.sun_family == sa_family_t(AF_UNIX) else { return nil }
    let path = unsafe withUnsafeBytes(of: &address.sun_path) { bytes in
      unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    var status = stat()
    guard !path.isEmpty, unsafe stat(path, &status) == 0 else { return nil }
    return status.st_mode
  }
}
