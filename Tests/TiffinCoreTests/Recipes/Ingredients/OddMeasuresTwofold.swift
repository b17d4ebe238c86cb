extension OddMeasures {
  /// Two quantities: packages keep what each holds, all else keeps the first; the other is the same again.
  static let twofold = """
    1 (12 oz.) | 1 |
    1 (200g) pack | 1 × 200 g packet |
    1 (400g) tin | 1 × 400 g tin |
    1 1/2 cups (360 milliliters) | 1 ½ cups |
    1 cup (240 milliliters) | 1 cup |
    1 cut into 1/2-inch cubes | 1 | cut into 1/2-inch cubes
    1 pound (455 grams) | 1 lb |
    1 x 300ml | 300 ml |
    1 – 14-ounce can | 1 × 14 oz tin |
    1/2 bag | ½ bag |
    1/2 handful | ½ handful |
    12 ounces (340g) | 12 oz |
    125g/4½oz | 125 g |
    14 oz jar | 1 × 14 oz jar |
    150g/6oz | 150 g |
    175g/6oz | 175 g |
    2 (280g) | 2 |
    2 (460g) | 2 |
    2 teaspoons (10ml) | 2 tsp |
    2 x 400g tins | 2 × 400 g tins |
    2 x 400g | 800 g |
    200g (soaked overnight) | 200 g | soaked overnight
    200g/7oz | 200 g |
    250g pack | 1 × 250 g packet |
    25g/1oz | 25 g |
    3 400g Cans | 3 × 400 g tins |
    3 rashers (100g) chopped dry-cured | 3 rashers | chopped dry-cured
    3 x 7.5cm | 3 | 7.5cm
    350ml/12fl | 350 ml |
    4 (650g) | 4 |
    4 tablespoons (55 grams) | 4 tbsp |
    400g can | 1 × 400 g tin |
    400ml can | 1 × 400 ml tin |
    50g/1¾oz | 50 g |
    50g/2oz | 50 g |
    50ml/2fl oz | 50 ml |
    6 tablespoons (85 grams) | 6 tbsp |
    650g/1lb 8 oz | 650 g |
    6oz/180g | 6 oz |
    75g/2½oz | 75 g |
    75g/3oz | 75 g |
    8 ounces (230 grams) | 8 oz |
    80g/3oz | 80 g |
    Juice of 1/2 | ½ | Juice
    drizzle (for cooking) | a drizzle | for cooking
    """
}
