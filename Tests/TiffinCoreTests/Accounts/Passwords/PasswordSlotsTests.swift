import Dispatch
import Glibc
import Synchronization
import TestSupport
import Testing

@testable import Platform
@testable import Cryptography
@testable import TiffinCore

@Suite struct `Hashing slots` {
  private let scratch = TestFolder()

  /// One for each process.
  private func slots(
    threads: Int = 8, count: Int = 1, timeout: DispatchTimeInterval = .seconds(3_600)
  ) -> PasswordSlots {
    PasswordSlots(folder: scratch.path, threads: threads, count: count, timeout: timeout)
  }

  @Test(arguments: [1, 2]) func `are limited across all processes`(count: Int) throws {
    let processes = (0..<3).map { _ in slots(count: count) }
    let inside = Atomic<Int>(0)
    let most = Atomic<Int>(0)
    let done = Atomic<Int>(0)

    try inThreads(9) { index in
      for _ in 0..<20 {
        try? processes[index % 3].take { () throws(PasswordHasherError) in
          most.max(inside.add(1, ordering: .relaxed).newValue, ordering: .relaxed)
          // Wait until all slots are in use.
          _ = eventually { most.load(ordering: .relaxed) >= count }
          letOthersRun()
          inside.subtract(1, ordering: .relaxed)
          done.add(1, ordering: .relaxed)
        }
      }
    }

    #expect(most.load(ordering: .relaxed) == count)
    #expect(done.load(ordering: .relaxed) == 180)
  }

  @Test func `are limited within a single process without a folder`() throws {
    let slots = PasswordSlots(folder: nil, threads: 4, timeout: .seconds(3_600))
    let inside = Atomic<Int>(0)
    let most = Atomic<Int>(0)

    try inThreads(4) { _ in
      for _ in 0..<50 {
        try? slots.take { () throws(PasswordHasherError) in
          most.max(inside.add(1, ordering: .relaxed).newValue, ordering: .relaxed)
          letOthersRun()
          inside.subtract(1, ordering: .relaxed)
        }
      }
    }

    #expect(most.load(ordering: .relaxed) == 1)
  }

  @Test func `time out if none becomes free`() throws {
    let (holder, other) = (slots(), slots(timeout: .milliseconds(50)))

    try holder.take { () throws(PasswordHasherError) in
      _ = #expect(throws: PasswordHasherError.busy) { try other.take { () throws(PasswordHasherError) in } }
    }

    #expect(try other.take { () throws(PasswordHasherError) in true })
  }

  @Test func `have a limited queue, and further threads are refused at once`() throws {
    let slots = PasswordSlots(folder: nil, threads: 2, timeout: .seconds(3_600))
    let goOn = Latch()
    let refused = Atomic<Int>(0)
    let done = Atomic<Int>(0)

    let threads = (0..<4).map { _ in
      Background {
        do throws(PasswordHasherError) {
          _ = try slots.take { () throws(PasswordHasherError) in goOn.waitUntilOpen() }
          done.add(1, ordering: .relaxed)
        } catch {
          refused.add(1, ordering: .relaxed)
        }
      }
    }
    // One is inside, one waits, and two are refused.
    let areTold = eventually { refused.load(ordering: .relaxed) == 2 }
    goOn.open()
    for thread in threads { try thread.value() }

    #expect(areTold)
    #expect(refused.load(ordering: .relaxed) == 2 && done.load(ordering: .relaxed) == 2)
  }

  @Test func `are given to a waiting process before a process that asks again`() throws {
    let (greedy, patient) = (slots(), slots())
    let next = try FileLock(path: scratch.path + "/password.next")

    for _ in 0..<10 {
      let (isIn, goOn) = (Latch(), Latch())
      let order = Mutex<[String]>([])
      let others = (1...3).map { _ in
        Background {
          for _ in 0..<2 {
            try greedy.take { () throws(PasswordHasherError) in
              order.withLock { $0.append("greedy") }
              isIn.open()
              goOn.waitUntilOpen()
            }
          }
        }
      }
      isIn.waitUntilOpen()
      let waiting = Background {
        try patient.take { () throws(PasswordHasherError) in order.withLock { $0.append("patient") } }
      }
      let isNext = eventually { next.isTaken }
      goOn.open()
      for thread in others + [waiting] { try thread.value() }

      try #require(isNext)
      #expect(order.withLock { $0.firstIndex(of: "patient") } == 1)
    }
  }

  @Test func `are free again when hashing fails`() throws {
    let slots = slots(timeout: .milliseconds(50))

    #expect(throws: PasswordHasherError.noMemory) {
      try slots.take { () throws(PasswordHasherError) in throw .noMemory }
    }

    #expect(try slots.take { () throws(PasswordHasherError) in true })
  }

  @Test func `report a missing folder`() {
    let slots = PasswordSlots(folder: "/nowhere/at/all", threads: 1)

    let error = PasswordHasherError.unavailable(
      log: "cannot open /nowhere/at/all/password.next: No such file or directory")
    #expect(throws: error) { try slots.take { () throws(PasswordHasherError) in } }
  }

  @Test func `are files in the data folder that only its owner can read`() throws {
    let kitchen = try Kitchen()
    let hasher = PasswordHasher(cost: .minimum, slots: PasswordSlots(of: kitchen.installation, threads: 1))

    _ = try hasher.verify("12 bananas", against: nil)

    var found = stat()
    #expect(unsafe stat(kitchen.folder.path + "/password-1.lock", &found) == 0)
    #expect(found.st_mode & 0o777 == 0o600)
  }
}
