import Templating
import TiffinCore

/// A page of recipes, for the template `recipes/list`.
struct RecipeListView: PageView {
  static let template = "recipes/list"

  let place: RecipeListLocation
  private let page: RecipeListPage
  private let cards: [RecipeCardView]
  private let notice: RecipeNoticeView?
  private let visitor: Visitor

  private var links: Links { visitor.links }
  private var isOn: Bool { page.outcome.reach != .off }

  init(_ page: RecipeListPage, _ place: RecipeListLocation, _ notice: Notice<RecipeNoticeAction>?, for visitor: Visitor)
  {
    self.place = place
    self.page = page
    cards = RecipeCardView.all(page.recipes, planned: page.planned, on: place, for: visitor)
    self.notice = RecipeNoticeView(notice, about: page.noted, on: place, for: visitor)
    self.visitor = visitor
  }

  static let fields: Fields<RecipeListView> = [
    "found": .text { $0.place.query.search?.text },
    "count": .text(\.count),
    "subtitle": .text(\.subtitle),
    "add": .text { $0.links.newRecipe(from: $0.place) },
    "importLink": .text(\.links.importRecipe),
    "pasteLink": .text(\.links.pasteRecipe),
    "bringLink": .text(\.links.importFiles),
    "renew": .text { $0.isOn && !$0.place.query.isOwn ? $0.links.path("recipes", "ideas") : nil },
    "tabs": .view(\.tabs),
    "offline": .flag(\.page.outcome.isOffline),
    "wait": .text { $0.page.outcome.pause.map(Self.wait) },
    "again": .text { $0.page.isIdeas ? nil : $0.links.recipes($0.place) },
    "filters": .view { RecipeFiltersView(place: $0.place, terms: $0.page.terms, links: $0.links) },
    "notice": .view(\.notice),
    "cards": .list(\.cards),
    "nothing": .view(\.nothing),
    "first": .text { $0.place.query.after == nil ? nil : $0.links.recipes($0.place.changed { _ in }) },
    "next": .text(\.following),
  ]

  /// The tabs "own recipes" and "ideas"; nil without the catalogue, without own recipes, during a search, and in a
  /// filtered list of all recipes.
  private var tabs: RecipeListMenu? {
    let own = page.terms.ownCount
    guard isOn, own > 0, place.query.search == nil, place.query.isOwn || !place.query.isNarrowed else { return nil }
    let ours = RecipeListLocation.first.changed { $0.isOwn = true }
    let choices = [
      RecipeListLink(label: "Yours", href: links.recipes(ours), isOn: place.query.isOwn),
      RecipeListLink(label: "Ideas", href: links.recipes(.ideas), isOn: !place.query.isOwn),
    ]
    return RecipeListMenu(label: "Recipes", isOn: true, choices: choices)
  }

  private var subtitle: String {
    if cards.isEmpty { return place.query.isOwnAlone || !place.query.isNarrowed ? "Nothing here yet" : "No matches" }
    if page.isIdeas { return "Twenty ideas" }
    guard place.query.isOwn else { return "By name" }
    return place.query.isFiltered(besides: \.isOwn) ? "From your household" : Formatter.recipes(page.terms.ownCount)
  }

  /// The number of recipes, such as "24 recipes"; nil if there are none, or not all of them are on this page.
  private var count: String? {
    cards.isEmpty || page.next != nil || place.query.after != nil ? nil : Formatter.recipes(cards.count)
  }

  /// Returns a waiting time in words, such as "half a minute".
  private static func wait(_ seconds: Int) -> String {
    switch seconds {
    case ...10: "a few seconds"
    case ...40: "half a minute"
    case ...75: "a minute"
    default: "two minutes"
    }
  }

  private var nothing: NoRecipesView? {
    cards.isEmpty ? NoRecipesView(place: place, isOn: isOn, links: links) : nil
  }

  private var following: String? {
    guard let next = page.next else { return nil }
    var place = place
    place.query.after = next
    return links.recipes(place)
  }
}

/// The message shown instead of an empty list of recipes.
struct NoRecipesView: View {
  let place: RecipeListLocation
  let isOn: Bool
  let links: Links

  static let fields: Fields<NoRecipesView> = [
    "search": .text { $0.place.query.search?.text },
    "filtered": .flag { $0.place.query.isFiltered },
    "narrowed": .flag { $0.place.query.isNarrowed },
    "own": .flag(\.place.query.isOwnAlone),
    "ideas": .text { $0.place.query.isNarrowed ? $0.links.recipes : nil },
    "catalogue": .flag(\.isOn),
  ]

}
