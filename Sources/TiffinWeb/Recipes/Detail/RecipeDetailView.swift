import Templating
import TiffinCore

/// A recipe for the requested number of servings, for the template `recipes/detail`.
///
/// A class, because templates pass the view for every name, and copying a large struct is slow.
final class RecipeDetailView: PageView {
  static let template = "recipes/detail"

  let recipe: Recipe
  /// The page of recipes to return to.
  private let place: RecipeListLocation
  /// ``place`` as text, computed once because a dozen links and forms need it.
  private let list: String
  let amounts: RecipeAmounts
  let steps: [RecipeStepView]
  let estimate: RecipeEstimateView?
  let wording: RecipeWording
  /// The household's own version of a recipe of the catalogue; nil if there is none.
  let copy: Recipe.ID?
  let known: KnownFiguresView?
  let eaten: EatRecipeFormView
  /// The person's earlier meals with the recipe's name; nil if there are none.
  private let before: TimesEatenView?
  let notice: RecipeNoticeView?
  /// The recent change of the grocery list; nil if there is none.
  let shopped: GroceryNotice?
  /// The form for the number of servings; nil if the recipe states the number, or no estimate depends on it.
  private let serving: ServingsFormView?
  let visitor: Visitor

  /// Creates the page.
  ///
  /// - Parameters:
  ///   - form: The refused form of the household's values and its errors; nil if none was refused.
  ///   - eaten: The refused number of servings as typed; nil if none was refused.
  init(
    _ page: RecipeDetailPage, _ asked: RecipeDetailQuery, refused form: (RecipeFiguresForm, FormErrors)? = nil,
    eaten: String? = nil, for visitor: Visitor
  ) {
    recipe = page.recipe
    place = asked.place
    list = place.text
    let lines = recipe.content.lines
    amounts = RecipeAmounts(recipe, lines, for: asked.servings, from: list, visitor.links)
    steps = recipe.content.steps.map(RecipeStepView.init)
    estimate = RecipeEstimateView(recipe, lines)
    wording = RecipeWording(recipe.numbers, for: visitor)
    copy = page.copy
    known = KnownFiguresView(recipe, form, for: visitor)
    before = page.eaten.map { TimesEatenView($0, visitor.format) }
    self.eaten = EatRecipeFormView(recipe.id, wording, refused: eaten, for: visitor)
    notice = RecipeNoticeView(asked.notice, about: page.noted, on: place, for: visitor)
    shopped = asked.shopped
    serving = ServingsFormView(recipe.id, recipe.numbers, from: [("list", list)], for: visitor)
    self.visitor = visitor
  }

  private var links: Links { visitor.links }
  private var content: RecipeContent { recipe.content }

  /// This page with its number of servings, for other pages that return to it.
  private var returnLocation: RecipeReturnLocation {
    RecipeReturnLocation(recipe.id, servings: amounts.isAsked ? amounts.servings : nil, list: list)
  }

  static let fields: Fields<RecipeDetailView> = [
    "back": .text { $0.links.recipes($0.place, card: $0.recipe.id) },
    "list": .text(\.list),
    "notice": .view(\.notice),
    "shopped": .view { page in
      page.shopped.flatMap { GroceryNoticeView($0, page.links, onPageOf: page.returnLocation) }
    },
    "copy": .text { page in page.copy.map { page.links.recipe($0) } },
    "name": .text(\.content.name.text),
    "long": .flag { $0.content.name.text.utf8.count > 40 },
    "kinds": .text(\.kinds),
    "catalogue": .flag { !$0.recipe.isOwn },
    "partial": .flag(\.isPartial),
    "picture": .text { $0.visitor.chrome.picture($0.recipe.picture, of: $0.recipe.id, .large) },
    "hasPicture": .flag { $0.recipe.picture != .none },
    "letter": .letter(\.content.name.text),
    "tint": .tint(\.content.name.text),
    "favourite": .flag(\.recipe.isFavourite),
    "rating": .choice(of: RatingView.all, \.content.rating.stars),
    "rated": .flag { $0.content.rating != .none },
    "before": .view(\.before),
    "nextTime": .view { page in page.recipe.nextTime.map { NextTimeNoteView($0, page.visitor.format) } },
    "energy": .written(if: \.wording.hasEnergy) { $0.wording.writeEnergy(to: &$1) },
    "perServing": .written(if: \.hasPerServing) { $0.writePerServing(to: &$1) },
    "worked": .view { $0.recipe.numbers.worked.map(FoodCoverageView.init) },
    "contents": .written { $0.links.write($0.recipe.id, "/contents", to: &$1) },
    "buys": .flag { !$0.amounts.lines.isEmpty },
    "lined": .flag { $0.recipe.numbers.estimate.worked != nil },
    "cost": .text(\.wording.cost),
    "time": .text(\.wording.time),
    "rests": .flag { $0.recipe.numbers.rest != nil },
    "serves": .text(\.amounts.serves),
    "serving": .view(\.serving),
    "setServings": .text(\.setServings),
    "estimated": .view(\.estimate),
    "known": .view(\.known),
    "eaten": .view(\.eaten),
    "mark": .written { $0.links.write($0.recipe.id, "/favourite", to: &$1) },
    "shop": .written { $0.links.write($0.recipe.id, "/groceries", to: &$1) },
    "choose": .text { $0.links.groceries(of: $0.recipe.id, from: $0.returnLocation) },
    "delete": .written { $0.links.write($0.recipe.id, "/delete", to: &$1) },
    "edit": .written { page, out in
      page.links.write(page.recipe.id, page.list.isEmpty ? "/edit" : "/edit?list=", to: &out)
      PercentEncoding.write(page.list, to: &out)
    },
    "plan": .written { $0.writePlan(to: &$1) },
    "cook": .text(\.cook),
    "own": .flag(\.recipe.isOwn),
    "servings": .text(\.amounts.label),
    "asked": .flag(\.amounts.isAsked),
    "wanted": .number(\.amounts.servings.count),
    "less": .written(if: { $0.amounts.less != nil }) { $0.amounts.write($0.amounts.less, to: &$1) },
    "more": .written(if: { $0.amounts.more != nil }) { $0.amounts.write($0.amounts.more, to: &$1) },
    "ingredients": .list(\.amounts.lines),
    "steps": .list(\.steps),
    "tags": .text { Formatter.joined($0.content.tags) },
    "notes": .text(\.content.notes.text),
    "source": .text { $0.content.source?.text },
    "sourceName": .text { $0.content.source?.host },
    "video": .text { $0.content.video?.text },
    "videoName": .text { $0.content.video?.host },
    "json": .written { $0.links.write($0.recipe.id, "/recipe.json", to: &$1) },
  ]

  /// The address of the page to cook from; nil if the recipe has no steps.
  private var cook: String? {
    if steps.isEmpty { return nil }
    return links.recipe(recipe.id, "cook", from: place, servings: amounts.isAsked ? amounts.servings : nil)
  }

  private var kinds: String {
    // A non-breaking space prevents a line from beginning with the dot.
    [content.category, content.cuisine].filter { !$0.isBlank }.map(\.text).joined(separator: "\u{a0}· ")
  }

  /// True if only the catalogue's summary is known, because the whole recipe has not been fetched yet.
  private var isPartial: Bool {
    if case .catalogue(_, isWhole: false) = recipe.origin { true } else { false }
  }

  /// The address of the field in which the recipe's servings can be set: on this page if the recipe does not state
  /// them, otherwise on the page that edits the recipe. Nil if this page has a menu for them, or if only a summary of
  /// the recipe is known.
  private var setServings: String? {
    if serving != nil || isPartial { return nil }
    if recipe.numbers.told.servings == nil { return "#servings" }
    return links.recipe(recipe.id, "edit", from: place) + "#servings"
  }

  private var hasPerServing: Bool { serving == nil || recipe.numbers.macros != .unknown }

  /// Writes the macros per serving, such as "C 60.5 g · P 12 g · F 9 g per serving"; estimates in whole grams, such as
  /// "C 39 · P 70 · F 27 g per serving". If no macro is known, writes that energy and cost are per serving.
  private func writePerServing(to out: inout Output) {
    let (macros, isEstimated) = (recipe.numbers.macros, recipe.numbers.areMacrosEstimated)
    if macros == .unknown { return out.write(markup: "Energy and cost per serving") }
    Formatter.writeMacros(to: &out) { macro, out in
      guard let mass = macros[macro] else { return out.write(markup: "–") }
      if isEstimated { return Formatter.write(grouped: (mass.milligrams + 500) / 1_000, to: &out) }
      Formatter.write(mass, to: &out)
    }
    out.write(markup: isEstimated ? " g per serving" : " per serving")
  }

  /// Writes the address of the page that plans the recipe, with the chosen number of servings. Without one, the plan
  /// uses the number of people that the household cooks for.
  private func writePlan(to out: inout Output) {
    links.write(recipe.id, amounts.isAsked ? "/plan?servings=\(amounts.servings.count)" : "/plan", to: &out)
  }
}

/// A step of the method, or a heading of steps.
struct RecipeStepView: View {
  let text: String

  static let fields: Fields<RecipeStepView> = [
    "heading": .flag { RecipeSteps.isHeading($0.text) },
    "text": .text(\.text),
  ]
}
