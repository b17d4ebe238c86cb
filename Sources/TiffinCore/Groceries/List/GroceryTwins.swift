/// Names of the same thing in different countries: courgettes are zucchini.
enum GroceryTwins {
  /// Returns the keys of all names of a thing, beginning with the given key.
  static func keys(of key: String) -> [String] {
    guard let group = groupOf[key] else { return [key] }
    return [key] + groups[group].filter { $0 != key }
  }

  /// Returns the key that stands for all names of a thing.
  static func common(_ key: String) -> String { groupOf[key].map { groups[$0][0] } ?? key }

  /// As keys, see ``ItemKey``: only names that a cook exchanges without thinking.
  private static let groups: [[String]] = [
    ["all purpose flour", "plain flour"], ["arugula", "rocket"], ["aubergine", "eggplant"],
    ["baking soda", "bicarbonate of soda"], ["broad bean", "fava bean"],
    ["caster sugar", "castor sugar", "superfine sugar"], ["chickpea", "garbanzo bean"],
    ["cilantro", "fresh coriander"], ["corn flour", "cornflour", "cornstarch", "corn starch"],
    ["courgette", "zucchini"], ["ground beef", "minced beef", "beef mince"],
    ["ground pork", "minced pork", "pork mince"], ["ground lamb", "minced lamb", "lamb mince"],
    ["greek yoghurt", "greek yogurt"], ["plain yoghurt", "plain yogurt"], ["yoghurt", "yogurt"],
    ["icing sugar", "powdered sugar", "confectioner sugar", "confectionersugar"],
    ["mangetout", "snow pea"], ["rutabaga", "swede"], ["scallion", "spring onion", "green onion"],
    ["self raising flour", "self rising flour"], ["whole wheat flour", "wholemeal flour", "wholewheat flour"],
  ].map { $0.map { ItemKey($0).text } }

  private static let groupOf: [String: Int] = Dictionary(
    groups.enumerated().flatMap { place, keys in keys.map { ($0, place) } }, uniquingKeysWith: { first, _ in first })
}
