import Localization
import Templating
import TiffinCore

/// The form for a household's own food, new, stored or refused, for the template `foods/form`.
struct FoodFormView: PageView {
  static let template = "foods/form"

  private let form: FoodForm
  /// The id of the stored food; nil for a new one.
  private let food: Food.ID?
  private let errors: FormErrors?
  private let place: FoodDestination
  private let links: Links
  /// The barcode for which no food was found; nil if the food was not looked up by a barcode.
  var unknown: String?
  /// The picture submitted with the form.
  var kept = FormPicture.none
  /// The fingerprint of the food's picture; nil if it has none.
  var picture: String?

  init(
    _ form: FoodForm, _ food: Food.ID?, errors: FormErrors? = nil, from place: FoodDestination, for visitor: Visitor
  ) {
    self.form = form
    self.food = food
    self.errors = errors
    self.place = place
    links = visitor.links
  }

  static let fields: Fields<FoodFormView> = [
    "heading": .text { $0.food == nil ? "New food" : "Edit food" },
    "back": .text(\.back),
    "backTo": .text { $0.food == nil ? "Foods" : "The food" },
    "action": .text { view in view.food.map { view.links.path("foods", String($0.number)) } ?? view.links.path("foods")
    },
    "refused": .view { $0.errors.map(RefusedFormView.init) },
    "hidden": .list { $0.place.pairs.map(HiddenFieldView.init) },
    "revision": .text(\.form.revision),
    "name": .view { $0.field("name", $0.form.name) },
    "brand": .view { $0.field("brand", $0.form.brand) },
    "barcode": .view { $0.field("barcode", $0.form.barcode) },
    "bases": .list { view in
      zip(Food.Basis.allCases, ["100 g", "100 ml", "1 piece"]).map { basis, label in
        OptionView(value: basis.rawValue, label: label, isOn: basis.rawValue.isSameBytes(as: view.form.per))
      }
    },
    "energy": .view { $0.field("energy", $0.form.energy) },
    "joules": .flag { $0.form.energyUnit == "kJ" },
    "macros": .list { $0.grams([.carbs, .protein, .fat]) },
    "others": .list { $0.grams([.sugars, .fibre, .saturated, .salt]) },
    "portions": .list(\.portions),
    "unknown": .text(\.unknown),
    "picture": .text { view in
      view.food.flatMap { food in view.picture.map { view.links.picture(of: food, .large, $0) } }
    },
    "removePhoto": .flag(\.form.removesPhoto),
    "photo": .view { $0.field("photo", "") },
    "pictureLost": .flag(\.kept.isLost),
    "kept": .view { HeldPictureView($0.kept, $0.links) },
  ]

  private var back: String { food.map { links.food($0, place) } ?? links.foods(place) }

  private func field(_ id: String, _ value: String) -> FieldView {
    FieldView(id: id, value: value, error: errors?[id])
  }

  private func grams(_ nutrients: [Nutrient]) -> [FoodGramsView] {
    FoodForm.grams.filter { nutrients.contains($0.nutrient) }.map { box in
      FoodGramsView(
        nutrient: box.nutrient, value: form[keyPath: box.path], error: errors?[box.nutrient.rawValue])
    }
  }

  private var portions: [FoodPortionFieldsView] {
    form.portions.enumerated().map { place, portion in
      FoodPortionFieldsView(
        number: place + 1, measure: field("portion-\(place + 1)", portion.measure),
        grams: field("grams-\(place + 1)", portion.grams))
    }
  }
}

/// A field for grams of a nutrient.
struct FoodGramsView: View {
  let nutrient: Nutrient
  let value: String
  let error: Message?

  static let fields: Fields<FoodGramsView> = [
    "id": .text(\.nutrient.rawValue),
    "label": .text { $0.nutrient == .saturated ? "Saturated fat" : $0.nutrient.title },
    "kind": .text { Macro(rawValue: $0.nutrient.rawValue)?.rawValue },
    "value": .text(\.value),
    "error": .message(\.error),
  ]
}

/// The fields of a portion.
struct FoodPortionFieldsView: View {
  let number: Int
  let measure: FieldView
  let grams: FieldView

  static let fields: Fields<FoodPortionFieldsView> = [
    "number": .number(\.number),
    "measure": .view(\.measure),
    "grams": .view(\.grams),
  ]
}
