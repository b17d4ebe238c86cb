/// What a meal's name and category are sorted and grouped by.
struct MealKeys: Equatable {
  let name: String
  let category: String

  init(name: MealName, category: Category) {
    self.name = SortKey.of(name.text)
    self.category = category.key
  }

  /// The columns that hold them, in the order of ``values``.
  static let columns = ["name_key", "category_key"]

  var values: [SQLValue] { [.text(name), .text(category)] }
}

extension MealKeys {
  init(_ content: MealContent) {
    self.init(name: content.name, category: content.category)
  }
}

extension Category {
  /// Sorts the four first, in their order, then the others by their names, and none at all last.
  var key: String {
    switch self {
    case .breakfast: "1"
    case .lunch: "2"
    case .dinner: "3"
    case .snack: "4"
    case .other(let other): isBlank ? "6" : "5" + SortKey.of(other.text)
    }
  }

  /// Whether none was given.
  public var isBlank: Bool {
    if case .other(let other) = self { Blank.isBlank(other.text) } else { false }
  }

  /// Whether this one's heading comes first.
  public func precedes(_ other: Category) -> Bool {
    key.utf8.lexicographicallyPrecedes(other.key.utf8)
  }

  /// Whether both stand under one heading: the four each for itself, others when case, accents and blanks are the only
  /// difference.
  public func isSameGroup(as other: Category) -> Bool {
    self == other || key == other.key
  }
}
