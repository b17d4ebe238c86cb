extension KitchenNames {
  /// Fruit and its juices.
  static let fruits = """
    09003 apple; bramley apple; cooking apple; granny smith; eating apple; crab apple; bramley
    09401 applesauce; apple sauce; apple puree
    09252 pear
    09040 banana
    09200 orange; blood orange; seville orange
    09218 mandarin; tangerine; clementine; satsuma; mandarin orange
    09112 grapefruit; pomelo
    09150 lemon; preserved lemon; lemon wedge; lemon half; yuzu
    09159 lime; lime wedge
    09156 lemon zest; zest; lemon peel; lemon rind; orange zest; lime zest; peel; orange rind; orange peel; rind
    09152 lemon juice; juice; juice of lemon
    09160 lime juice
    09206 orange juice; fruit juice
    09400 apple juice; cider; dry cider; apple cider
    09409 pineapple juice; grape juice
    43382 cranberry juice; pomegranate juice
    09316 strawberry
    09302 raspberry; loganberry
    09050 blueberry
    09042 blackberry; mulberry; mixed berry; berry; summer fruit; frozen berry
    09078 cranberry; lingonberry
    09079 dried cranberry; craisin
    09084 redcurrant; currant red; blackcurrant
    09107 gooseberry
    09070 cherry; sour cherry
    09362 canned cherry
    09328 glace cherry; maraschino cherry; candied cherry; candied peel; mixed peel; candied fruit; stem ginger;
      crystallised ginger; crystallized ginger; candied ginger; candied orange peel
    09236 peach
    09191 nectarine
    09021 apricot
    09032 dried apricot
    09279 plum; damson; greengage; umeboshi
    09291 prune; dried plum
    09089 fig
    09094 dried fig
    09421 date; medjool date; tamarind
    09298 raisin; sultana; currant; mixed fruit; dried fruit; mixed dried fruit; golden raisin; dried currant;
      dried cherry
    09132 grape; seedless grape
    09181 melon; cantaloupe; honeydew
    09326 watermelon
    09266 pineapple; pineapple chunk; pineapple ring
    09176 mango
    09226 papaya
    09148 kiwi; kiwi fruit
    09231 passion fruit; passionfruit
    09286 pomegranate; pomegranate seed; pomegranate aril
    09164 lychee
    09296 quince
    09139 guava
    09263 persimmon
    """
}
