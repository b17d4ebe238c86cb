import Testing

@testable import TiffinCore

@Suite struct `An ingredient in two columns` {
  @Test(arguments: [
    ("1 ½ cups plain flour, sifted", "1 ½ cups", "plain flour, sifted"),
    (" 200g butter ", "200g", "butter"),
    ("175g/6oz biscuits", "175g/6oz", "biscuits"),
    ("2 eggs", "2", "eggs"),
    ("1 cup (240 ml) milk", "1 cup", "(240 ml) milk"),
    ("1 cup sugar plus 2 tbsp", "1 cup", "sugar plus 2 tbsp"),
    ("Juice of 1 lemon", "", "Juice of 1 lemon"),
    ("Butter 200 g", "", "Butter 200 g"),
    ("salt", "", "salt"),
    ("For the sauce:", "", "For the sauce:"),
    ("[ ] 3 carrots", "3", "carrots"), ("- [x] 200g flour", "200g", "flour"), ("☐ 3 carrots", "3", "carrots"),
    ("- 3 carrots", "3", "carrots"), ("•2 eggs", "2", "eggs"), ("☑\u{FE0F} salt", "", "salt"), ("- salt", "", "salt"),
    ("-salt", "", "-salt"), ("-", "", "-"), ("about 200 g flour", "", "about 200 g flour"),
    ("1 000 g rice", "1 000 g", "rice"), ("1 x egg", "1 x", "egg"), ("½ a lemon", "½ a", "lemon"),
    ("5 % milk", "", "5 % milk"), ("1 500 g flour", "", "1 500 g flour"),
  ])
  func `has its amount and the rest of the line as written`(line: String, measure: String, rest: String) {
    let parts = IngredientLine(line).parts

    #expect(parts.measure == measure)
    #expect(parts.rest == rest)
  }

  @Test func `may be a catalogue pair`() {
    #expect(IngredientLine(measure: "200g", name: "Noodles").parts == ("200g", "Noodles"))
    #expect(IngredientLine(measure: "to taste", name: "Salt").parts == ("", "Salt, to taste"))
  }

  @Test(arguments: [
    ("4 (6-ounce) salmon fillets", "8 (6-ounce) salmon fillets"), ("2% milk", "2% milk"),
    ("70% dark chocolate, 100g", "70% dark chocolate, 200 g"), ("5-spice powder", "5-spice powder"),
    ("1 cup 7-up", "2 cups 7-up"), ("3rd of a cake", "3rd of a cake"),
    ("4 chicken breasts (about 600 g)", "8 chicken breasts (about 1.2 kg)"),
  ])
  func `doubles only its amount`(line: String, doubled: String) throws {
    #expect(IngredientLine(line).scaled(by: try #require(Quantity(2))).text == doubled)
  }

  @Test func `is scaled in its first column`() throws {
    let two = try #require(Quantity(2))

    #expect(IngredientLine("1 ½ cups flour").scaled(by: two).parts == ("3 cups", "flour"))
    #expect(IngredientLine("Juice of 1 lemon").scaled(by: two).parts.rest == "Juice of 2 lemon")
  }
}
