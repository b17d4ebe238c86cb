import Foundation
import HTTPTypes
import Logging
import TestSupport
import Testing
import TiffinCore

@testable import TiffinWeb

/// The steps of CONTRIBUTING.md, held against the project.
@Suite struct `Adding a screen by its steps` {
  private let steps: [String]

  init() throws {
    let text = try String(contentsOfFile: Site.checkout + "/CONTRIBUTING.md", encoding: .utf8)
    let section = try #require(text.split(separator: "\n## ").first { $0.hasPrefix("Adding a screen") })
    steps = section.split(separator: "\n").filter { $0.first?.isNumber == true }.map(String.init)
  }

  @Test func `gives a page that its route answers with`() throws {
    let site = try Site()
    let id = try site.add(.caprese())
    let (templates, services) = try services(on: site)
    let router = try Router<Visitor> { table in
      for route in Room.history.routes { route.add(&table, services) }
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

  @Test func `shows Swift as it is written there`() throws {
    let here = try String(
      contentsOf: URL(filePath: #filePath).appending(path: "../MealHistoryScreen.swift").standardized, encoding: .utf8)
    let shown = steps.flatMap(\.code)

    for part in ["site.page(", "static let fields"] {
      let code = try #require(shown.first { $0.hasPrefix(part) })
      #expect(here.contains(code))
    }
    let reading = try #require(shown.first { $0.hasPrefix("init(…") })
    for half in reading.dropFirst("init(…".count).split(separator: " person") {
      #expect(here.contains(half), "\(half) is not how a page is read")
    }
  }

  @Test func `names files beside which there are others of their kind`() throws {
    let named = steps.flatMap(\.code).filter { $0.contains("/") && $0.contains(".") && !$0.contains("(") }
    let files = named.filter { !$0.contains("{") && $0.contains("History") || $0.contains("history.") }

    #expect(files.count == 5)
    for file in files {
      let (folder, ending) = Self.kind(of: file)
      let others = try FileManager.default.subpathsOfDirectory(atPath: Site.checkout + "/" + folder)
      #expect(others.contains { $0.hasSuffix(ending) }, "Nothing in \(folder) ends like \(file)")
    }
  }

  @Test(arguments: [
    "RouteLines.swift", "ReadingCostTests.swift", "Sources/TiffinCore/Schema", "Templates/parts", "Public/app.css",
    "Meals/MealRoutes.swift", "Tests/Browser/test_screens.py",
  ])
  func `names what there is`(path: String) throws {
    #expect(steps.contains { $0.contains("`\(path)`") })
    let all = try ["Sources", "Tests", "Templates", "Public"].flatMap { folder in
      try FileManager.default.subpathsOfDirectory(atPath: "\(Site.checkout)/\(folder)").map { "\(folder)/\($0)" }
    }
    #expect(all.contains { $0 == path || $0.hasSuffix("/" + path) })
  }

  /// Calls that the screen above does not make.
  @Test(arguments: [
    ("Migrations.all", "enum Migrations {"), (".columns(of:)", "static func columns(of "),
    ("site.file", "func file<"), ("Services", "struct Services"), ("tiffin routes", #"commandName: "routes""#),
  ])
  func `names calls that there are`(name: String, declared: String) {
    #expect(steps.contains { $0.contains(name) })
    #expect(SourceFile.all.contains { $0.lines.contains { $0.contains(declared) } })
  }

  @Test func `names commands of its scripts`() throws {
    let script = try String(contentsOfFile: Site.checkout + "/Scripts/test", encoding: .utf8)

    #expect(steps.contains { $0.contains("`Scripts/test browser`") })
    #expect(script.contains("browser"))
  }

  /// `Templates/meals` and `.mustache`; `Sources/TiffinWeb/Meals` and `View.swift`.
  private static func kind(of file: String) -> (folder: String, ending: String) {
    let parts = file.split(separator: "/").map(String.init).filter { $0 != "History" }
    let ending = file.matches(of: /(Tests|View|Controller|Page)?\.[a-z]+$/).last.map { String($0.0) } ?? file
    return (parts.dropLast().joined(separator: "/"), ending)
  }

  /// With the project's templates, and the screen's.
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

  private func visitor(_ request: Request, _ services: Services, _ site: Site) -> KnownVisitor {
    let chrome = Chrome(request, services.assets, for: site.person)
    let visitor = Visitor(
      person: site.person, session: nil, today: Site.today, now: Site.noon, chrome: chrome)
    return KnownVisitor(known: visitor, database: site.database)
  }
}

extension String {
  /// What stands between back quotes.
  fileprivate var code: [String] {
    split(separator: "`", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 1 }
      .map { String($0.element) }
  }
}
