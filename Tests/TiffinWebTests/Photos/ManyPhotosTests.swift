import Foundation
import Glibc
import Synchronization
import Testing
import TiffinCore

@testable import TiffinWeb

@Suite struct `Many photos at once` {
  @Test(.timeLimit(.minutes(2)), arguments: [(1, 1), (2, 1), (4, 2), (5, 2)])
  func `hold half of the threads at most`(threads: Int, held: Int) throws {
    let decoder = try SlowDecoder()
    let site = try Site { configuration in
      configuration.threads = threads
      configuration.decoderFolder = decoder.folder
    }
    let uploads = try (0..<threads).map { _ in try filled(site) }

    let answers = Uploads(uploads, to: site)
    // Those that are refused are answered while the decoder is still at work.
    answers.wait(for: threads - held)
    let list = try site.get("meals")
    let refused = answers.all
    decoder.finish()
    answers.wait(for: threads)

    #expect(list.status == 200)
    #expect(refused.map(\.status) == Array(repeating: 503, count: threads - held))
    #expect(decoder.hasStarted)
  }

  @Test(.timeLimit(.minutes(2))) func `come back with the form filled and when to try again`() throws {
    let decoder = try SlowDecoder()
    let site = try Site { configuration in
      configuration.threads = 2
      configuration.decoderFolder = decoder.folder
    }
    let uploads = try (0..<2).map { _ in try filled(site) }

    let answers = Uploads(uploads, to: site)
    answers.wait(for: 1)
    decoder.finish()
    answers.wait(for: 2)

    let refused = try #require(answers.all.first)
    #expect(refused.status == 503)
    #expect(refused["Retry-After"] == "5")
    #expect(refused.page.problems == ["Tiffin is busy with other pictures. Send it again in a moment"])
    #expect(refused.page.first("div", class: "bad")?.words.hasSuffix("So is your picture.") == true)
    #expect(refused.page.first("div", class: "kept")?.words.contains("read when you save") == true)
    #expect(refused.page.first("div", class: "kept")?.first("img") == nil)
    #expect(refused.page.mealForm?["name"] == "Toast")
    #expect(refused.page.mealForm?["notes"] == "With butter.")
    #expect(try site.stored().isEmpty)
  }

  @Test(.timeLimit(.minutes(2))) func `are saved from the form that came back, without being picked again`() throws {
    let decoder = try SlowDecoder(isGood: true)
    let site = try Site { configuration in
      configuration.threads = 2
      configuration.decoderFolder = decoder.folder
    }
    let uploads = try (0..<2).map { _ in try filled(site, Site.picture("caprese")) }
    let answers = Uploads(uploads, to: site)
    answers.wait(for: 1)
    decoder.finish()
    answers.wait(for: 2)
    let refused = try #require(answers.all.first)

    let again = try site.send(try refused.page.formOfMeal())

    #expect(again.status == 303)
    let meals = try site.stored()
    #expect(meals.count == 2)
    #expect(meals.allSatisfy { $0.photo != nil })
    #expect(try site.count("held_picture WHERE upload IS NOT NULL") == 0)
  }

  private func filled(
    _ site: Site, _ picture: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  ) throws -> HTMLForm {
    var form = try site.addForm().with(["name": "Toast", "notes": "With butter."])
    form.pick("photo.png", picture, for: "photo")
    return form
  }
}

/// Forms that are sent side by side, each on a thread of its own.
private final class Uploads: Sendable {
  private let answered = Mutex<[Answer]>([])
  private let done = DispatchSemaphore(value: 0)

  init(_ forms: [HTMLForm], to site: Site) {
    for form in forms {
      Thread.detachNewThread { [self] in
        if let answer = try? site.send(form) { answered.withLock { $0.append(answer) } }
        done.signal()
      }
    }
  }

  /// In the order in which they came.
  var all: [Answer] { answered.withLock { $0 } }

  func wait(for count: Int) {
    while all.count < count { usleep(2_000) }
  }
}

/// Tools that are content with every picture and read it until they are told to finish, and then fail.
private final class SlowDecoder {
  let folder = FileManager.default.temporaryDirectory.appending(path: "tiffin-decoder-\(UUID().uuidString)").path

  /// - Parameter isGood: it reads the picture at last.
  init(isGood: Bool = false) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try tool("vipsheader", #"printf 'width: 10\nheight: 10\nbands: 3\n'"#)
    let end = isGood ? #"exec /usr/bin/vipsthumbnail "$@""# : "exit 1"
    try tool("vipsthumbnail", "touch \(folder)/started; while [ ! -e \(folder)/finish ]; do sleep 0.02; done; \(end)")
  }

  deinit {
    try? FileManager.default.removeItem(atPath: folder)
  }

  var hasStarted: Bool { FileManager.default.fileExists(atPath: folder + "/started") }

  func finish() {
    _ = FileManager.default.createFile(atPath: folder + "/finish", contents: nil)
  }

  private func tool(_ name: String, _ script: String) throws {
    try "#!/bin/sh\n\(script)\n".write(toFile: "\(folder)/\(name).sh", atomically: true, encoding: .utf8)
    // Copied by a program: a file that this process has just written may still be open in a child of another test.
    let install = try Process.run(
      URL(filePath: "/usr/bin/install"), arguments: ["-m", "700", "\(folder)/\(name).sh", "\(folder)/\(name)"])
    install.waitUntilExit()
    try #require(install.terminationStatus == 0)
  }
}
