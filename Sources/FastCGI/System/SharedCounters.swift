import CLinux
import Glibc
import Synchronization

// The conformance is unchecked, because the compiler cannot verify it: the memory never moves, and every number in it
// is atomic.
/// Counters shared by all workers of a supervisor, in memory that outlives each of them. Without a supervisor, a
/// process counts alone.
///
/// A layout is the set of counters of one release, which decides what the counter at each index counts.
@safe public final class SharedCounters: @unchecked Sendable {
  /// The size of a layout; its counters have the indices 1 to 8,191.
  public static let count = 8_192
  /// The maximum number of layouts: one for each release that runs under the same supervisor.
  private static let layouts = 8
  private static let size = layouts * count * MemoryLayout<Atomic<Int>>.stride
  /// A number above all descriptors that are handed over to a worker, so that the memory's descriptor does not
  /// collide with them.
  private static let firstDescriptor: Int32 = 16

  let descriptor: Descriptor
  private let memory: UnsafeMutableRawPointer
  /// The counters of this process's layout.
  private let numbers: UnsafeMutablePointer<Atomic<Int>>

  private init(mapping descriptor: Descriptor) throws(SystemError) {
    let memory = unsafe mmap(nil, Self.size, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor.number, 0)
    guard let memory = unsafe memory, unsafe memory != MAP_FAILED else { throw SystemError("map shared memory") }
    self.descriptor = descriptor
    unsafe self.memory = unsafe memory
    // Zeroed memory is valid: an atomic integer has no other state.
    unsafe numbers = unsafe memory.assumingMemoryBound(to: Atomic<Int>.self)
  }

  /// Shares the memory of another value, with the counters of one layout.
  private init(_ whole: SharedCounters, layout: Int) throws(SystemError) {
    descriptor = whole.descriptor
    let memory = unsafe mmap(nil, Self.size, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor.number, 0)
    guard let memory = unsafe memory, unsafe memory != MAP_FAILED else { throw SystemError("map shared memory") }
    unsafe self.memory = unsafe memory
    unsafe numbers = unsafe memory.assumingMemoryBound(to: Atomic<Int>.self) + layout * Self.count
  }

  deinit { unsafe munmap(memory, Self.size) }

  /// Creates shared memory, all zero.
  public static func make() throws(SystemError) -> SharedCounters {
    let made = try Descriptor(unsafe clinux_shared_memory("numbers"), "make shared memory")
    guard ftruncate(made.number, off_t(size)) == 0 else { throw SystemError("size shared memory") }
    let high = fcntl(made.number, F_DUPFD_CLOEXEC, firstDescriptor)
    return try SharedCounters(mapping: Descriptor(high, "make shared memory"))
  }

  /// Returns the memory that this worker's supervisor handed over; nil if there is none. Must be called before the
  /// worker runs.
  public static func inherited() -> SharedCounters? {
    let number = Supervision.numbersDescriptor
    var status = stat()
    guard Supervision.isThere, unsafe fstat(number, &status) == 0, status.st_size == size,
      fcntl(number, F_SETFD, FD_CLOEXEC) == 0
    else { return nil }
    return try? SharedCounters(mapping: Descriptor(number, ""))
  }

  /// Returns the counters of a layout, separate from those of other layouts; nil if there is no room for another
  /// layout.
  ///
  /// - Parameter mark: The number that identifies the layout; not 0. It is stored at the layout's index 0.
  public func numbers(of mark: Int) -> SharedCounters? {
    for layout in 0..<Self.layouts {
      let (taken, found) = unsafe numbers[layout * Self.count].compareExchange(
        expected: 0, desired: mark, ordering: .acquiringAndReleasing)
      if taken || found == mark { return try? SharedCounters(self, layout: layout) }
    }
    return nil
  }

  /// Adds a number to the counter at `index`, which all processes share.
  public func add(_ number: Int, at index: Int) {
    precondition((1..<Self.count).contains(index))
    unsafe numbers[index].add(number, ordering: .relaxed)
  }

  /// Raises the counter at `index` to a number; returns false if another process or thread has raised it that far.
  public func raise(to number: Int, at index: Int) -> Bool {
    precondition((1..<Self.count).contains(index))
    return unsafe numbers[index].max(number, ordering: .relaxed).oldValue < number
  }

  /// Sets the counter at `index` if it is still zero.
  public func begin(_ number: Int, at index: Int) {
    precondition((1..<Self.count).contains(index))
    _ = unsafe numbers[index].compareExchange(expected: 0, desired: number, ordering: .relaxed)
  }

  /// The value of the counter at `index`, summed over all processes.
  public subscript(index: Int) -> Int {
    precondition((1..<Self.count).contains(index))
    return unsafe numbers[index].load(ordering: .relaxed)
  }
}
