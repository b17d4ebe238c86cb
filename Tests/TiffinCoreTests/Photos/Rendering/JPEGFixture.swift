@testable import TiffinCore

/// Adds the metadata that cameras write to a JPEG.
enum JPEGFixture {
  /// Exif with this orientation and a place in it, XMP, and a comment, each with a word to search for.
  static func tagged(_ jpeg: [UInt8], orientation: UInt8 = 1) -> [UInt8] {
    let exif = Array("Exif\0\0".utf8) + tiff(orientation: orientation)
    let xmp = Array("http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>SecretPlace</x:xmpmeta>".utf8)
    let segments = segment(0xE1, exif) + segment(0xE1, xmp) + segment(0xFE, Array("SecretPlace".utf8))
    return Array(jpeg[..<2]) + segments + Array(jpeg[2...])
  }

  private static func segment(_ marker: UInt8, _ content: [UInt8]) -> [UInt8] {
    let length = content.count + 2
    return [0xFF, marker, UInt8(length >> 8), UInt8(length & 0xFF)] + content
  }

  /// Big-endian; first directory: orientation (0x0112), place (0x8825) → second directory: latitude's N (1).
  private static func tiff(orientation: UInt8) -> [UInt8] {
    let header: [UInt8] = [0x4D, 0x4D, 0, 42, 0, 0, 0, 8]
    let orientation: [UInt8] = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]
    let place: [UInt8] = [0x88, 0x25, 0, 4, 0, 0, 0, 1, 0, 0, 0, 38]
    let latitude: [UInt8] = [0, 1, 0, 2, 0, 0, 0, 2, 0x4E, 0, 0, 0]
    return header + [0, 2] + orientation + place + [0, 0, 0, 0] + [0, 1] + latitude + [0, 0, 0, 0]
  }
}
