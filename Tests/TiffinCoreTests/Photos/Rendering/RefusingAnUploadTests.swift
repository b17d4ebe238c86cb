import Testing

@testable import PictureTools
@testable import TiffinCore

@Suite struct `Refusing an upload` {
  @Test(
    arguments: [
      ("<!doctype html><script>alert(1)</script>", .notAPicture),
      ("", .notAPicture),
      ("GIF88a", .notAPicture),
      ("RIFF\0\0\0\0WAVE", .notAPicture),
      ("<svg xmlns='http://www.w3.org/2000/svg'/>", .unsupported(kind: "SVG")),
      ("<?xml version='1.0'?><svg/>", .unsupported(kind: "SVG")),
      ("%PDF-1.7", .unsupported(kind: "PDF")),
      ("II*\0", .unsupported(kind: "TIFF")),
      ("MM\0*", .unsupported(kind: "TIFF")),
      ("BM", .unsupported(kind: "BMP")),
      ("\0\0\0\u{18}ftypmp42", .unsupported(kind: "MP4")),
    ] as [(String, PhotoError)])
  func `of another kind starts no decoder`(_ upload: String, error: PhotoError) throws {
    let bench = try Workbench()
    defer { bench.remove() }
    let renderer = try bench.renderer(thumbnail: "exit 127")

    #expect(throws: error) { try renderer.render(upload.utf8) }
  }

  @Test(arguments: ["\u{89}PNG\r\n\u{1A}\n", "GIF89a", "RIFF\u{10}\0\0\0WEBP", "\0\0\0\u{18}ftypheic\0\0\0\0mif1heic"])
  func `that begins like a picture but is garbage reports it as broken`(_ beginning: String) throws {
    let bench = try Workbench()
    defer { bench.remove() }
    // Each character is the byte of its number.
    let upload = beginning.unicodeScalars.map { UInt8($0.value) } + Array(repeating: 0x5A, count: 5_000)

    let error = #expect(throws: PhotoError.self) { try bench.renderer().render(upload) }

    #expect(error?.isBroken == true)
    #expect(try bench.leftovers == [])
  }

  @Test func `that is too large reports its size without decoding it`() throws {
    let bench = try Workbench()
    defer { bench.remove() }
    let upload = PNGFixture(20, 20).claiming(64_250, 64_250)

    #expect(throws: PhotoError.tooManyPixels(width: 64_250, height: 64_250)) {
      try bench.renderer().render(upload)
    }
  }

  @Test(arguments: [(8_192, 6_144), (6_120, 8_160), (8_192, 6_240)])
  func `does not happen up to 50 megapixels`(width: Int, height: Int) throws {
    let bench = try Workbench()
    defer { bench.remove() }
    try bench.run("/usr/bin/vips", "black", "whole.jpg", String(width), String(height))

    let rendered = try bench.renderer().render(bench.read("whole.jpg"))

    let large = try DecodedPicture(rendered.large)
    #expect(max(large.width, large.height) == 1_600)
  }

  @Test func `of more than 50 megapixels happens without decoding`() throws {
    let bench = try Workbench()
    defer { bench.remove() }

    #expect(throws: PhotoError.tooManyPixels(width: 9_248, height: 6_936)) {
      try bench.renderer().render(PNGFixture(20, 20).claiming(9_248, 6_936))
    }
  }

  @Test func `happens if the decoder writes no picture`() throws {
    let bench = try Workbench()
    defer { bench.remove() }
    let renderer = try bench.renderer(thumbnail: "echo '<svg/>' > large.jpeg")

    let error = #expect(throws: PhotoError.self) { try renderer.render(PNGFixture(9, 9).bytes) }

    #expect(error?.isBroken == true)
  }
}
