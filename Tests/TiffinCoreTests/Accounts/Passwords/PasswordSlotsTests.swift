import Dispatch
import Glibc
import Synchronization
import Testing

@testable import Cryptography
@testable import TiffinCore

@Suite struct `The slots for hashing` {
  /// One for each process.
  private func slots(
    _ scratch: Scratch, threads: Int = 8, count: Int = 1, patience: DispatchTimeInterval = .seconds(30)
  ) -> PasswordSlots {
    PasswordSlots(folder: scratch.path, threads: threads, count: count, patience: patience)
  }

  @Test(arguments: [1, 2]) func `let no more in than there are, of all processes`(count: Int) throws {
    let scratch = Scratch()
    let processes = (0..<3).map { _ in slots(scratch, count: count) }
    let inside = Atomic<Int>(0)
    let most = Atomic<Int>(0)
    let done = Atomic<Int>(0)

    inThreads(9) { index in
      for _ in 0..<20 {
        try? processes[index % 3].take { () throws(PasswordHasherError) in
          most.max(inside.add(1, ordering: .relaxed).newValue, ordering: .relaxed)
          usleep(500)
          inside.subtract(1, ordering: .relaxed)
          done.add(1, ordering: .relaxed)
        }
      }
    }

    #expect(most.load(ordering: .relaxed) == count)
    #expect(done.load(ordering: .relaxed) == 180)
  }

  @Test func `of one process alone need no folder`() {
    let slots = PasswordSlots(threads: 4)
    let inside = Atomic<Int>(0)
    let most = Atomic<Int>(0)

    inThreads(4) { _ in
      try? slots.take { () throws(PasswordHasherError) in
        most.max(inside.add(1, ordering: .relaxed).newValue, ordering: .relaxed)
        usleep(2_000)
        inside.subtract(1, ordering: .relaxed)
      }
    }

    #expect(most.load(ordering: .relaxed) == 1)
  }

  @Test func `are waited for no longer than one's patience`() throws {
    let scratch = Scratch()
    let (holder, other) = (slots(scratch), slots(scratch, patience: .milliseconds(50)))

    try holder.take { () throws(PasswordHasherError) in
      _ = #expect(throws: PasswordHasherError.busy) { try other.take { () throws(PasswordHasherError) in } }
    }

    #expect(try other.take { () throws(PasswordHasherError) in true })
  }

  @Test func `are waited for by half of the threads, and the others are told at once`() throws {
    let slots = PasswordSlots(folder: nil, threads: 2, patience: .seconds(60))
    let isOver = DispatchSemaphore(value: 0)
    let inside = DispatchSemaphore(value: 0)
    let refused = Atomic<Int>(0)
    let begin = ContinuousClock.now

    inThreads(5) { index in
      if index == 4 {
        inside.wait()
        // One is inside, one waits, and two find no room.
        while refused.load(ordering: .relaxed) < 2 { usleep(1_000) }
        isOver.signal()
        return
      }
      do throws(PasswordHasherError) {
        try slots.take { () throws(PasswordHasherError) in
          inside.signal()
          isOver.wait()
          isOver.signal()
        }
      } catch {
        refused.add(1, ordering: .relaxed)
      }
    }

    #expect(refused.load(ordering: .relaxed) == 2)
    #expect(begin.duration(to: .now) < .seconds(30))
  }

  @Test func `come to a process that waits although another wants them again and again`() throws {
    let scratch = Scratch()
    let (greedy, patient) = (slots(scratch), slots(scratch))
    let isOver = Atomic<Bool>(false)
    let longest = Mutex<Duration>(.zero)

    inThreads(4) { index in
      if index > 0 {
        while !isOver.load(ordering: .relaxed) {
          _ = try? greedy.take { () throws(PasswordHasherError) in usleep(5_000) }
        }
        return
      }
      for _ in 0..<10 {
        let begin = ContinuousClock.now
        try? patient.take { () throws(PasswordHasherError) in }
        longest.withLock { $0 = max($0, begin.duration(to: .now)) }
      }
      isOver.store(true, ordering: .relaxed)
    }

    #expect(longest.withLock { $0 } < .seconds(2))
  }

  @Test func `are free again when hashing fails`() throws {
    let scratch = Scratch()
    let slots = slots(scratch, patience: .milliseconds(50))

    #expect(throws: PasswordHasherError.noMemory) {
      try slots.take { () throws(PasswordHasherError) in throw .noMemory }
    }

    #expect(try slots.take { () throws(PasswordHasherError) in true })
  }

  @Test func `say so when the folder is gone`() {
    let slots = PasswordSlots(folder: "/nowhere/at/all", threads: 1)

    let error = PasswordHasherError.unavailable(
      log: "cannot open /nowhere/at/all/password.next: No such file or directory")
    #expect(throws: error) { try slots.take { () throws(PasswordHasherError) in } }
  }

  @Test func `lie in the data folder, for its owner alone`() throws {
    let kitchen = try Kitchen()
    let hasher = PasswordHasher(cost: .minimum, slots: PasswordSlots(of: kitchen.installation, threads: 1))

    _ = try hasher.verify("12 bananas", against: nil)

    var found = stat()
    #expect(unsafe stat(kitchen.folder.path + "/password-1.lock", &found) == 0)
    #expect(found.st_mode & 0o777 == 0o600)
  }
}
