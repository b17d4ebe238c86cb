import Platform
import Synchronization
import TestSupport
import Testing

@Suite struct `Compute permits` {
  @Test func `are never held by more threads than their number`() throws {
    let permits = ComputePermits(2)
    let working = Mutex((now: 0, most: 0))

    let threads = (0..<8).map { _ in
      Background {
        for _ in 0..<200 {
          permits.withPermit {
            working.withLock { $0 = ($0.now + 1, max($0.most, $0.now + 1)) }
            working.withLock { $0.now -= 1 }
          }
        }
      }
    }
    for thread in threads { try thread.value() }

    #expect(working.withLock { $0.most } <= 2)
  }

  @Test func `can be used by other threads while the holding thread waits`() throws {
    let permits = ComputePermits(1)
    let (isOther, isWaiting) = (Latch(), Latch())

    let first = Background {
      permits.withPermit {
        ComputePermits.whileWaiting {
          isWaiting.open()
          return isOther.waitUntilOpen()
        }
      }
    }
    isWaiting.waitUntilOpen()
    permits.withPermit { isOther.open() }

    #expect(try first.value())
  }

  @Test func `stay free for the rest of the request once they are given back`() throws {
    let permits = ComputePermits(1)
    let (isOther, isWaiting) = (Latch(), Latch())

    let first = Background {
      permits.withPermit {
        ComputePermits.release()
        ComputePermits.whileWaiting { isWaiting.open() }
        return isOther.waitUntilOpen()
      }
    }
    isWaiting.waitUntilOpen()
    permits.withPermit { isOther.open() }

    #expect(try first.value())
    #expect(permits.withPermit { true })
  }

  @Test func `stay with a thread from one request to the next until the thread gives its permit back`() throws {
    let permits = ComputePermits(1)
    let permit = ComputePermits.Permit(permits)
    #expect(permit.begin() && permit.begin())
    let other = Background { ComputePermits.Permit(permits).begin() }

    permit.whileCurrent { ComputePermits.release() }

    #expect(try other.value())
    #expect(permits.free == 0)
  }

  @Test func `let a thread resume even if all permits are held`() {
    let permits = ComputePermits(1)
    let (idle, goingOn) = (ComputePermits.Permit(permits), ComputePermits.Permit(permits))
    #expect(idle.begin())

    goingOn.resume()

    #expect(goingOn.release() && !goingOn.release())
    #expect(permits.free == 0)
  }

  @Test func `no longer make threads wait after they are closed`() throws {
    let permits = ComputePermits(1)
    let permit = ComputePermits.Permit(permits)
    #expect(permit.begin())
    let waiting = (0..<4).map { _ in Background { ComputePermits.Permit(permits).begin() } }

    permits.close()

    #expect(try waiting.map { try $0.value() } == [false, false, false, false])
    #expect(!ComputePermits.Permit(permits).begin())
  }
}
