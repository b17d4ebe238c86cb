extension KitchenNames {
  /// What people use too little of to count, and what is no food; then what the box does not have, though its foods
  /// share the words.
  static let beside = """
    00000 sumac; zaatar; za atar; juniper; juniper berry; star anise; five spice; five spice powder;
      chinese five spice; chinese five spice powder; garam masala; masala; nigella seed; kalonji; nigella; onion seed;
      black onion seed; asafoetida; asafetida; hing; ras el hanout; baharat; berbere; dukkah; amchoor; amchur;
      mango powder; mixed spice; pickling spice; old bay; old bay seasoning; cajun seasoning; cajun spice;
      creole seasoning; italian seasoning; steak seasoning; jerk seasoning; spice mix; spice; seasoning;
      herb de provence; herbe de provence; mixed herb; dried mixed herb; italian herb; dried herb; herb; fresh herb;
      bouquet garni; lovage; shiso; shiso leaf; curry leaf; kaffir lime leaf; lime leaf; makrut lime leaf; galangal;
      food colouring; food coloring; colouring; food color; gel food coloring; gel food colouring; xanthan gum;
      guar gum; rose water; rosewater; orange blossom water; orange flower water; vanilla bean; vanilla pod;
      vanilla paste; vanilla bean paste; vanilla powder; vanilla seed; lavender; dried lavender; edible flower;
      rose petal; dried rose petal; epazote; dried fenugreek leaf; fenugreek leaf; kasuri methi; kasoori methi;
      methi leaf; annatto; annatto seed; achiote; achiote paste; sichuan pepper; sichuan peppercorn; szechuan pepper;
      szechuan peppercorn; liquid smoke; msg; citric acid; almond extract; almond essence; lemon extract;
      peppermint extract; orange extract; coconut extract; maple extract; rum extract; mint extract; extract; essence;
      bitter; angostura bitter; orange bitter; flavoring; carom seed; ajwain; apple pie spice; gingerbread spice;
      dry rub; rub; spice rub; all purpose seasoning; adobo seasoning; lemon pepper; lemon pepper seasoning;
      greek seasoning; meat tenderizer; dried dill seed; barbecue rub; barbecue seasoning; panch phoron;
      shichimi togarashi; togarashi; furikake; banana leaf; lotus leaf; everything bagel seasoning; bagel seasoning;
      chaat masala; tandoori masala; fish masala; sambar powder; rasam powder; chicken seasoning; fish seasoning;
      seafood seasoning; barbecue spice blend; spice blend; seasoning mix; seasoning blend; italian seasoning mix;
      ranch seasoning; ranch seasoning mix; ranch dressing mix; pandan leaf; culantro; sazon; mahlab; mastic; rennet;
      dried lime; black lime; grain of paradise; sorrel leaf; savory leaf; curing salt; pink curing salt; saltpeter;
      sodium bicarbonate; cocktail stick; toothpick; skewer; cooking twine; kitchen twine; parchment paper;
      baking paper; paper; aluminum foil; tin foil; foil; cupcake liner; paper liner; wooden skewer; bamboo skewer;
      food dye; cardamom leaf; fennel frond; herb sprig; mixed fresh herb; lemon verbena; chive blossom; nasturtium;
      soft herb; woody herb; cake spice; chai spice; cajun; ginger garlic paste; garlic ginger paste;
      piment despelette; harissa spice; micro green; microgreen; micro herb; basil cress; coriander cress;
      mustard cress; pea shoot; pea leaf; samphire; sea aster; morning glory; tart green; mixed tart green;
      fennel top; carrot top; radish top; sumac powder; coffee extract; foam gun; chipotle; chipotle in adobo;
      chipotle chile; chipotle pepper; chipotle paste; chile chipotle; chipotle chilli; chipotle in adobo sauce;
      chipotle chile in adobo; chipotle chili; canned chipotle; adobo sauce; sambal oelek; sambal; chilli paste;
      chili paste; calabrian chili paste; hot chili paste; harissa; harissa paste; rose harissa; kitchen bouquet;
      browning; gravy browning; dried orange peel; tamarind leaf; screwpine essence; wild garlic leaf; wild garlic;
      ramson; celery leave; celery leaf; wheatgrass; nettle; dandelion; viola; borage flower; marigold; truffle; black truffle;
      thai red curry paste; thai green curry paste; red curry paste; green curry paste; thai curry paste;
      massaman curry paste; panang curry paste; yellow curry paste; thai yellow curry paste; laksa paste; beef bone;
      lamb bone; chicken bone; veal bone; fish bone; soup bone; bone; chicken carcass; turkey carcass; fish head;
      parmesan rind; parmesan cheese rind; prawn shell; shrimp shell; marrow bone; ham bone; carcass; pork bone;
      beef bone and trimming; bone and trimming; squid ink; cuttlefish ink; vegetable stock cube;
      vegetable bouillon powder; vegetable bouillon; vegetable bouillon cube; veggie stock cube;
      vegetable stock powder; vegetable stock pot; vegetable cube; vegetable oxo cube; vegan stock cube;
      vegan bouillon cube; vegan bouillon; vegetarian bouillon cube; reduced salt vegetable stock cube;
      vegan bouillon powder; swiss vegetable bouillon powder; fish stock cube; mushroom stock cube; umami paste
    99999 mock cream; pork stock; pork broth; ham stock; ham broth; sweet chilli sauce; sweet chili sauce;
      thai sweet chili sauce; pizza crust; pizza dough;
      pizza base; pizza shell; sourdough starter; active sourdough starter; starter; levain; bread dough;
      egg replacer; curry paste; tikka paste; tikka masala paste; madras paste; korma paste; garlic bread;
      cookie dough; flax egg; chia egg; vegan egg; almond bark; meat loaf; nut loaf; fish cake; crab cake;
      almond butter cup; nut butter cup; pickle juice; olive brine; garlic butter; sausage roll; whole wheat; rice paper; rice cake;
      rice paper wrapper; spring roll wrapper; spring roll; zucchini noodle; courgetti; shirataki noodle;
      konjac noodle; kelp noodle; sweet potato noodle; zoodle; cauliflower crust; cauliflower pizza crust;
      coconut flour; coconut sugar; lentil pasta; chickpea pasta; red lentil pasta; banana flour; cassava flour;
      almond pulp; coconut butter; cookie butter; speculoos spread
    """
}
