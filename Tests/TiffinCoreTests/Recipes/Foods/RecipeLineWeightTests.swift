import Testing

@testable import TiffinCore

@Suite struct `An ingredient line's weight` {
  @Test(
    arguments: [
      ("1/4 cup breadcrumbs (30g)", 30), ("2 cups rolled oats (180 grams)", 180), ("1 heaped cup (70 g) spinach", 70),
      ("3 tbsp cocoa powder (about 20 g)", 20), ("1 onion (approx. 120 g), diced", 120), ("Sunflower oil, 50 g", 50),
      ("2 tubs (150 g each) ricotta", 300), ("1/2 cup / 65g plain flour", 65),
      ("3 (120 g) cod fillets", 360), ("1 cup chopped walnuts (4 oz)", 113), ("2 bananas (250 g peeled weight)", 250),
      ("4 leeks, about 150 g each", 600), ("3 beetroots, each around 90g, peeled", 270), ("1 shallot, 40 g", 40),
      ("2 mangoes, 700 g in total", 700), ("2 Auberginen, je ca. 300 g", 600), ("3 pears, 180 g", 540),
      ("1 stick celery, 55 g", 55), ("3 cups or 450 g couscous", 450), ("1 cup = 140 g raisins", 140),
      ("2 tbsp – 28 g margarine", 28), ("½ cup: 60 g walnuts", 60), ("1 cup, about 165 g, pineapple chunks", 165),
      ("6 carrots weighing 500 g in total", 500), ("2 aubergines, 640 g", 640), ("1 red cabbage, about 900g", 900),
      ("2 fennel bulbs, 550 g, sliced", 550), ("2 celeriac, around 1.2 kg", 1_200),
      ("1 butternut squash, ca. 1 kg", 1_000),
      ("3 parsnips, 400g", 400), ("4 onions, 90 g", 360), ("1 swede (1 lb 2 oz)", 510),
    ])
  func `is taken from the weight that the line states`(line: String, grams: Int) throws {
    #expect(try Self.grams(line) == grams)
  }

  @Test(
    arguments: [
      ("2 (7 oz) tuna steaks", 397), ("3 (180 g) pork chops", 540), ("6 (90 g) sausages", 540),
      ("2 (1 lb) lobsters", 907), ("3 (510 g) apples", 510),
    ])
  func `is the count times a size in brackets`(line: String, grams: Int) throws {
    #expect(try Self.grams(line) == grams)
  }

  @Test(
    arguments: [
      ("8 cherry tomatoes", 100...180), ("12 grape tomatoes", 80...200), ("20 pearl onions", 100...300),
      ("5 baby carrots", 40...130), ("6 new potatoes", 200...500), ("4 mini cucumbers", 80...400),
      ("1 bunch spring onions", 70...130), ("3 stalks lemongrass", 20...80), ("10 cherries", 60...100),
    ])
  func `is that of the small kind that the line names`(line: String, range: ClosedRange<Int>) throws {
    try Self.expect(line, range)
  }

  @Test(
    arguments: [
      ("1 cup flour (plus 50 g for dusting)", 125), ("2 tbsp butter (or 30 g margarine)", 28),
      ("1 cup milk (for 500 g flour)", 244), ("1 egg, or 2 tbsp/28 g flax meal", 50),
      ("2 eggs, or 4 tbsp (60 g) yogurt", 100), ("1 banana, plus 20g/1oz honey", 118),
    ])
  func `is not taken from an amount of something else`(line: String, grams: Int) throws {
    #expect(try Self.grams(line) == grams)
  }

  // A cup of rolled oats is 81 g, a package of noodles 81 g without its packet of seasoning (USDA).
  @Test(
    arguments: [
      ("1 cup rolled oats", 78...102), ("2 packets ramen noodles", 140...220), ("1 bunch mustard greens", 100...350),
    ])
  func `is that of the food as it is sold`(line: String, range: ClosedRange<Int>) throws {
    try Self.expect(line, range)
  }

  // By the USDA's portions, 2 × "0.5 chicken, bone removed" and so on; else what butchers and fishmongers sell.
  @Test(
    arguments: [
      ("1 chicken", 800...1_500), ("1 whole duck, giblets removed", 1_100...1_500), ("1 turkey", 3_000...6_500),
      ("1 goose", 2_000...3_500), ("1 leg of lamb", 1_200...2_500), ("1 rabbit, jointed", 700...1_300),
      ("2 whole crabs", 250...500), ("1 whole sea bass", 200...500), ("1 octopus", 500...1_500),
      ("1 pork tenderloin", 350...550), ("8 chicken pieces", 1_000...1_700), ("2 duck breasts", 250...500),
      ("2 chicken tenders", 80...130), ("8 chicken nuggets", 130...180), ("15 meatballs", 240...400),
      ("5 fish fingers", 130...160), ("3 peanut butter cups", 40...60),
      ("2 trout fillets", 140...180), ("3 halibut fillets", 450...650), ("5 lamb kidneys", 300...400),
    ])
  func `of meat or fish is that of the whole animal, the cut or the piece that the line names`(
    line: String, range: ClosedRange<Int>
  ) throws {
    try Self.expect(line, range)
  }

  @Test(
    arguments: [
      ("5 stalks asparagus", 60...150), ("3 stalks kale", 30...120), ("zest of 2 limes", 4...16),
      ("1 orange, zested", 5...20), ("2 lemons, juice and zest", 100...180), ("3 tbsp chocolate spread", 50...65),
      ("1 bar dark chocolate", 80...120), ("1 (3.5 oz) bar milk chocolate", 99...99), ("1 cup hot cocoa", 240...260),
    ])
  func `of a part is not that of the whole thing`(line: String, range: ClosedRange<Int>) throws {
    try Self.expect(line, range)
  }

  // A wedge is an eighth, a ring or slice a tenth where the box has none.
  @Test(
    arguments: [
      ("8 lemon wedges", 50...60), ("10 carrot sticks", 30...70), ("6 peach halves", 400...500),
      ("4 slices of pineapple", 200...400), ("8 leek rings", 40...100), ("3 apple slices", 40...80),
      ("12 broccoli florets", 100...200), ("5 celery sticks", 180...350), ("6 cucumber slices", 30...200),
      ("4 lime quarters", 60...75),
      ("20 courgette rounds", 60...200), ("5 slices of lime", 25...60), ("2 strips lime zest", 1...8),
      ("3 orange twists", 3...12), ("4 rings white onion", 20...60), ("6 rounds courgette", 15...60),
      ("5 coins carrot", 5...20), ("8 green olive rings", 1...8), ("5 serrano chile rings", 1...10),
      ("2 mozzarella sticks", 40...70), ("6 imitation crab sticks", 80...130), ("6 grapefruit wheels", 100...250),
      ("8 slices carrot", 8...30),
    ])
  func `of pieces is not that of whole things`(line: String, range: ClosedRange<Int>) throws {
    try Self.expect(line, range)
  }

  @Test(
    arguments: [
      ("1 (9-inch) deep dish pie shell", 225...225), ("2 unbaked pie crusts", 450...450),
      ("1 (23 cm) tart case", 225...225), ("6 mini tart shells", 120...240),
      ("20 dried red chillies", 5...20),
      ("500 ml double cream", 490...510), ("200 ml whipping cream", 196...204), ("100 ml olive oil", 88...93),
      ("250 ml milk", 250...262), ("1 cup whipped cream", 118...122), ("1 cup heavy cream, whipped", 236...240),
      ("400 g tin chickpeas", 230...250), ("2 cups double cream", 474...480), ("300 ml condensed milk", 380...400),
      ("1 bottle red wine", 730...780), ("3 bottles lager", 900...1_100), ("1 packet fajita seasoning", 25...40),
      ("1 package peanut butter cups", 40...50), ("1 baguette", 200...300), ("4 slices baguette", 60...120),
      ("2 slices sourdough bread", 60...120), ("1 package frozen peas", 270...300),
    ])
  func `is that of the item as shops sell it`(line: String, range: ClosedRange<Int>) throws {
    try Self.expect(line, range)
  }

  // Sachets as restaurants and shops have them.
  @Test(
    arguments: [
      ("1 packet soy sauce", 5...12), ("2 packets ketchup", 12...24), ("1 sachet mustard", 3...8),
      ("2 packets sugar", 6...12), ("1 packet dried yeast", 6...8), ("1 packet mayonnaise", 9...15),
      ("1 packet hot sauce", 5...12), ("2 sachets vinegar", 12...24), ("1 packet honey", 10...20),
      ("1 packet cinnamon", 5...30), ("1 packet spaghetti", 380...520), ("4 in. cinnamon stick", 2...6),
    ])
  func `of a packet of seasoning is that of a sachet`(line: String, range: ClosedRange<Int>) throws {
    try Self.expect(line, range)
  }

  @Test func `is unknown if the amount of a substantial food is missing`() throws {
    let kitchen = try Kitchen(withFoods: true)

    let lines = try kitchen.contents(
      ["cooked rice", "black pepper", "lettuce leaves", "grated parmesan, to taste", "chocolate"].map { .line($0) }
    ).lines

    #expect(lines.map(\.isKnown) == [false, true, true, true, false])
  }

  private static func expect(
    _ line: String, _ range: ClosedRange<Int>, at place: SourceLocation = #_sourceLocation
  ) throws {
    let grams = try #require(try grams(line), sourceLocation: place)

    #expect(range.contains(grams), "\(line): \(grams)", sourceLocation: place)
  }

  private static func grams(_ line: String) throws -> Int? {
    let kitchen = try Kitchen(withFoods: true)
    return try kitchen.contents([.line(line)]).lines.first?.mass.map { ($0 + 500) / 1_000 }
  }
}
