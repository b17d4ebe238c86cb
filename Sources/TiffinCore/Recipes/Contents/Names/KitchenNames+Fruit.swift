extension KitchenNames {
  /// Fruit and its juices.
  static let fruits = """
    09003 apple; bramley apple; cooking apple; eating apple; bramley; honeycrisp apple; pink lady apple;
      dessert apple; braeburn apple; gala apple; fuji apple; honeycrisp; green apple; red apple; tart apple;
      cooking apple bramley
    09502 granny smith; granny smith apple
    09501 golden delicious; golden delicious apple
    09500 red delicious apple
    09077 crab apple; crabapple
    09011 dried apple
    09401 applesauce; apple sauce; apple puree; unsweetened applesauce; unsweetened apple sauce
    09252 pear
    09340 asian pear; nashi pear
    09374 canned pear; tinned pear; pear in syrup
    09040 banana
    19400 banana chip
    09277 plantain; green plantain
    09200 orange; blood orange; seville orange
    09202 navel orange
    09218 mandarin; tangerine; satsuma; mandarin orange
    09433 clementine
    09383 canned mandarin; canned mandarin orange; mandarin orange segment; mandarin segment
    09112 grapefruit; pink grapefruit; ruby grapefruit; ruby red grapefruit
    09295 pomelo; pummelo
    09149 kumquat
    09150 lemon; lemon wedge; lemon half; unwaxed lemon; meyer lemon
    09159 lime; lime wedge
    09156 lemon zest; lemon peel; lemon rind; zest of lemon; peel of lemon; rind of lemon; lime zest; zest; lime peel;
      lime rind; zest of lime
    09216 orange zest; orange rind; orange peel; zest of orange; rind of orange; peel of orange; tangerine zest;
      clementine zest; mandarin zest; grapefruit zest
    09152 lemon juice; juice of lemon; juice of one lemon; lemon juice from concentrate
    09160 lime juice; juice of lime; key lime juice
    09206 orange juice; juice of orange
    09214 orange juice concentrate; frozen orange juice concentrate; concentrated orange juice
    09400 apple juice; apple cider
    09409 pineapple juice
    09135 grape juice; white grape juice
    09404 grapefruit juice
    43382 cranberry juice; unsweetened cranberry juice
    14242 cranberry juice cocktail
    09442 pomegranate juice
    09294 prune juice
    11886 tomato juice
    11578 vegetable juice; v8; v8 juice; vegetable juice cocktail
    09403 apricot nectar
    09407 peach nectar
    09436 mango nectar; mango juice
    09316 strawberry
    09319 sweetened strawberry; frozen sweetened strawberry
    09302 raspberry
    09167 loganberry
    09050 blueberry
    09053 wild blueberry
    09163 dried blueberry
    09042 blackberry
    09190 mulberry
    09057 boysenberry
    09088 elderberry
    09110 goji berry
    09078 cranberry
    09079 dried cranberry; craisin; sweetened dried cranberry; dried sweetened cranberry
    09084 redcurrant; red currant; white currant; currant red
    09083 blackcurrant; black currant
    09107 gooseberry
    09138 cape gooseberry; physalis; ground cherry
    09070 cherry; sweet cherry
    09063 sour cherry; tart cherry; morello cherry
    09044 dried cherry; dried sour cherry; dried tart cherry
    09362 canned cherry; canned sour cherry; canned tart cherry
    09328 glace cherry; maraschino cherry; candied cherry; cocktail cherry; maraschino
    09426 candied peel; glaceed fruit; mixed peel; candied fruit; candied orange peel; candied citron;
      candied lemon peel; citron peel; glace fruit; candied orange; chopped mixed peel; mixed candied peel;
      stem ginger; stem ginger in syrup; preserved ginger; crystallized ginger; crystallised ginger; candied ginger;
      glace ginger
    09236 peach
    09370 canned peach; tinned peach; peach in syrup
    09238 canned peach in juice; peach in juice
    09246 dried peach
    09191 nectarine
    09021 apricot
    09357 canned apricot; tinned apricot
    09032 dried apricot
    09279 plum; damson; greengage
    09291 prune; dried plum; pitted prune
    09089 fig; fresh fig
    09094 dried fig
    09087 date; dried date; pitted date; deglet noor date
    09421 medjool date; medjool
    09322 tamarind; tamarind pulp; tamarind paste; tamarind ball
    09298 raisin; mixed dried fruit; dried fruit; dried mixed fruit; fruit mix; mixed fruit
    09297 sultana; golden raisin
    09085 currant; dried currant; zante currant
    09132 grape; seedless grape; red grape; green grape; black grape; white grape
    09181 melon; cantaloupe; cantaloupe melon; galia melon
    09184 honeydew; honeydew melon
    09326 watermelon
    09266 pineapple; fresh pineapple; pineapple piece; pineapple ring; pineapple slice
    09268 canned pineapple; tinned pineapple; pineapple in juice; crushed pineapple; pineapple chunk;
      pineapple tidbit; canned pineapple chunk; canned crushed pineapple; unsweetened pineapple;
      unsweetened crushed pineapple; canned pineapple ring; canned pineapple slice
    09270 pineapple in syrup
    09176 mango
    09178 dried mango
    09226 papaya; green papaya
    09148 kiwi; kiwi fruit; kiwifruit
    09231 passion fruit; passionfruit
    09286 pomegranate; pomegranate seed; pomegranate aril
    09164 lychee; litchi
    09296 quince
    09139 guava
    09263 persimmon; fuyu persimmon; sharon fruit
    09060 star fruit; carambola; starfruit
    09144 jackfruit
    09287 prickly pear
    09313 sapodilla
    09422 durian
    09061 natal plum
    09099 fruit cocktail
    09259 dried pear
    """
}
