import Testing

@testable import TiffinCore

@Suite struct `The same thing on a list` {
  @Test(arguments: [
    ("200 g icing sugar", "50 g powdered sugar"), ("1 courgette", "2 zucchini"), ("2 aubergines", "1 eggplant"),
    ("3 spring onions", "4 scallions"), ("1 tsp baking soda", "1 tsp bicarbonate of soda"),
    ("100 g butter", "2 tbsp melted butter"), ("1 cup water", "2 cups boiling water"),
    ("2 cloves garlic", "1 clove minced garlic"), ("1 tsp black pepper", "1 tsp freshly ground black pepper"),
  ])
  func `is one line, whatever recipes call it`(one: String, other: String) throws {
    let kitchen = try Kitchen()

    try kitchen.buy(.made(1, one))
    try kitchen.buy(.made(2, other))

    #expect(try kitchen.shoppingList().count == 1)
  }

  @Test(arguments: [
    ("200 g caster sugar", "50 g icing sugar"), ("1 tin chopped tomatoes", "2 tomatoes"),
    ("300 g minced beef", "1 kg beef"),
    ("1 tbsp olive oil", "1 tbsp oil"), ("1 tbsp fresh coriander", "1 tsp ground coriander"),
    ("1 cup coconut milk", "1 cup milk"), ("200 g plain flour", "200 g self-raising flour"),
  ])
  func `is not what only sounds like it`(one: String, other: String) throws {
    let kitchen = try Kitchen()

    try kitchen.buy(.made(1, one))
    try kitchen.buy(.made(2, other))

    #expect(try kitchen.shoppingList().count == 2)
  }
}

@Suite(.enabled(if: RecordedLines.areThere, "\(RecordedLines.missing)"))
struct `The list of ten recipes of recorded pages` {
  /// Words that say what is done with a thing, not which it is.
  private static let work: Set<String> = [
    "minced", "chopped", "diced", "sliced", "grated", "melted", "softened", "boiling", "hot", "warm", "cold", "freshly",
    "finely", "roughly", "ground", "peeled", "beaten", "sifted", "room", "temperature", "large", "small", "medium",
  ]
  private static let sold: Set<String> = ["tomato", "beef", "pork", "lamb", "bread", "almond", "meat"]

  @Test func `has the same thing twice in one line of a hundred at most`() throws {
    let lines = try RecordedLines.ofPages().map { IngredientLine($0) }.filter { !$0.text.hasSuffix(":") }
    var (all, doubles) = (0, [String]())
    for start in stride(from: 0, to: lines.count, by: 100) {
      let keys = Set(lines[start..<min(start + 100, lines.count)].map { GroceryTwins.common(ItemKey($0.name).text) })
      var things: [String: String] = [:]
      for key in keys.sorted() {
        all += 1
        if let twin = things.updateValue(key, forKey: Self.thing(key)) { doubles.append("\(twin) / \(key)") }
      }
    }
    print("the same thing twice: \(doubles.count) of \(all): \(doubles)")
    #expect(doubles.count * 100 <= all, "\(doubles)")
  }

  private static func thing(_ key: String) -> String {
    let words = key.split(separator: " ").map(String.init)
    return sold.isDisjoint(with: words) ? words.filter { !work.contains($0) }.joined(separator: " ") : key
  }
}
