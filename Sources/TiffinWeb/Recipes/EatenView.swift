import Templating
import TiffinCore

/// The form that puts a recipe into the diary.
struct EatenView: View {
  private let recipe: Recipe

  init(_ recipe: Recipe, for visitor: Visitor) {
    self.recipe = recipe
  }

  static let fields: Fields<EatenView> = [
    "key": .text { _ in SubmissionKey.random().text },
    "unknown": .flag { $0.recipe.numbers.energy == nil },
  ]
}
