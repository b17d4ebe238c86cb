import Dispatch
import Synchronization
import TestSupport
import Testing

@testable import PictureTools
@testable import TiffinCore

@Suite struct `Shared turns of decoding pictures` {
  /// The tools of three processes, which complain of how many of them are at it, once there were two.
  private func renderers(_ bench: Workbench, _ limits: PhotoLimits) throws -> [PhotoRenderer] {
    _ = try bench.renderer(
      thumbnail: """
        touch here
        until [ -e ../two ] || [ $(ls ../*/here 2> /dev/null | wc -l) -ge 2 ]; do sleep 0.02; done
        ls ../*/here 2> /dev/null | wc -l >&2; exit 1
        """, limits)
    return (0..<3).map { _ in
      PhotoRenderer(temporaryFolder: bench.path, toolFolder: bench.path, limits: limits, lockFolder: bench.path)
    }
  }

  @Test func `allow two renders at once across all processes, and refuse none`() throws {
    let bench = try Workbench()
    defer { bench.remove() }
    let renderers = try renderers(bench, .shared.unhurried)
    let counts = Mutex<[String]>([])

    try inThreads(12) { index in
      do {
        _ = try renderers[index % 3].render(PNGFixture(9, 9).bytes, isBackground: true)
      } catch PhotoError.broken(let log) {
        counts.withLock { $0.append(log.filter(\.isWholeNumber)) }
        _ = bench.wrote([], to: "two")
      } catch {}
    }

    // With the 1 of "exited with 1".
    let found = counts.withLock { $0 }
    #expect(found.count == 12)
    #expect(found.max() == "12", "\(found)")
  }

  @Test func `take less than nginx's timeout of a minute`() {
    #expect(PhotoLimits.shared.timeout == .seconds(45))
    #expect(PhotoLimits.shared.time == .seconds(10))
  }

  @Test func `end at once for waiters when the process stops`() throws {
    let bench = try Workbench()
    defer { bench.remove() }
    let first = try bench.renderer(
      thumbnail: "touch started; while [ ! -e \(bench.path)/finish ]; do sleep 0.02; done; exit 1")
    let renderers = (0..<2).map { _ in
      PhotoRenderer(temporaryFolder: bench.path, toolFolder: bench.path, limits: first.limits, lockFolder: bench.path)
    }
    let begun = Background { _ = try? renderers[0].render(PNGFixture(9, 9).bytes) }
    #expect(eventually { bench.hasStarted })
    // One in the line of its process, one at the lock.
    let waiting = renderers.map { renderer in
      Background { try renderer.render(PNGFixture(9, 9).bytes, isBackground: true) }
    }
    #expect(waiting.allSatisfy { $0.comesToAHalt() })

    for renderer in renderers { renderer.endWaiting() }

    for one in waiting { #expect(throws: PhotoError.busy) { try one.value() } }
    #expect(throws: PhotoError.busy) { try renderers[0].render(PNGFixture(9, 9).bytes) }
    try bench.write([], to: "finish")
    try begun.value()
  }

  @Test func `alternate between households, and refuse only a household with a full queue`() throws {
    let bench = try Workbench()
    defer { bench.remove() }
    var limits = PhotoLimits().unhurried
    limits.waiting = 2
    let renderer = try bench.renderer(
      thumbnail: "touch started; while [ ! -e \(bench.path)/finish ]; do sleep 0.02; done; exit 1", limits)
    let order = Mutex<[Int64]>([])
    func begin(_ household: Int64) -> Background<Void> {
      Background {
        _ = try? renderer.render(PNGFixture(9, 9).bytes, of: household, isBackground: true)
        order.withLock { $0.append(household) }
      }
    }
    let first = begin(1)
    #expect(eventually { bench.hasStarted })
    var waiting: [Background<Void>] = []
    for household: Int64 in [1, 1, 2] {
      waiting.append(begin(household))
      #expect(waiting[waiting.count - 1].comesToAHalt())
    }

    #expect(throws: PhotoError.busy) { try renderer.render(PNGFixture(9, 9).bytes, of: 1, isBackground: true) }
    try bench.write([], to: "finish")
    for one in [first] + waiting { try one.value() }

    #expect(order.withLock { $0 } == [1, 2, 1, 1])
  }
}
