/// The words of a grocery name, and their reduction to those that determine what to buy.
struct GroceryWords {
  typealias Word = GroceryIdentity.Word

  private var words: [Word]

  init(_ words: [Word]) {
    self.words = words
  }

  /// The words that matter in a shop, or all words if none matters, and the words for what is counted, such as
  /// "fillet".
  var reduced: (kept: [Word], forms: [Word]) {
    var reading = self
    for index in reading.words.indices {
      if let other = Self.spellings[reading.words[index].text] { reading.words[index].text = other }
    }
    reading.replacePhrases()
    let kept = reading.words.indices.filter { !reading.isRemark($0) }
      .drop { ["or", "and", "but"].contains(reading.words[$0].text) }
    if kept.isEmpty { return (reading.words, []) }
    let forms = reading.words.filter { Self.forms.contains($0.text) }
    return (kept.map { reading.words[$0] }, forms)
  }

  /// Replaces phrases by a common word, and removes phrases that do not matter.
  private mutating func replacePhrases() {
    var index = 0
    while index < words.count {
      if let (length, phrase) = phrase(at: index) {
        let tokens = words[index].tokens.lowerBound...words[index + length - 1].tokens.upperBound
        words.replaceSubrange(index..<index + length, with: phrase.map { Word(text: $0, tokens: tokens) })
        index += phrase.count
      } else {
        index += 1
      }
    }
  }

  private func phrase(at start: Int) -> (Int, [String])? {
    for length in (2...4).reversed() where start + length <= words.count {
      let text = words[start..<start + length].map(\.text).joined(separator: " ")
      if let phrase = Self.phrases[text] { return (length, phrase) }
    }
    return nil
  }

  private func has(_ texts: Set<String>) -> Bool { words.contains { texts.contains($0.text) } }
  private func next(_ index: Int) -> String { index + 1 < words.count ? words[index + 1].text : "" }
  private func before(_ index: Int) -> String { index > 0 ? words[index - 1].text : "" }

  /// Returns true if the word does not matter in a shop, such as a size, a quality or a preparation.
  private func isRemark(_ index: Int) -> Bool {
    let word = words[index].text
    if Self.always.contains(word) { return words.count > 1 }
    if let names = Self.behind[word], names.contains(before(index)) { return true }
    switch word {
    case "fresh": return !has(["yeast", "pasta", "noodle", "ravioli", "tuna", "lasagne"])
    case "cold", "warm", "hot", "boiling", "lukewarm", "tepid", "iced":
      return Self.heated.contains(next(index)) || Self.heated.contains(words.last?.text ?? "")
    case "extra": return !Self.degrees.contains(next(index))
    case "whole":
      return !has(["wheat", "grain", "meal", "spelt", "rye", "tomato", "kernel", "duck", "turkey", "chicken"])
    case "drop": return index > 0 && !next(index).isEmpty
    case "little": return index == 0 && next(index) != "gem"
    case "raw", "natural": return next(index) != "sugar" && next(index) != "yeast"
    case "plain": return has(["yogurt", "honey"])
    case "runny", "clear", "liquid": return has(["honey"])
    case "smooth": return has(["mustard"])
    case "fat":
      return ["garlic", "leek", "asparagus"].contains(next(index)) && !["low", "full"].contains(before(index))
    case "white": return ["sugar", "flour", "granulated"].contains(next(index))
    case "soft": return has(["sugar", "butter"])
    case "salted": return next(index) == "butter"
    case "fine", "iodized", "table": return has(["salt", "breadcrumb"])
    case "coarse", "coarsely", "cracked": return has(["sea", "kosher", "pepper"])
    case "toasted": return !has(["oil", "bread"])
    case "skinless", "boneless": return has(Self.boned)
    case "dried", "dry": return has(Self.alwaysDry)
    case "garnish", "topping", "piece": return index == 0 && words.count > 1
    case "chopped", "diced": return !has(["tomato", "canned"]) && !isMixture
    case "sliced": return !has(["almond", "canned", "cheese"]) || has(Self.cheeses)
    case "ground", "powdered": return has(Self.groundSpices)
    case "powder": return Self.groundSpices.contains(before(index))
    case "leaf", "sprig", "stem": return has(Self.herbs) && !has(["bay"]) || word == "leaf" && has(Self.leaves)
    case "salad": return has(["arugula"])
    case "flat", "curly", "italian", "curled": return has(["parsley"])
    case "stalk", "rib", "stick": return has(["celery"])
    case "fillet": return has(Self.fish) || has(["breast"])
    case "half": return has(["breast", "walnut", "pecan"])
    case "crushed": return has(["garlic", "ginger", "ice"])
    default: return Self.work.contains(word) && (has(["cheese"]) || has(Self.cheeses) || !has(Self.soldReady))
    }
  }

  /// True if the item is a mixture that is sold chopped, such as candied peel or dried fruit.
  private var isMixture: Bool { has(["candied", "mixed", "glace"]) }
}

extension GroceryWords {
  private static func set(_ words: String) -> Set<String> {
    Set(words.split(whereSeparator: \.isWhitespace).map(String.init))
  }

  /// Spelling variants, and words of different countries for the same item.
  private static let spellings = [
    "yoghurt": "yogurt", "yoghourt": "yogurt", "chilli": "chili", "chile": "chili", "chilly": "chili",
    "chillie": "chili", "soya": "soy", "barbeque": "barbecue", "bbq": "barbecue", "hazlenut": "hazelnut",
    "tinned": "canned", "tin": "canned", "courgette": "zucchini", "aubergine": "eggplant", "prawn": "shrimp",
    "cornflour": "cornstarch", "wholewheat": "wholemeal", "pitta": "pita", "lasagna": "lasagne", "broth": "stock",
    "sweetcorn": "corn", "rocket": "arugula", "cashewnut": "cashew", "beet": "beetroot",
    "omelette": "omelet", "challot": "shallot", "blackberrys": "blackberry", "catsup": "ketchup",
    "tumeric": "turmeric", "parmigiano": "parmesan", "parmigian": "parmesan", "flatleaf": "flat",
    "mangetout": "snowpea",
    "scallion": "spring onion", "cremini": "chestnut", "whiskey": "whisky",
    "mayo": "mayonnaise", "skimmed": "skim",
    "colouring": "coloring", "flavour": "flavor", "smoky": "smoked",
  ]

  /// Phrases with their replacements. A phrase with an empty replacement is removed.
  private static let phrases: [String: [String]] = [
    "free range": [], "pasture raised": [], "good quality": [], "best quality": [], "high quality": [],
    "top quality": [], "store bought": [], "shop bought": [], "room temperature": [], "day old": [], "head on": [],
    "tail on": [], "extra large": [], "bite sized": [], "bite size": [], "thumb sized": [], "as needed": [],
    "of choice": [], "ready made": [], "with juice": [], "at room temperature": [], "of your choice": [],
    "celery root": ["celeriac"], "root ginger": ["ginger"], "ginger root": ["ginger"], "knob ginger": ["ginger"],
    "knob of ginger": ["ginger"], "piece of ginger": ["ginger"], "thumb of ginger": ["ginger"],
    "fresh or frozen": [], "fresh or dried": [], "fresh or canned": [], "frozen or fresh": [],
    "whole or 2 milk": ["milk"], "2 milk": ["milk"], "half half": ["half-and-half"], "semi sweet": ["semisweet"],
    "full fat coconut milk": ["coconut", "milk"], "unsweetened coconut milk": ["coconut", "milk"],
    "full fat unsweetened coconut milk": ["coconut", "milk"],
    "pecorino romano": ["pecorino"], "apple cider vinegar": ["cider", "vinegar"],
    "rice wine vinegar": ["rice", "vinegar"], "granulated garlic": ["garlic", "powder"],
    "canola oil": ["rapeseed", "oil"], "baby bella mushroom": ["chestnut", "mushroom"],
    "baby bella": ["chestnut", "mushroom"], "canned diced tomato": ["canned", "chopped", "tomato"],
    "fresh coriander": ["cilantro"], "coriander leaf": ["cilantro"], "fresh coriander leaf": ["cilantro"],
    "bicarbonate of soda": ["baking", "soda"], "bicarbonate soda": ["baking", "soda"],
    "bicarb of soda": ["baking", "soda"], "bicarb soda": ["baking", "soda"], "all spice": ["allspice"],
    "whole allspice": ["allspice", "berry"], "whole allspice berry": ["allspice", "berry"],
    "whole all spice": ["allspice", "berry"], "allspice whole": ["allspice", "berry"],
    "whole cumin": ["cumin", "seed"], "whole cumin seed": ["cumin", "seed"],
    "whole coriander seed": ["coriander", "seed"], "whole fenugreek": ["fenugreek", "seed"],
    "whole cardamom": ["cardamom", "pod"], "whole cardamom pod": ["cardamom", "pod"],
    "whole cinnamon": ["cinnamon", "stick"], "whole cinnamon stick": ["cinnamon", "stick"],
    "whole black pepper": ["black", "peppercorn"], "whole white pepper": ["white", "peppercorn"],
    "heavy whipping cream": ["heavy", "cream"], "soured cream": ["sour", "cream"], "sweet corn": ["corn"],
    "corn flour": ["cornstarch"], "corn starch": ["cornstarch"], "bread crumb": ["breadcrumb"],
    "egg plant": ["eggplant"], "clove garlic": ["garlic"], "clove of garlic": ["garlic"], "garlic clove": ["garlic"],
    "crushed red pepper flake": ["chili", "flake"], "crushed red pepper": ["chili", "flake"],
    "red pepper flake": ["chili", "flake"], "red chili flake": ["chili", "flake"],
    "hot pepper flake": ["chili", "flake"],
    "chili pepper flake": ["chili", "flake"], "dried chili flake": ["chili", "flake"],
    "dried red chili flake": ["chili", "flake"], "crushed chili flake": ["chili", "flake"],
    "minced beef": ["ground", "beef"], "beef mince": ["ground", "beef"], "minced pork": ["ground", "pork"],
    "pork mince": ["ground", "pork"], "minced lamb": ["ground", "lamb"], "lamb mince": ["ground", "lamb"],
    "turkey mince": ["ground", "turkey"], "minced turkey": ["ground", "turkey"],
    "chicken mince": ["ground", "chicken"],
    "minced chicken": ["ground", "chicken"], "minced meat": ["ground", "meat"], "mince meat": ["ground", "meat"],
    "lean beef mince": ["ground", "beef"], "lean ground beef": ["ground", "beef"],
    "whole wheat": ["wholemeal"], "green onion": ["spring", "onion"], "snow pea": ["snowpea"],
    "broad bean": ["fava", "bean"], "garbanzo bean": ["chickpea"], "garbanzo": ["chickpea"], "chick pea": ["chickpea"],
    "red capsicum": ["red", "bell", "pepper"], "green capsicum": ["green", "bell", "pepper"],
    "sweet red pepper": ["red", "bell", "pepper"], "red sweet pepper": ["red", "bell", "pepper"],
    "sweet green pepper": ["green", "bell", "pepper"], "sweet pepper": ["bell", "pepper"],
    "jalapeno pepper": ["jalapeno"], "jalapeno chili": ["jalapeno"], "serrano pepper": ["serrano"],
    "serrano chili": ["serrano"], "habanero pepper": ["habanero"], "habanero chili": ["habanero"],
    "scotch bonnet chili": ["scotch", "bonnet"], "scotch bonnet pepper": ["scotch", "bonnet"],
    "sesame seed oil": ["sesame", "oil"], "parmesan reggiano": ["parmesan"], "parmesan reggiano cheese": ["parmesan"],
    "confectioner sugar": ["icing", "sugar"], "confectioners sugar": ["icing", "sugar"],
    "powdered sugar": ["icing", "sugar"], "castor sugar": ["caster", "sugar"], "superfine sugar": ["caster", "sugar"],
    "active dry yeast": ["dry", "yeast"], "active dried yeast": ["dry", "yeast"], "dry active yeast": ["dry", "yeast"],
    "dried active yeast": ["dry", "yeast"], "dried yeast": ["dry", "yeast"],
    "fast action dried yeast": ["instant", "yeast"],
    "easy blend dried yeast": ["instant", "yeast"], "fast action yeast": ["instant", "yeast"],
    "half and half": ["half-and-half"], "spring onion scallion": ["spring", "onion"], "ear of corn": ["corn"],
    "corn on cob": ["corn"], "corn on the cob": ["corn"], "hot sauce": ["hotsauce"],
    "self rising": ["self", "raising"],
    "old fashioned oat": ["rolled", "oat"], "porridge oat": ["rolled", "oat"], "lasagne noodle": ["lasagne"],
    "low salt": ["low", "sodium"], "reduced salt": ["low", "sodium"], "reduced sodium": ["low", "sodium"],
    "to serve": [], "for serving": [], "to garnish": [], "for garnish": [], "as required": [], "for frying": [],
    "for topping": [], "to decorate": [], "semi skim": ["semi-skim"], "chili pepper": ["chili"],
    "dry white wine": ["white", "wine"], "dry red wine": ["red", "wine"],
    "full fat milk": ["milk"], "full fat yogurt": ["yogurt"], "vanilla pod": ["vanilla", "bean"],
    "vanilla essence": ["vanilla", "extract"], "coriander powder": ["ground", "coriander"],
    "ginger powder": ["ground", "ginger"], "powdered ginger": ["ground", "ginger"],
    "mustard powder": ["ground", "mustard"], "powdered mustard": ["ground", "mustard"],
    "dry mustard": ["ground", "mustard"], "dry ground mustard": ["ground", "mustard"],
    "clove powder": ["ground", "clove"], "birds eye chili": ["birdseye", "chili"],
  ]

  private static let always = set(
    """
    a additional an any beaten best big chilled cleaned cooled cored crumbled crusty cubed deseeded deveined drained
    dusting favorite favourite few finely floret freshly generous good halved heaped heaping homemade huge 
    jumbo julienned large lean leftover level lightly loosely lovely medium melted more my nice of ordinary
    organic packed peeled picked pitted pure quality quartered real regular rinsed ripe roughly scant
    seeded semi several shelled very bio plump juicy sifted small softened some sprinkle squeeze squeezed
    splash strand stale stoned the
    thinly thumb tiny torn trimmed unbleached uncooked unpeeled unwaxed washed waxed well xl your drizzle handful
    """)

  /// Words for what is counted, as in `4 salmon fillets` and `12 lasagne sheets`. They do not distinguish two things,
  /// but are shown with a count.
  private static let forms = set("fillet sheet ball")

  /// Words that do not matter after certain other words: `cashew nut`, `cheddar cheese`.
  private static let behind: [String: Set<String>] = [
    "nut": ["cashew", "pecan", "macadamia", "pistachio", "hazelnut", "walnut"], "cheese": cheeses,
    "pasta": pastas, "mushroom": ["shiitake", "portobello", "porcini", "chanterelle"],
    "bread": ["pita", "naan", "ciabatta", "baguette", "focaccia", "brioche"], "ball": ["mozzarella"],
    "bulb": ["fennel", "garlic", "beetroot", "onion"], "head": ["garlic", "lettuce", "cabbage", "cauliflower"],
    "sheet": ["lasagne", "filo"], "root": ["ginger", "horseradish"], "spear": ["asparagus", "broccoli"],
    "rasher": ["bacon"], "strip": ["bacon"], "slice": ["bacon", "bread"], "sauce": ["tabasco", "sriracha"],
    "breadcrumb": ["panko"], "wine": ["marsala", "sherry", "vermouth"], "milk": ["buttermilk"],
    "bean": ["cannellini", "borlotti"],
  ]

  private static let heated = set("water milk stock butter cream lard unsalted coffee")
  private static let degrees = set("virgin firm dark lean sharp hot mature fine thick light dry soft strong long mild")
  private static let cheeses = set(
    """
    parmesan cheddar mozzarella feta gruyere ricotta mascarpone halloumi pecorino gorgonzola brie camembert gouda edam
    emmental manchego provolone cotija paneer stilton taleggio fontina asiago romano burrata havarti jarlsberg
    """)
  private static let pastas = set(
    """
    spaghetti linguine fettuccine tagliatelle penne rigatoni fusilli farfalle macaroni orzo pappardelle bucatini ziti
    conchiglie paccheri orecchiette bowtie tortellini ravioli cavatelli ditalini
    """)
  private static let herbs = set(
    "basil mint cilantro parsley thyme oregano sage rosemary tarragon dill marjoram chervil chive")
  /// Plants that are sold as leaves.
  private static let leaves = set("arugula spinach kale watercress chard")
  /// Meat and fish that is mostly sold without skin or bones.
  private static let boned = set("breast salmon cod haddock fish snapper trout")
  private static let alwaysDry = set(
    "sumac turmeric lentil spaghetti macaroni penne pasta linguine fettuccine bay quinoa")
  private static let groundSpices = set(
    """
    pepper cinnamon nutmeg cumin allspice turmeric cardamom paprika cayenne mace fenugreek sumac peppercorn anise
    """)
  private static let fish = set(
    "salmon cod haddock anchovy mackerel halibut tilapia trout fish hake bass bream sole tuna plaice snapper eel")
  private static let work = set("minced grated shredded shaved slivered mashed")
  /// Items that are also sold chopped, ground or sliced, as a different item.
  private static let soldReady = set(
    """
    almond apricot bacon beef beetroot bread chicken chocolate coconut fish fruit ham hazelnut lamb meat nut olive
    peach peel pepperoni pickle pineapple pork salmon salami sausage tomato turkey veal
    """)
}
