import Foundation
import Glibc
import TestSupport
import Testing

@testable import PictureTools
@testable import TiffinCore

/// The pictures of the shared test data, in `TIFFIN_TEST_DATA` or beside the project.
@Suite(.enabled(if: RealPictures.areThere, "no folder \(RealPictures.folder)"))
struct `Pictures from phones and attackers` {
  @Test(arguments: [
    ["Landscape_1.jpg", "Landscape_3.jpg", "Landscape_6.jpg", "Landscape_8.jpg"],
    ["Portrait_5.jpg", "Portrait_6.jpg"],
  ])
  func `of one scene look the same in every orientation`(_ names: [String]) throws {
    let bench = try Workbench()
    defer { bench.remove() }

    let photos = try names.map { try bench.renderer().render(RealPictures.named($0)) }

    for size in [\RenderedPhoto.small, \RenderedPhoto.large] {
      let pictures = try photos.map { try DecodedPicture($0[keyPath: size]) }
      for picture in pictures.dropFirst() {
        // They differ in the number of their orientation, written in the middle.
        let difference = try #require(picture.difference(from: pictures[0]))
        #expect(difference < 4)
      }
    }
  }

  @Test(arguments: [
    ("gps.jpg", 640, 480), ("gps-and-icc.heic", 1_025, 900), ("phone-12mp.heic", 1_200, 1_600),
    ("rotated.avif", 900, 1_600), ("roasted-brussels-sprouts.jpg", 1_600, 900),
    ("nextcloud-chicken-parmigiana-full.jpg", 960, 960), ("animated.gif", 159, 159), ("small.webp", 10, 10),
    ("test-image-2.png", 80, 54), ("truncated.png", 128, 128),
  ])
  func `are rendered upright, in the right size, without metadata`(_ name: String, width: Int, height: Int) throws {
    let bench = try Workbench()
    defer { bench.remove() }

    let photo = try bench.renderer().render(RealPictures.named(name))

    let (small, large) = try (DecodedPicture(photo.small), DecodedPicture(photo.large))
    #expect((large.width, large.height) == (width, height))
    #expect((small.width, small.height) == (min(width, 160), min(height, 160)))
    #expect(metadata(in: photo.small) == [])
    #expect(metadata(in: photo.large) == [])
    #expect(try bench.leftovers == [])
  }

  @Test func `show the sky above the ground`() throws {
    let bench = try Workbench()
    defer { bench.remove() }

    let photo = try DecodedPicture(bench.renderer().render(RealPictures.named("rotated.avif")).large)

    let (sky, ground) = (photo.colour(0.3, 0.1), photo.colour(0.3, 0.9))
    #expect(sky[2] > 150 && sky[2] > sky[0])
    #expect(ground[2] < ground[0] || ground[2] < 120)
  }

  @Test(
    arguments: [
      ("html-named.jpg", .notAPicture), ("script.svg", .unsupported(kind: "SVG")),
      ("bomb-64250x64250.jpg", .tooManyPixels(width: 64_250, height: 64_250)),
    ] as [(String, PhotoError)])
  func `are refused with the right reason`(_ name: String, error: PhotoError) throws {
    let bench = try Workbench()
    defer { bench.remove() }

    #expect(throws: error) { try bench.renderer().render(RealPictures.named(name)) }
  }

  @Test(arguments: ["corrupted.heic", "bomb-66065x66067.gif"])
  func `are refused if they cannot be decoded`(_ name: String) throws {
    let bench = try Workbench()
    defer { bench.remove() }

    let error = #expect(throws: PhotoError.self) { try bench.renderer().render(RealPictures.named(name)) }

    #expect(error?.isBroken == true)
    #expect(try bench.leftovers == [])
  }
}

enum RealPictures {
  static let folder = TestData.folder.path

  static var areThere: Bool {
    unsafe access("\(folder)/images", R_OK) == 0
  }

  static func named(_ name: String) throws -> [UInt8] { try TestData.bytes("images/\(name)") }
}
