import Testing

@testable import TiffinCore

@Suite struct `A page's instructions` {
  @Test(arguments: [
    (#""Mix. Bake.""#, ["Mix. Bake."]), (#""Mix.\nBake.""#, ["Mix.", "Bake."]),
    (#"["Mix.","Bake."]"#, ["Mix.", "Bake."]),
    (#"{"@type":"HowToStep","text":"Mix."}"#, ["Mix."]),
    (#"[{"@type":"HowToStep","name":"Mix"},"Bake"]"#, ["Mix", "Bake"]),
    (#"[{"@type":"HowToStep","text":"<p>Mix.</p>"},{"@type":"HowToStep","text":"Bake."}]"#, ["Mix.", "Bake."]),
    (
      #"[{"@type":"HowToStep","itemListElement":[{"@type":"HowToDirection","text":"Mix."},{"@type":"HowToTip","text":"Slowly."}]}]"#,
      ["Mix.", "Slowly."]
    ),
    (
      #"{"@type":"ItemList","itemListElement":[{"@type":"ListItem","item":{"@type":"HowToStep","text":"Mix."}}]}"#,
      ["Mix."]
    ),
    (
      #"[{"@type":"HowToSection","name":"Method","itemListElement":[{"text":"Mix."},{"text":"Bake."}]}]"#,
      ["Mix.", "Bake."]
    ),
    (
      #"[{"@type":"HowToSection","name":"Dough","itemListElement":["Mix."]},{"@type":"HowToSection","name":"Oven","itemListElement":"Bake."}]"#,
      ["Dough:", "Mix.", "Oven:", "Bake."]
    ),
    (#"[[{"text":"Mix."}],[{"text":"Bake."}]]"#, ["Mix.", "Bake."]), (#""1. Mix\n2. Bake""#, ["Mix", "Bake"]),
    (#"["Step 1: Mix","Step 2: Bake"]"#, ["Mix", "Bake"]), (#"[{"text":""},{"text":null},null,5,true]"#, []),
    ("[]", []), ("{}", []),
    (#"{"@type":"HowTo","step":[{"@type":"HowToStep","text":"Mix."},{"text":"Bake."}]}"#, ["Mix.", "Bake."]),
  ])
  func `are read as steps in many forms`(json: String, steps: [String]) {
    #expect(WebRecipe.all(in: RecipePages.recipe(#""recipeInstructions":\#(json)"#)).map(\.steps) == [steps])
  }

  @Test func `may refer to themselves without an endless loop`() {
    let page = RecipePages.page(
      ##"{"@graph":[{"@type":"Recipe","name":"Pie","recipeInstructions":{"@id":"#a"},"author":{"@id":"#a"}},"##
        + ##"{"@id":"#a","@type":"HowToSection","itemListElement":[{"@id":"#a"},{"text":"Mix."}]}]}"##)

    #expect(WebRecipe.all(in: page).map(\.steps) == [["Mix."]])
  }
}

@Suite struct `A page's times` {
  @Test(arguments: [
    ("PT30M", 30), ("PT1H30M", 90), ("PT90M", 90), ("P0DT1H30M", 90), ("P0Y0M0DT0H45M0.000S", 45), ("PT1.5H", 90),
    ("PT0,5H", 30),
    ("P1DT2H", 1_560), ("P1W", 10_080), ("PT90S", 2), ("PT1S", 1), ("PT1H30", 90), ("pt15m", 15), (" PT20M ", 20),
    ("PT0H20M", 20),
    ("30 minutes", 30), ("1 hour 30 minutes", 90), ("1 h 30", 90), ("1½ hours", 90), ("1 1/2 hours", 90),
    ("30-40 min", 40), ("45", 45),
    ("1 Stunde 15 Minuten", 75), ("about 2 hours", 120), ("PT1000M", 1_000), ("1h30m", 90), ("2 days", 2_880),
    ("20 min.", 20), ("1 Std. 15 Min.", 75), ("1 hour, 20 minutes", 80), ("~ 20 min", 20),
  ])
  func `are read as minutes`(text: String, minutes: Int) {
    #expect(WebRecipeDuration.minutes(text) == minutes)
  }

  @Test(arguments: [
    "", "P", "PT", "PT0M", "PT0S", "P0D", "P1Y", "P1M", "-PT5M", "PT-5M", "PTM", "PT5X", "PT5", "P5", "PT99999999999M",
    "PT50000M", "soon",
    "1:30", "-5 minutes", "PT1H1H1H1H1H1H1H1H1HX", "NaN", "P30MT", "½½½:", "🕐",
  ])
  func `are unknown if they are invalid`(text: String) {
    #expect(WebRecipeDuration.minutes(text) == nil)
  }

  @Test func `are added up if the page has no total`() {
    var recipe = WebRecipe(name: "Pie")
    #expect(recipe.minutes == nil)
    recipe.cookingMinutes = 20
    #expect(recipe.minutes == 20)
    recipe.preparationMinutes = 10
    #expect(recipe.minutes == 30)
    recipe.totalMinutes = 60
    #expect(recipe.minutes == 60)
  }
}

@Suite struct `A page's figures` {
  @Test(arguments: [
    ("320 kcal", 320), ("320 calories", 320), ("320", 320), ("320.5 kcal", 321), ("1340 kJ", 320),
    ("1,340 kJ (320 kcal)", 320), ("1.125 kcal", 1_125), ("1 125 kcal", 1_125), ("1\u{202F}125 kcal", 1_125),
    ("1&#8239;125 kcal", 1_125), ("1\u{A0}125 calories", 1_125), ("1'125 kcal", 1_125), ("1’125 kcal", 1_125),
    ("1.125,5 kcal", 1_126), ("1,125.4 kcal", 1_125), ("1.125.4 kcal", 1_125), ("2.092 kJ", 500), ("2 092 kJ", 500),
    ("2,092.0 kJ", 500), ("kJ 2092", 500), ("kJ: 2.092", 500), ("kcal 320, kJ 1340", 320), ("kJ 1340 kcal 320", 320),
    ("kJ 1340 / kcal 320", 320), ("320,4 kcal", 320), ("450.125 kcal", 450), ("38.125", 38), ("1,125", 1_125),
    ("ca.320 kcal", 320), ("320 Kalorien", 320), ("320 calorías", 320), ("½ kcal", 1), ("Energy 320 kcal", 320),
    ("Brennwert: 1.340 kJ / 320 kcal", 320), ("1.340,0kJ", 320),
    ("1340 kJ / 321 kcal", 321), ("1,320 kcal", 1_320), ("320kcal", 320), ("320 Cal", 320), ("kcal 320", 320),
    ("320&nbsp;kcal", 320),
    ("12.345678912 kcal", 12), ("410 per serving", 410), ("410 pro Portion", 410), ("410 par portion", 410),
    ("410/serving", 410), ("410 each", 410), ("410 calories per serving", 410), ("200-300 kcal", 250),
    ("200–300 kcal", 250), ("200 - 300 calories", 250), ("200 to 300 kcal", 250), ("200 bis 300 kcal", 250),
    ("200 à 300 kcal", 250), ("200 kcal - 300 kcal", 250), ("1.000-1.200 kcal", 1_100), ("837-1255 kJ", 250),
    ("kcal 200-300", 250), ("1340 kJ - 320 kcal", 320), ("1340 kJ-320 kcal", 320), ("1 serving - 320 kcal", 320),
    ("320 kcal (120 kcal per 100 g)", 320), ("Energy - 320 kcal", 320), ("Energie – 320 kcal", 320),
    ("Low-carb supper: 320 kcal", 320), ("Calories-320", 320), ("kcal - 320", 320),
  ])
  func `give kilocalories`(text: String, kilocalories: Int) {
    #expect(nutrition(#"{"calories":"\#(text)"}"#).energy?.kilocalories == kilocalories)
    #expect(nutrition(#"{"calories":"\#(text)","servingSize":"245 g"}"#).energy?.kilocalories == kilocalories)
    for size in ["100 g", "100g", "100 ml", "100 grams"] {
      #expect(nutrition(#"{"calories":"\#(text)","servingSize":"\#(size)"}"#).energy == nil, "\(size)")
    }
  }

  @Test(arguments: [
    "410 per 100 g", "410 kcal per 100 g", "per 100 g: 410 kcal", "410 kcal / 100 ml", "<410 kcal", "-410 kcal",
    "Energy: -410 kcal", "−410 kcal", "- 410 kcal", "5 g", "2-3 servings", "12,345 kcal", "25,000 kcal",
  ])
  func `give no kilocalories if the text is not an energy per serving`(text: String) {
    #expect(nutrition(#"{"calories":"\#(text)","fatContent":"5 g"}"#).energy == nil)
  }

  @Test(arguments: [
    ("12 g", 12_000), ("10-14 g", 12_000), ("12 per serving", 12_000), ("12.5 g", 12_500), ("12,5 g", 12_500),
    ("480 mg", 480), ("12", 12_000), ("12 grams", 12_000),
    ("5.3333333333 g", 5_333),
    ("0.0005 g", 1), ("1,200 mg", 1_200), ("12g", 12_000),
    ("0,125 g", 125), ("0,5 g", 500), ("1,250 g", 1_250), ("1.250 mg", 1_250), ("1 250 mg", 1_250), (".5 g", 500),
  ])
  func `give grams`(text: String, milligrams: Int) {
    #expect(nutrition(#"{"fatContent":"\#(text)"}"#).macros.fat?.milligrams == milligrams)
  }

  @Test(arguments: [
    "", "none", "<1 g", "-5 g", "5 oz", "5 ml", "5 kcal per 100 ml of", "99999999999 g", "20000 g", "5 %", "1e5 g",
  ])
  func `give no grams if the text is not a plausible mass in grams`(text: String) {
    #expect(nutrition(#"{"fatContent":"\#(text)"}"#).macros.fat == nil)
  }

  @Test func `may be numbers or objects with a value`() {
    #expect(
      nutrition(#"{"calories":320.4,"fatContent":{"@type":"QuantitativeValue","value":5}}"#).energy?.kilocalories == 320
    )
    #expect(nutrition(#"{"calories":320.4,"fatContent":{"value":"5"}}"#).macros.fat?.milligrams == 5_000)
  }

  @Test func `may be zero, but are unknown if all are zero`() {
    let some = nutrition(#"{"calories":"100","fatContent":"0 g"}"#)

    #expect(some.macros.fat == .zero)
    #expect(nutrition(#"{"calories":"0 kcal","fatContent":"0 g","proteinContent":""}"#) == WebRecipe(name: "Pie"))
  }

  @Test(arguments: [
    ("4", 4), ("4 servings", 4), ("Serves 4-6", 4), ("Serves: 4", 4), ("12 cookies", 12), ("2 dozen", 24), ("two", 2),
    ("for 4 people", 4), ("4.0", 4), ("1", 1), ("1 serving", 1), ("4 (1-cup) servings", 4), ("Servings: 6", 6),
    ("6 main-course servings", 6), ("1 loaf (8 slices)", 8), ("14 Pizza (12 servings)", 12), ("1 loaf, serves 8", 8),
    ("1 quart (4 servings)", 4), ("24 mini quiches", 24), ("12 cookies or 1 loaf", 12), ("4 bowls", 4), ("4人分", 4),
    ("Makes about 20 rolls", 20), ("1 sandwich", 1), ("12 personnes", 12), ("8-12 pancakes", 8),
  ])
  func `give the servings`(text: String, servings: Int) {
    #expect(WebRecipeYield.servings(text) == servings)
  }

  @Test(arguments: [
    "", "some", "½", "1.5", "0", "1001", "-", "99999999999", "1 loaf", "2 loaves", "Yield: 1 loaf", "two small loaves",
    "1 quart", "1½ quarts", "about 2 cups", "8 cups", "500 ml", "1kg", "2 jars", "1 9-inch cake", "1 (9-inch) pie",
    "1 large 23 cm cheesecake", "1 batch", "one tray", "2 pie crusts", "1e400", "2e3 servings",
  ]) func `give no servings if the yield is not a plausible number of servings`(text: String) {
    #expect(WebRecipeYield.servings(text) == nil)
  }

  @Test(
    arguments: [
      (["1", "1 loaf"], nil), (["8", "8 cups"], nil), (["1", "1 loaf (8 slices)"], 8), (["4", "4 servings"], 4),
      (["6"], 6), (["6", "a few"], 6),
    ] as [([String], Int?)])
  func `give the servings by the text beside a bare number`(texts: [String], servings: Int?) {
    let page = RecipePages.recipe(#""recipeYield":\#(texts)"#)

    #expect(WebRecipe.all(in: page).first?.servings == servings)
  }

  private func nutrition(_ json: String) -> WebRecipe {
    WebRecipe.all(in: RecipePages.recipe(#""nutrition":\#(json)"#)).first ?? WebRecipe(name: "none")
  }
}
