import Testing
import TiffinCore

@testable import TiffinWeb

/// The meal screens as their visitors see them.
extension Site {
  func list(_ query: String = "") throws -> HTMLElement {
    try get("meals" + (query.isEmpty ? "" : "?\(query)")).page
  }

  func page(of id: Meal.ID) throws -> HTMLElement {
    try get("meals/\(id.number)").page
  }

  /// The page that a link leads to.
  func open(_ href: String?) throws -> HTMLElement {
    try request("GET", String(try #require(href).prefix { $0 != "#" })).page
  }

  /// The page after a tap on a row's arrow.
  func opening(_ id: Meal.ID, on page: HTMLElement) throws -> HTMLElement {
    try open(try #require(page.element(id: "meal-\(id.number)")).arrow)
  }

  /// The list with a row open.
  func list(_ query: String = "", opening id: Meal.ID) throws -> HTMLElement {
    try opening(id, on: try list(query))
  }

  /// The empty form.
  func addForm() throws -> HTMLForm {
    try #require(try get("meals/new").page.mealForm)
  }

  func editForm(of id: Meal.ID) throws -> HTMLForm {
    try #require(try get("meals/\(id.number)/edit").page.mealForm)
  }

  /// Taps a star on the meal's own page.
  func tap(star: Int, of id: Meal.ID) throws {
    let page = try page(of: id)
    let form = try #require(page.form(to: "\(basePath)meals/\(id.number)/rating"))
    let button = form.all("button")[star - 1]
    #expect(try send(HTMLForm(form).pressing(button)).status == 303)
  }
}

extension HTMLElement {
  /// The form with all of a meal's fields.
  var mealForm: HTMLForm? {
    all("form").first { $0.element(id: "name") != nil }.map(HTMLForm.init)
  }

  /// The same, which has to be there.
  func formOfMeal() throws -> HTMLForm {
    try #require(mealForm)
  }

  /// The target of the link with those words.
  func link(_ words: String) -> String? {
    all("a").first { $0.words == words }?["href"]
  }

  /// The notice on the page.
  var notice: String? {
    first("div", class: "flash")?.first("p")?.words
  }

  func form(to action: String) -> HTMLElement? {
    first("form", where: ("action", action))
  }

  /// The target of a row's arrow.
  var arrow: String? { first("a", class: "more")?["href"] }

  /// The form that is sent by a button which has an address of its own.
  func form(pressedTo action: String) -> HTMLForm? {
    guard let button = first("button", where: ("formaction", action)), let form = element(id: button["form"] ?? "")
    else { return nil }
    return HTMLForm(form).pressing(button)
  }

  /// The names in a list, in their order.
  var mealNames: [String] {
    all("a", class: "over").map(\.words)
  }

  /// The rows of a list, in their order.
  var mealRows: [HTMLElement] {
    first("div", class: "meals")?.all("li").filter { $0["id"] != nil } ?? []
  }

  /// The target of the link above a meal's page.
  var crumb: String? {
    first("p", class: "crumb")?.first("a")?["href"]
  }

  /// The rating control's state.
  var rating: String? {
    first("div", class: "rate")?["aria-label"]
  }

  /// The errors of a refused form: the messages above it, or at the field named there.
  var problems: [String] {
    first("div", class: "bad")?.all("li").map { line in
      let field = line.first("a")?["href"]?.dropFirst()
      let sentence = field.flatMap { element(id: "\($0)-error") }?.words.drop { $0 != " " }.dropFirst()
      return sentence.map(String.init) ?? line.words
    } ?? []
  }

  /// The lines above a refused form.
  var summary: [String] { first("div", class: "bad")?.all("li").map(\.words) ?? [] }

  /// The days that the question names to which a form belongs.
  var askedDays: [String] { all("button", where: ("name", "on")).map(\.words) }

  /// The question's form, sent by the button for a day.
  func answered(_ day: String) throws -> HTMLForm {
    let form = try #require(all("form").first { $0.first("button", where: ("name", "on")) != nil })
    return HTMLForm(form).pressing(try #require(form.all("button").first { $0.words == day }))
  }
}
