import Foundation
import HTTPTypes
import Logging
import TestSupport
import Testing
import TiffinCore

@testable import TiffinWeb

/// The steps of CONTRIBUTING.md.
@Suite struct `Adding a screen by the contributing guide` {
  private let contributing: String

  init() throws {
    contributing = try String(contentsOfFile: Site.checkout + "/CONTRIBUTING.md", encoding: .utf8)
  }

  @Test func `produces a page at its route`() throws {
    let site = try Site()
    let id = try site.add(.caprese())
    let (templates, services) = try services(on: site)
    let router = try Router<Visitor> { table in
      for route in RouteTable.history.routes { route.add(&table, services) }
    }

    let request = try request("GET", "/meals/\(id.number)/history")
    let answer = try router.respond(to: request, as: visitor(request, services, site))

    #expect(answer.status == .ok)
    #expect(FileManager.default.fileExists(atPath: templates.path))
    let (page, faults) = HTMLReader.read(text(answer.body))
    #expect(faults == [])
    #expect(page.first("h1")?.words == "History Caprese salad")
    #expect(page.first("p", class: "q")?.words == "Saturday 21 November")
    #expect(page.all("a").contains { $0["href"] == "/meals/\(id.number)" })
    #expect(page.all("a").contains { $0["href"] == "/plan" })
  }

  @Test(arguments: [
    "RouteLines.swift", "ReadingCostTests.swift", "Sources/TiffinCore/Schema", "Public/app.css",
    "Meals/MealRoutes.swift", "Tests/Browser/test_screens.py",
  ])
  func `names files that exist`(path: String) throws {
    #expect(contributing.contains("`\(path)`"))
    let all = try ["Sources", "Tests", "Public"].flatMap { folder in
      try FileManager.default.subpathsOfDirectory(atPath: "\(Site.checkout)/\(folder)").map { "\(folder)/\($0)" }
    }
    #expect(all.contains { $0 == path || $0.hasSuffix("/" + path) })
  }

  /// Services with the project's templates and that of the screen.
  private func services(on site: Site) throws -> (folder: TestFolder, Services) {
    let folder = TestFolder()
    let templates = folder.path + "/Templates"
    try FileManager.default.copyItem(atPath: Site.checkout + "/Templates", toPath: templates)
    try MealHistoryView.text.write(
      toFile: "\(templates)/\(MealHistoryView.template).mustache", atomically: true, encoding: .utf8)
    let configuration = Configuration(
      dataFolder: folder.path, templateFolder: templates, assetFolder: Site.checkout + "/Public")
    let log = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
    return (folder, try Services(configuration, site.database, nil, site.clock.clock, log))
  }

  private func visitor(_ request: Request, _ services: Services, _ site: Site) -> IdentifiedVisitorSource {
    let chrome = PageChrome(request, services.assets, .english, for: site.person)
    let visitor = Visitor(
      person: site.person, session: nil, today: Site.today, now: Site.noon, chrome: chrome)
    return IdentifiedVisitorSource(known: visitor, database: site.database)
  }
}
