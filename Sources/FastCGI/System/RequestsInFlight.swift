import CLinux
import Glibc
import Platform

/// The requests that the threads of a worker are serving, in shared memory that outlives the worker: after a crash the
/// supervisor can report them.
// The conformance is unchecked, because the compiler cannot verify it: the memory never moves, and each slot is written
// by one thread. A reader may see a half-written slot while its worker lives; that spoils one line of a log and nothing
// else.
@safe final class RequestsInFlight: @unchecked Sendable {
  /// The number of slots, one per thread. Requests of further threads are not recorded.
  static let slots = 128
  private static let size = slots * Slot.size

  let descriptor: Descriptor
  private let memory: UnsafeMutableRawPointer

  private init(mapping descriptor: Descriptor) throws(SystemError) {
    let memory = unsafe mmap(nil, Self.size, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor.number, 0)
    guard let memory = unsafe memory, unsafe memory != MAP_FAILED else { throw SystemError("map shared memory") }
    self.descriptor = descriptor
    unsafe self.memory = unsafe memory
  }

  deinit { unsafe munmap(memory, Self.size) }

  /// Creates shared memory with all slots empty.
  static func make() throws(SystemError) -> RequestsInFlight {
    let descriptor = try Descriptor(unsafe clinux_shared_memory("requests"), "make shared memory")
    guard ftruncate(descriptor.number, off_t(size)) == 0 else { throw SystemError("size shared memory") }
    return try RequestsInFlight(mapping: descriptor)
  }

  /// Returns the memory that a supervisor handed over as descriptor `number`; nil if the descriptor is not such
  /// memory.
  static func take(_ number: Int32) -> RequestsInFlight? {
    var status = stat()
    guard unsafe fstat(number, &status) == 0, status.st_size == size, fcntl(number, F_SETFD, FD_CLOEXEC) == 0
    else { return nil }
    return try? RequestsInFlight(mapping: Descriptor(number, ""))
  }

  /// Returns the slot of a thread; nil if there are more threads than slots.
  func slot(_ number: Int) -> Slot? {
    guard number < Self.slots else { return nil }
    return unsafe Slot(self, at: memory + number * Slot.size)
  }

  /// Returns the requests being served.
  func current() -> [RequestInFlight] {
    (0..<Self.slots).compactMap { slot($0)?.current() }
  }

  /// Empties all slots, for the next worker.
  func clear() {
    unsafe memset(memory, 0, Self.size)
  }
}

/// A request that a worker has not answered yet.
public struct RequestInFlight: Sendable {
  /// The method and path, without the query, cut after 240 bytes.
  public let request: String
  /// The time since the worker began to serve the request, or continued after its last wait for a body or slow work.
  public let duration: Duration
}

extension RequestsInFlight {
  /// The slot of a thread. It contains the time when its request began, in nanoseconds of the monotonic clock (0 while
  /// idle), the length of the request's text in bytes, and the text.
  @safe struct Slot {
    static let size = 256
    private static let textSize = 240
    private let memory: RequestsInFlight
    private let start: UnsafeMutableRawPointer

    fileprivate init(_ memory: RequestsInFlight, at start: UnsafeMutableRawPointer) {
      self.memory = memory
      unsafe self.start = unsafe start
    }

    func enter(_ variables: GatewayVariables) {
      let method = variables.bytes("REQUEST_METHOD") ?? []
      let path = (variables.bytes("REQUEST_URI") ?? []).prefix { $0 != UInt8(ascii: "?") }
      enter([method, [UInt8(ascii: " ")], path])
    }

    private func enter(_ parts: [ArraySlice<UInt8>]) {
      var length = 0
      for part in parts {
        let part = part.prefix(Self.textSize - length)
        unsafe UnsafeMutableRawBufferPointer(start: start + 16 + length, count: part.count).copyBytes(from: part)
        length += part.count
      }
      unsafe start.storeBytes(of: length, toByteOffset: 8, as: Int.self)
      unsafe start.storeBytes(of: MonotonicClock.nanoseconds(), as: Int.self)
    }

    private var text: [UInt8] {
      let length = unsafe min(max(0, start.load(fromByteOffset: 8, as: Int.self)), Self.textSize)
      return unsafe [UInt8](UnsafeRawBufferPointer(start: start + 16, count: length))
    }

    func leave() {
      unsafe start.storeBytes(of: 0, as: Int.self)
    }

    fileprivate func current() -> RequestInFlight? {
      let since = unsafe start.load(as: Int.self)
      guard since != 0 else { return nil }
      return RequestInFlight(
        request: String(decoding: text, as: UTF8.self), duration: .nanoseconds(MonotonicClock.nanoseconds() - since))
    }
  }
}
