import Templating
import TiffinCore

/// The nutrients of a food, per 100 g, 100 ml or piece, and per portion, for the template `foods/detail`.
struct FoodDetailView: PageView {
  static let template = "foods/detail"

  private let page: FoodDetailPage
  private let place: FoodDestination
  private let visitor: Visitor
  private let isRestored: Bool
  private let key = SubmissionKey.random()

  /// Creates the page.
  ///
  /// - Parameter isRestored: True if the food was just restored.
  init(_ page: FoodDetailPage, from place: FoodDestination, isRestored: Bool = false, for visitor: Visitor) {
    self.page = page
    self.place = place
    self.isRestored = isRestored
    self.visitor = visitor
  }

  static let fields: Fields<FoodDetailView> = [
    "name": .text(\.content.shownName),
    "own": .text { $0.content.shortName == nil ? nil : $0.content.name.text },
    "brand": .text(\.content.brand),
    "back": .text { $0.visitor.links.foods($0.place) },
    "backTo": .text { $0.place.search.isEmpty ? "Foods" : "Results for “\($0.place.search)”" },
    "add": .text { $0.visitor.links.amount(of: $0.page.food.id, $0.place) },
    "edit": .text { $0.page.food.source == .own ? $0.visitor.links.editFood($0.page.food.id, $0.place) : nil },
    "basis": .text { Formatter.basis(of: $0.content) },
    "portion": .text(\.portionName),
    "rows": .list { view in
      view.shown.map { NutrientRowView(nutrient: $0, of: view.content.nutrients, portion: view.portion) }
    },
    "gaps": .flag { view in view.shown.contains { view.content.nutrients[$0] == nil } },
    "portions": .list { view in
      view.content.shownPortions.map { place in
        let portion = view.content.portions[place]
        return FoodPortionView(
          amount: portion.amount == 1_000 ? "1" : (Quantity(portion.amount, over: 1_000) ?? .one).decimals,
          measure: portion.label, weight: Formatter.weight(Quantity(portion.mass) ?? .one, of: view.content))
      }
    },
    "restored": .flag(\.isRestored),
    "picture": .text { view in
      view.page.picture.map { view.visitor.links.picture(of: view.page.food.id, .large, $0) }
    },
    "barcode": .text(\.content.barcode),
    "buy": .text { $0.visitor.links.food($0.page.food.id, "groceries") },
    "key": .text(\.key.text),
    "delete": .text { $0.page.food.source == .own ? $0.visitor.links.food($0.page.food.id, "delete") : nil },
    "hidden": .list { $0.place.pairs.map(HiddenFieldView.init) },
    "source": .view { FoodSourceView($0.page.food.source) },
    "like": .text { $0.page.food.isCorrectable ? $0.visitor.links.newFood($0.place, like: $0.page.food.id) : nil },
    "eaten": .list { view in view.page.eaten.map { MealWithFoodView(meal: $0, visitor: view.visitor) } },
  ]

  private var content: FoodContent { page.food.content }

  /// The nutrients shown, with alcohol only if the food contains any.
  private var shown: [Nutrient] {
    Nutrient.shown.filter { $0 != .alcohol || content.nutrients[.alcohol] ?? 0 > 0 }
  }

  /// The nutrients of the usual portion; nil if the food has no portions.
  private var portion: Nutrients? {
    let usual = content.usualAmount
    guard case .portion = usual.unit, let amount = FoodAmount(usual.quantity, usual.unit) else { return nil }
    return content.nutrients(in: amount)
  }

  /// The usual portion, such as "1 medium (118 g)"; nil if the food has no portions.
  private var portionName: String? { Formatter.usualPortion(of: content) }
}

/// A nutrient of a food, per 100 g, 100 ml or piece, and per portion.
struct NutrientRowView: View {
  let label: String
  /// The CSS class of the nutrient's colour; nil for most nutrients.
  let kind: String?
  /// True if the nutrient is a part of a nutrient in a row above, as sugars are of carbs.
  let isPart: Bool
  let amount: String?
  let ofPortion: String?
  let hasPortion: Bool

  init(nutrient: Nutrient, of nutrients: Nutrients, portion: Nutrients?) {
    label = nutrient.name
    kind = Macro(rawValue: nutrient.rawValue)?.rawValue
    isPart = nutrient.isPart
    amount = Self.text(nutrient, nutrients)
    ofPortion = portion.flatMap { Self.text(nutrient, $0) }
    hasPortion = portion != nil
  }

  static let fields: Fields<NutrientRowView> = [
    "label": .text(\.label),
    "kind": .text(\.kind),
    "part": .flag(\.isPart),
    "amount": .text(\.amount),
    "ofPortion": .text(\.ofPortion),
    "hasPortion": .flag(\.hasPortion),
  ]

  private static func text(_ nutrient: Nutrient, _ nutrients: Nutrients) -> String? {
    if nutrient == .energy { return nutrients.energy.map { "\(Formatter.grouped($0.kilocalories)) kcal" } }
    return nutrients[nutrient].map { value in
      // Salt is shown to 0.01 g, because 0.1 g is too coarse.
      let step = nutrient == .salt ? 10 : 100
      let rounded = Quantity((value + step / 2) / step * step, over: 1_000) ?? .zero
      return "\(rounded.decimals) g"
    }
  }
}

/// A portion of a food and its weight.
struct FoodPortionView: View {
  let amount: String
  let measure: String
  let weight: String

  static let fields: Fields<FoodPortionView> = [
    "amount": .text(\.amount), "measure": .text(\.measure), "weight": .text(\.weight),
  ]
}

/// A meal that contained the food.
struct MealWithFoodView: View {
  let meal: ListedMeal
  let visitor: Visitor

  static let fields: Fields<MealWithFoodView> = [
    "href": .text { $0.visitor.links.meal($0.meal.id) },
    "name": .text(\.meal.name.text),
    "when": .text { $0.visitor.format.short($0.meal.date) },
    "energy": .text { view in view.meal.energy.map { view.visitor.format.energy($0) } },
  ]
}

extension Nutrient {
  /// The nutrients on a food's page, in order.
  static let shown: [Nutrient] = [
    .energy, .carbs, .sugars, .fibre, .protein, .fat, .saturated, .salt, .alcohol,
  ]

  /// The name shown on pages.
  var name: String {
    switch self {
    case .energy: "Energy"
    case .carbs: "Carbs"
    case .protein: "Protein"
    case .fat: "Fat"
    case .fibre: "fibre"
    case .sugars: "sugars"
    case .saturated: "saturated"
    case .salt: "Salt"
    case .alcohol: "Alcohol"
    }
  }

  /// The name as a field's label: "Sugars".
  var title: String { name.capitalised }

  /// True if the nutrient is listed as a part of carbs or fat.
  var isPart: Bool { [.sugars, .fibre, .saturated].contains(self) }
}
