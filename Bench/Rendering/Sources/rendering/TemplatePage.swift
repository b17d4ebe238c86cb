import FastCGI
import Foundation
import Logging
import Templating

@testable import TiffinCore
@testable import TiffinWeb

/// The list as Tiffin makes it: its own view and its own templates.
struct TemplatePage {
  private let template: Template<MealListView, PageChrome>
  private let visitor: Visitor
  private let chrome: PageChrome
  let assets: String

  /// - Parameter checkout: the project's folder.
  init(checkout: String) throws {
    let library = try TemplateLibrary(folder: checkout + "/Templates")
    template = try library.template(MealListView.template, for: MealListView.self, within: PageChrome.self)
    let folder = FileManager.default.temporaryDirectory.appending(path: "tiffin-rendering-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let data = try DataFolder(folder).create()
    var configuration = Configuration(
      dataFolder: folder, templateFolder: checkout + "/Templates", assetFolder: checkout + "/Public")
    configuration.authentication = .none
    let services = try Services(configuration, data.database, data, Clock(), Logger(label: "rendering"))
    let asked = try GatewayRequest(variables: [("REQUEST_METHOD", "GET"), ("REQUEST_URI", "/meals")])
    let visitor = try services.authenticator.visitor(MountPoint().read(asked).request)
    chrome = try data.database.snapshot { try visitor.chromeWithTotals($0) }
    self.visitor = visitor
    self.assets = chrome.assets
    try data.close()
  }

  /// - Parameter capacity: the size of the page when it was last made, as Tiffin keeps it.
  func bytes(_ meals: [ListedMeal], capacity: Int) -> [UInt8] {
    let page = MealListPage(meals: meals, next: meals.last.map { MealCursor($0, in: .date) }, noted: nil)
    let view = MealListView(page, MealListQuery(), in: .date, for: visitor)
    return Output.bytes(capacity: capacity) { template.render(view, within: chrome, into: &$0) }
  }
}
