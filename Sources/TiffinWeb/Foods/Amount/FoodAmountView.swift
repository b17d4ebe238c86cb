import Templating
import TiffinCore

/// The form for the amount of a food, with the nutrients of that amount, for the template `foods/amount`.
struct FoodAmountView: PageView {
  static let template = "foods/amount"

  private let food: Food
  private let form: FoodAmountForm
  private let errors: FormErrors?
  private let place: FoodDestination
  private let visitor: Visitor
  /// The nutrients of the amount; nil if the amount is invalid.
  private let gives: Nutrients?

  init(_ food: Food, _ form: FoodAmountForm, errors: FormErrors?, at place: FoodDestination, for visitor: Visitor) {
    self.food = food
    self.form = form
    self.errors = errors
    self.place = place
    self.visitor = visitor
    gives = (try? form.read(of: food.content)).map(food.content.nutrients)
  }

  static let fields: Fields<FoodAmountView> = [
    "name": .text(\.food.content.shownName),
    "date": .text { $0.visitor.format.date($0.place.day) },
    "back": .text { $0.visitor.links.foods($0.place) },
    "backTo": .text { $0.place.search.isEmpty ? "Foods" : "Results for “\($0.place.search)”" },
    "action": .text { $0.visitor.links.path("foods", String($0.food.id.number), "amount") },
    "about": .text { $0.visitor.links.food($0.food.id, $0.place) },
    "states": .text(\.states),
    "barcode": .text(\.food.content.barcode),
    "source": .view { $0.food.isCorrectable ? FoodSourceView($0.food.source) : nil },
    "like": .text { $0.visitor.links.newFood($0.place, like: $0.food.id) },
    "refused": .view { $0.errors.map(RefusedFormView.init) },
    "hidden": .list { $0.hidden.map(HiddenFieldView.init) },
    "key": .text(\.form.key),
    "amount": .view { FieldView(id: "amount", value: $0.form.amount, error: $0.errors?["amount"]) },
    "units": .list(\.units),
    "gives": .view { view in view.gives.map { FoodFiguresView(nutrients: $0) } },
    "new": .flag { $0.place.plate == nil },
    "time": .view { FieldView(id: "time", value: $0.form.time, error: nil) },
    "when": .text(\.when),
    "automatic": .flag { view in !MealCategory.main.contains { $0.name == view.form.category } },
    "usual": .text(\.usual),
    "categories": .list { view in
      MealCategory.main.map { ChoiceView(name: $0.name, isOn: $0.name == view.form.category) }
    },
  ]

  private var hidden: [(name: String, value: String)] {
    let answer = errors == nil ? [] : [(name: LargeAmountQuestion.field, value: form.doubt.answer)]
    return place.timeless + place.searched + answer
  }

  /// The energy per basis and the source, such as "89 kcal per 100 g · USDA".
  private var states: String {
    let energy = food.content.nutrients.energy.map { "\(Formatter.grouped($0.kilocalories)) kcal" } ?? "kcal unknown"
    return "\(energy) per \(Formatter.basis(of: food.content)) · \(Formatter.source(food.source))"
  }

  private var units: [OptionView] {
    food.content.units(with: FoodUnit(code: form.unit)).map { unit in
      OptionView(
        value: unit.code, label: Formatter.unit(unit, of: food.content), isOn: unit.code.isSameBytes(as: form.unit))
    }
  }

  private var usual: String { MealCategory.usual(at: LocalTime(iso: form.time) ?? visitor.now).name }

  /// The category and the time, such as "Lunch, 12:40".
  private var when: String { "\(form.category.isEmpty ? usual : form.category), \(form.time)" }
}
