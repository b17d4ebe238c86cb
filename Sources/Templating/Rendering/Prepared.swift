/// Pieces of a page, stored one after the other, written once and copied wherever they appear.
struct Prepared {
  private let bytes: [UInt8]
  /// The start of each piece, and the end of the last.
  private let bounds: [Int]

  static let nothing = Prepared(bytes: [], bounds: [0])

  private init(bytes: [UInt8], bounds: [Int]) {
    self.bytes = bytes
    self.bounds = bounds
  }

  /// Prepares `count` pieces, each written by `write`, which is given its index.
  init(_ count: Int, _ write: (Int, inout Output) -> Void) {
    var bounds = [0]
    bytes = Output.bytes(capacity: 8_192) { out in
      for number in 0..<count {
        write(number, &out)
        bounds.append(out.count)
      }
    }
    self.bounds = bounds
  }

  func write(_ number: Int, to room: inout ByteRoom) {
    room.write(bytes.span.extracting(bounds[number]..<bounds[number + 1]))
  }
}
