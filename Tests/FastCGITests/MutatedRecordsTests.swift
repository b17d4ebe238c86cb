import TestSupport
import Testing

@testable import FastCGI

/// Whatever comes on the socket, no worker ends.
@Suite struct `Records that no web server sends` {
  /// What a length that overflows in 32 bits once did.
  private let overflowing: [UInt8] =
    Record.make(1, [0, 1, 0, 0, 0, 0, 0, 0]) + [1, 4, 0, 1, 0, 8, 0, 0] + [0xc0, 0, 0, 0, 0xd0, 0, 0, 0]

  @Test func `lengths that overflow end no worker`() throws {
    let site = try SupervisedSite(workers: 2)

    for _ in 0..<40 { try Peer(site.path).send(overflowing) }

    #expect(try site.ask("/page").isComplete)
    #expect(site.lines("ended").isEmpty)
  }

  @Test func `thousands of mutations end no worker`() throws {
    let site = try SupervisedSite(workers: 2)
    var random = SeededRandom(seed: 14)

    for _ in 0..<3_000 {
      let peer = try Peer(site.path)
      peer.send(mutation(with: &random))
      peer.endSending()
    }
    // Earlier peers have been served when these are.
    let answers = try (0..<8).map { _ in try site.ask("/page").isComplete }

    #expect(!answers.contains(false))
    #expect(site.lines("ended").isEmpty)
    #expect(site.lines("started").count == 2)
  }

  /// A whole request of which some bytes, or some pieces, are others.
  private func mutation(with random: inout SeededRandom) -> [UInt8] {
    let path = ["/page", "/echo", "/environment"].randomElement(using: &random) ?? ""
    let body = [UInt8](repeating: 7, count: .random(in: 0...300, using: &random))
    var bytes = Record.request(
      [
        ("REQUEST_METHOD", "POST"), ("REQUEST_URI", path), ("CONTENT_LENGTH", "\(body.count)"),
        ("HTTP_X", String(repeating: "x", count: .random(in: 0...200, using: &random))),
      ], body: body)
    for _ in 0..<Int.random(in: 1...8, using: &random) { mutate(&bytes, with: &random) }
    return bytes
  }

  private func mutate(_ bytes: inout [UInt8], with random: inout SeededRandom) {
    guard let place = bytes.indices.randomElement(using: &random) else { return }
    let end = min(bytes.count, place + .random(in: 1...64, using: &random))
    switch Int.random(in: 0..<6, using: &random) {
    case 0: bytes[place] = .random(in: 0...255, using: &random)
    case 1: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
    case 2: bytes.removeSubrange(place..<end)
    case 3: bytes.insert(contentsOf: bytes[place..<end], at: place)
    case 4: bytes.replaceSubrange(place..<end, with: [0xff, 0xff, 0xff, 0xff].prefix(end - place))
    // Where headers, and the lengths of names and values, are.
    default: bytes[.random(in: 0..<min(40, bytes.count), using: &random)] = .random(in: 0...255, using: &random)
    }
  }
}
