import Templating
import TiffinCore

/// `recipes/detail`: one recipe, for the wanted number of servings.
///
/// A class, because a template hands its view from name to name, and a recipe is large.
final class RecipeDetailView: PageView {
  static let template = "recipes/detail"

  let recipe: Recipe
  let place: RecipePlace
  let amounts: RecipeAmounts
  let steps: [RecipeStepView]
  let estimate: RecipeEstimateView?
  let wording: RecipeWording
  /// The household's own version of a recipe of the catalogue.
  let copy: Recipe.ID?
  let known: KnownFiguresView?
  let eaten: EatenView
  let notice: RecipeNoticeView?
  /// What was just put on the grocery list, or taken off it.
  let shopped: GroceryNotice?
  let visitor: Visitor

  /// - Parameters:
  ///   - form: the small form of remembered figures, if it was refused.
  ///   - eaten: the typed number of servings eaten, if it was invalid.
  init(
    _ page: RecipeDetailPage, _ asked: RecipeDetailQuery, refused form: (FiguresForm, FormErrors)? = nil,
    eaten: String? = nil, for visitor: Visitor
  ) {
    recipe = page.recipe
    place = asked.place
    let lines = recipe.content.lines
    amounts = RecipeAmounts(recipe, lines, for: asked.servings, from: place, visitor.links)
    steps = recipe.content.steps.map(RecipeStepView.init)
    estimate = RecipeEstimateView(recipe, lines)
    wording = RecipeWording(recipe.numbers, for: visitor)
    copy = page.copy
    known = KnownFiguresView(recipe, form, for: visitor)
    self.eaten = EatenView(recipe, wording, refused: eaten, for: visitor)
    notice = RecipeNoticeView(asked.notice, about: page.noted, on: place, for: visitor)
    shopped = asked.shopped
    self.visitor = visitor
  }

  private var chrome: Chrome { visitor.chrome }
  private var content: RecipeContent { recipe.content }

  /// This page, for as many as it shows.
  private var wayBack: RecipeWayBack {
    RecipeWayBack(recipe.id, servings: amounts.isAsked ? amounts.servings : nil, list: place.text)
  }

  static let fields: Fields<RecipeDetailView> = [
    "back": .text { $0.chrome.links.recipes($0.place, card: $0.recipe.id) },
    "list": .text(\.place.text),
    "notice": .view(\.notice),
    "shopped": .view { page in
      page.shopped.flatMap { GroceryNoticeView($0, page.chrome.links, onPageOf: page.wayBack) }
    },
    "copy": .text { page in page.copy.map { page.chrome.links.recipe($0) } },
    "name": .text(\.content.name.text),
    "kinds": .text(\.kinds),
    "catalogue": .flag { !$0.recipe.isOwn },
    "partial": .flag(\.isPartial),
    "picture": .text { $0.chrome.picture($0.recipe.picture, of: $0.recipe.id, .large) },
    "hasPicture": .flag { $0.recipe.picture != .none },
    "favourite": .flag(\.recipe.isFavourite),
    "rating": .choice(of: RatingView.all, \.content.rating.stars),
    "rated": .flag { $0.content.rating != .none },
    "energy": .text(\.wording.energy),
    "perServing": .text(\.perServing),
    "worked": .view { $0.recipe.numbers.worked.map(WorkedShareView.init) },
    "contents": .text { $0.chrome.links.recipe($0.recipe.id, "contents") },
    "buys": .flag { !$0.amounts.lines.isEmpty },
    "lined": .flag { $0.recipe.numbers.estimate.worked != nil },
    "cost": .text(\.wording.cost),
    "time": .text(\.wording.time),
    "rests": .flag { $0.recipe.numbers.rest != nil },
    "serves": .text(\.amounts.serves),
    "serving": .view(\.serving),
    "estimated": .view(\.estimate),
    "known": .view(\.known),
    "eaten": .view(\.eaten),
    "mark": .text { $0.chrome.links.recipe($0.recipe.id, "favourite") },
    "shop": .text { $0.chrome.links.groceries(of: $0.recipe.id) },
    "choose": .text { $0.chrome.links.groceries(of: $0.recipe.id, from: $0.wayBack) },
    "delete": .text { $0.chrome.links.recipe($0.recipe.id, "delete") },
    "edit": .text { $0.chrome.links.recipe($0.recipe.id, "edit", from: $0.place) },
    "plan": .text(\.plan),
    "own": .flag(\.recipe.isOwn),
    "servings": .text(\.amounts.label),
    "asked": .flag(\.amounts.isAsked),
    "wanted": .number(\.amounts.servings.count),
    "less": .text(\.amounts.less),
    "more": .text(\.amounts.more),
    "ingredients": .list(\.amounts.lines),
    "steps": .list(\.steps),
    "tags": .text { Formatter.joined($0.content.tags) },
    "notes": .text(\.content.notes.text),
    "source": .text { $0.content.source?.text },
    "sourceName": .text { $0.content.source?.host },
    "video": .text { $0.content.video?.text },
    "videoName": .text { $0.content.video?.host },
    "json": .text { $0.chrome.links.path("recipes", String($0.recipe.id.number), "recipe.json") },
  ]

  private var kinds: String {
    Formatter.joined([content.category, content.cuisine].filter { !$0.isBlank }.map(\.text))
  }

  /// True if only the catalogue's summary is known: the whole recipe could not be fetched yet.
  private var isPartial: Bool {
    if case .catalogue(_, isWhole: false) = recipe.origin { true } else { false }
  }

  /// Nil if the recipe gives its servings.
  private var serving: ServesView? {
    ServesView(recipe.id, recipe.numbers, from: [("list", place.text)], for: visitor)
  }

  /// "Energy and cost are per serving. C 60.5 · P 12 · F 9 g."; without the first sentence beside the choice of
  /// servings.
  private var perServing: String? {
    if serving != nil { return macros.map { "Per serving: \($0)." } }
    return "Energy and cost are per serving." + (macros.map { " \($0)." } ?? "")
  }

  /// "C 60.5 · P 12 · F 9 g".
  private var macros: String? {
    let macros = recipe.numbers.macros
    guard macros != .unknown else { return nil }
    let about = recipe.numbers.areMacrosEstimated ? Formatter.about : ""
    let figures = Macro.allCases.map { $0.initial + " " + (macros[$0].map(wording.format.grams) ?? "–") }
    return about + Formatter.joined(figures)
  }

  /// Passes on the chosen number of servings; else the plan takes one for each member of the household.
  private var plan: String {
    let servings = amounts.isAsked ? [(name: "servings", value: String(amounts.servings.count))] : []
    return chrome.links.path("recipes", String(recipe.id.number), "plan", query: servings)
  }
}

/// One step of the method, or the heading of several.
struct RecipeStepView: View {
  let text: String

  static let fields: Fields<RecipeStepView> = [
    "heading": .flag { RecipeSteps.isHeading($0.text) },
    "text": .text(\.text),
  ]
}
