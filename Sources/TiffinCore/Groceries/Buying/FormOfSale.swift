/// The form in which shops sell an item, which determines the quantity shown on the list.
enum FormOfSale: Hashable {
  /// The item is sold in jars that last for months; spoonfuls are not shown as a quantity.
  case seasoning
  /// The item is sold in bottles that last for weeks; only a large amount is shown as a quantity.
  case oil
  /// The item is sold by the piece, although recipes also measure it chopped: onions, lemons.
  case pieces
  /// The item is sold by a certain unit: garlic by the bulb, parsley by the bunch.
  case unit(KitchenUnit)
  /// The item is sold by volume.
  case liquid
  /// The item is sold by weight.
  case weight

  /// Creates the usual form of the item with a key, determined by its last known words; `.weight` if none is known.
  init(of key: String) {
    let words = key.split(separator: " ").map(String.init)
    if !words.isEmpty, words.contains("dried"), words.contains(where: Self.herbs.contains) {
      self = .seasoning
    } else {
      self = Self.named(words) ?? .weight
    }
  }

  private static func named(_ words: [String]) -> FormOfSale? {
    for match in KitchenTable.matches(in: words) {
      // The last word of "cinnamon stick" does not change the form, but that of "tomato soup" does.
      guard words[match.span.upperBound...].allSatisfy(parts.contains) else { return nil }
      if let form = match.row.sold.flatMap(Self.init(named:)) { return form }
    }
    return nil
  }

  /// Creates the form with a name in the kitchen table; nil if the name is no form.
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
