import Foundation
import TestSupport
import Testing
import TiffinCore

@testable import PictureTools
@testable import TiffinWeb

@Suite struct `The photo of a page` {
  /// Its last word is doubtful.
  private static let words = [("250", 96.1), ("g", 92.2), ("red", 96.6), ("lentlis", 41.5)]

  private func form(_ page: HTMLElement) throws -> HTMLForm {
    HTMLForm(try #require(page.form(to: "/recipes/paste")))
  }

  /// The form with a photo, and with what was typed.
  private func filled(
    _ site: Site, _ typed: String = "", _ picture: [UInt8]? = nil
  ) throws -> HTMLForm {
    var form = try form(try site.get("recipes/paste").page).with(["text": typed])
    form.pick("page.jpg", try picture ?? Site.picture("caprese"), for: "photo")
    return form
  }

  @Test func `is asked for only where the program that reads it is installed`() throws {
    let (with, without) = (try PageReaderStandIn(Self.words), try PageReaderStandIn(nil))

    let offered = try Site { with.configure(&$0) }.get("recipes/paste").page
    let other = try Site { without.configure(&$0) }.get("recipes/paste").page

    #expect(offered.element(id: "photo")?["type"] == "file")
    #expect(other.element(id: "photo") == nil && other.element(id: "file") != nil)
  }

  @Test func `adds its text to what was typed, with doubtful words marked beside the photo`() throws {
    let reader = try PageReaderStandIn(Self.words)
    let site = try Site { reader.configure(&$0) }

    let answer = try site.send(try filled(site, "Lentil soup"))

    #expect(answer.status == 200)
    #expect(try form(answer.page)["text"] == "Lentil soup\n\n250 g red lentlis")
    #expect(answer.page.all("mark").map(\.words) == ["lentlis"])
    #expect(answer.page.first("div", class: "words")?.words == "250 g red lentlis")
    let photo = try #require(answer.page.first("div", class: "sides")?.first("img")?["src"])
    let shown = try site.request("GET", photo)
    #expect(shown.status == 200 && shown["Content-Type"] == "image/jpeg")
    #expect(try DecodedSize(shown.body) == DecodedSize(Site.picture("caprese")))
  }

  @Test func `has nothing marked if no word is doubtful`() throws {
    let reader = try PageReaderStandIn([("Salt", 95.0), ("&", 90.1), ("<b>pepper", 80.0)])
    let site = try Site { reader.configure(&$0) }

    let answer = try site.send(try filled(site))

    #expect(answer.page.all("mark").isEmpty)
    #expect(answer.page.first("div", class: "words")?.words == "Salt & <b>pepper")
    #expect(try form(answer.page)["text"] == "Salt & <b>pepper")
  }

  @Test(arguments: [false, true]) func `becomes the recipe's photo only if that is wanted`(isWanted: Bool) throws {
    let reader = try PageReaderStandIn(Self.words)
    let site = try Site { reader.configure(&$0) }
    let page = try form(try site.send(try filled(site)).page)
    #expect(page["page"] != nil && page["use_page"] == nil)

    let corrected = page.with(["text": "Soup\n250 g red lentils\nCook them until they are soft."])
    let next = try site.send(isWanted ? corrected.with(["use_page": "1"]) : corrected).page
    let recipe = HTMLForm(try #require(next.form(to: "/recipes")))
    #expect(recipe["name"] == "Soup" && recipe["ingredients"] == "250 g red lentils")
    #expect(try site.send(recipe).status == 303)

    #expect(try site.count("recipe WHERE picture_id IS NOT NULL") == (isWanted ? 1 : 0))
  }

  @Test func `stays beside its text if the corrected text is refused`() throws {
    let reader = try PageReaderStandIn(Self.words)
    let site = try Site { reader.configure(&$0) }
    let page = try form(try site.send(try filled(site)).page)

    let refused = try site.send(page.with(["text": "Hello", "use_page": "1"]))

    #expect(refused.status == 422)
    let again = try form(refused.page)
    #expect(again["text"] == "Hello" && again["page"] == page["page"] && again["use_page"] == "1")
    #expect(refused.page.first("div", class: "sides")?.first("img") != nil)
  }

  @Test func `is not shown to others`() throws {
    let reader = try PageReaderStandIn(Self.words)
    let site = try Site { reader.configure(&$0) }
    let bob = try site.browser(of: try site.addPerson("bob", toHouseholdOf: site.person))
    let page = try site.send(try filled(site)).page
    let photo = try #require(page.first("div", class: "sides")?.first("img")?["src"])

    #expect(try site.request("GET", photo, by: bob).status == 404)
  }

  @Test func `without text is refused, and what was typed is kept`() throws {
    let reader = try PageReaderStandIn([(" ", 95.0)])
    let site = try Site { reader.configure(&$0) }

    let answer = try site.send(try filled(site, "Lentil soup"))

    #expect(answer.status == 422)
    let sentence = "We found no text in this photo. Take it from straight above, in good light, or type the text"
    #expect(answer.page.problems == [sentence])
    #expect(try form(answer.page)["text"] == "Lentil soup")
    #expect(try form(answer.page)["kept_photo"] == nil)
  }

  @Test(arguments: [
    ("<html>", "This is not a picture. Choose a JPEG, PNG, WebP, HEIC, AVIF or GIF"),
    ("%PDF-1.7", "PDF cannot be shown as a photo. Choose a JPEG, PNG, WebP, HEIC, AVIF or GIF"),
    ("GIF89a", "This picture is damaged. Choose another one"),
  ])
  func `is refused if it is not one, and what was typed is kept`(content: String, sentence: String) throws {
    let reader = try PageReaderStandIn(Self.words)
    let site = try Site { reader.configure(&$0) }

    let answer = try site.send(try filled(site, "Lentil soup", Array(content.utf8)))

    #expect(answer.status == 422)
    #expect(answer.page.problems == [sentence])
    #expect(try form(answer.page)["text"] == "Lentil soup")
  }

  @Test func `is refused where no program reads it, and what was typed is kept`() throws {
    let reader = try PageReaderStandIn(nil)
    let site = try Site { reader.configure(&$0) }

    let answer = try site.send(try filled(site, "Lentil soup"))

    #expect(answer.status == 422)
    #expect(answer.page.problems == ["Photos of pages cannot be read on this server. Paste or type the text"])
    #expect(try form(answer.page)["text"] == "Lentil soup")
  }

  @Test func `is read later, without being picked again, if the server is busy`() throws {
    let reader = try PageReaderStandIn(Self.words, waits: true)
    let site = try Site { configuration in
      reader.configure(&configuration)
      configuration.threads = 2
    }
    let (one, other) = (try filled(site), try filled(site, "Lentil soup"))

    let first = Background { try site.send(one) }
    #expect(eventually { reader.hasStarted })
    // All threads for pictures are in use.
    let refused = try site.send(other)
    try reader.finish()

    #expect(try first.value().status == 200)
    #expect(refused.status == 503 && refused["Retry-After"] == "5")
    #expect(refused.page.problems == ["Tiffin is busy. Try again in a moment"])
    let again = try form(refused.page)
    #expect(again["text"] == "Lentil soup" && again["kept_photo"] != nil)
    #expect(try form(try site.send(again).page)["text"] == "Lentil soup\n\n250 g red lentlis")
  }
}

/// The width and height of a JPEG.
private struct DecodedSize: Equatable {
  let text: String

  init(_ picture: [UInt8]) throws {
    let folder = TestFolder()
    defer { withExtendedLifetime(folder) {} }
    try Data(picture).write(to: URL(filePath: folder.path + "/picture.jpg"))
    let report = folder.path + "/report"
    let header = try TestProcess("/usr/bin/vipsheader", ["\(folder.path)/picture.jpg"], output: report)
    guard header.ending() == .exit(code: 0) else { throw NeverHappened("vipsheader") }
    let said = try String(contentsOfFile: report, encoding: .utf8)
    text = said.split(separator: " ").dropFirst().first.map(String.init) ?? ""
  }
}

/// The machine's picture tools, with a script in place of the program that reads pages.
private final class PageReaderStandIn: Sendable {
  private let place = TestFolder()

  /// - Parameters:
  ///   - words: the words of every page, with their confidence, all in one line; nil if there is no such program.
  ///   - waits: true if a page is being read until `finish()`.
  init(_ words: [(String, Double)]?, waits: Bool = false) throws {
    for tool in ["vipsheader", "vipsthumbnail"] {
      try writeShellScript(#"exec /usr/bin/\#(tool) "$@""#, to: "\(place.path)/\(tool)")
    }
    guard let words else { return }
    let rows = words.enumerated().map { "5\t1\t1\t1\t1\t\($0 + 1)\t0\t0\t9\t9\t\($1.1)\t\($1.0)" }
    let table = ["level\tpage_num\tblock_num", "1\t1\t0\t0\t0\t0\t0\t0\t9\t9\t-1\t"] + rows
    let waiting = waits ? "touch started; while [ ! -e \(place.path)/finish ]; do sleep 0.02; done\n" : ""
    try writeShellScript(
      "if [ \"$1\" = --list-langs ]; then echo eng; exit; fi\n\(waiting)cat <<'END'\n"
        + table.joined(separator: "\n") + "\nEND", to: "\(place.path)/tesseract")
  }

  func configure(_ configuration: inout Configuration) {
    configuration.decoderFolder = place.path
    configuration.temporaryFolder = place.path
  }

  /// True if a page is being read. The script can write only to its picture's folder.
  var hasStarted: Bool {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
    return names.contains { FileManager.default.fileExists(atPath: "\(place.path)/\($0)/started") }
  }

  func finish() throws { try place.touch("finish") }
}
