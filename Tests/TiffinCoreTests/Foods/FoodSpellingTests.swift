import TestSupport
import Testing

@testable import TiffinCore

@Suite struct `A misspelt food search` {
  @Test(arguments: [
    ("tomatoe soup", "tomato"), ("parsely", "parsley"), ("cucmber", "cucumber"), ("pinaple", "pineapple"),
    ("strawbery", "strawberr"), ("caulifower", "cauliflower"), ("asparagas", "asparagus"), ("potatos", "potato"),
    ("brocolli", "broccoli"), ("cabage", "cabbage"), ("aubergene", "eggplant"), ("salomn", "salmon"),
    ("tunna", "tuna"), ("chese", "cheese"), ("ricee", "rice"), ("beaf", "beef"),
    ("lettis", "lettuce"), ("zukini", "zucchini"), ("cashoo", "cashew"), ("brusel sprouts", "brussels"),
    ("vinager", "vinegar"), ("sossage", "sausage"), ("foccacia", "focaccia"), ("brockoly", "broccoli"),
    ("shrip", "shrimp"), ("omlete", "omelet"), ("chikpeas", "chickpea"), ("kidney beens", "beans, kidney"),
    ("green beens", "beans, snap, green"),
  ]) func `finds the food with a similar word`(typed: String, part: String) throws {
    let kitchen = try Kitchen(withFoods: true)

    let found = try kitchen.find(typed, upTo: 3)

    let name = try #require(found.tables.first?.content.name.text.lowercased(), "\(typed)")
    #expect(name.contains(part), "\(typed): \(name)")
  }

  @Test(arguments: [
    ("pine apple", "pineapple"), ("sauer kraut", "sauerkraut"), ("peanutbutter", "peanut butter"),
    ("oliveoil", "oil, olive"),
  ]) func `finds foods if words were joined or split`(typed: String, part: String) throws {
    let kitchen = try Kitchen(withFoods: true)

    let found = try kitchen.find(typed, upTo: 3)

    #expect(found.tables.contains { $0.content.name.text.lowercased().contains(part) }, "\(typed)")
  }

  @Test func `shows the corrected search`() throws {
    let kitchen = try Kitchen(withFoods: true)

    #expect(try kitchen.find("cabage").corrected == "cabbage")
    #expect(try kitchen.find("cabbage").corrected == nil)
    #expect(try kitchen.find("xyzzyq").corrected == nil)
  }

  @Test(arguments: ["flat black", "avocado ice cube", "latte art", "qwertyuiop", "pumpkin spice sofa", "zzzz"])
  func `finds nothing if no food has all words`(typed: String) throws {
    let kitchen = try Kitchen(withFoods: true)

    #expect(try kitchen.named(typed) == [])
  }

  @Test(arguments: [
    "trifle", "tartufo", "piccalilli", "khachapuri", "mochi", "plaice", "lumpia", "kibbeh", "posole", "sashimi",
    "halva",
    "gyros", "orzo", "dolmades", "poblano", "tempura", "bream", "langos", "kulfi", "manti", "ribena",
  ])
  func `finds nothing if the similar word means another food`(typed: String) throws {
    let kitchen = try Kitchen(withFoods: true)

    #expect(try kitchen.named(typed) == [])
  }

  @Test func `does not take margarita for margarine`() throws {
    let kitchen = try Kitchen(withFoods: true)

    #expect(try kitchen.named("margarita").allSatisfy { !$0.hasPrefix("Margarine") })
    #expect(try kitchen.named("brocolli").first?.hasPrefix("Broccoli") == true)
  }

  @Test(arguments: [
    ("starfruit", "Carambola"), ("star fruit", "Carambola"), ("collards", "Collards, raw"),
    ("spare rib", "Pork, fresh, spareribs"), ("oreos", "Cookies, chocolate sandwich"), ("m&m's", "Candies, MARS"),
    ("chocolate milk", "Milk, chocolate"), ("milk chocolate", "Candies, milk chocolate"),
    ("daikon", "Radishes, oriental"),
    ("burger patty", "Beef, ground, 80% lean"), ("celery root", "Celeriac"), ("belgian endive", "Chicory, witloof"),
    ("cream style corn", "Corn, sweet, yellow, canned, cream style"), ("globe artichoke", "Artichokes, (globe"),
    ("dijon mustard", "Mustard, prepared, yellow"), ("yuca", "Cassava"), ("pepsi", "Beverages, carbonated, cola"),
    ("cellophane noodles", "Noodles, chinese, cellophane"), ("amaranth", "Amaranth grain"),
    ("macadamia", "Nuts, macadamia"), ("mac n cheese", "Macaroni and Cheese"),
    ("garbanzo", "Chickpeas (garbanzo"), ("philadelphia", "Cheese, cream"),
    ("pint of lager", "Alcoholic beverage, beer, regular"),
  ]) func `finds the food by another correctly spelt name`(typed: String, name: String) throws {
    let kitchen = try Kitchen(withFoods: true)

    let first = try #require(try kitchen.named(typed).first)
    #expect(first.hasPrefix(name), "\(typed): \(first)")
  }

  @Test(.enabled(if: TestData.has("cases/food-search.tsv"), "\(TestData.missing)"))
  func `finds the right food for the recorded misspellings`() throws {
    let kitchen = try Kitchen(withFoods: true)
    let rows = String(decoding: try TestData.bytes("cases/food-search.tsv"), as: UTF8.self).split(separator: "\n")
      .dropFirst().map { $0.split(separator: "\t").map(String.init) }

    for row in rows {
      for typed in row[0].split(separator: ", ") {
        let first = try kitchen.named(String(typed)).first
        if row[0] == "guacamole" {
          // No correction exists.
          #expect(first == "Guacamole")
        } else if row[1] == "nothing" {
          #expect(first != nil, "\(typed)")
        } else {
          let right = SearchWords.of(row[2]).first.map { String($0.prefix(5)) } ?? ""
          #expect(first.map { SearchWords.of($0).contains { $0.hasPrefix(right) } } == true, "\(typed): \(first ?? "")")
        }
      }
    }
  }
}

@Suite struct `The sound of a word` {
  @Test(arguments: [
    ("zukini", "zucchini"), ("lettis", "lettuce"), ("cashoo", "cashew"), ("fillet", "phillet"), ("onyon", "onions"),
  ]) func `is equal for spellings that sound alike`(one: String, other: String) {
    #expect(PhoneticCode.of(Array(one.utf8)) == PhoneticCode.of(Array(other.utf8)))
  }

  @Test(arguments: [("latte", "latke"), ("bread", "beard"), ("melon", "lemon"), ("rice", "rise and")])
  func `differs for words that sound different`(one: String, other: String) {
    #expect(PhoneticCode.of(Array(one.utf8)) != PhoneticCode.of(Array(other.utf8)))
  }
}

@Suite struct `The distance between two spellings` {
  @Test(arguments: [
    ("leek", "leek", 0), ("leek", "leak", 1), ("leek", "lek", 1), ("leek", "leekk", 1), ("elek", "leek", 1),
    ("onion", "nion", 1), ("pasta", "paste", 1), ("abc", "", 3), ("salmon", "salomn", 1), ("thyme", "tyhem", 2),
  ]) func `counts letters added, dropped, replaced and swapped`(one: String, other: String, distance: Int) {
    #expect(EditDistance.between(Array(one.utf8), Array(other.utf8)) == distance)
  }
}
