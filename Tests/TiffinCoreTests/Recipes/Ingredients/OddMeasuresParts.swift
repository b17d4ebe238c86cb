extension OddMeasures {
  /// Parts of the ingredient, fruit for their juice, and numbers that stand among words.
  static let parts = """
    1  bunch | 1 bunch |
    1 Bulb | 1 bulb |
    1 bottle | 1 bottle |
    1 bulb chopped into ½-inch pieces | 1 bulb | chopped into ½-inch pieces
    1 chopped into ½-inch pieces | 1 | chopped into ½-inch pieces
    1 dash | a dash |
    1 fresh sprig | 1 sprig | fresh
    1 inch | 1 inch |
    1 medium chopped into ½-inch pieces | 1 | medium chopped into ½-inch pieces
    1 package thin | 1 packet | thin
    1 part | 1 part |
    1 scoop | 1 scoop |
    1 stalk chopped | 1 stalk | chopped
    1 thin piece | 1 piece | thin
    1 tin | 1 tin |
    1-2tbsp | 1–2 tbsp |
    12 florets | 12 florets |
    2 handfulls | 2 handfuls |
    2 juice of 1, the other halved | 2 | juice of 1, the other halved
    2 parts | 2 parts |
    2 pieces | 2 pieces |
    2 quarts neutral frying | 2 quarts | neutral frying
    2 small stalks | 2 stalks | small
    2 tubs | 2 tubs |
    2-3 tbsp | 2–3 tbsp |
    2kg cut into 3cm cubes | 2 kg | cut into 3cm cubes
    3 Pods | 3 pods |
    3 parts | 3 parts |
    3 tubs | 3 tubs |
    30g roughly crumbled into 0.5cm pieces | 30 g | roughly crumbled into 0.5cm pieces
    4 - 6 | 4–6 |
    4 fillets | 4 fillets |
    4 pounded to 1cm thickness | 4 | pounded to 1cm thickness
    4 qt | 4 quarts |
    4 thick slices | 4 slices | thick
    4-5 pound | 4–5 lb |
    4-6 | 4–6 |
    4cm piece finely chopped | 4 cm | piece finely chopped
    5 chopped cloves | 5 cloves | chopped
    5 drops | 5 drops |
    6 cut into 1.5cm-thick slices | 6 | cut into 1.5cm-thick slices
    6 medium cloves sliced | 6 cloves | medium sliced
    6-8 slices | 6–8 slices |
    8 thin slices | 8 slices | thin
    Bunch | 1 bunch |
    Can | 1 tin |
    Dash | a dash |
    Drizzle | a drizzle |
    Dusting | a dusting |
    Grated Zest of 2 | 2 | Grated Zest
    Grated zest of 1 | 1 | Grated zest
    Grating | a grating |
    Handful | a handful |
    Juice of 1 | 1 | Juice
    Juice of 2 | 2 | Juice
    Knob | a knob |
    Large handful | a handful | Large
    Pinch | a pinch |
    Pod of | 1 pod |
    Small bunch | 1 bunch | Small
    Small pack | 1 packet | Small
    Spinkling | a sprinkle |
    Splash | a splash |
    Sprinking | a sprinkle |
    The juice and zest of one | 1 | The juice and zest
    Zest and juice of 1 | 1 | Zest and juice
    Zest of 1 | 1 | Zest
    Zest of 2 | 2 | Zest
    drizzle | a drizzle |
    handfull | a handful |
    juice of half | ½ | juice
    large piece | 1 piece | large
    pinch | a pinch |
    spinkling | a sprinkle |
    sprinking | a sprinkle |
    zest and juice of 1 | 1 | zest and juice
    ½ small pack | ½ packet | small
    ½ tsp dissolved in ½ cup warm milk | ½ tsp | dissolved in ½ cup warm milk
    """
}
