import Testing

@testable import TiffinCore

/// Measures that are more than a quantity and plain words, each with what it adds to a grocery list and what is left of
/// it as a note.
@Suite struct `An odd measure` {
  @Test(arguments: [
    ("3 (9 oz.)", "3", ""), ("2 (150g) packs", "2 × 150 g packets", ""), ("1 (800g) tin", "1 × 800 g tin", ""),
    ("2 1/4 cups (540 milliliters)", "2 ¼ cups", ""), ("3 pounds (1360 grams)", "3 lb", ""),
    ("2 x 150ml", "300 ml", ""), ("1 cup = 225 g", "1 cup", ""), ("2 tbsp: 28 g", "2 tbsp", ""),
    ("1 cup, 1 tbsp", "1 cup + 1 tbsp", ""), ("2 lb, 4 oz", "2 lb + 4 oz", ""), ("1 (4-oz) bar", "1 × 4 oz bar", ""),
    ("2 Tafeln", "2 bars", ""), ("1 vaso", "1 glass", ""), ("3 bicchieri", "3 glasses", ""), ("1 nub", "a knob", ""),
    ("2 – 28-ounce cans", "2 × 28 oz tins", ""), ("1/4 bag", "¼ bag", ""), ("16 oz jar", "1 × 16 oz jar", ""),
    ("90g/3¼oz", "90 g", ""), ("3 (510g)", "3", ""), ("3 x 240g tins", "3 × 240 g tins", ""), ("3 x 90g", "270 g", ""),
    ("175g pack", "1 × 175 g packet", ""), ("2 250g Cans", "2 × 250 g tins", ""), ("150ml can", "1 × 150 ml tin", ""),
    ("300g (drained overnight)", "300 g", "drained overnight"), ("2 x 9.5cm", "2", "9.5cm"),
    ("5 rashers (160g) thinly sliced", "5 rashers", "thinly sliced"), ("7oz/210g", "7 oz", ""),
    ("splash (for the pan)", "a splash", "for the pan"), ("Juice of 1/4", "¼", "Juice"),
  ])
  func `that is stated twice keeps the first amount, and packages keep their content`(
    measure: String, amount: String, note: String
  ) {
    let line = IngredientLine(measure: measure, name: "Thing")

    #expect(line.amount.text == amount && line.note == note)
  }

  @Test(arguments: [
    ("3  bunch", "3 bunches", ""), ("2 bulbs cut into ¼-inch pieces", "2 bulbs", "cut into ¼-inch pieces"),
    ("2 fresh sprigs", "2 sprigs", "fresh"), ("1 sm. jar", "1 jar", "sm."), ("2 med. bunches", "2 bunches", "med."),
    ("2 package wide", "2 packets", "wide"), ("2-3tsp", "2–3 tsp", ""),
    ("3kg cut into 5cm chunks", "3 kg", "cut into 5cm chunks"), ("3 - 5", "3–5", ""),
    ("5 thin slices", "5 slices", "thin"),
    ("2cm piece roughly grated", "2 cm", "piece roughly grated"), ("9 chopped cloves", "9 cloves", "chopped"),
    ("Sprinkling", "a sprinkle", ""), ("Zest of 3", "3", "Zest"), ("juice and zest of 2", "2", "juice and zest"),
    ("Large pinch", "a pinch", "Large"), ("Tin", "1 tin", ""), ("The zest of one", "1", "The zest"),
    ("Dash", "a dash", ""),
    ("¼ large pack", "¼ packet", "large"),
    ("1 tsp stirred into ¼ cup cold water", "1 tsp", "stirred into ¼ cup cold water"),
    ("3 juice of 2, the last sliced", "3", "juice of 2, the last sliced"), ("Zest of half", "½", "Zest"),
  ])
  func `with parts or other words gives the amount to buy`(
    measure: String, amount: String, note: String
  ) {
    let line = IngredientLine(measure: measure, name: "Thing")

    #expect(line.amount.text == amount && line.note == note)
  }

  @Test(arguments: [
    ("3-inch knob turmeric", "3 inches", "turmeric"), ("2 med. leeks", "2", "leeks"),
    ("1 lge. fennel bulb", "1 bulb", "fennel"),
  ])
  func `leaves its words out of the name`(line: String, amount: String, name: String) {
    let read = IngredientLine(line)

    #expect(read.amount.text == amount && read.name == name)
  }

  @Test(arguments: [
    "2nd", "If needed", "Whisked", "For dusting", "Toasted", "To garnish", "Twigs of dried", "Finger sized and grated",
    "melted, to taste", "to finish",
  ])
  func `without a quantity becomes the note, with an unspecified amount`(measure: String) {
    let line = IngredientLine(measure: measure, name: "Thing")

    #expect(line.amount == .some && line.note == measure)
  }
}
