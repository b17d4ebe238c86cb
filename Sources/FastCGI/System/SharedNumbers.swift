import CLinux
import Glibc
import Synchronization

// Unchecked, because the compiler does not see the guard: the memory never moves, and every number in it is an atomic
// one.
/// Numbers in which all workers of a supervisor count together, in memory that outlives each of them. Without a
/// supervisor, a process counts alone.
@safe public final class SharedNumbers: @unchecked Sendable {
  /// The numbers of one layout.
  public static let count = 8_192
  /// The layouts that fit: one for each release that runs under the same supervisor.
  private static let layouts = 8
  private static let size = layouts * count * MemoryLayout<Atomic<Int>>.stride
  /// Above all descriptors that are handed over to a worker, so that none of those takes its place.
  private static let firstDescriptor: Int32 = 16

  let descriptor: Descriptor
  private let memory: UnsafeMutableRawPointer
  /// The numbers of this process's layout.
  private let numbers: UnsafeMutablePointer<Atomic<Int>>

  private init(mapping descriptor: Descriptor) throws(SystemError) {
    let memory = unsafe mmap(nil, Self.size, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor.number, 0)
    guard let memory = unsafe memory, unsafe memory != MAP_FAILED else { throw SystemError("map shared memory") }
    self.descriptor = descriptor
    unsafe self.memory = unsafe memory
    // Zeros are numbers: an atomic one has no other contents.
    unsafe numbers = unsafe memory.assumingMemoryBound(to: Atomic<Int>.self)
  }

  /// Shares another one's memory, and counts in the numbers of a layout.
  private init(_ whole: SharedNumbers, layout: Int) throws(SystemError) {
    descriptor = whole.descriptor
    let memory = unsafe mmap(nil, Self.size, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor.number, 0)
    guard let memory = unsafe memory, unsafe memory != MAP_FAILED else { throw SystemError("map shared memory") }
    unsafe self.memory = unsafe memory
    unsafe numbers = unsafe memory.assumingMemoryBound(to: Atomic<Int>.self) + layout * Self.count
  }

  deinit { unsafe munmap(memory, Self.size) }

  /// New memory, all zero.
  public static func make() throws(SystemError) -> SharedNumbers {
    let made = try Descriptor(unsafe clinux_shared_memory("numbers"), "make shared memory")
    guard ftruncate(made.number, off_t(size)) == 0 else { throw SystemError("size shared memory") }
    let high = fcntl(made.number, F_DUPFD_CLOEXEC, firstDescriptor)
    return try SharedNumbers(mapping: Descriptor(high, "make shared memory"))
  }

  /// The memory that this worker's supervisor handed over; nil if it has none. To be called before the worker runs.
  public static func inherited() -> SharedNumbers? {
    let number = Supervision.numbersDescriptor
    var status = stat()
    guard Supervision.isThere, unsafe fstat(number, &status) == 0, status.st_size == size,
      fcntl(number, F_SETFD, FD_CLOEXEC) == 0
    else { return nil }
    return try? SharedNumbers(mapping: Descriptor(number, ""))
  }

  /// The numbers of a layout, which those before and after it have for themselves; nil if there is no room left.
  ///
  /// - Parameter mark: identifies the layout; not 0. The first number of each holds it.
  public func numbers(of mark: Int) -> SharedNumbers? {
    for layout in 0..<Self.layouts {
      let (taken, found) = unsafe numbers[layout * Self.count].compareExchange(
        expected: 0, desired: mark, ordering: .acquiringAndReleasing)
      if taken || found == mark { return try? SharedNumbers(self, layout: layout) }
    }
    return nil
  }

  /// Adds to a number, for all processes.
  public func add(_ number: Int, at index: Int) {
    precondition((1..<Self.count).contains(index))
    unsafe numbers[index].add(number, ordering: .relaxed)
  }

  /// Sets a number that is still zero.
  public func begin(_ number: Int, at index: Int) {
    precondition((1..<Self.count).contains(index))
    _ = unsafe numbers[index].compareExchange(expected: 0, desired: number, ordering: .relaxed)
  }

  /// What all have counted there.
  public subscript(index: Int) -> Int {
    precondition((1..<Self.count).contains(index))
    return unsafe numbers[index].load(ordering: .relaxed)
  }
}
