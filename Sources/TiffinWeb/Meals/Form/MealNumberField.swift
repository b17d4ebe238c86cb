import Templating
import TiffinCore

/// A number of a meal that may stay empty: its field in the form, its value in the meal, and its text in tables.
struct MealNumberField: Sendable {
  /// A change of a meal's content to the number that was read.
  typealias Change = @Sendable (inout MealContent) -> Void

  /// The field in the form, such as "fibre".
  let text: FormText<MealForm>
  /// The label, such as "Fibre".
  let label: String
  /// The unit, such as "g".
  let unit: String
  /// The nutrient, if each person chooses whether to see it; nil for a number that is always shown.
  let nutrient: FurtherNutrient?
  /// Returns the text of a meal's number as it is typed; empty if it is unknown.
  let shown: @Sendable (MealContent) -> String
  /// Parses typed text; an empty text makes the number unknown.
  let read: @Sendable (String) throws(FieldRefusal) -> Change

  /// Creates a number.
  ///
  /// - Parameters:
  ///   - value: The value in the meal.
  ///   - written: Returns a value's text as it is typed.
  init<Value>(
    _ name: String, _ path: any WritableKeyPath<MealForm, String> & Sendable, _ field: NumberField<Value>,
    of value: any WritableKeyPath<MealContent, Value?> & Sendable, nutrient: FurtherNutrient? = nil,
    written: @escaping @Sendable (Value) -> String
  ) {
    text = FormText(name, path)
    label = field.label
    unit = field.unit
    self.nutrient = nutrient
    shown = { $0[keyPath: value].map(written) ?? "" }
    read = { typed throws(FieldRefusal) in
      let number = try field.read(typed)
      return { $0[keyPath: value] = number }
    }
  }

  /// Creates the number of grams of a nutrient.
  init(_ nutrient: FurtherNutrient, _ path: any WritableKeyPath<MealForm, String> & Sendable) {
    self.init(nutrient.field, path, .grams(of: nutrient), of: \.further[nutrient], nutrient: nutrient) {
      DecimalText.text(of: $0.milligrams, decimals: 3)
    }
  }
}

/// The form field of a number, for the template `parts/number`.
struct MealNumberFieldView: View {
  let number: MealNumberField
  let field: FieldView

  static let fields: Fields<MealNumberFieldView> = [
    "label": .text(\.number.label), "unit": .text(\.number.unit), "field": .view(\.field),
  ]
}
