/// How a shop sells a thing, as far as it decides how much of it stands on a list.
enum ShopForm: Hashable {
  /// In jars that last for months: spoons of it have no figure.
  case seasoning
  /// In bottles that last for weeks: only a large amount has a figure.
  case oil
  /// By the piece, although recipes also measure it chopped: onions, lemons.
  case pieces
  /// By such a unit: garlic by the bulb, parsley by the bunch.
  case unit(KitchenUnit)
  /// By volume.
  case liquid
  /// By weight.
  case weight

  /// The usual form of the thing with that key, by the last words that are known.
  init(of key: String) {
    let words = key.split(separator: " ").map(String.init)
    if !words.isEmpty, words.contains("dried"), words.contains(where: Self.herbs.contains) {
      self = .seasoning
    } else {
      self = Self.named(words) ?? .weight
    }
  }

  private static func named(_ words: [String]) -> ShopForm? {
    for match in KitchenTable.matches(in: words) {
      // Of "cinnamon stick" the stick says nothing, of "tomato soup" the soup does.
      guard words[match.span.upperBound...].allSatisfy(parts.contains) else { return nil }
      if let form = match.row.sold.flatMap(Self.init(named:)) { return form }
    }
    return nil
  }

  /// Nil if the table of the kitchen has no form of that name.
  init?(named name: String) {
    switch name {
    case "seasoning": self = .seasoning
    case "oil": self = .oil
    case "pieces": self = .pieces
    case "liquid": self = .liquid
    default:
      guard let unit = KitchenUnit(rawValue: name) else { return nil }
      self = .unit(unit)
    }
  }

  private static let parts: Set<String> = ["stick", "pod", "seed", "leaf", "flake", "powder", "half", "wedge", "root"]
  private static let herbs: Set<String> = [
    "parsley", "cilantro", "coriander", "basil", "mint", "dill", "chive", "oregano", "thyme", "rosemary", "sage",
    "marjoram", "tarragon", "chervil",
  ]
}
