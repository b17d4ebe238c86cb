import Testing

@testable import PictureTools
@testable import TiffinCore

@Suite struct `Taking metadata out` {
  /// Start, JFIF, Exif, Adobe, comment, a table, the scan, end.
  static let jpeg: [UInt8] =
    [0xFF, 0xD8] + [0xFF, 0xE0, 0, 3, 1] + [0xFF, 0xE1, 0, 4, 2, 2] + [0xFF, 0xEE, 0, 3, 3]
    + [0xFF, 0xFE, 0, 2] + [0xFF, 0xDB, 0, 3, 4] + [0xFF, 0xDA, 0, 2, 0xFF, 0xE1, 9] + [0xFF, 0xD9]

  static let webp: [UInt8] =
    Array("RIFF\u{2C}\0\0\0WEBP".utf8) + Array("VP8X\u{1}\0\0\0".utf8) + [0x3C, 0]
    + Array("ICCP\u{3}\0\0\0abc\0".utf8) + Array("VP8 \u{2}\0\0\0xy".utf8)

  @Test func `of a JPEG leaves what is needed to show it`() {
    let clean = PictureMetadata.removed(from: Self.jpeg, of: .jpeg)

    #expect(
      clean == [0xFF, 0xD8] + [0xFF, 0xE0, 0, 3, 1] + [0xFF, 0xEE, 0, 3, 3] + [0xFF, 0xDB, 0, 3, 4]
        + [0xFF, 0xDA, 0, 2, 0xFF, 0xE1, 9] + [0xFF, 0xD9])
  }

  @Test func `of a WebP corrects its length and flags`() {
    let clean = PictureMetadata.removed(from: Self.webp, of: .webp)

    #expect(
      clean == Array("RIFF\u{18}\0\0\0WEBP".utf8) + Array("VP8X\u{1}\0\0\0".utf8) + [0x10, 0]
        + Array("VP8 \u{2}\0\0\0xy".utf8))
  }

  @Test func `of what is cut short gives nothing`() {
    for length in 0..<Self.webp.count where length != 12 && length != 22 && length != 34 {
      #expect(PictureMetadata.removed(from: Array(Self.webp[..<length]), of: .webp) == nil)
    }
    for length in 0..<31 {
      #expect(PictureMetadata.removed(from: Array(Self.jpeg[..<length]), of: .jpeg) == nil)
    }
  }

  @Test func `of lengths that lie gives nothing`() {
    #expect(PictureMetadata.removed(from: [0xFF, 0xD8, 0xFF, 0xE1, 0, 0, 0xFF, 0xDA], of: .jpeg) == nil)
    #expect(PictureMetadata.removed(from: [0xFF, 0xD8, 0xFF, 0xE1, 0xFF, 0xFF, 0, 0], of: .jpeg) == nil)
    let huge = Array("RIFF\0\0\0\0WEBPVP8 ".utf8) + [0xFF, 0xFF, 0xFF, 0xFF]
    #expect(PictureMetadata.removed(from: huge, of: .webp) == nil)
  }
}

@Suite struct `Reading a picture's header` {
  @Test func `finds size, transparency and profile`() throws {
    let report =
      "upload: 30x20 uchar\nwidth: 30\nheight: 20\nbands: 4\ninterpretation: srgb\nicc-profile-data: 9 bytes\n"

    let header = try #require(PictureHeader(report: Array(report.utf8)))

    #expect((header.width, header.height) == (30, 20))
    #expect(header.isTransparent)
    #expect(header.hasColourProfile)
  }

  @Test func `does not believe what the file says later`() throws {
    let report = "width: 64250\nheight: 64250\nbands: 3\nexif-ifd0-Make: x\r\nwidth: 1\nheight: 1\n"

    let header = try #require(PictureHeader(report: Array(report.utf8)))

    #expect(header.isLarger(than: 50_000_000))
    #expect(header.isTransparent == false)
  }

  @Test func `four inks are not transparent`() throws {
    let report = "width: 1\nheight: 1\nbands: 4\ninterpretation: cmyk\n"

    #expect(try #require(PictureHeader(report: Array(report.utf8))).isTransparent == false)
  }

  @Test(arguments: ["", "width: 3\n", "width: 0\nheight: 5\n", "width: -1\nheight: 5\n", "width: x\nheight: 5\n"])
  func `without a size there is none`(_ report: String) {
    #expect(PictureHeader(report: Array(report.utf8)) == nil)
  }
}
