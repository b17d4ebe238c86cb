import Glibc

/// The system's figures about a process.
package struct ProcessUsage: Sendable {
  package let id: Int
  /// The processor time used so far, in seconds.
  package let processorSeconds: Double
  /// The resident memory in bytes.
  package let residentBytes: Int

  /// Returns the status of this process and of its siblings, if it was started by a supervisor of several workers.
  ///
  /// - Parameter hasSiblings: True if all children of its parent are such siblings.
  package static func ofThis(hasSiblings: Bool) -> [ProcessUsage] {
    let own = Int(getpid())
    let all = hasSiblings ? children(of: Int(getppid())) : []
    return (all.contains(own) ? all : [own]).compactMap { ProcessUsage($0) }
  }

  /// Returns the process ids of a process's children.
  ///
  /// - Source: proc_tid_children(5).
  private static func children(of parent: Int) -> [Int] {
    let path = "/proc/\(parent)/task/\(parent)/children"
    return (FolderReader.contents(of: path) ?? []).split(separator: UInt8(ascii: " ")).compactMap { number($0) }
  }

  /// Reads the status of a process; nil if it has ended.
  ///
  /// - Source: proc_pid_stat(5).
  private init?(_ id: Int) {
    guard let line = FolderReader.contents(of: "/proc/\(id)/stat"),
      // The name in parentheses may contain any characters.
      let end = line.lastIndex(of: UInt8(ascii: ")"))
    else { return nil }
    let words = line[(end + 1)...].split(separator: UInt8(ascii: " "))
    guard words.count > 21, let user = Self.number(words[11]), let system = Self.number(words[12]),
      let pages = Self.number(words[21])
    else { return nil }
    self.id = id
    processorSeconds = Double(user + system) / Double(max(1, sysconf(Int32(_SC_CLK_TCK))))
    residentBytes = pages * max(1, sysconf(Int32(_SC_PAGESIZE)))
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    Int(String(decoding: digits, as: UTF8.self))
  }
}
