import Templating
import TiffinCore

/// A line of a recipe with the food that it is matched to, and the form that changes the match.
struct RecipeFoodLineView: View {
  let line: RecipeFoodsPage.Line
  let isOpen: Bool
  /// The text in the search field.
  let search: String
  /// The results of the search; nil if nothing was searched.
  let found: FoundFoods?
  /// The refused form with its errors; nil if none was refused.
  let refused: (form: RecipeFoodsForm, errors: FormErrors)?

  static let fields: Fields<RecipeFoodLineView> = [
    "place": .number(\.matched.place),
    "key": .text(\.matched.key),
    "measure": .text(\.line.measure),
    "rest": .text(\.line.rest),
    "match": .text(\.match),
    "missing": .flag { !$0.matched.isKnown },
    "weight": .text { view in view.matched.mass.map(Self.weight) },
    "energy": .text { view in view.line.energy.map { "\(Formatter.grouped($0.kilocalories)) kcal" } },
    "counted": .flag { $0.matched.match != .nothing },
    "open": .flag(\.isOpen),
    "changeable": .flag { !$0.matched.key.isEmpty && !$0.matched.isOptional },
    "search": .text(\.search),
    "asked": .text { $0.found == nil ? nil : $0.search },
    "foods": .list(\.foods),
    "none": .flag { view in view.found.map { $0.own.isEmpty && $0.tables.isEmpty } ?? false },
    "food": .text { $0.line.food.map { String($0.id.number) } },
    "nothing": .flag { $0.matched.isChosen && $0.matched.food == nil },
    "chosen": .flag(\.matched.isChosen),
    "grams": .view(\.grams),
  ]

  private var matched: MatchedLine { line.matched }

  /// The matched food, such as "Onion · yours", or the reason why the line is not counted.
  private var match: String {
    if matched.isOptional { return "Not counted: optional" }
    guard let food = line.food?.content else {
      guard matched.match == .nothing else { return "No food found" }
      return matched.isChosen ? "Not counted: your choice" : "Not counted: hardly any energy"
    }
    let yours = matched.isChosen ? " · yours" : ""
    let left = line.eaten.map { " · \(Self.weight($0)) counted: the rest stays in the pan" } ?? ""
    return food.shownName + yours + (gap(food).map { " · not counted: \($0)" } ?? left)
  }

  /// Returns the reason why a line with a food is not counted; nil if it is counted.
  private func gap(_ food: FoodContent) -> String? {
    if matched.match == .nothing { return "no amount" }
    if food.basis == .piece { return "nutrition is per piece" }
    if matched.mass == nil { return "weight unknown" }
    return line.energy == nil ? "energy unknown" : nil
  }

  private var foods: [FoodChoiceView] {
    ((found?.own ?? []) + (found?.tables ?? [])).map { FoodChoiceView(food: $0, isChosen: $0.id == line.food?.id) }
  }

  /// The weight field; nil if no weight can be given, because the line states one, is optional, or has no amount or no
  /// suitable food.
  private var grams: FieldView? {
    let id = "grams-\(matched.place)"
    guard line.canBeWeighed else { return nil }
    let known = matched.mass.flatMap { Quantity(($0 + 50) / 100 * 100, over: 1_000)?.decimals } ?? ""
    return FieldView(id: id, value: refused?.form.grams ?? known, error: refused?.errors[id])
  }

  /// Returns a weight such as "1,096 g" or "4.5 g".
  static func weight(_ mass: Int) -> String {
    if mass >= 10_000 { return "\(Formatter.grouped((mass + 500) / 1_000)) g" }
    return "\((Quantity((mass + 50) / 100 * 100, over: 1_000) ?? .zero).decimals) g"
  }
}

/// A food that can be chosen for a line.
struct FoodChoiceView: View {
  let food: Food
  let isChosen: Bool

  static let fields: Fields<FoodChoiceView> = [
    "id": .text { String($0.food.id.number) },
    "name": .text(\.food.content.shownName),
    "brand": .text(\.food.content.brand),
    "per": .text { view in
      view.food.content.nutrients.energy.map {
        "\(Formatter.grouped($0.kilocalories)) kcal per \(Formatter.basis(of: view.food.content))"
      }
    },
    "on": .flag(\.isChosen),
  ]
}
