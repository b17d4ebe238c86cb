import HTTPTypes
import Localization
import Synchronization
import Templating
import TiffinCore

/// A renderer of views as pages.
///
/// A template is compiled once for each language, when its page is first shown in it; `checkAll()` compiles all of them
/// in English.
final class PageRenderer: Sendable {
  /// The database from which pages are rendered.
  let database: any Database
  private let folder: String
  private let isDevelopment: Bool
  private let library: TemplateLibrary
  /// The languages that pages can be rendered in.
  let languages: Languages
  private let kept = Mutex<[CompiledPageKey: any AnyObject & Sendable]>([:])

  /// Creates a renderer.
  ///
  /// - Parameters:
  ///   - library: The folder's templates; nil to read them from the folder.
  ///   - isDevelopment: True to read the templates anew for each page.
  init(
    folder: String, _ library: TemplateLibrary? = nil, of database: any Database, _ languages: Languages = .onlyEnglish,
    isDevelopment: Bool = false
  ) throws(TemplateError) {
    self.database = database
    self.languages = languages
    self.folder = folder
    self.isDevelopment = isDevelopment
    self.library = if let library { library } else { try TemplateLibrary(folder: folder, isTrusted: true) }
  }

  /// A hash of the templates.
  var fingerprint: String { library.fingerprint }

  /// Renders a page for an identified person from a database snapshot. The header contains today's totals, unless the
  /// page shows them itself.
  func html<Page: PageView>(
    _ view: Page, for visitor: Visitor, _ statements: borrowing Statements, status: HTTPResponse.Status = .ok
  ) throws -> Response {
    let chrome = Page.showsTodayTotals ? try visitor.chromeWithTotals(statements) : visitor.chrome
    return try html(view, chrome, status: status)
  }

  /// Renders a page for an identified person outside of a snapshot, such as a refused form.
  func html<Page: PageView>(
    _ view: Page, for visitor: Visitor, status: HTTPResponse.Status = .ok
  ) throws -> Response {
    guard Page.showsTodayTotals else { return try html(view, visitor.chrome, status: status) }
    return try database.snapshot { try html(view, for: visitor, $0, status: status) }
  }

  /// Returns a phrase for the other members of the household, any of whom may have made a change: "Ann", "Ann or Bob";
  /// see ``CalendarNames/oneOf(_:)``.
  func others(of visitor: Visitor) throws -> String {
    CalendarNames.oneOf(try database.snapshot { try HouseholdMemberStore.others(than: visitor.person, $0) })
  }

  /// Renders a form page; if `errors` is set, with its status, usually 422.
  ///
  /// - Parameter errors: The errors of the submitted form; nil if none was submitted.
  func html<Page: PageView>(
    _ view: Page, for visitor: Visitor, _ statements: borrowing Statements, refused errors: FormErrors?
  ) throws -> Response {
    try html(view, for: visitor, statements).refused(for: errors)
  }

  /// Renders a form page outside of a snapshot; if `errors` is set, with its status, usually 422.
  func html<Page: PageView>(_ view: Page, for visitor: Visitor, refused errors: FormErrors?) throws -> Response {
    try html(view, for: visitor).refused(for: errors)
  }

  /// Renders a page within a given frame.
  ///
  /// - Throws: `TemplateError` if the template does not match its view, or does not exist.
  func html<Page: PageView>(
    _ view: Page, _ chrome: PageChrome, status: HTTPResponse.Status = .ok
  ) throws -> Response {
    let page = try compiled(Page.self, in: chrome.language.language)
    var response = Response.html(page.render(view, within: chrome), status: status)
    response.set(chrome.language)
    response.headers[.tiffinPerson] = String(chrome.me?.person.id.number ?? 0)
    return response
  }

  /// Parses every template, whether a page uses it or not.
  func checkTemplates() throws(TemplateError) {
    try library.check()
  }

  /// Compiles a page's template, as the first rendering of the page would.
  func check<Page: PageView>(_: Page.Type) throws(TemplateError) {
    _ = try compiled(Page.self, in: .english)
  }

  /// Returns the messages of a page that a language does not translate, each with file and line.
  func untranslated<Page: PageView>(_: Page.Type, in language: Language) throws(TemplateError) -> [TemplateError] {
    try compiled(Page.self, in: language).untranslated
  }

  private func compiled<Page: PageView>(
    _: Page.Type, in language: Language
  ) throws(TemplateError) -> CompiledPage<Page> {
    if isDevelopment { return try CompiledPage(TemplateLibrary(folder: folder), in: language) }
    let key = CompiledPageKey(page: ObjectIdentifier(Page.self), language: language.tag)
    if let known = kept.withLock({ $0[key] }) as? CompiledPage<Page> { return known }
    let page = try CompiledPage<Page>(library, in: language)
    kept.withLock { $0[key] = page }
    return page
  }
}

extension Visitor {
  /// Returns the frame of a page, with today's totals.
  func chromeWithTotals(_ statements: borrowing Statements) throws(StoreError) -> PageChrome {
    var chrome = chrome
    chrome.todayTotals = try todayTotals(statements)
    return chrome
  }

  /// Returns today's totals.
  func todayTotals(_ statements: borrowing Statements) throws(StoreError) -> TodayTotalsView {
    TodayTotalsView(
      try MealStore.totals(on: today, of: person.id, statements), goal: person.settings.goals.energy,
      href: links.diary(today))
  }
}

/// A page in a language.
private struct CompiledPageKey: Hashable {
  let page: ObjectIdentifier
  let language: LanguageTag
}

/// A compiled template of a page, with the size of the page when it was last rendered.
private final class CompiledPage<Page: PageView>: Sendable {
  private let template: Template<Page, PageChrome>
  /// The size of the last rendered page in bytes. Reserving it avoids copying a long page repeatedly as it grows.
  private let lastSize = Atomic<Int>(8_192)

  init(_ library: TemplateLibrary, in language: Language) throws(TemplateError) {
    template = try library.template(Page.template, for: Page.self, within: PageChrome.self, in: language)
  }

  var untranslated: [TemplateError] { template.untranslated }

  func render(_ view: Page, within chrome: PageChrome) -> [UInt8] {
    let expected = lastSize.load(ordering: .relaxed)
    let page = Output.bytes(capacity: expected + expected / 16) { template.render(view, within: chrome, into: &$0) }
    lastSize.store(page.count, ordering: .relaxed)
    return page
  }
}
