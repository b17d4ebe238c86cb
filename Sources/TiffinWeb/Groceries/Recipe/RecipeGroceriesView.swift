import Templating
import TiffinCore

/// A recipe's ingredients, to choose the ones to buy, for the template `groceries/recipe`.
struct RecipeGroceriesView: PageView {
  static let template = "groceries/recipe"

  let recipe: Recipe
  let servings: Servings
  let day: LocalDate?
  let back: RecipeReturnLocation
  let links: Links

  static let fields: Fields<RecipeGroceriesView> = [
    "name": .text(\.recipe.content.name.text),
    "save": .text { $0.links.groceries(of: $0.recipe.id) },
    "back": .text { $0.links.recipe($0.back) },
    "list": .text(\.back.list),
    "servings": .number(\.servings.count),
    "day": .text { $0.day?.iso },
    "some": .flag { !$0.recipe.content.ingredients.isEmpty },
    "ingredients": .list(\.ingredients),
  ]

  private var ingredients: [ChosenIngredientView] {
    let factor = recipe.factor(for: servings)
    return recipe.content.ingredients.enumerated().map { index, ingredient in
      let reading = ingredient.reading
      let text = reading.isHeading ? reading.parts.rest : reading.line.scaled(by: factor).tidyText
      return ChosenIngredientView(number: index + 1, text: text, isHeading: reading.isHeading)
    }
  }
}

/// An ingredient that can be ticked.
struct ChosenIngredientView: View {
  let number: Int
  let text: String
  let isHeading: Bool

  static let fields: Fields<ChosenIngredientView> = [
    "number": .number(\.number),
    "text": .text(\.text),
    "heading": .flag(\.isHeading),
  ]
}
