import Foundation
import TestSupport
import Testing
import TiffinCore

@testable import TiffinWeb

@Suite struct `Checking the templates at startup` {
  private let place = TestFolder()
  private let configuration: Configuration

  init() throws {
    let (data, templates) = ("\(place.path)/data", "\(place.path)/Templates")
    try DataFolder(data).create().close()
    try FileManager.default.copyItem(atPath: Site.checkout + "/Templates", toPath: templates)
    configuration = Configuration(
      dataFolder: data, templateFolder: templates, assetFolder: Site.checkout + "/Public")
  }

  @Test func `is not repeated after it succeeded`() throws {
    #expect(try !application().arePagesChecked)

    try application().checkPages()

    #expect(try application().arePagesChecked)
  }

  @Test(arguments: ["layout", "meals/list", "a new one"])
  func `is repeated if a template changed`(name: String) throws {
    try application().checkPages()

    let file = "\(place.path)/Templates/\(name).mustache"
    let before = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
    try (before + "<!-- changed -->").write(toFile: file, atomically: true, encoding: .utf8)

    #expect(try !application().arePagesChecked)
  }

  @Test func `is repeated after it failed`() throws {
    let file = "\(place.path)/Templates/unused.mustache"
    try "{{#never closed}}".write(toFile: file, atomically: true, encoding: .utf8)

    #expect(throws: (any Error).self) { try application().checkPages() }

    #expect(try !application().arePagesChecked)
  }

  private func application() throws -> Application {
    try Application(configuration, log: LogRecorder().logger)
  }
}
