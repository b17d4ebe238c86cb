import HTTPTypes
import Synchronization
import Templating

/// Makes pages out of views.
///
/// A template is compiled once, when its page is first shown; ``checkAll()`` compiles all of them.
final class Pages: Sendable {
  private let folder: String
  private let isDevelopment: Bool
  private let library: TemplateLibrary
  private let compiled = Mutex<[ObjectIdentifier: any Sendable]>([:])

  /// - Parameter isDevelopment: reads the templates anew for each page.
  init(folder: String, isDevelopment: Bool = false) throws(TemplateError) {
    self.folder = folder
    self.isDevelopment = isDevelopment
    library = try TemplateLibrary(folder: folder)
  }

  /// - Throws: `TemplateError` when the template does not fit its view, or is not there.
  func html<Page: PageView>(
    _ view: Page, _ chrome: Chrome, status: HTTPResponse.Status = .ok
  ) throws -> Response {
    var out = Output(capacity: Page.usualSize)
    try template(Page.self).render(view, within: chrome, into: &out)
    return .html(out.finish(), status: status)
  }

  /// Compiles a page's template, as the first showing of the page would.
  func check<Page: PageView>(_: Page.Type) throws(TemplateError) {
    _ = try template(Page.self)
  }

  /// - Throws: `TemplateError` for the first template that does not fit its view.
  func checkAll() throws(TemplateError) {
    for page in Self.all {
      try check(page)
    }
  }

  /// Every page there is.
  static let all: [any PageView.Type] = [
    MealListView.self, MealDetailView.self, MealFormView.self, MealConflictView.self, ErrorView.self,
  ]

  private func template<Page: PageView>(_: Page.Type) throws(TemplateError) -> EnclosedTemplate<Page, Chrome> {
    if isDevelopment { return try TemplateLibrary(folder: folder).page(Page.self) }
    let known = compiled.withLock { $0[ObjectIdentifier(Page.self)] }
    if let known = known as? EnclosedTemplate<Page, Chrome> { return known }
    let template = try library.page(Page.self)
    compiled.withLock { $0[ObjectIdentifier(Page.self)] = template }
    return template
  }
}

extension TemplateLibrary {
  fileprivate func page<Page: PageView>(_: Page.Type) throws(TemplateError) -> EnclosedTemplate<Page, Chrome> {
    try template(Page.template, for: Page.self, within: Chrome.self)
  }
}
