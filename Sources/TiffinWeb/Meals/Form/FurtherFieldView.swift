import Templating

/// A form field for grams of fibre, sugars, saturated fat or salt.
struct FurtherFieldView: View {
  let label: String
  let field: FieldView

  static let fields: Fields<FurtherFieldView> = ["label": .text(\.label), "field": .view(\.field)]
}
