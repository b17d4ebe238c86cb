import Localization

/// Pieces of a page in one buffer, written once and copied wherever they appear.
struct PreparedOutput {
  private let bytes: [UInt8]
  /// The start of each piece, and the end of the last.
  private let bounds: [Int]

  static let nothing = PreparedOutput(bytes: [], bounds: [0])

  private init(bytes: [UInt8], bounds: [Int]) {
    self.bytes = bytes
    self.bounds = bounds
  }

  /// Prepares `count` pieces. `write` calls the function it is given at the end of each piece.
  init(_ count: Int, in language: Language, _ write: (inout Output, (inout Output) -> Void) -> Void) {
    var bounds = [0]
    bounds.reserveCapacity(count + 1)
    bytes = Output.bytes(capacity: 64 * count, in: language) { out in
      write(&out) { bounds.append($0.count) }
    }
    self.bounds = bounds
  }

  /// Prepares `count` pieces, each written by `write`, which is given the index of the piece.
  init(_ count: Int, in language: Language, each write: (Int, inout Output) -> Void) {
    self.init(count, in: language) { out, mark in
      for number in 0..<count {
        write(number, &out)
        mark(&out)
      }
    }
  }

  func write(_ number: Int, to room: inout ByteBuffer) {
    room.write(bytes.span.extracting(bounds[number]..<bounds[number + 1]))
  }
}
