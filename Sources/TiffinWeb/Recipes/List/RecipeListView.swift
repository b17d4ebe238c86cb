import Templating
import TiffinCore

/// `recipes/list`: a page of recipes.
struct RecipeListView: PageView {
  static let template = "recipes/list"

  /// What is shown.
  enum Contents: Sendable {
    /// Some of the catalogue's, picked at random.
    case ideas([ListedRecipe])
    /// What the address asks for.
    case page(RecipePage)

    var recipes: [ListedRecipe] {
      switch self {
      case .ideas(let recipes): recipes
      case .page(let page): page.recipes
      }
    }
  }

  let place: RecipePlace
  private let cards: [RecipeCardView]
  private let isIdeas: Bool
  private let next: RecipeCursor?
  private let reach: CatalogueReach
  private let pause: Int?
  private let filters: RecipeFilters
  private let notice: RecipeNoticeView?
  let chrome: Chrome

  /// - Parameters:
  ///   - planned: those of the recipes that the household is to eat.
  ///   - pause: seconds for which the catalogue is left alone still; nil where it is not.
  init(
    _ place: RecipePlace, _ contents: Contents, planned: Set<Recipe.ID>, _ reach: CatalogueReach, pause: Int?,
    terms: RecipeTerms, _ notice: RecipeNoticeView?, for visitor: Visitor
  ) {
    self.place = place
    cards = RecipeCardView.all(contents.recipes, planned: planned, on: place, for: visitor)
    switch contents {
    case .ideas:
      next = nil
      isIdeas = true
    case .page(let page):
      next = page.next
      isIdeas = false
    }
    self.pause = pause
    self.reach = reach
    filters = RecipeFilters(place: place, terms: terms, links: visitor.links)
    self.notice = notice
    chrome = visitor.chrome
  }

  static let fields: Fields<RecipeListView> = [
    "found": .text { $0.place.query.search?.text },
    "subtitle": .text(\.subtitle),
    "add": .text { $0.chrome.links.newRecipe(from: $0.place) },
    "importLink": .text(\.chrome.links.importRecipe),
    "renew": .text { $0.reach == .off ? nil : $0.chrome.links.path("recipes", "ideas") },
    "offline": .flag { $0.reach == .unreachable || $0.reach == .paused },
    "wait": .text { $0.pause.map(Self.wait) },
    "again": .text { $0.isIdeas ? nil : $0.chrome.links.recipes($0.place) },
    "filters": .view(\.filters),
    "notice": .view(\.notice),
    "cards": .list(\.cards),
    "nothing": .view(\.nothing),
    "first": .text { $0.place.query.after == nil ? nil : $0.chrome.links.recipes($0.place.changed { _ in }) },
    "next": .text(\.following),
  ]

  private var subtitle: String {
    if cards.isEmpty { return place.query.isNarrowed ? "No matches" : "Nothing here yet" }
    if !isIdeas {
      return place.query.isOwn ? "Your household’s own" : reach == .off ? "By name" : "Yours first, then TheMealDB’s"
    }
    return "Twenty ideas"
  }

  /// "half a minute".
  private static func wait(_ seconds: Int) -> String {
    switch seconds {
    case ...10: "a few seconds"
    case ...40: "half a minute"
    case ...75: "a minute"
    default: "two minutes"
    }
  }

  private var nothing: NoRecipesView? {
    cards.isEmpty ? NoRecipesView(place: place, isOn: reach != .off, links: chrome.links) : nil
  }

  private var following: String? {
    guard let next else { return nil }
    var place = place
    place.query.after = next
    return chrome.links.recipes(place)
  }
}

/// A list in which no recipe is.
struct NoRecipesView: View {
  let place: RecipePlace
  let isOn: Bool
  let links: Links

  static let fields: Fields<NoRecipesView> = [
    "search": .text { $0.place.query.search?.text },
    "filtered": .flag { $0.place.query.isFiltered },
    "narrowed": .flag { $0.place.query.isNarrowed },
    "ideas": .text { $0.place.query.isNarrowed ? $0.links.recipes : nil },
    "catalogue": .flag(\.isOn),
  ]
}
