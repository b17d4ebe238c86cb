/// Some pieces of a page, one behind the other, written once and copied wherever they stand.
struct Prepared {
  private let bytes: [UInt8]
  /// Where each begins, and where the last ends.
  private let bounds: [Int]

  static let nothing = Prepared(bytes: [], bounds: [0])

  private init(bytes: [UInt8], bounds: [Int]) {
    self.bytes = bytes
    self.bounds = bounds
  }

  /// As many as `count`, each written by `write` with its number.
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
