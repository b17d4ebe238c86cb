import Templating
import TiffinCore

@testable import TiffinWeb

// The screen of CONTRIBUTING's "Adding a screen", made by its steps, in one file instead of in their folders.

/// Step 2: what it needs from the core.
struct MealHistoryPage {
  let meal: Meal

  init(_ id: Meal.ID, of person: Person, _ statements: borrowing Statements) throws(StoreError) {
    guard case .kept(let meal, _) = try MealDetailPage(id, of: person, statements) else { throw .notFound }
    self.meal = meal
  }
}

/// Step 3: the view.
struct MealHistoryView: PageView {
  static let template = "meals/history"

  let meal: Meal
  let links: Links
  let format: Formatter

  static let fields: Fields<MealHistoryView> = [
    "name": .text(\.meal.content.name.text),
    "date": .text { $0.format.date($0.meal.content.date) },
    "back": .text { $0.links.meal($0.meal.id) },
  ]

  /// Step 4: the template, at `Templates/meals/history.mustache`.
  static let text = """
    {{!
      What became of a meal.

      name  text
      date  text  "Saturday 21 November"
      back  text  the meal's own page
    }}
    {{<layout}}
    {{$title}}History of {{name}}{{/title}}
    {{$inMeals}} aria-current="true"{{/inMeals}}
    {{$main}}
    {{<parts/crumb}}{{$to}}Meal{{/to}}{{/parts/crumb}}
    <div class="head">
      <h1>History <small><bdi>{{name}}</bdi></small></h1>
    </div>
    <p class="q">{{date}}</p>
    <p><a href="{{links.plan}}">Plan</a></p>
    {{/main}}
    {{/layout}}

    """
}

/// Step 5: the controller.
struct MealHistoryController: Controller {
  let services: Services

  func show(
    _ request: Request, for visitor: Visitor, _ statements: borrowing Statements, _ id: Meal.ID
  ) throws -> Response {
    let page = try MealHistoryPage(id, of: visitor.person, statements)
    let view = MealHistoryView(meal: page.meal, links: visitor.links, format: visitor.format)
    return try pages.html(view, for: visitor, statements)
  }
}

extension RouteTable {
  /// Step 6: the route.
  static let history = RouteTable { site in
    site.page("/meals/{id}/history", MealHistoryView.self) { MealHistoryController($0).show }
  }
}
