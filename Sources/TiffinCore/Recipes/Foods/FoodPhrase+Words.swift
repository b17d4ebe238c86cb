extension FoodPhrase {
  /// Returns true if the word does not change the ingredient, such as its size, cut or origin.
  static func isHarmless(_ word: String) -> Bool {
    harmless.contains(word) || parts.contains(word) || KitchenUnit(words: word).map { $0 != .roll } ?? false
      || word.utf8.first.map { $0 < 0x3A } ?? true || word.utf8.count < 2
      || !word.unicodeScalars.contains(where: \.properties.isAlphabetic)
  }

  /// Returns true if the word, before the name of a food, makes it another food: minced meat is another cut.
  ///
  /// - Parameter code: The code of the named food, whose first two digits are its food group in the USDA's tables.
  static func changes(_ word: String, _ code: String) -> Bool {
    !isHarmless(word) || isMeat(code) && ["ground", "minced", "mince"].contains(word)
      || word == "fresh" && dry.contains(code)
  }

  /// Returns true if the word, after the name of a food, does not make it another food, because it names a piece, as in
  /// "broccoli florets", or is a participle such as "chopped".
  static func isPart(_ word: String, of code: String) -> Bool {
    if let groups = dishes[word] { return groups.contains { code.hasPrefix($0) } }
    if isHarmless(word) && !apart.contains(word) { return true }
    if code.hasPrefix("15") { return ofFish.contains(word) }
    if code.hasPrefix("01") { return word == "cheese" }
    if code.hasPrefix("02") || leafy.contains(code) {
      return ["leaf", "leave", "frond", "stem", "heart"].contains(word)
    }
    return isMeat(code) && ofMeat.contains(word)
  }

  private static func isMeat(_ code: String) -> Bool { ["05", "10", "13", "17", "23"].contains { code.hasPrefix($0) } }

  private static func set(_ words: String) -> Set<String> {
    Set(
      words.utf8.split(whereSeparator: { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }).map {
        String(Substring($0))
      })
  }

  /// Words that do not change the ingredient before its name, but name another food after it.
  private static let apart = set(
    "bone bones skin leaf loaf pot part seed stem shell top tail head oil spring summer dark silk king")

  /// Words that name a piece after the names of some foods, given by the beginnings of their codes, and a dish after
  /// all other names: bacon crumbles are bacon, apple crumble is not apples.
  private static let dishes: [String: [String]] = [
    "crumble": ["01", "05", "07", "10", "13", "16", "18", "19"], "ball": ["01", "0918", "18"], "log": ["01"],
    "bar": ["01", "18", "19"], "square": ["01", "11", "18", "19", "20"], "drop": ["19"], "bite": ["18"], "nugget": [],
    "stick": ["01", "02", "04", "09", "11", "13", "15", "16", "17", "19"],
    "cutlet": ["05", "10", "13", "15", "17"], "cup": ["11"], "crisp": [], "tart": [], "split": ["16"], "bowl": [],
    "sour": [], "bitter": [], "sweet": [], "roll": [],
  ]

  /// Returns true if the word can name another food after the name of a plant or animal: a dish, or a part such as its
  /// leaf or bone.
  static func isOther(_ word: String) -> Bool {
    ["leaf", "seed", "shell", "bone", "skin"].contains(word) || dishes[word] != nil
  }

  private static let ofFish = set("fillet filet steak loin tail meat portion claw side trimming supreme")

  private static let ofMeat = set("meat roast steak joint portion medallion fillet filet arm blade cap chop patty tail")

  /// The codes of dried pasta, noodles and yeast. The fresh ones are different foods.
  private static let dry: Set<String> = ["20120", "20109", "20124", "18375"]

  /// The codes of lettuce, spinach, cabbages and similar vegetables.
  private static let leafy: Set<String> = [
    "11109", "11114", "11112", "11116", "11119", "11147", "11161", "11165", "11233", "11250", "11251", "11252", "11253",
    "11297", "11457", "11952", "11959", "11591", "11213", "11151", "11143", "11616", "11007",
  ]

  /// Words for pieces of an ingredient, which do not change it.
  static let parts = set(
    """
    piece chunk ring slice round wedge half halve quarter cube strip stick spear floret stalk rib head bulb bunch
    sprig segment section square ball disk disc block shaving curl sheet strand thread granule crumble bit dice
    matchstick ribbon cutlet nugget baton lump pod pat knob rasher log tranche noisette coin cap wheel twist
    """)

  /// Words for cut, quality, size or origin.
  private static let harmless = set(
    """
    a an the of and good best quality premium favorite favourite favoured choice preferred desired your my our some
    more extra additional optional about approx approximately each total roughly

    large small medium big jumbo mini tiny baby young thick thin thinly thickly long short size sized regular
    standard normal plain average bite heavy huge giant little petite bigger smaller largish wide narrow

    fresh freshly frozen thawed defrosted chilled cold cool warm hot lukewarm tepid boiling room temperature soft
    softened melted molten firm hard ripe ripened overripe unripe raw uncooked organic organically bio natural
    naturally pure real genuine authentic traditional classic homemade home made ready to eat use serve store bought
    shop jarred bottled packaged packed prepared premade pre quick easy nice clean cleaned dry new old original
    everyday

    chopped diced sliced minced grated shredded crushed ground peeled unpeeled cored seeded deseeded unseeded pitted
    unpitted stoned destoned trimmed untrimmed halved quartered cubed cut torn mashed pureed beaten whisked sifted
    unsifted sieved heaping heaped scant rounded level leveled loosely tightly lightly firmly drained undrained
    rinsed washed soaked squeezed crumbled flaked toasted roasted grilled blanched steamed boiled poached sauteed
    browned unbaked prebaked caramelized caramelised hulled unhulled shelled unshelled shucked deveined skinned unskinned skinless
    skin boneless bone bones boned deboned filleted butterflied scored tied rolled separated divided reserved
    leftover stemmed destemmed julienned shaved slivered cracked split whole wholesome coarsely coarse finely fine
    rough smashed bruised snipped picked pounded flattened scrubbed unwaxed waxed pressed strained filtered
    unfiltered unrefined refined hand spiralized spiralised gutted scaled shredding grating cooking baking frying
    roasting stewing eating pickling slicing salted unsalted seasoned unseasoned enriched unbleached bleached
    sliceable crosswise lengthwise diagonally thirds bias micro batch picante very well hung curly leaved leafed
    infused brine brined braised squeeze miniature fleshed baked purpose all needed breakfast one two three four
    five six eight ten dozen couple few piled untreated pasteurized pasteurised unpasteurized homogenized active day
    stale zested juiced finelychopped inch cm mm thickness diameter dia weight weighing lb lbs ounce oz gram kg g ml
    litre liter bunch can tin jar bottle packet package pack bag box carton container tub pot cup tbsp tablespoon
    teaspoon tsp dash pinch handful splash drizzle envelope sachet punnet dollop scoop glass bowl serving portion

    red green yellow white black brown purple pink golden blonde blond dark light pale blue color colored colour
    coloured multicolored rainbow tricolor mixed assorted variety various type kind brand style grade lean leaner
    fatty

    english french italian spanish greek mexican american asian chinese japanese korean thai vietnamese indian
    turkish moroccan persian hungarian polish german danish scottish irish cornish sicilian californian california
    hawaiian belgian russian welsh dutch lebanese iranian kashmiri european austrian british tuscan mediterranean
    modena tahitian madagascar mexico italy france spain greece israeli argentinian norwegian scandinavian atlantic
    pacific alaskan scotch himalayan florida jersey cantonese

    free range cage fed grass pasture pastured raised wild caught line farmed sustainable sustainably sourced
    ethically fairtrade fair trade aged mature vintage mild strong sharp spicy sweet sour tart bitter tangy crisp
    crispy crunchy chunky smooth creamy center centre middle end virgin single double triple first kosher halal
    flavorful flavourful fragrant aromatic tender juicy plump meaty stem vine on off left over slow full milled
    stone steel stoneground hulless sea seedless rustic artisan artisanal farmhouse country farm market local
    seasonal summer winter spring autumn fall unblemished

    heinz kraft hellmann campbell swanson hershey nestle pillsbury kellogg quaker mccormick knorr goya progresso
    hunt libby delmonte del monte land o lakes kerrygold lurpak philadelphia lipton daisy sargento barilla tesco
    waitrose sainsbury bob mill king arthur gold medal domino lindt ghirardelli cadbury callebaut tyson hormel oscar
    mayer johnsonville jimmy dean president galbani fage chobani oikos dole birdseye birds eye el paso ro tel rotel
    smithfield applegate martin maldon saxa colman grey poupon lea perrins kikkoman lee kum kee kewpie mazola crisco
    wesson pam filippo berio bertolli colavita kroger trader joe safeway publix valley horizon silk
    """
  )
}
