import Testing

@testable import TiffinCore

@Suite struct `A food search by head noun` {
  @Test(arguments: [
    ("strawberry milk", "Ice creams"), ("grape milk", "Babyfood"), ("rice milk", "Candies"), ("rice milk", "Puddings"),
    ("chocolate milk", "Candies"), ("carrot cake", "dry mix"), ("meatballs", "meatless"), ("soya milk", "imitation"),
    ("fried chicken", "liver"), ("roast turkey", "neck"), ("boiled egg", "Eggplant"), ("creamed spinach", "Babyfood"),
    ("creamed peas", "Babyfood"), ("pumpkin pie", "Spices"), ("tacos", "salad"), ("honey", "sausage"),
    ("caesar salad", "dressing"), ("sushi", "Rice"), ("tzatziki", "Pizza"), ("cola", "pina"),
    ("cheese", "Cheesefurter"), ("swiss cheese", "Swisswurst"), ("grape juice", "Ruby Red"), ("beef stew", "chuck"),
    ("peanut butter sandwich", "Cookies"), ("grilled cheese sandwich", "Crackers"),
  ]) func `finds no foods that have the words only elsewhere in their name`(typed: String, wrong: String) throws {
    let kitchen = try Kitchen(withFoods: true)

    let found = try kitchen.named(typed, upTo: 12)

    #expect(!found.contains { $0.contains(wrong) }, "\(typed): \(found)")
  }

  @Test(arguments: [
    ("camembert", "Cheese, camembert"), ("pastrami", "Pastrami"), ("ladyfingers", "Cookies, ladyfinger"),
    ("weetabix", "Cereals ready-to-eat, WEETABIX"), ("orange chicken", "Restaurant, Chinese, orange chicken"),
    ("low fat cottage cheese", "Cheese, cottage, lowfat"), ("rye bread toasted", "Bread, rye, toasted"),
    ("coffee with milk", "Beverages, coffee"), ("whole milk", "Milk, whole"), ("milk whole", "Milk, whole"),
    ("salmon sockeye", "Fish, salmon, sockeye"), ("cheese", "Cheese, "), ("nuts", "Nuts, "),
    ("butterfinger", "Candies, NESTLE, BUTTERFINGER"), ("almond joy", "Candies, ALMOND JOY"),
    ("cheerios", "Cereals ready-to-eat, GENERAL MILLS, "), ("chapati", "Bread, chapati or roti"),
    ("roti", "Bread, chapati or roti"), ("vienna bread", "Bread, french or vienna"),
  ]) func `finds foods whose kind, cuisine or brand comes first`(typed: String, right: String) throws {
    let kitchen = try Kitchen(withFoods: true)

    let first = try #require(try kitchen.named(typed).first, "\(typed)")
    #expect(first.hasPrefix(right), "\(typed): \(first)")
  }

  @Test(arguments: [
    ("pop corn", "popcorn"), ("corn bread", "cornbread"), ("oat meal", "Cereals, oats"), ("water melon", "Watermelon"),
    ("grape fruit", "Grapefruit"), ("short bread", "shortbread"), ("butter milk", "buttermilk"),
  ]) func `finds nouns typed as two words`(typed: String, right: String) throws {
    let kitchen = try Kitchen(withFoods: true)

    let first = try #require(try kitchen.named(typed).first, "\(typed)")
    #expect(first.lowercased().contains(right.lowercased()), "\(typed): \(first)")
  }

  @Test(arguments: [
    ("pasta with tomato sauce", 0), ("macaroni and cheese", 1), ("flat white", 1), ("cream of tartar", 0), ("apple", 0),
    ("with milk", 0), ("of", 0), ("a b c d e f g h", 5),
  ]) func `takes the last word, or the last before "with"`(typed: String, head: Int) throws {
    let search = try #require(FoodSearch(typed))

    #expect(search.head == head)
  }
}
