extension KitchenNames {
  /// Herbs, spices, sauces, stocks and drinks.
  static let seasonings = """
    02047 salt; fleur de sel; xanthan gum; sea salt; table salt; kosher salt; salt flake; rock salt; seasoning salt;
      garlic salt
    02030 pepper; black pepper; white pepper; ground pepper; peppercorn; black peppercorn; salt and pepper;
      ground black pepper; sichuan pepper; szechuan pepper; szechuan peppercorn; pepper black; salt pepper
    02028 paprika; smoked paprika; sweet paprika; pimenton
    02009 chili powder; chilli powder; taco seasoning; cajun seasoning; fajita seasoning; cajun spice; chipotle powder;
      creole seasoning; old bay seasoning; ancho chile powder
    02031 cayenne; cayenne pepper; chilli flake; red pepper flake; chili flake; dried chilli; dried chili;
      pepper flake; red chilli powder; hot pepper flake; crushed red pepper; aleppo pepper; dried chile; ancho chile;
      aleppo chilli; gochugaru
    02010 cinnamon; ground cinnamon; cinnamon stick; cassia; cinnamon bark
    02014 cumin; ground cumin; cumin seed
    02013 coriander seed; ground coriander; coriander powder
    02043 turmeric; ground turmeric; saffron; saffron thread; saffron strand
    02021 ground ginger; ginger powder; dried ginger
    02025 nutmeg; ground nutmeg; mace
    02011 clove; ground clove; whole clove
    02001 allspice; ground allspice; mixed spice; pumpkin pie spice; pie spice; five spice; chinese five spice; spice;
      juniper; juniper berry; star anise; sumac; five spice powder; allspice berry; spice mix; sichuan peppercorn
    02006 cardamom; cardamom pod; cardamom seed; ground cardamom
    02015 curry powder; garam masala; masala; madras curry powder; ras el hanout; baharat; za atar; zaatar; curry;
      berbere; asafoetida; dukkah; kashmiri chilli powder; amchoor
    02024 mustard seed; mustard powder; dry mustard; english mustard powder
    02018 fennel seed; aniseed; anise; caraway; caraway seed; celery seed; dill seed; carom seed; nigella seed;
      fenugreek; fenugreek seed; anise seed; onion seed; ajwain; kalonji; fenugreek leaf; asafetida; hing
    02020 garlic powder; granulated garlic
    02026 onion powder; seasoning; dry rub; italian seasoning; poultry seasoning; ranch seasoning; onion flake;
      all purpose seasoning; rub
    02027 oregano; dried oregano; mixed herb; dried mixed herb; herb de provence; herb; italian herb; dried herb;
      fresh oregano; marjoram; herbe de provence
    02042 dried thyme; dried sage; dried marjoram
    02049 thyme; thyme leaf; fresh thyme; thyme sprig; savory; sage; sage leaf; lavender; tarragon; tarragon leaf
    02063 rosemary; rosemary leaf; rosemary sprig; rosemary needle; dried rosemary
    02004 bay leaf; bay; bay leave; curry leaf; kaffir lime leaf; lime leaf; makrut lime leaf
    02003 dried basil; dried parsley; dried dill; dried mint; dried tarragon
    11297 parsley; flat leaf parsley; parsley leaf; italian parsley; curly parsley; fresh herb; chervil; sorrel;
      bouquet garni; chopped parsley; lovage; flatleaf parsley
    02044 basil; basil leaf; thai basil; shiso; shiso leaf; fresh basil leaf
    11165 coriander; cilantro; coriander leaf; cilantro leaf; coriander stem; coriander root; coriander sprig
    02045 dill; dill weed; fennel frond; dillweed; borage
    02064 mint; mint leaf; fresh mint; mint sprig
    02048 vinegar; cider vinegar; white wine vinegar; apple cider vinegar; rice vinegar; white vinegar; malt vinegar;
      wine vinegar; sherry vinegar; rice wine vinegar; champagne vinegar; verjuice
    02068 red wine vinegar
    02069 balsamic vinegar; balsamic; balsamic glaze
    02046 mustard; dijon mustard; dijon; english mustard; wholegrain mustard; grain mustard; yellow mustard;
      whole grain mustard
    04025 mayonnaise; mayo; aioli; tartare sauce; kewpie mayonnaise
    04114 salad dressing; dressing; vinaigrette; italian dressing; french dressing
    04639 ranch dressing; ranch; caesar dressing; blue cheese dressing
    11935 ketchup; tomato ketchup; catsup; brown sauce; chili sauce; chilli sauce; sweet chilli sauce;
      sweet chili sauce; plum sauce
    06150 barbecue sauce; bbq sauce
    16123 soy sauce; shoyu; nama shoyu; soya sauce; tamari; light soy sauce; dark soy sauce; soy; ponzu; coconut amino;
      light soy; dark soy; liquid amino; maggi; low sodium soy sauce
    06179 fish sauce; nam pla; shrimp paste; anchovy paste
    06176 oyster sauce
    06175 hoisin; hoisin sauce; teriyaki; kecap manis; black bean sauce; gochujang; chilli bean paste; sweet soy sauce
    06971 worcestershire sauce; worcestershire; worcester sauce; liquid smoke; steak sauce
    06169 tabasco; frank redhot; piment despelette; hot sauce; hot pepper sauce; tabasco sauce; sriracha;
      buffalo sauce; harissa; chipotle; chipotle in adobo; sambal oelek; chilli paste; harissa paste; chipotle paste;
      chili paste; adobo sauce; piri piri sauce; sambal; chipotle chile in adobo; chipotle pepper; chipotle chile
    06164 salsa; picante sauce; enchilada sauce; pico de gallo; rotel; salsa verde; taco sauce
    06931 pasta sauce; marinara; marinara sauce; spaghetti sauce; pizza sauce; sauce
    06626 pesto; basil pesto; pesto sauce
    06112 teriyaki sauce; curry paste; thai curry paste; red curry paste; green curry paste; tandoori paste
    06930 cheese sauce; velveeta; cheese dip; alfredo sauce
    06116 gravy; demi glace
    06194 stock; chicken stock; chicken broth; broth; bouillon; hot stock; dashi; bone broth; turkey stock
    06700 vegetable stock; vegetable broth; hot vegetable stock; fish stock; mushroom stock
    06008 beef stock; beef broth; consomme; lamb stock; veal stock
    06081 stock cube; bouillon cube; vegetable stock cube; chicken stock cube; beef stock cube; stock powder;
      bouillon powder; stock pot; chicken bouillon; vegetable bouillon powder; chicken bouillon cube; bouillon granule;
      chicken bouillon granule; beef bouillon
    06016 cream of chicken soup; cream of chicken; soup
    06043 cream of mushroom soup; cream of mushroom; mushroom soup
    06094 onion soup mix; soup mix; onion soup
    14096 red wine; wine; burgundy; cabernet; chianti
    14106 white wine; dry white wine; champagne; prosecco; sparkling wine; vermouth; dry vermouth; rice wine; sake;
      shaoxing wine; shaohsing wine; shaoxing rice wine; cooking wine; chinese rice wine
    14057 port; sherry; marsala; madeira; mirin; dry sherry; sweet wine; marsala wine; ruby port; muscat; dessert wine
    14003 beer; ale; stout; lager; guinness
    14037 brandy; rum; whisky; whiskey; vodka; gin; tequila; cognac; bourbon; dark rum; calvados; grappa; cachaca;
      bitter; white rum; pernod; ouzo; armagnac; schnapps; mezcal
    14414 liqueur; cassis; benedictine; amaretto; cointreau; grand marnier; triple sec; kahlua; orange liqueur; kirsch;
      creme de cassis; limoncello; coffee liqueur; curacao; chartreuse; creme de menthe; maraschino
    14209 coffee; espresso; strong coffee; brewed coffee
    14214 instant coffee; coffee powder; espresso powder; instant espresso; coffee granule; instant espresso powder
    14355 tea; black tea
    14366 tea leaf; tea bag; matcha; teabag
    14148 cola; coca cola; coke
    14144 lemonade; ginger ale; ginger beer; tonic water; sprite; tonic
    14121 soda water; club soda; sparkling water; mineral water
    14555 water; warm water; cold water; boiling water; hot water; ice; ice cube; cooking water; ice water;
      pasta water; tap water; lukewarm water; tepid water; iced water
    19202 pudding mix; instant pudding; vanilla pudding; pudding; instant vanilla pudding; vanilla pudding mix
    19184 chocolate pudding; chocolate pudding mix
    19170 custard
    18144 cake mix; yellow cake mix; white cake mix; brownie mix
    18097 chocolate cake mix
    18290 pancake mix; bisquick; baking mix
    19137 topping; sprinkle
    01071 dream whip
    01073 cool whip; whipped topping; frozen whipped topping
    01115 protein powder; whey
    14058 whey protein; vanilla protein powder
    43406 marmite; vegemite; nutritional yeast; yeast extract
    18936 pancake; waffle; crepe
    11974 vine leaf; grape leaf; banana leaf
    """
}
