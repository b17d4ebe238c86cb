import Testing

@testable import PictureTools
@testable import TiffinCore

@Suite struct `Rendering a photo` {
  /// A JPEG of 400 by 200 pixels, created once.
  private static let jpeg = Result {
    let bench = try Workbench()
    defer { bench.remove() }
    return try bench.renderer().render(PNGFixture(400, 200).bytes).large
  }

  @Test func `gives a JPEG in two sizes`() throws {
    let bench = try Workbench()
    defer { bench.remove() }

    let photo = try bench.renderer().render(PNGFixture(1_800, 300).bytes)

    let (small, large) = try (DecodedPicture(photo.small), DecodedPicture(photo.large))
    #expect(photo.format == .jpeg)
    #expect((large.width, large.height) == (1_600, 267))
    #expect((small.width, small.height) == (160, 160))
    #expect(try bench.leftovers == [])
  }

  @Test func `never enlarges the photo`() throws {
    let bench = try Workbench()
    defer { bench.remove() }

    let photo = try bench.renderer().render(PNGFixture(40, 30).bytes)

    let (small, large) = try (DecodedPicture(photo.small), DecodedPicture(photo.large))
    #expect((large.width, large.height) == (40, 30))
    #expect((small.width, small.height) == (40, 30))
  }

  @Test func `accepts a picture of one line`() throws {
    let bench = try Workbench()
    defer { bench.remove() }

    let photo = try bench.renderer().render(PNGFixture(5_000, 1).bytes)

    let (small, large) = try (DecodedPicture(photo.small), DecodedPicture(photo.large))
    #expect((large.width, large.height) == (1_600, 1))
    #expect((small.width, small.height) == (160, 1))
  }

  @Test func `keeps transparency`() throws {
    let bench = try Workbench()
    defer { bench.remove() }
    let quadrants = [[220, 40, 40, 0], [40, 180, 60, 255], [40, 60, 200, 255], [128, 128, 128, 128]] as [[UInt8]]

    let photo = try bench.renderer().render(PNGFixture(400, 400, quadrants: quadrants).bytes)

    #expect(photo.format == .webp)
    for picture in try [DecodedPicture(photo.small), DecodedPicture(photo.large)] {
      #expect(picture.colour(0.25, 0.25).last == 0)
      #expect(isClose(picture.colour(0.75, 0.25), quadrants[1]))
      #expect(isClose(picture.colour(0.25, 0.75), quadrants[2]))
      #expect(isClose(picture.colour(0.75, 0.75), quadrants[3]))
    }
  }

  @Test func `keeps the colours of a picture without a profile`() throws {
    let bench = try Workbench()
    defer { bench.remove() }

    let photo = try bench.renderer().render(PNGFixture(200, 200, all: PNGFixture.grey).bytes)

    #expect(isClose(try DecodedPicture(photo.small).colour(0.5, 0.5), PNGFixture.grey, within: 1))
    #expect(isClose(try DecodedPicture(photo.large).colour(0.5, 0.5), PNGFixture.grey, within: 1))
  }

  @Test func `applies and removes a colour profile`() throws {
    let bench = try Workbench()
    defer { bench.remove() }
    try bench.write(PNGFixture(200, 200).bytes, to: "plain.png")
    try bench.run("/usr/bin/vips", "icc_transform", "plain.png", "wide.png", "p3", "--input-profile=srgb")
    let wide = bench.read("wide.png")

    let photo = try bench.renderer().render(wide)

    #expect(isClose(try DecodedPicture(wide).colour(0.25, 0.25), PNGFixture.red, within: 8) == false)
    let picture = try DecodedPicture(photo.large)
    #expect(isClose(picture.colour(0.25, 0.25), PNGFixture.red))
    #expect(isClose(picture.colour(0.75, 0.25), PNGFixture.green))
    #expect(photo.large.contains("ICC_PROFILE") == false)
  }

  @Test func `accepts greyscale with a profile of another colour space`() throws {
    let bench = try Workbench()
    defer { bench.remove() }
    try bench.write(PNGFixture(200, 200, all: PNGFixture.grey).bytes, to: "plain.png")
    try bench.run("/usr/bin/vips", "colourspace", "plain.png", "grey.v", "b-w")
    try bench.run("/usr/bin/vips", "copy", "grey.v", "grey.jpg[profile=srgb]")

    let photo = try bench.renderer().render(bench.read("grey.jpg"))

    #expect(isClose(try DecodedPicture(photo.large).colour(0.5, 0.5), PNGFixture.grey, within: 3))
  }

  /// The expected places of the stored top left (red) and top right (green) quadrants.
  /// - Source: CIPA DC-008 (Exif), orientation.
  @Test(
    arguments: [
      (1, (0.25, 0.25), (0.75, 0.25)), (2, (0.75, 0.25), (0.25, 0.25)),
      (3, (0.75, 0.75), (0.25, 0.75)), (4, (0.25, 0.75), (0.75, 0.75)),
      (5, (0.25, 0.25), (0.25, 0.75)), (6, (0.75, 0.25), (0.75, 0.75)),
      (7, (0.75, 0.75), (0.75, 0.25)), (8, (0.25, 0.75), (0.25, 0.25)),
    ] as [(UInt8, (Double, Double), (Double, Double))])
  func `rotates the photo upright`(_ orientation: UInt8, red: (Double, Double), green: (Double, Double)) throws {
    let bench = try Workbench()
    defer { bench.remove() }
    let upload = JPEGFixture.tagged(try Self.jpeg.get(), orientation: orientation)

    let photo = try bench.renderer().render(upload)

    let large = try DecodedPicture(photo.large)
    #expect((large.width, large.height) == (orientation < 5 ? (400, 200) : (200, 400)))
    #expect(isClose(large.colour(red.0, red.1), PNGFixture.red))
    #expect(isClose(large.colour(green.0, green.1), PNGFixture.green))
    let small = try DecodedPicture(photo.small)
    #expect(isClose(small.colour(red.0, red.1), PNGFixture.red))
    #expect(isClose(small.colour(green.0, green.1), PNGFixture.green))
  }

  @Test func `leaves no metadata`() throws {
    let bench = try Workbench()
    defer { bench.remove() }
    let tagged = JPEGFixture.tagged(try Self.jpeg.get())

    let photo = try bench.renderer().render(tagged)

    #expect(tagged.contains("SecretPlace"))
    #expect(metadata(in: photo.small) == [])
    #expect(metadata(in: photo.large) == [])
  }

  @Test func `leaves no metadata in WebP`() throws {
    let bench = try Workbench()
    defer { bench.remove() }
    let colour: PNGFixture.Colour = [220, 40, 40, 100]
    try bench.write(PNGFixture(300, 300, all: colour).bytes, to: "plain.png")
    try bench.run("/usr/bin/vips", "icc_transform", "plain.png", "tagged.webp", "p3", "--input-profile=srgb")
    let tagged = bench.read("tagged.webp")

    let photo = try bench.renderer().render(tagged)

    #expect(metadata(in: tagged) == ["ICCP", "EXIF"])
    #expect(metadata(in: photo.small) == [])
    #expect(metadata(in: photo.large) == [])
    #expect(isClose(try DecodedPicture(photo.large).colour(0.5, 0.5), colour))
  }
}
