import Foundation
import Glibc
import TestSupport
import Testing

@testable import PictureTools

@Suite(.enabled(if: PagePicture.canBeRead, Comment(rawValue: PagePicture.missing)))
struct `A photographed page` {
  private let folder = TestFolder()
  private var renderer: PhotoRenderer { PhotoRenderer.unhurried(in: folder.path) }

  private static let lines = ["Ingredients", "250 g red lentils", "1 large onion, chopped", "2 cloves of garlic"]

  private func words(_ picture: [UInt8]) throws -> [String] {
    try renderer.page(picture, of: nil).text.lines.filter { !$0.isEmpty }
      .map { line in line.map(\.text).joined(separator: " ") }
  }

  @Test func `is read line by line`() throws {
    #expect(try words(try PagePicture.png(Self.lines)) == Self.lines)
  }

  @Test func `is read if it was photographed upside down`() throws {
    // Lines enough for the program to tell where the top is.
    let lines = Self.lines + ["Fry the onion in a little oil until soft,", "then add the garlic and the lentils."]

    #expect(try words(try PagePicture.png(lines, rotation: "d180")) == lines)
  }

  @Test func `becomes a photo too`() throws {
    let picture = try PagePicture.png(Self.lines)

    #expect(try renderer.page(picture, of: nil).photo == renderer.render(picture))
  }

  @Test func `has no text if it is empty`() throws {
    #expect(try renderer.page(BarcodePicture.empty, of: nil).text.isEmpty)
  }

  @Test func `is refused if it is not a picture`() {
    #expect(throws: PhotoError.notAPicture) { try renderer.page(Array("<html>".utf8), of: nil) }
  }

  @Test(
    .enabled(if: TestData.has("images/bomb-64250x64250.jpg"), Comment(rawValue: TestData.missing)),
    arguments: ["bomb-64250x64250.jpg", "corrupted.heic", "html-named.jpg"])
  func `is refused if the picture is hostile`(name: String) throws {
    #expect(throws: PhotoError.self) { try renderer.page(TestData.bytes("images/\(name)"), of: nil) }
  }

  @Test func `leaves no files behind`() throws {
    _ = try renderer.page(try PagePicture.png(["Salt"]), of: nil)

    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
  }
}

/// Scripts take the program's place, so that it need not be installed.
@Suite struct `The program that reads pages` {
  private let bench: Workbench
  private let picture = BarcodePicture.empty

  init() throws { bench = try Workbench() }

  /// A renderer with the machine's picture tools, and a script that reads pages in English and two other languages.
  private func renderer(_ script: String) throws -> PhotoRenderer {
    for tool in ["vipsheader", "vipsthumbnail"] {
      try writeShellScript(#"exec /usr/bin/\#(tool) "$@""#, to: "\(bench.path)/\(tool)")
    }
    let languages = #"if [ "$1" = --list-langs ]; then printf 'List in "/usr" (3):\ndeu\neng\nosd\nfra\n'; exit; fi"#
    try writeShellScript(languages + "\n" + script, to: "\(bench.path)/tesseract")
    return PhotoRenderer(temporaryFolder: bench.path, toolFolder: bench.path, limits: .unhurried)
  }

  /// Prints a shell expression as one word.
  private func word(_ expression: String) -> String {
    #"printf '5\t1\t1\t1\t1\t1\t0\t0\t9\t9\t96\t%s\n' "\#(expression)""#
  }

  @Test func `is looked for once`() throws {
    defer { bench.remove() }
    let without = bench.path + "/nothing"
    #expect(!PhotoRenderer(temporaryFolder: bench.path, toolFolder: without, threads: 1).readsPages)
    let renderer = try renderer("exit 0")

    #expect(renderer.readsPages)
    try FileManager.default.removeItem(atPath: "\(bench.path)/tesseract")
    #expect(renderer.readsPages)
    let error = #expect(throws: PhotoError.self) { try renderer.page(picture, of: nil) }
    guard case .unavailable = error else { Issue.record("\(String(describing: error))"); return }
  }

  @Test func `is given a grey picture and the installed languages, and one thread`() throws {
    defer { bench.remove() }

    let page = try renderer(word("$1,$2,$4,$(head -c 2 $1),$OMP_THREAD_LIMIT")).page(picture, of: nil)

    // P5 is a grey picture of the format PNM.
    #expect(page.text.text == "page.pgm,stdout,eng+deu+fra,P5,1")
  }

  @Test(.enabled(if: Confinement.lack == nil))
  func `reads nothing but the picture and the system's libraries`() throws {
    defer { bench.remove() }
    let other = try Workbench()
    defer { other.remove() }
    try other.write(Array("diary".utf8), to: "tiffin.db")

    let page = try renderer(word("read:$(cat \(other.path)/tiffin.db 2>/dev/null)")).page(picture, of: nil)

    #expect(page.text.text == "read:")
  }

  @Test func `is ended if it writes without end`() throws {
    defer { bench.remove() }

    let error = #expect(throws: PhotoError.self) { try renderer("exec yes").page(picture, of: nil) }

    #expect(error?.log?.contains("signal \(SIGXFSZ)") == true)
    #expect(try bench.leftovers == [])
  }

  @Test func `is ended if it computes too long`() throws {
    defer { bench.remove() }
    // What prlimit does where the time is used up.
    let error = #expect(throws: PhotoError.self) { try renderer("kill -XCPU $$").page(picture, of: nil) }

    #expect(error == .tooSlow)
  }

  @Test func `makes a page unreadable if no language is installed`() throws {
    defer { bench.remove() }
    let renderer = try renderer("exit 0")
    try writeShellScript("echo osd", to: "\(bench.path)/tesseract")

    #expect(throws: PhotoError.unavailable(log: "tesseract has no language")) { try renderer.page(picture, of: nil) }
  }
}
