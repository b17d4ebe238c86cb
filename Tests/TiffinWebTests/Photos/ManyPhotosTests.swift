import Foundation
import Synchronization
import TestSupport
import Testing
import TiffinCore

@testable import TiffinWeb

@Suite struct `Many photos at once` {
  @Test(arguments: [(1, 1), (4, 1), (8, 2), (9, 2)])
  func `use at most a quarter of the threads, besides those for slow work`(threads: Int, held: Int) throws {
    let decoder = try SlowDecoder()
    let site = try Site { configuration in
      configuration.threads = threads
      configuration.decoderFolder = decoder.folder
      configuration.temporaryFolder = decoder.folder
    }
    let uploads = try (0..<threads).map { _ in try filled(site) }

    let answers = Uploads(uploads, to: site)
    // Refusals are sent while the decoder is still running.
    #expect(answers.come(to: threads - held))
    let list = try site.get("meals")
    let refused = answers.all
    let hasStarted = eventually { decoder.hasStarted }
    try decoder.finish()
    #expect(answers.come(to: threads))

    #expect(list.status == 200)
    #expect(refused.map(\.status) == Array(repeating: 503, count: threads - held))
    #expect(hasStarted)
  }

  @Test func `are refused with the form filled and a time to retry`() throws {
    let decoder = try SlowDecoder()
    let site = try Site { configuration in
      configuration.threads = 2
      configuration.decoderFolder = decoder.folder
      configuration.temporaryFolder = decoder.folder
    }
    let uploads = try (0..<2).map { _ in try filled(site) }

    let answers = Uploads(uploads, to: site)
    #expect(answers.come(to: 1))
    try decoder.finish()
    #expect(answers.come(to: 2))

    let refused = try #require(answers.all.first)
    #expect(refused.status == 503)
    #expect(refused["Retry-After"] == "5")
    #expect(refused.page.problems == ["Tiffin is busy. Try again in a moment"])
    #expect(refused.page.first("div", class: "bad")?.words.hasSuffix("Your picture is kept too.") == true)
    #expect(refused.page.first("div", class: "kept")?.words.contains("read when you save") == true)
    #expect(refused.page.first("div", class: "kept")?.first("img") == nil)
    #expect(refused.page.mealForm?["name"] == "Toast")
    #expect(refused.page.mealForm?["notes"] == "With butter.")
    #expect(try site.stored().isEmpty)
  }

  @Test func `are saved from the refused form without being picked again`() throws {
    let decoder = try SlowDecoder(isGood: true)
    let site = try Site { configuration in
      configuration.threads = 2
      configuration.decoderFolder = decoder.folder
      configuration.temporaryFolder = decoder.folder
    }
    let uploads = try (0..<2).map { _ in try filled(site, Site.picture("caprese")) }
    let answers = Uploads(uploads, to: site)
    #expect(answers.come(to: 1))
    try decoder.finish()
    #expect(answers.come(to: 2))
    let refused = try #require(answers.all.first)

    let again = try site.send(try refused.page.formOfMeal())

    #expect(again.status == 303)
    let meals = try site.stored()
    #expect(meals.count == 2)
    #expect(meals.allSatisfy { $0.photo != nil })
    #expect(try site.count("held_picture WHERE upload IS NOT NULL") == 0)
  }

  @Test func `of one household do not block the photos of another`() throws {
    let decoder = try SlowDecoder(isGood: true)
    let site = try Site { configuration in
      configuration.threads = 64
      configuration.decoderFolder = decoder.folder
      configuration.temporaryFolder = decoder.folder
    }
    let carol = try site.browser(of: try site.addPerson("carol"))
    var other = try #require(try site.get("meals/new", by: carol).page.mealForm).with(["name": "Soup"])
    other.pick("photo.jpg", try Site.picture("caprese"), for: "photo")
    // One photo is decoded and ten wait; another one of the same household is refused.
    let first = Uploads([try filled(site, Site.picture("caprese"))], to: site)
    #expect(eventually { decoder.hasStarted })
    let later = Uploads(try (0..<11).map { _ in try filled(site, Site.picture("caprese")) }, to: site)
    #expect(later.come(to: 1))
    #expect(later.all.map(\.status) == [503])

    let theirs = Uploads([other], to: site, by: carol)
    // Refused it would be at once, as another one of the first household is.
    #expect(try site.send(try filled(site, Site.picture("caprese"))).status == 503)
    try decoder.finish()

    #expect(theirs.come(to: 1) && first.come(to: 1) && later.come(to: 11))
    #expect(theirs.all.map(\.status) == [303])
  }

  private func filled(
    _ site: Site, _ picture: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  ) throws -> HTMLForm {
    var form = try site.addForm().with(["name": "Toast", "notes": "With butter."])
    form.pick("photo.png", picture, for: "photo")
    return form
  }
}

/// Forms sent at the same time, each on its own thread.
private final class Uploads: Sendable {
  private let answered = Mutex<[Answer]>([])

  init(_ forms: [HTMLForm], to site: Site, by browser: Browser? = nil) {
    for form in forms {
      Thread.detachNewThread { [self] in
        if let answer = try? site.send(form, by: browser ?? site.me) { answered.withLock { $0.append(answer) } }
      }
    }
  }

  /// All answers in order of arrival.
  var all: [Answer] { answered.withLock { $0 } }

  func come(to count: Int) -> Bool {
    eventually { all.count >= count }
  }
}

/// Stand-ins for the picture tools that accept any picture, read it until `finish()`, and then fail.
private final class SlowDecoder {
  private let place = TestFolder()
  var folder: String { place.path }

  /// - Parameter isGood: if true, decoding succeeds in the end.
  init(isGood: Bool = false) throws {
    try writeShellScript(#"printf 'width: 10\nheight: 10\nbands: 3\n'"#, to: "\(place.path)/vipsheader")
    let end = isGood ? #"exec /usr/bin/vipsthumbnail "$@""# : "exit 1"
    let script = "touch started; while [ ! -e \(place.path)/finish ]; do sleep 0.02; done; \(end)"
    try writeShellScript(script, to: "\(place.path)/vipsthumbnail")
  }

  /// True if the decoder has started. It can write only to its picture's folder.
  var hasStarted: Bool {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.contains { FileManager.default.fileExists(atPath: "\(folder)/\($0)/started") }
  }

  func finish() throws {
    try place.touch("finish")
  }
}
