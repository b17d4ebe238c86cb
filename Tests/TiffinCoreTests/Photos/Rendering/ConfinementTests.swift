import Foundation
import TestSupport
import Testing

@testable import PictureTools
@testable import TiffinCore

@Suite struct `A confined decoder` {
  /// The error output of a decoder that runs this script.
  private func complaint(_ script: String, in bench: Workbench) throws -> String {
    let renderer = try bench.renderer(thumbnail: "\(script) >&2; exit 1")
    let error = #expect(throws: PhotoError.self) { try renderer.render(PNGFixture(9, 9).bytes) }
    return try #require(error?.log)
  }

  /// The kernel is asked by another program: what Tiffin thinks that it lacks, no test here looks at.
  @Test func `is reported as complete exactly if the kernel offers all protections`() throws {
    let place = TestFolder()
    let python = """
      import ctypes; print(ctypes.CDLL(None).syscall(444, None, 0, 1) > 0)
      print("errno" in open("/proc/sys/kernel/seccomp/actions_avail").read().split())
      """

    let asked = try TestProcess("/usr/bin/python3", ["-IS", "-c", python], output: place.path + "/said")

    #expect(asked.ending() == .exit(code: 0))
    let said = try String(contentsOfFile: place.path + "/said", encoding: .utf8)
    #expect((Confinement.lack == nil) == (said == "True\nTrue\n"), "\(said)")
  }

  @Test(.enabled(if: Confinement.lack == nil))
  func `cannot read the database or the worker's environment`() throws {
    let (bench, other) = (try Workbench(), try Workbench())
    defer { for one in [bench, other] { one.remove() } }
    try other.write(Array("everybody's diary".utf8), to: "tiffin.db")

    let log = try complaint("cat \(other.path)/tiffin.db /proc/\(getpid())/environ", in: bench)

    #expect(!log.contains("diary"))
    #expect(log.contains("tiffin.db: Permission denied"))
    #expect(log.contains("environ: Permission denied"))
  }

  @Test(.enabled(if: Confinement.lack == nil))
  func `cannot list folders or processes`() throws {
    let bench = try Workbench()
    defer { bench.remove() }

    let log = try complaint("ls /tmp /proc /etc /home", in: bench)

    for folder in ["/tmp", "/proc", "/etc", "/home"] {
      #expect(log.contains("cannot open directory '\(folder)': Permission denied"), "\(log)")
    }
  }

  @Test(.enabled(if: Confinement.lack == nil))
  func `can write only in its own folder`() throws {
    let bench = try Workbench()
    defer { bench.remove() }

    let log = try complaint(
      "{ echo 1 > inside && cat inside; echo 2 > ../beside; mkdir ../made; rm ../vipsheader; }", in: bench)

    #expect(log.contains("1: 1\n"))
    #expect(!bench.has("beside") && !bench.has("made") && bench.has("vipsheader"))
  }

  @Test(
    .enabled(if: Confinement.lack == nil),
    arguments: [
      #"os.chmod(path, 0o666)"#, #"os.chmod(folder, 0o777)"#, #"os.truncate(path, 0)"#, #"os.utime(path)"#,
      #"os.setxattr(path, "user.a", b"1")"#, #"os.chown(path, os.getuid(), os.getgid())"#,
    ])
  func `cannot change a file elsewhere`(call: String) throws {
    let (bench, other) = (try Workbench(), try Workbench())
    defer { for one in [bench, other] { one.remove() } }
    try other.write(Array("everybody's diary".utf8), to: "tiffin.db")
    let python = #"import os; folder = "\#(other.path)"; path = folder + "/tiffin.db"; \#(call)"#

    let log = try complaint("/usr/bin/python3 -IS -c '\(python)' 2>&1 | tail -1", in: bench)

    #expect(log.contains("PermissionError: [Errno "), "\(log)")
    #expect(other.read("tiffin.db") == Array("everybody's diary".utf8))
  }

  @Test(
    .enabled(if: Confinement.lack == nil),
    // The calls of Linux 6.13 and later that no library has yet, by their numbers: to set and to remove an attribute, as
    // an access list is one, and to set a file's flags.
    arguments: ["463, -100, p, 0, n, v, 16", "466, -100, p, 0, n", "469, -100, p, v, 24, 0"])
  func `cannot change a file elsewhere by newer system calls`(call: String) throws {
    let (bench, other) = (try Workbench(), try Workbench())
    defer { for one in [bench, other] { one.remove() } }
    try other.write(Array("everybody's diary".utf8), to: "tiffin.db")
    let python = #"""
      import ctypes, os; libc = ctypes.CDLL(None, use_errno=True); p = b"\#(other.path)/tiffin.db"; n = b"user.a"
      v = ctypes.create_string_buffer(32); print(libc.syscall(\#(call)), ctypes.get_errno())
      """#.replacing("\n", with: "; ")

    let log = try complaint("/usr/bin/python3 -IS -c '\(python)' 2>&1 | tail -1", in: bench)

    // EPERM; a kernel that does not have the call yet is not asked.
    #expect(log.contains("-1 1\n"), "\(log)")
  }

  @Test(
    .enabled(if: Confinement.lack == nil),
    arguments: [
      "import os; os.kill(worker, 0)", "import os; os.setpriority(os.PRIO_PROCESS, worker, 19)",
      "import os; os.sched_setaffinity(worker, [0])", "import os; os.setpgid(0, os.getpgid(worker))",
      "import os; os.setsid()", "import fcntl; fcntl.fcntl(1, fcntl.F_SETOWN, worker)",
      "import fcntl; fcntl.fcntl(1, fcntl.F_SETSIG, 9)",
      "import resource; resource.prlimit(worker, resource.RLIMIT_NOFILE, (1, 1))",
    ])
  func `cannot signal or trace its worker`(call: String) throws {
    let bench = try Workbench()
    defer { bench.remove() }

    let log = try complaint("/usr/bin/python3 -IS -c 'worker = \(getpid()); \(call)' 2>&1 | tail -1", in: bench)

    #expect(log.contains("PermissionError: [Errno 1]"), "\(log)")
  }

  @Test(.enabled(if: Confinement.lack == nil), arguments: ["AF_INET", "AF_INET6", "AF_UNIX", "AF_NETLINK"])
  func `cannot open a socket`(family: String) throws {
    let bench = try Workbench()
    defer { bench.remove() }
    let python = "import socket; socket.socket(socket.\(family), socket.SOCK_DGRAM)"

    let log = try complaint("/usr/bin/python3 -IS -c '\(python)' 2>&1 | tail -1", in: bench)

    #expect(log.contains("PermissionError: [Errno 1]"), "\(log)")
  }

  @Test(.enabled(if: Confinement.lack == nil))
  func `cannot create a user namespace`() throws {
    let bench = try Workbench()
    defer { bench.remove() }

    let log = try complaint("/usr/bin/unshare --user --map-root-user id", in: bench)

    #expect(log.contains("not permitted"), "\(log)")
  }

  @Test func `inherits no descriptors, ignored signals or privileges`() throws {
    let bench = try Workbench()
    defer { bench.remove() }
    let ours = unsafe open("/proc/self/status", O_RDONLY)
    defer { close(ours) }

    try bench.run("/bin/sh", "-c", "ls -l /proc/$$/fd; grep -e NoNewPrivs -e SigBlk -e SigIgn /proc/self/status")

    let said = String(decoding: bench.said, as: UTF8.self)
    #expect(said.contains("0 -> /dev/null\n"))
    #expect(!said.contains("/status"))
    #expect(said.contains("NoNewPrivs:\t1\n"))
    #expect(said.contains("SigBlk:\t0000000000000000\n"))
    // Signals 32 and 33 are glibc's own: it ignores them in programs that it spawns, and lets nobody say otherwise.
    let line = said.split(separator: "\n").first { $0.hasPrefix("SigIgn:") }
    let ignored = try #require(line?.split(separator: "\t").last)
    #expect(try #require(UInt64(ignored, radix: 16)) & ~0x1_8000_0000 == 0)
  }

  @Test(
    .enabled(if: Confinement.lack == nil),
    // As root these would change something: the host name and the clock, set to their current values.
    arguments: [
      "libc.sethostname(name, len(name))", "libc.setdomainname(name, len(name))", "libc.setuid(0)", "libc.setgid(0)",
      "libc.setgroups(0, None)", "libc.syscall(227, 0, spare)", "libc.syscall(164, spare, None)",
      "libc.mknod(name, 0o20600, 0x0103)", "libc.adjtimex(spare)", "libc.chroot(name)", "libc.acct(None)",
    ])
  func `cannot do what only root may do`(call: String) throws {
    let bench = try Workbench()
    defer { bench.remove() }
    let python = #"""
      import ctypes, platform; libc = ctypes.CDLL(None, use_errno=True); name = platform.node().encode()
      spare = ctypes.create_string_buffer(512); print(\#(call), ctypes.get_errno())
      """#.replacing("\n", with: "; ")

    let log = try complaint("/usr/bin/python3 -IS -c '\(python)' 2>&1 | tail -1", in: bench)

    #expect(log.contains("-1 1\n"), "\(log)")
  }

  /// The mount calls that would do something to a process with that right, and what only root may do besides.
  @Test(
    .enabled(if: Confinement.lack == nil && hasRightToMount, "only root has rights that the filter could refuse"),
    arguments: [
      "libc.sethostname(name, len(name))", "libc.setdomainname(name, len(name))", "libc.setgroups(0, None)",
      #"libc.mount(b"none", b"/proc", b"tmpfs", 0, None)"#, #"libc.mount(b"/usr", b"/usr", None, 4096, None)"#,
      #"libc.umount2(b"/proc", 8)"#, "libc.unshare(0x20000)", "libc.setuid(0)", #"libc.chroot(b"/usr")"#,
      "libc.adjtimex(spare)", #"libc.mknod(b"made", 0o20600, 0x0103)"#,
    ])
  func `is refused root's calls by the filter alone, even with root's rights`(call: String) throws {
    let bench = try Workbench()
    defer { bench.remove() }
    let python = #"""
      import ctypes, platform; libc = ctypes.CDLL(None, use_errno=True); name = platform.node().encode()
      rights = int([line.split()[1] for line in open("/proc/self/status") if line.startswith("CapEff")][0], 16)
      spare = ctypes.create_string_buffer(512); print(rights >> 21 & 1, \#(call), ctypes.get_errno())
      """#.replacing("\n", with: "; ")
    let child = ChildProcess(
      arguments: ["/usr/bin/python3", "-IS", "-c", python], environment: ["PATH=/usr/bin:/bin"], folder: bench.path,
      readable: "/proc", keepsRights: true)

    #expect(child.run(until: .untilHung) == .exited(0))

    // The right is there, the call is not: EPERM.
    #expect(String(decoding: bench.said, as: UTF8.self) == "1 -1 1\n")
  }

  /// True if this process, and thus a program of its own, has CAP_SYS_ADMIN.
  private static let hasRightToMount: Bool = {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("CapEff:") }
    return line?.split(separator: "\t").last.flatMap { UInt64($0, radix: 16) }.map { $0 >> 21 & 1 == 1 } ?? false
  }()

  @Test func `has none of root's rights`() throws {
    let bench = try Workbench()
    defer { bench.remove() }

    try bench.run("/bin/sh", "-c", "grep -e CapEff -e CapPrm -e CapBnd /proc/self/status")

    let said = String(decoding: bench.said, as: UTF8.self)
    let rights = said.split(separator: "\n").filter { getuid() == 0 || !$0.hasPrefix("CapBnd") }
    #expect(!rights.isEmpty && rights.allSatisfy { $0.hasSuffix("\t0000000000000000") }, "\(said)")
  }

  @Test(.enabled(if: Confinement.lack == nil), arguments: [true, false])
  func `can start processes only if allowed`(may: Bool) throws {
    let bench = try Workbench()
    defer { bench.remove() }
    let child = ChildProcess(
      arguments: ["/bin/sh", "-c", "ls upload; echo on"], environment: ["PATH=/usr/bin:/bin"], folder: bench.path,
      readable: "/usr/bin", mayStartProcesses: may)
    try bench.write([], to: "upload")

    let ending = child.run(until: .untilHung)

    #expect((ending == .exited(0)) == may)
    #expect(String(decoding: bench.said, as: UTF8.self).contains("upload") == may)
    #expect(String(decoding: bench.read(ChildProcess.errors), as: UTF8.self).contains("fork") != may)
  }

  @Test(arguments: [
    "n=0; while :; do n=$((n+1)); : > file-$n; done",
    "n=0; while [ $n -lt 25 ]; do n=$((n+1)); /usr/bin/yes | /usr/bin/head -c 1000000 > file-$n; done; sleep 999",
    "/usr/bin/python3 -IS -c 'import threading, time; [threading.Thread(target=time.sleep, args=[999]).start() for _ in range(99)]'",
  ])
  func `is ended if it creates too many files, bytes or threads`(script: String) throws {
    let bench = try Workbench()
    defer { bench.remove() }
    var limits = PhotoLimits.unhurried
    (limits.files, limits.folder, limits.ownThreads) = (30, 10_000_000, 20)
    let renderer = try bench.renderer(
      thumbnail: "exec " + (script.hasPrefix("/") ? script : "/bin/sh -c '\(script)'"), limits)

    let error = #expect(throws: PhotoError.self) { try renderer.render(PNGFixture(9, 9).bytes) }

    #expect(error?.isTooLarge == true)
    #expect(error?.log?.contains("too many files or threads") == true, "\(String(describing: error))")
    #expect(try bench.leftovers == [])
  }
}
