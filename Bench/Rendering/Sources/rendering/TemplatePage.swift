import FastCGI
import Foundation
import Templating

@testable import TiffinCore
@testable import TiffinWeb

/// The list as Tiffin makes it: its own view and its own templates.
struct TemplatePage {
  private let template: EnclosedTemplate<MealListView, Chrome>
  private let visitor: Visitor
  private let chrome: Chrome
  let assets: String

  /// - Parameter checkout: the project's folder.
  init(checkout: String) throws {
    let assets = try Assets(folder: checkout + "/Public")
    let library = try TemplateLibrary(folder: checkout + "/Templates")
    template = try library.template(MealListView.template, for: MealListView.self, within: Chrome.self)
    let folder = FileManager.default.temporaryDirectory.appending(path: "tiffin-rendering-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let data = try DataFolder(folder).create()
    var configuration = Configuration(
      dataFolder: folder, templateFolder: checkout + "/Templates", assetFolder: checkout + "/Public")
    configuration.authentication = .none
    let reception = Reception(
      doorman: try Doorman(configuration, data.database, data, Clock()), meals: MealStore(data.database),
      clock: Clock(), assets: assets)
    let asked = try GatewayRequest(variables: [("REQUEST_METHOD", "GET"), ("REQUEST_URI", "/meals")])
    visitor = try reception.visitor(Mount().read(asked).request)
    chrome = try visitor.chrome.showingTodayTotals()
    self.assets = chrome.assets
    try data.close()
  }

  /// - Parameter capacity: how long the page was the last time, as Tiffin keeps it.
  func bytes(_ meals: [ListedMeal], capacity: Int) -> [UInt8] {
    let page = MealPage(meals: meals, next: meals.last.map { MealCursor($0, in: .date) })
    let view = MealListView(page, MealListQuery(), in: .date, nil, for: visitor)
    return Output.bytes(capacity: capacity) { template.render(view, within: chrome, into: &$0) }
  }
}
