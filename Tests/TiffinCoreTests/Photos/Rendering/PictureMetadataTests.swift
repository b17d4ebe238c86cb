import Testing

@testable import PictureTools
@testable import TiffinCore

@Suite struct `Removing metadata` {
  private static let jfif: [UInt8] = [0xFF, 0xE0, 0, 16] + Array("JFIF\0\u{1}\u{1}\0\0\u{1}\0\u{1}\0\0".utf8)
  private static let adobe: [UInt8] = [0xFF, 0xEE, 0, 14] + Array("Adobe\0d\0\0\0\0\u{1}".utf8)
  private static let table: [UInt8] = [0xFF, 0xDB, 0, 3, 4]
  /// A scan with a stuffed byte and a restart marker, between which 0xE1 is not a marker.
  private static let scan: [UInt8] = [0xFF, 0xDA, 0, 2, 0xFF, 0, 0xE1, 0xFF, 0xD0, 9]
  private static let end: [UInt8] = [0xFF, 0xD9]
  private static let comment: [UInt8] = [0xFF, 0xFE, 0, 3, 65]
  private static let clean = [0xFF, 0xD8] + jfif + adobe + table + scan + table + scan + end

  /// Start, JFIF, Exif, Adobe, comment, and two scans, each with a table before it, another comment between them.
  static let jpeg: [UInt8] =
    [0xFF, 0xD8] + jfif + [0xFF, 0xE1, 0, 4, 2, 2] + adobe + comment + table + scan + comment + table + scan + end

  static let webp: [UInt8] =
    Array("RIFF\u{2C}\0\0\0WEBP".utf8) + Array("VP8X\u{1}\0\0\0".utf8) + [0x3C, 0]
    + Array("ICCP\u{3}\0\0\0abc\0".utf8) + Array("VP8 \u{2}\0\0\0xy".utf8)

  @Test func `from a JPEG keeps what is needed to show it`() {
    let clean = PictureMetadata.removed(from: Self.jpeg, of: .jpeg)

    #expect(clean == Self.clean)
  }

  @Test(arguments: [
    clean + Array("PK a zip behind its end".utf8), Array(clean.dropLast(2)) + [0xFF, 0xEF, 0, 3, 1] + end,
    Array(jfif.dropLast()) + [1, 2, 3], [0xFF, 0xD8, 0xFF, 0xE0, 0, 3, 1] + table + scan + end,
  ])
  func `from a JPEG removes trailing data and unknown segments`(picture: [UInt8]) {
    #expect(PictureMetadata.removed(from: picture, of: .jpeg) != picture)
    #expect(PictureMetadata.plainFormat(of: picture) == nil)
    #expect(PictureMetadata.plainFormat(of: Self.clean) == .jpeg)
  }

  @Test func `from a WebP removes unknown chunks`() {
    let plain = Array("RIFF\u{E}\0\0\0WEBPVP8 \u{2}\0\0\0xy".utf8)
    let laden = Array("RIFF\u{1A}\0\0\0WEBPVP8 \u{2}\0\0\0xyABCD\u{4}\0\0\0GPS.".utf8)

    #expect(PictureMetadata.plainFormat(of: plain) == .webp)
    #expect(PictureMetadata.removed(from: laden, of: .webp) == plain)
    #expect(PictureMetadata.plainFormat(of: laden) == nil)
  }

  @Test func `from a WebP corrects its length and flags`() {
    let clean = PictureMetadata.removed(from: Self.webp, of: .webp)

    #expect(
      clean == Array("RIFF\u{18}\0\0\0WEBP".utf8) + Array("VP8X\u{1}\0\0\0".utf8) + [0x10, 0]
        + Array("VP8 \u{2}\0\0\0xy".utf8))
  }

  @Test func `from a truncated file is refused`() {
    for length in 0..<Self.webp.count where length != 12 && length != 22 && length != 34 {
      #expect(PictureMetadata.removed(from: Array(Self.webp[..<length]), of: .webp) == nil)
    }
    for length in Self.jpeg.indices {
      #expect(PictureMetadata.removed(from: Array(Self.jpeg[..<length]), of: .jpeg) == nil)
    }
  }

  @Test func `from a file with wrong lengths is refused`() {
    #expect(PictureMetadata.removed(from: [0xFF, 0xD8, 0xFF, 0xE1, 0, 0, 0xFF, 0xDA], of: .jpeg) == nil)
    #expect(PictureMetadata.removed(from: [0xFF, 0xD8, 0xFF, 0xE1, 0xFF, 0xFF, 0, 0], of: .jpeg) == nil)
    let huge = Array("RIFF\0\0\0\0WEBPVP8 ".utf8) + [0xFF, 0xFF, 0xFF, 0xFF]
    #expect(PictureMetadata.removed(from: huge, of: .webp) == nil)
  }
}

@Suite struct `A picture's header` {
  @Test func `is read with size, transparency and profile`() throws {
    let report =
      "upload: 30x20 uchar\nwidth: 30\nheight: 20\nbands: 4\ninterpretation: srgb\nicc-profile-data: 9 bytes\n"

    let header = try #require(PictureHeader(report: Array(report.utf8)))

    #expect((header.width, header.height) == (30, 20))
    #expect(header.isTransparent)
    #expect(header.hasColourProfile)
  }

  @Test func `is not overridden by later metadata`() throws {
    let report = "width: 64250\nheight: 64250\nbands: 3\nexif-ifd0-Make: x\r\nwidth: 1\nheight: 1\n"

    let header = try #require(PictureHeader(report: Array(report.utf8)))

    #expect(header.isLarger(than: 50_000_000))
    #expect(header.isTransparent == false)
  }

  @Test func `in CMYK is not transparent`() throws {
    let report = "width: 1\nheight: 1\nbands: 4\ninterpretation: cmyk\n"

    #expect(try #require(PictureHeader(report: Array(report.utf8))).isTransparent == false)
  }

  @Test(arguments: ["", "width: 3\n", "width: 0\nheight: 5\n", "width: -1\nheight: 5\n", "width: x\nheight: 5\n"])
  func `without a size is refused`(_ report: String) {
    #expect(PictureHeader(report: Array(report.utf8)) == nil)
  }
}
