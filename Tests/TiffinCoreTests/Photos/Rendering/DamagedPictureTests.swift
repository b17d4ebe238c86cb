import Dispatch
import Synchronization
import TestSupport
import Testing

@testable import PictureTools
@testable import TiffinCore

@Suite struct `A damaged picture` {
  /// Fifty damaged copies of each; the same ones every time.
  @Test func `is rendered or refused, without other errors or leftover files`() throws {
    let bench = try Workbench()
    defer { bench.remove() }
    var limits = PhotoLimits.unhurried
    limits.atOnce = 2
    let renderer = bench.renderer(limits)
    let png = PNGFixture(48, 32).bytes
    let jpeg = try renderer.render(png).large
    var random = SeededRandom(seed: 20_261_121)
    let variants = (0..<50).flatMap { _ in [png, jpeg].map { random.damage($0) } }
    let unexpected = Mutex<[PhotoError]>([])

    DispatchQueue.concurrentPerform(iterations: variants.count) { index in
      do throws(PhotoError) {
        _ = try renderer.render(variants[index])
      } catch {
        switch error {
        case .notAPicture, .unsupported, .tooManyPixels, .tooLarge, .broken: break
        case .tooSlow, .busy, .unavailable: unexpected.withLock { $0.append(error) }
        }
      }
    }

    #expect(unexpected.withLock { $0 } == [])
    #expect(try bench.leftovers == [])
  }
}

extension SeededRandom {
  private mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &self) }

  /// Some bytes changed, and sometimes the end cut off, a piece doubled or a piece taken out.
  fileprivate mutating func damage(_ picture: [UInt8]) -> [UInt8] {
    var picture = picture
    for _ in 0...below(8) { picture[below(picture.count)] = UInt8(below(256)) }
    let start = below(picture.count)
    let piece = start..<min(start + 1 + below(64), picture.count)
    switch below(6) {
    case 0: picture.removeSubrange(start...)
    case 1: picture.insert(contentsOf: picture[piece], at: below(picture.count))
    case 2: picture.removeSubrange(piece)
    default: break
    }
    return picture
  }
}
