import Templating
import TiffinCore

/// The search and the filters of a list of recipes, for the template `recipes/filters`.
struct RecipeFiltersView: View {
  let place: RecipeListLocation
  let terms: RecipeFilterTerms
  let links: Links

  static let fields: Fields<RecipeFiltersView> = [
    "q": .text { $0.place.query.search?.text },
    "hidden": .list { $0.kept.map(HiddenFieldView.init) },
    "clearSearch": .text(\.clearSearch),
    "marks": .list(\.marks),
    "menus": .list { ($0.terms.tags.isEmpty ? [] : [$0.tags]) + [$0.categories, $0.cuisines, $0.times] },
    "orders": .view { $0.place.query.isOwn && $0.terms.ownCount > 1 ? $0.orders : nil },
    "clear": .text(\.clear),
  ]

  /// The filters that a search preserves.
  private var kept: [(name: String, value: String)] {
    let query = place.query
    return [
      query.category.map { ("category", $0.text) }, query.cuisine.map { ("cuisine", $0.text) },
      query.tag.map { ("tag", $0.text) },
      query.atMost.map { ("minutes", String($0.minutes)) }, query.isFavourite ? ("favourites", "1") : nil,
      // A search on the first page is a search of all recipes.
      query.isOwn && query.search != nil ? ("own", "1") : nil,
    ].compactMap(\.self)
  }

  private var clearSearch: String? {
    place.query.search == nil ? nil : links.recipes(place.changed { $0.search = nil })
  }

  private var clear: String? {
    kept.isEmpty ? nil : links.recipes(RecipeListLocation.first.changed { $0.search = place.query.search })
  }

  private var marks: [RecipeListLink] {
    let query = place.query
    let favourites = RecipeListLink(
      label: "Favourites", href: href { $0.isFavourite = !query.isFavourite }, isOn: query.isFavourite, icon: "heart")
    // Without a search, a tab selects the household's own recipes.
    if query.search == nil, terms.ownCount > 0 { return [favourites] }
    return [
      favourites,
      RecipeListLink(label: "Yours", href: href { $0.isOwn = !query.isOwn }, isOn: query.isOwn, icon: "edit"),
    ]
  }

  private var tags: RecipeListMenu {
    RecipeListMenu("Tag", chosen: place.query.tag, "Any tag", terms.tags, place, links) { $0.tag = $1 }
  }

  private var orders: RecipeListMenu {
    let chosen = place.query.order
    let choices = RecipeOrder.allCases.map { order in
      RecipeListLink(label: order.label, href: href { $0.order = order }, isOn: order == chosen)
    }
    return RecipeListMenu(label: chosen.label, isOn: false, choices: choices)
  }

  private var categories: RecipeListMenu {
    RecipeListMenu("Category", chosen: place.query.category, "Any category", terms.categories, place, links) {
      $0.category = $1
    }
  }

  private var cuisines: RecipeListMenu {
    RecipeListMenu("Cuisine", chosen: place.query.cuisine, "Any cuisine", terms.cuisines, place, links) {
      $0.cuisine = $1
    }
  }

  private var times: RecipeListMenu {
    let chosen = place.query.atMost
    let choices = [15, 30, 45, 60, 120].compactMap { CookTime(minutes: $0) }.map { time in
      RecipeListLink(label: "Up to \(Formatter.duration(time))", href: href { $0.atMost = time }, isOn: time == chosen)
    }
    return RecipeListMenu(
      label: chosen.map { "Up to \(Formatter.duration($0))" } ?? "Time", isOn: chosen != nil,
      choices: [RecipeListLink(label: "Any time", href: href { $0.atMost = nil }, isOn: false)] + choices)
  }

  private func href(_ change: (inout RecipeQuery) -> Void) -> String { links.recipes(place.changed(change)) }
}

extension RecipeOrder {
  fileprivate var label: String {
    switch self {
    case .name: "A to Z"
    case .new: "Newest"
    case .eaten: "Last eaten"
    case .most: "Most eaten"
    case .stars: "Stars"
    }
  }
}

/// A menu of links, of which at most one is selected.
struct RecipeListMenu: View {
  let label: String
  let isOn: Bool
  let choices: [RecipeListLink]

  static let fields: Fields<RecipeListMenu> = [
    "label": .text(\.label),
    "on": .flag(\.isOn),
    "choices": .list(\.choices),
  ]
}

extension RecipeListMenu {
  init(
    _ label: String, chosen: RecipeFieldText?, _ any: String, _ terms: [RecipeFieldText], _ place: RecipeListLocation,
    _ links: Links,
    _ set: (inout RecipeQuery, RecipeFieldText?) -> Void
  ) {
    let choices = ([nil] + terms).map { term in
      RecipeListLink(
        label: term?.text ?? any, href: links.recipes(place.changed { set(&$0, term) }),
        isOn: term != nil && term == chosen)
    }
    self.init(label: chosen?.text ?? label, isOn: chosen != nil, choices: choices)
  }
}

/// A link that filters, sorts or switches a list.
struct RecipeListLink: View {
  let label: String
  let href: String
  let isOn: Bool
  var icon: String?

  static let fields: Fields<RecipeListLink> = [
    "label": .text(\.label),
    "href": .text(\.href),
    "on": .flag(\.isOn),
    "icon": .text(\.icon),
  ]
}
