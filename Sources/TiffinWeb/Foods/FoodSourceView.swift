import Templating
import TiffinCore

/// The attribution of a food's nutrients, for the template `foods/source`.
struct FoodSourceView: View {
  let words: String
  /// The licence's name and address; nil if no licence has to be named.
  var licence: (name: String, address: String)?

  static let fields: Fields<FoodSourceView> = [
    "words": .text(\.words),
    "licence": .text { $0.licence?.name },
    "address": .text { $0.licence?.address },
  ]

  /// Creates the attribution; nil for the household's own foods.
  init?(_ source: FoodSource) {
    switch source {
    case .own: return nil
    case .usda:
      words = """
        Source: U.S. Department of Agriculture, Agricultural Research Service. USDA National Nutrient Database for \
        Standard Reference, Release 28. Public domain.
        """
    case .dishes:
      words = """
        Source: Federal authorities of the Swiss Confederation, naehrwertdaten.ch. Drinks and dishes whose name has \
        amounts are composed of foods of the USDA's Standard Reference, Release 28.
        """
    case .openFoodFacts:
      words = "From Open Food Facts, © its contributors,"
      licence = ("ODbL", "https://opendatacommons.org/licenses/odbl/1-0/")
    case .swiss: words = "Source: Federal authorities of the Swiss Confederation, naehrwertdaten.ch."
    case .fdcFoundation, .fdcLegacy, .fdcBranded:
      words = "Source: U.S. Department of Agriculture, Agricultural Research Service. FoodData Central. Public domain."
    default: words = "Source: \(Formatter.source(source))."
    }
  }
}

extension Food {
  /// True if the food is a packaged product, whose values may contain mistakes: a household may copy and correct it.
  var isCorrectable: Bool { source == .openFoodFacts || source == .fdcBranded }
}
