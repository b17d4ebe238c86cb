import Templating
import TiffinCore

/// The form that adds or edits a meal, for the template `meals/form`.
struct MealFormView: PageView {
  static let template = "meals/form"

  /// The purpose of the form.
  enum Purpose: Sendable {
    case adding
    case editing(Meal)
    /// The meal was deleted while it was being edited.
    case restoring(Meal)

    /// The stored meal; nil for a new one.
    var meal: Meal? {
      switch self {
      case .adding: nil
      case .editing(let meal), .restoring(let meal): meal
      }
    }

    var isBringingBack: Bool {
      if case .restoring = self { true } else { false }
    }
  }

  let form: MealForm
  let purpose: Purpose
  let returnLocation: MealReturnLocation
  let refused: RefusedFormView?
  /// The picture submitted with the form.
  let kept: FormPicture
  let chrome: PageChrome
  /// The nutrients among fibre, sugars, saturated fat and salt that the person has chosen to see.
  let nutrients: ChosenNutrients

  static let fields = besides.adding(
    MealForm.typed.filter { text in !MealForm.numbers.contains { $0.text.name == text.name } }
      .map { text in (text.name, .view { $0.field(text.name, $0.form[keyPath: text.path]) }) })

  private static let besides: Fields<MealFormView> = [
    "heading": .text(\.heading),
    "subheading": .text(\.subheading),
    "action": .text(\.action),
    "add": .text(\.chrome.links.meals),
    "cancel": .text(\.cancel),
    "hidden": .list { ($0.returnLocation.fields + $0.unseen).map(HiddenFieldView.init) },
    "numbers": .list(\.numbers),
    "key": .text(\.form.key),
    "revision": .text(\.form.revision),
    "unknown": .text(\.form.unknown),
    "filled": .text(\.form.filled),
    "refused": .view(\.refused),
    "deleted": .flag(\.purpose.isBringingBack),
    "pictureLost": .flag(\.kept.isLost),
    "kept": .view { HeldPictureView($0.kept, $0.chrome.links) },
    "picture": .text(\.picture),
    "tint": .tint { $0.typedName ?? $0.storedName ?? "" },
    "hasPhoto": .flag(\.hasPhoto),
    "removePhoto": .flag(\.form.removesPhoto),
    "categories": .list(\.categories),
    "isOther": .flag(\.isOther),
    "unrated": .flag { !$0.stars.contains(where: \.isOn) },
    "stars": .list(\.stars),
    "favourite": .flag(\.form.isFavourite),
    "categoryOther": .view { $0.field("category_other", $0.form.categoryOther) },
    "workedOut": .text(\.workedOut),
    "photo": .view { $0.field("photo", "") },
  ]
}

extension MealFormView {
  /// Creates the view of a form to fill in.
  init(
    _ form: MealForm, _ purpose: Purpose, _ returnLocation: MealReturnLocation, _ kept: FormPicture = .none,
    for visitor: Visitor
  ) {
    self.init(
      form: form, purpose: purpose, returnLocation: returnLocation, refused: nil, kept: kept, chrome: visitor.chrome,
      nutrients: visitor.person.settings.nutrients)
  }

  /// Creates the view of a submitted form that was not saved.
  init(_ sent: SubmittedMealForm, _ purpose: Purpose, _ errors: FormErrors?, _ kept: FormPicture, for visitor: Visitor)
  {
    self.init(
      form: sent.form, purpose: purpose, returnLocation: sent.returnLocation, refused: errors.map(RefusedFormView.init),
      kept: kept, chrome: visitor.chrome,
      nutrients: visitor.person.settings.nutrients)
  }
}

extension MealFormView {
  /// The heading, which is the meal's name once there is one.
  private var heading: String { typedName ?? storedName ?? task }

  private var subheading: String? { heading.isSameBytes(as: task) ? nil : task }

  private var typedName: String? { (try? MealName(form.name))?.text }

  private var storedName: String? { purpose.meal?.content.name.text }

  private var task: String { purpose.meal == nil ? "Add meal" : "Edit meal" }

  private var action: String {
    purpose.meal.map { chrome.links.meal($0.id) } ?? chrome.links.meals
  }

  /// The address of the page from which the visitor came.
  private var cancel: String {
    let list = MealListQuery(place: returnLocation.place)
    guard case .editing(let meal) = purpose else { return chrome.links.meals(list) }
    return returnLocation.isOverMeal
      ? chrome.links.meal(meal.id, from: returnLocation.place) : chrome.links.meals(list, row: meal.id)
  }

  /// The computed energy; nil if the energy field is not empty, or the energy cannot be computed.
  private var workedOut: String? {
    guard form.calories.isEmpty else { return nil }
    return MealFormReader.workedOutEnergy(form).map { String($0.kilocalories) }
  }

  private var hasPhoto: Bool { purpose.meal?.photo != nil }

  private var picture: String {
    if let meal = purpose.meal, meal.photo != nil { return chrome.picture(of: meal) }
    return chrome.picture(of: (try? MealCategory(form.typedCategory)) ?? .snack)
  }

  private var categories: [ChoiceView] {
    MealCategory.main.map { ChoiceView(name: $0.name, isOn: $0.name == form.category) }
  }

  private var isOther: Bool { !MealCategory.main.contains { $0.name == form.category } }

  private var stars: [RadioStarView] {
    RadioStarView.stars(rated: form.rating)
  }

  /// The visible fields of numbers that may stay empty.
  private var numbers: [MealNumberFieldView] {
    MealForm.numbers.filter(isShown).map { number in
      MealNumberFieldView(number: number, field: field(number.text.name, form[keyPath: number.text.path]))
    }
  }

  /// The hidden fields of nutrients that the person has not chosen to see, which preserve their values.
  private var unseen: [(name: String, value: String)] {
    MealForm.numbers.filter { !isShown($0) }.map { ($0.text.name, form[keyPath: $0.text.path]) }
      .filter { !$0.1.isEmpty }
  }

  private func isShown(_ number: MealNumberField) -> Bool {
    number.nutrient.map { nutrients.contains(ChosenNutrients($0)) } ?? true
  }

  private func field(_ id: String, _ value: String) -> FieldView {
    FieldView(id: id, value: value, error: refused?.errors[id])
  }
}
