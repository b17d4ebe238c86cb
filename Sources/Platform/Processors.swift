import Glibc

/// The processors that this process may use.
package enum Processors {
  /// The number of online processors that this process may run on, or the number that its share of processor time is
  /// worth if that is less; at least 1. The share is the quota of the process's control groups (version 2).
  package static let count = max(
    1,
    min(
      sysconf(Int32(_SC_NPROCESSORS_ONLN)),
      FolderReader.contents(of: "/proc/self/status").flatMap(allowed) ?? .max,
      share(in: FolderReader.contents(of: "/proc/self/cgroup") ?? [])))

  /// Returns the number of processors that a process may run on, online or not; nil if the status does not contain it.
  ///
  /// - Parameter status: The contents of `/proc/self/status`, with a line `Cpus_allowed:` of hexadecimal digits, one
  ///   bit per processor.
  /// - Source: proc_pid_status(5).
  static func allowed(_ status: [UInt8]) -> Int? {
    let lines = status.split(separator: UInt8(ascii: "\n"))
    let name = "Cpus_allowed:".utf8
    guard let line = lines.first(where: { $0.starts(with: name) }) else { return nil }
    let digits = line.dropFirst(name.count).compactMap { Int(String(UnicodeScalar($0)), radix: 16) }
    return digits.reduce(0) { $0 + $1.nonzeroBitCount }
  }

  /// Returns the smallest quota, in processors, of the process's control group and the groups that contain it.
  ///
  /// - Parameter groups: The contents of `/proc/self/cgroup`.
  private static func share(in groups: [UInt8]) -> Int {
    let lines = groups.split(separator: UInt8(ascii: "\n"))
    var group = lines.first { $0.starts(with: "0::".utf8) }?.dropFirst(3) ?? []
    var least = Int.max
    while !group.isEmpty {
      let path = "/sys/fs/cgroup\(String(decoding: group, as: UTF8.self))/cpu.max"
      least = min(least, FolderReader.contents(of: path).flatMap(worth) ?? .max)
      group = group.prefix(upTo: group.lastIndex(of: UInt8(ascii: "/")) ?? group.startIndex)
    }
    return least
  }

  /// Returns the number of processors that a quota is worth, rounded up; nil if there is no quota.
  ///
  /// - Parameter quota: The microseconds of processor time and of the period, as in `200000 100000`; `max 100000`
  ///   without a quota.
  /// - Source: Linux, Control Group v2, `cpu.max`.
  static func worth(_ quota: [UInt8]) -> Int? {
    let numbers = quota.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }.map {
      Int(String(decoding: $0, as: UTF8.self))
    }
    guard numbers.count == 2, let time = numbers[0], let period = numbers[1], time > 0, period > 0 else { return nil }
    return (time - 1) / period + 1
  }
}
