import Templating
import TiffinCore

/// The foods of a recipe, line by line, for the template `foods/recipe`.
struct RecipeFoodsView: PageView {
  static let template = "foods/recipe"

  private let page: RecipeFoodsPage
  private let asked: RecipeFoodsQuery
  private let found: FoundFoods?
  private let refused: (form: RecipeFoodsForm, errors: FormErrors)?
  private let visitor: Visitor

  /// Creates the page.
  ///
  /// - Parameters:
  ///   - found: The results of the search; nil if nothing was searched.
  ///   - refused: The refused form with its errors; nil if none was refused.
  init(
    _ page: RecipeFoodsPage, _ asked: RecipeFoodsQuery, _ found: FoundFoods?,
    refused: (form: RecipeFoodsForm, errors: FormErrors)? = nil, for visitor: Visitor
  ) {
    self.page = page
    self.asked = asked
    self.found = found
    self.refused = refused
    self.visitor = visitor
  }

  static let fields: Fields<RecipeFoodsView> = [
    "name": .text(\.page.recipe.content.name.text),
    "back": .text { $0.visitor.links.recipe($0.page.recipe.id) },
    "action": .text { $0.visitor.links.recipe($0.page.recipe.id, "contents") },
    "edit": .text { view in
      view.page.recipe.isOwn ? nil : view.visitor.links.recipe(view.page.recipe.id, "edit")
    },
    "own": .flag(\.page.recipe.isOwn),
    "refused": .view { $0.refused.map { RefusedFormView($0.errors) } },
    "some": .flag { !$0.page.lines.isEmpty },
    "energy": .text { view in view.page.energy.map { "\(Formatter.about)\(view.visitor.format.energy($0)) kcal" } },
    "macros": .text(\.macros),
    "known": .number(\.page.share.known),
    "lines": .number(\.page.share.lines),
    "few": .flag { !$0.page.share.isUsed },
    "stated": .flag { $0.page.recipe.numbers.said.energy != nil },
    "servings": .number(\.page.servings.count),
    "groups": .list(\.groups),
    "sources": .list(\.sources),
  ]

  /// The macros, such as "C 84 · P 15 · F 30 g"; nil if none is known.
  private var macros: String? {
    guard page.macros != .unknown else { return nil }
    let figures = Macro.allCases.map { macro in
      macro.initial + " " + (page.macros[macro].map(visitor.format.grams) ?? "–")
    }
    return Formatter.joined(figures)
  }

  /// The lines in two groups. Those without a food or a weight are first, because people should complete them.
  private var groups: [RecipeFoodGroupView] {
    let open = RecipeFoodGroupView(id: "open", title: "Not known yet", lines: rows { !$0.matched.isKnown })
    let known = RecipeFoodGroupView(id: "known", title: "Known", lines: rows(where: \.matched.isKnown))
    return [open, known].filter { !$0.lines.isEmpty }
  }

  private func rows(where isShown: (RecipeFoodsPage.Line) -> Bool) -> [RecipeFoodLineView] {
    page.lines.filter(isShown).map { line in
      let isOpen = asked.line == line.matched.place
      return RecipeFoodLineView(
        line: line, isOpen: isOpen, search: isOpen && !asked.search.isEmpty ? asked.search : line.name,
        found: isOpen ? found : nil, refused: isOpen ? refused : nil)
    }
  }

  private var sources: [FoodSourceView] {
    let named = page.lines.compactMap(\.food?.source) + ((found?.tables ?? []).map(\.source))
    return Set(named).sorted { $0.rawValue < $1.rawValue }.compactMap(FoodSourceView.init)
  }
}

/// A group of lines under a heading.
struct RecipeFoodGroupView: View {
  let id: String
  let title: String
  let lines: [RecipeFoodLineView]

  static let fields: Fields<RecipeFoodGroupView> = [
    "group": .text(\.id), "title": .text(\.title), "total": .text(\.total), "lines": .list(\.lines),
  ]

  /// The total, such as "2,311 g · 2,530 kcal", without the energy if none is known; nil if no weight is known.
  private var total: String? {
    let mass = lines.compactMap(\.line.matched.mass).reduce(0, +)
    let energy = lines.compactMap(\.line.energy?.kilocalories)
    guard mass > 0 else { return nil }
    let kilocalories = energy.isEmpty ? nil : "\(Formatter.grouped(energy.reduce(0, +))) kcal"
    return Formatter.joined([RecipeFoodLineView.weight(mass)] + [kilocalories].compactMap(\.self))
  }
}
