import Localization
import Templating
import TiffinCore

/// The foods of a meal and their total, for the template `foods/meal`.
struct MealFoodsView: PageView {
  static let template = "foods/meal"

  private let page: MealFoodsPage
  private let refused: (entry: MealFoodAmountForm?, errors: FormErrors)?
  private let visitor: Visitor
  private let key = SubmissionKey.random()
  /// The food that was just removed; nil if there is none.
  var removed: (RemovedFood, food: Food)?
  /// The number of the line that was just added, from 1; nil if there is none.
  var added: Int?

  init(
    _ page: MealFoodsPage, refused: (entry: MealFoodAmountForm?, errors: FormErrors)? = nil, for visitor: Visitor
  ) {
    self.page = page
    self.refused = refused
    self.visitor = visitor
  }

  static let fields: Fields<MealFoodsView> = [
    "name": .text(\.content.name.text),
    "when": .text(\.when),
    "back": .text { $0.visitor.links.diary($0.content.date) },
    "backTo": .text { $0.visitor.format.title($0.content.date) },
    "meal": .text { $0.visitor.links.meal($0.page.meal.id, from: MealListLocation(day: $0.content.date)) },
    "edit": .text {
      $0.visitor.links.edit($0.page.meal.id, MealReturnLocation(place: MealListLocation(day: $0.content.date)))
    },
    "action": .text { $0.visitor.links.plate($0.page.meal.id) },
    "removed": .view { view in
      view.removed.map { RemovedFoodView($0.food, $0.0, undo: view.visitor.links.plate(view.page.meal.id)) }
    },
    "added": .view(\.addedFood),
    "refused": .view { $0.refused.map { RefusedFormView($0.errors) } },
    "changeable": .flag(\.isChangeable),
    "lines": .list(\.lines),
    "add": .text(\.another),
    "gives": .view { FoodFiguresView(energy: $0.content.energy, macros: $0.content.macros) },
    "own": .text(\.overwritten),
  ]

  private var content: MealContent { page.meal.content }

  private var isChangeable: Bool { visitor.person.mayChange(content.date) }

  /// The day, category and time, such as "Today · Breakfast, 07:40".
  private var when: String {
    let time = content.time.map { ", \($0.iso)" } ?? ""
    return "\(visitor.format.title(content.date)) · \(content.category.name)\(time)"
  }

  private var another: String {
    var place = FoodDestination(content.date)
    place.plate = page.meal.id
    return visitor.links.foods(place)
  }

  private var lines: [MealFoodLineView] {
    page.lines.enumerated().map { place, entry in
      let typed = refused?.entry?.place == place ? refused?.entry : nil
      return MealFoodLineView(
        number: place + 1, line: entry.line, isOnly: page.lines.count == 1,
        hidden: fields(of: place) + (typed.map { [(LargeAmountQuestion.field, $0.doubt.answer)] } ?? []),
        food: entry.food, typed: typed,
        error: typed == nil ? nil : refused?.errors["amount-\(place + 1)"])
    }
  }

  /// Returns the hidden fields that identify the line of a form.
  private func fields(of place: Int) -> [(name: String, value: String)] {
    let shown = ExpectedMealLine(place: place, mark: page.lines.map(\.line).mark(at: place))
    return SubmittedMealFood.fields(shown, of: RemovedFood(page.lines[place].line, of: page.lines[place].food), key)
  }

  private var addedFood: AddedFoodView? {
    guard let added, page.lines.indices.contains(added &- 1) else { return nil }
    return AddedFoodView(
      line: page.lines[added - 1].line, undo: isChangeable ? visitor.links.plate(page.meal.id) : nil,
      hidden: fields(of: added - 1))
  }

  /// The energy of the foods if the meal's own values differ; nil if the meal's values are the sum of its foods.
  private var overwritten: String? {
    let sum = page.lines.map(\.line).nutrients
    guard sum.energy != content.energy || sum.macros != content.macros else { return nil }
    return sum.energy.map { "\(Formatter.grouped($0.kilocalories)) kcal" } ?? "unknown kcal"
  }
}

/// A food of a meal, with the form for its amount.
struct MealFoodLineView: View {
  let number: Int
  let line: MealLine
  /// True if the meal has no other food.
  let isOnly: Bool
  /// The hidden fields of the form.
  let hidden: [(name: String, value: String)]
  let food: Food?
  /// The refused amount; nil if none was refused.
  let typed: MealFoodAmountForm?
  let error: Message?

  static let fields: Fields<MealFoodLineView> = [
    "number": .number(\.number),
    "hidden": .list { view in view.hidden.map(HiddenFieldView.init) },
    "name": .text(\.line.name),
    "amountText": .text(\.text),
    "energy": .text { view in view.line.nutrients.energy.map { Formatter.grouped($0.kilocalories) } },
    "open": .flag { $0.typed != nil || $0.isOnly },
    "known": .flag { $0.food != nil },
    "amount": .view { view in
      FieldView(id: "amount-\(view.number)", value: view.typed?.amount ?? view.line.typedAmount, error: view.error)
    },
    "units": .list(\.units),
    "gives": .view { FoodFiguresView(nutrients: $0.line.nutrients) },
  ]

  /// The amount, such as "2 slices, 58 g" or "40 g".
  private var text: String {
    let amount = "\(line.amount) \(Formatter.measure(line.measure, of: line.amount))"
    guard let mass = line.mass, let food, ["g", "ml"].allSatisfy({ $0 != line.measure }) else { return amount }
    return "\(amount), \(Formatter.weight(Quantity(mass) ?? .zero, of: food.content))"
  }

  private var units: [OptionView] {
    guard let content = food?.content else { return [] }
    let chosen = typed.flatMap { FoodUnit(code: $0.unit) } ?? content.unit(of: line)
    return content.units(with: chosen).map { unit in
      OptionView(value: unit.code, label: Formatter.unit(unit, of: content), isOn: unit == chosen)
    }
  }
}
