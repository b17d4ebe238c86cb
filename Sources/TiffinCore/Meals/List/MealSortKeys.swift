/// The keys that sort and group a meal by name and category.
struct MealSortKeys: Equatable {
  let name: String
  let category: String

  init(name: MealName, category: MealCategory) {
    self.name = SortKey.of(name.text)
    self.category = category.key
  }

  /// The columns of the keys, in the order of ``values``.
  static let columns = ["name_key", "category_key"]

  var values: [SQLValue] { [.text(name), .text(category)] }
}

extension MealSortKeys {
  init(_ content: MealContent) {
    self.init(name: content.name, category: content.category)
  }
}

extension MealCategory {
  /// A key that sorts the four standard categories first, in order, then other categories by name, and blank ones last.
  var key: String {
    switch self {
    case .breakfast: "1"
    case .lunch: "2"
    case .dinner: "3"
    case .snack: "4"
    case .other(let other): isBlank ? "6" : "5" + SortKey.of(other.text)
    }
  }

  /// True if the category is empty or consists of white space.
  public var isBlank: Bool {
    if case .other(let other) = self { Whitespace.isBlank(other.text) } else { false }
  }

  /// Returns true if this category's heading comes before the other's.
  public func precedes(_ other: MealCategory) -> Bool {
    key.utf8.lexicographicallyPrecedes(other.key.utf8)
  }

  /// Returns true if both categories share a heading: each standard category only with itself, others even if they
  /// differ in case, accents or white space.
  public func isSameGroup(as other: MealCategory) -> Bool {
    self == other || key == other.key
  }
}
