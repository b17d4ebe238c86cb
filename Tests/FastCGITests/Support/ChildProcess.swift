import Glibc

@testable import FastCGI

/// A program that a test starts and always ends.
final class ChildProcess {
  let id: pid_t
  private var status: Int32?

  /// The gateway program for tests, beside the one that is running.
  static let testServer: String = {
    var room = [CChar](repeating: 0, count: 4096)
    let length = max(0, unsafe readlink("/proc/self/exe", &room, room.count))
    let path = room.prefix(length).map { UInt8(bitPattern: $0) }
    let folder = path.prefix(upTo: path.lastIndex(of: UInt8(ascii: "/")) ?? 0)
    return String(decoding: folder, as: UTF8.self) + "/FastCGITestServer"
  }()

  init(
    _ arguments: [String], of executable: String = testServer, environment: [String] = [], input: Int32? = nil,
    output: String = "/dev/null"
  ) throws {
    let strings = CStrings([executable] + arguments)
    let variables = CStrings(environment)
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    // Other tests open files in this process at the same time; none of them may be kept open by this child.
    for other in Int32(3)..<256 where other != input { unsafe posix_spawn_file_actions_addclose(&actions, other) }
    if let input { unsafe posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO) }
    if let input { unsafe posix_spawn_file_actions_addclose(&actions, input) }
    unsafe posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, output, O_WRONLY | O_CREAT | O_APPEND, 0o600)
    unsafe posix_spawn_file_actions_adddup2(&actions, STDOUT_FILENO, STDERR_FILENO)
    // The threads that tests run on have signals blocked, which a program would inherit.
    var attributes = posix_spawnattr_t()
    var none = SignalSet([]).members
    unsafe posix_spawnattr_init(&attributes)
    unsafe posix_spawnattr_setsigmask(&attributes, &none)
    unsafe posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    var id: pid_t = 0
    let code = unsafe posix_spawn(&id, executable, &actions, &attributes, strings.list, variables.list)
    unsafe posix_spawnattr_destroy(&attributes)
    unsafe posix_spawn_file_actions_destroy(&actions)
    guard code == 0 else { throw SystemError("start \(executable)", code: code) }
    self.id = id
  }

  deinit {
    guard status == nil else { return }
    kill(id, SIGKILL)
    var status: Int32 = 0
    unsafe waitpid(id, &status, 0)
  }

  func send(_ signal: Int32) {
    kill(id, signal)
  }

  /// How it ended; nil when it has not within so many seconds.
  func end(within seconds: Double) -> ProcessEnd? {
    waitFor(seconds: seconds) {
      if status == nil {
        var status: Int32 = 0
        if unsafe waitpid(id, &status, WNOHANG) == id { self.status = status }
      }
      return status.map { ProcessEnd(waitStatus: $0) }
    }
  }
}

/// Whether a process is there and has not ended.
func isAlive(_ process: pid_t) -> Bool {
  guard let stat = try? readFile("/proc/\(process)/stat") else { return false }
  return !String(decoding: stat, as: UTF8.self).contains(") Z ")
}

func readFile(_ path: String) throws -> [UInt8] {
  let file = try Descriptor(unsafe open(path, O_RDONLY), "open \(path)")
  return readAll(file.number)
}

func readAll(_ descriptor: Int32) -> [UInt8] {
  var bytes: [UInt8] = []
  while true {
    let part = unsafe [UInt8](unsafeUninitializedCapacity: 65_536) { room, filled in
      unsafe filled = max(0, read(descriptor, room.baseAddress, room.count))
    }
    guard !part.isEmpty else { return bytes }
    bytes += part
  }
}
