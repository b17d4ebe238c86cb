import Foundation
import TestSupport
import Testing

@testable import PictureTools

@Suite struct `Barcodes in a picture` {
  private let folder = TestFolder()
  private var renderer: PhotoRenderer {
    PhotoRenderer.unhurried(in: folder.path)
  }

  /// The pictures by name, so that a failure does not print the bytes.
  private static let pictures: [String: (digits: String, bytes: [UInt8])] = [
    "EAN-13": ("5449000000996", BarcodePicture.ean("5449000000996")),
    "UPC-A": ("036000291452", BarcodePicture.ean("0036000291452")),
    "EAN-8": ("40822938", BarcodePicture.ean("40822938")),
    "UPC-E": ("06420680", BarcodePicture.upcE("06420680")),
    "one pixel a bar": ("5449000000996", BarcodePicture.ean("5449000000996", width: 1)),
    "thirty pixels a bar": ("5449000000996", BarcodePicture.ean("5449000000996", width: 30)),
  ]

  @Test(arguments: pictures.keys.sorted()) func `are read from every kind of product barcode`(name: String) throws {
    let picture = try #require(Self.pictures[name])

    #expect(try renderer.barcodes(in: picture.bytes) == [picture.digits])
  }

  @Test func `are not found in an empty picture`() throws {
    #expect(try renderer.barcodes(in: BarcodePicture.empty) == [])
  }

  @Test func `are not found in a large square picture without one`() throws {
    let path = "\(folder.path)/square.png"
    #expect(try TestProcess("/usr/bin/vips", ["black", path, "3024", "3024"]).ending() == .exit(code: 0))

    #expect(try renderer.barcodes(in: Array(Data(contentsOf: URL(filePath: path)))) == [])
  }

  @Test func `are not searched in a file that is not a picture`() {
    #expect(throws: PhotoError.notAPicture) { try renderer.barcodes(in: Array("<html>".utf8)) }
  }

  @Test(
    .enabled(if: TestData.has("images/bomb-64250x64250.jpg"), Comment(rawValue: TestData.missing)),
    arguments: ["bomb-64250x64250.jpg", "corrupted.heic", "html-named.jpg"])
  func `are not searched in hostile pictures`(name: String) throws {
    #expect(throws: PhotoError.self) { try renderer.barcodes(in: TestData.bytes("images/\(name)")) }
  }

  @Test(.enabled(if: TestData.has("images/phone-12mp.heic"), Comment(rawValue: TestData.missing)))
  func `are searched in a phone's photo without an error`() throws {
    #expect(try renderer.barcodes(in: TestData.bytes("images/phone-12mp.heic")) == [])
  }
}
