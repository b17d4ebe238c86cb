import Testing

@testable import PictureTools
@testable import TiffinCore

/// Pixels of a picture, as libvips reads them.
struct DecodedPicture {
  let width: Int
  let height: Int
  let bands: Int
  let bytes: [UInt8]

  init(_ picture: [UInt8]) throws {
    let bench = try Workbench()
    defer { bench.remove() }
    try bench.write(picture, to: "picture")
    try bench.run("/usr/bin/vips", "copy", "picture", "decoded.v")
    let decoded = bench.read("decoded.v")
    // libvips's own format: numbers of four bytes, little end first, then the pixels from byte 64 on.
    let numbers = [4, 8, 12].map { at in (0..<4).reduce(0) { $0 | Int(decoded[at + $1]) << ($1 * 8) } }
    (width, height, bands) = (numbers[0], numbers[1], numbers[2])
    bytes = Array(decoded[64..<64 + width * height * bands])
  }

  /// The colour at a position given as fractions of width and height.
  func colour(_ x: Double, _ y: Double) -> [UInt8] {
    let at = (Int(y * Double(height)) * width + Int(x * Double(width))) * bands
    return Array(bytes[at..<at + bands])
  }

  /// Mean absolute difference per channel, 0…255, over every 17th byte; nil where the sizes differ.
  func difference(from other: DecodedPicture) -> Double? {
    guard (width, height, bands) == (other.width, other.height, other.bands) else { return nil }
    let places = stride(from: 0, to: bytes.count, by: 17)
    let sum = places.reduce(0) { $0 + abs(Int(bytes[$1]) - Int(other.bytes[$1])) }
    return Double(sum) / (Double(bytes.count) / 17)
  }
}

/// True if no channel differs from the wanted colour by more than a limit.
func isClose(_ colour: [UInt8], _ wanted: [UInt8], within tolerance: Int = 8) -> Bool {
  zip(colour, wanted).allSatisfy { abs(Int($0) - Int($1)) <= tolerance }
}
