import Templating
import TiffinCore

/// A meal with all its details, for the template `meals/detail`.
struct MealDetailView: PageView {
  static let template = "meals/detail"

  let meal: Meal
  /// The latest rating of a meal of the same name, if this meal has none.
  let lastRating: Rating
  /// True if the meal consists of foods.
  let isPlate: Bool
  /// The nutrients among fibre, sugars, saturated fat and salt that the person has chosen to see.
  let further: [MealFurtherNutrientView]
  /// The page to which the meal's page returns.
  let place: MealListLocation
  /// The typed date that could not be parsed when the meal was saved; nil if there is none.
  let unread: InvalidDate?
  /// True if meals of the meal's date may be changed.
  let isChangeable: Bool
  let chrome: PageChrome
  let format: Formatter
  let shares: EnergyShares?
  /// The form for the number of servings of the meal's recipe; nil if it is not shown.
  let serves: ServingsFormView?

  init(
    _ meal: Meal, _ lastRating: Rating, isPlate: Bool, further: MealFurtherNutrients?, from place: MealListLocation,
    unread: InvalidDate?, for visitor: Visitor
  ) {
    self.meal = meal
    self.lastRating = lastRating
    self.isPlate = isPlate
    self.further = further.map { MealFurtherNutrientView.all(of: $0, for: visitor) } ?? []
    self.place = place
    // Once the meal has a date there is nothing to report, even if the address still says so.
    self.unread = meal.content.date == .epoch ? unread : nil
    isChangeable = visitor.person.mayChange(meal.content.date)
    chrome = visitor.chrome
    format = visitor.format
    shares = EnergyShares(meal.content.macros)
    let returnLocation = MealReturnLocation(place: place, isOverMeal: true)
    serves =
      isChangeable
      ? ServingsFormView(meal.id, meal.content.energy, meal.content.share, from: returnLocation.fields, for: visitor)
      : nil
  }

  /// The return address of actions on this page: the page itself.
  private var returnLocation: MealReturnLocation { MealReturnLocation(place: place, isOverMeal: true) }
  private var content: MealContent { meal.content }
  private var dateNotice: String? { unread.map { "\($0.sentence), so \(format.typed(content.date)) was kept." } }
  private var energy: String? {
    content.energy.map { (content.isEstimated ? Formatter.about : "") + format.energy($0) }
  }
  private var macros: [MacroView] { MacroView.all(of: content.macros, shares, format) }

  static let fields: Fields<MealDetailView> = [
    "rate": .text { $0.chrome.links.meal($0.meal.id, "rating") },
    "mark": .text { $0.chrome.links.meal($0.meal.id, "favourite") },
    "setDate": .text { $0.chrome.links.meal($0.meal.id, "date") },
    "repeat": .text { $0.chrome.links.meal($0.meal.id, "repeat") },
    "delete": .text { $0.chrome.links.meal($0.meal.id, "delete") },
    "foods": .text { $0.isPlate ? $0.chrome.links.meal($0.meal.id, "foods") : nil },
    "back": .text { $0.chrome.links.meals(MealListQuery(place: $0.place), row: $0.meal.id) },
    "edit": .text { $0.chrome.links.edit($0.meal.id, $0.returnLocation) },
    "backTo": .text { page in page.place.day.map(page.format.title) ?? "Meals" },
    "changeable": .flag(\.isChangeable),
    "key": .text { _ in SubmissionKey.random().text },
    "today": .text(\.format.today.iso),
    "list": .text(\.place.text),
    "hidden": .list { $0.returnLocation.fields.map(HiddenFieldView.init) },
    "name": .text(\.content.name.text),
    "category": .text(\.content.category.name),
    "date": .text { $0.format.long($0.content.date, $0.content.time) },
    "picture": .text { $0.chrome.picture(of: $0.meal) },
    "hasPhoto": .flag { $0.meal.photo != nil },
    "tint": .tint(\.content.name.text),
    "favourite": .flag(\.content.isFavourite),
    "rating": .choice(of: RatingView.all, \.content.rating.stars),
    "last": .view { $0.lastRating == .none ? nil : RatingView($0.lastRating.stars) },
    "energy": .text(\.energy),
    "bare": .flag { $0.content.energy == nil && $0.content.macros == .unknown },
    "size": .text { $0.energy.flatMap(RingTextSize.size) },
    "serves": .view(\.serves),
    "macros": .list(\.macros),
    "further": .list(\.further),
    "ring": .view(\.shares),
    "notes": .text(\.content.notes.text),
    "dateNotice": .text(\.dateNotice),
  ]
}

/// Carbs, protein or fat of the meal, with its share of the energy.
struct MacroView: View {
  let kind: String
  let label: String
  let grams: String?
  let share: String?

  static let fields: Fields<MacroView> = [
    "kind": .text(\.kind),
    "label": .text(\.label),
    "grams": .text(\.grams),
    "share": .text(\.share),
  ]

  static func all(of macros: Macros, _ shares: EnergyShares?, _ format: Formatter) -> [MacroView] {
    zip(Macro.allCases, Macro.allCases.indices).map { macro, index in
      MacroView(
        kind: macro.rawValue, label: macro.name, grams: macros[macro].map(format.grams),
        share: shares.map { "\($0.percents[index]) %" })
    }
  }
}

/// The amount of fibre, sugars, saturated fat or salt in a meal.
struct MealFurtherNutrientView: View {
  let label: String
  /// The mass, such as "5.2 g" or "≥ 3 g"; nil if it is unknown.
  let grams: String?

  static let fields: Fields<MealFurtherNutrientView> = ["label": .text(\.label), "grams": .text(\.grams)]

  static func all(of meal: MealFurtherNutrients, for visitor: Visitor) -> [MealFurtherNutrientView] {
    visitor.person.settings.nutrients.all.map { nutrient in
      let mark = meal.isWhole(nutrient) ? meal.isEstimated ? Formatter.about : "" : "≥ "
      let grams = meal.masses[nutrient].map { mark + Formatter.sum(milligrams: $0.milligrams) + " g" }
      return MealFurtherNutrientView(label: nutrient.name, grams: grams)
    }
  }
}
