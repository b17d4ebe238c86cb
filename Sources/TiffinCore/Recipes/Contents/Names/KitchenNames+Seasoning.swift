extension KitchenNames {
  /// Herbs, spices, sauces, stocks and drinks.
  static let seasonings = """
    02047 salt; fleur de sel; sea salt; table salt; kosher salt; salt flake; rock salt; seasoning salt;
      sea salt flake; garlic salt; celery salt; onion salt; seasoned salt; maldon salt; pink salt; himalayan salt;
      iodized salt; flaky salt; flaked sea salt; himalayan pink salt; pickling salt; flaky sea salt; cooking salt;
      kala namak; black salt; bay salt; maldon; coarse salt; smoked salt; canning salt; lawry seasoned salt;
      lawry salt; sel; flaked salt
    02030 pepper; black pepper; ground pepper; peppercorn; black peppercorn; salt and pepper; ground black pepper;
      pepper black; salt pepper; salt and black pepper; salt and ground black pepper; freshly ground pepper;
      pepper mill; cracked pepper; salt and freshly ground black pepper; salt and freshly ground pepper;
      black pepper powder; pepper powder; cracked black pepper; tellicherry pepper; black pepper corn;
      mixed peppercorn; green peppercorn; pink peppercorn; green pepper corn; kosher salt and pepper;
      freshly cracked pepper
    02032 white pepper; white peppercorn; ground white pepper; salt and white pepper; white pepper powder
    02028 paprika; smoked paprika; sweet paprika; pimenton; hungarian paprika; hot paprika; paprika powder;
      sweet smoked paprika; hot smoked paprika; hungarian sweet paprika; pimenton de la vera; spanish paprika;
      smoky paprika; smoked sweet paprika; smoked hot paprika
    02009 chili powder; chilli powder; chile powder; ancho chile powder; mild chilli powder; ancho chili powder;
      hot chilli powder; mild chili powder; chipotle chili powder; chipotle powder; chipotle chile powder;
      ancho powder; red chili powder; red chilli powder; kashmiri chilli powder; kashmiri red chilli powder;
      chilly powder; guajillo powder; ground chilli; ground chili; ground chile; ground red chilli; ground red chile
    02075 taco seasoning; taco seasoning mix; fajita seasoning; fajita seasoning mix; taco mix; taco spice mix
    02076 chili seasoning; chili seasoning mix
    02031 cayenne; cayenne pepper; chilli flake; red pepper flake; chili flake; pepper flake; hot pepper flake;
      crushed red pepper; aleppo pepper; aleppo chilli; gochugaru; crushed red pepper flake; red chilli flake;
      chile flake; dried chilli flake; ground red pepper; piment d espelette; red chile flake; cayenne powder;
      cayenne pepper powder; hot red pepper flake; dried red pepper flake; dried chili flake; red chili flake;
      crushed chilli; crushed chilli flake; aleppo pepper flake; korean chili flake; dried crushed chilli;
      korean chilli flake; crushed red chili flake; crushed red pepper flakes; espelette pepper; pul biber;
      urfa pepper; urfa chilli flake; korean red pepper flake
    02010 cinnamon; ground cinnamon; cinnamon stick; cassia; cinnamon bark; cinnamon powder; cinnamon quill;
      cassia bark
    02014 cumin; ground cumin; cumin seed; jeera; cumin powder; roasted cumin powder; cumin seed powder; black cumin
    02013 coriander seed; ground coriander; coriander powder; ground coriander seed; coriander seed powder
    02012 dried coriander; dried coriander leaf; dried cilantro
    02043 turmeric; ground turmeric; turmeric powder; fresh turmeric; turmeric root; haldi; powdered turmeric
    02037 saffron; saffron thread; saffron strand; saffron powder
    02021 ground ginger; ginger powder; dried ginger; dry ginger powder; ground dried ginger
    02025 nutmeg; ground nutmeg; grated nutmeg; freshly grated nutmeg
    02022 mace; ground mace; mace blade; blade of mace
    02011 clove; ground clove; whole clove
    02001 allspice; ground allspice; allspice berry; pimento berry; jamaican pimento; allspice powder; all spice;
      ground all spice; all spice berry
    02035 pumpkin pie spice; pie spice; pumpkin spice
    02006 cardamom; cardamom pod; cardamom seed; ground cardamom; green cardamom; cardamom powder; cardamon;
      black cardamom; green cardamom pod; black cardamom pod; cardamon pod
    02015 curry powder; madras curry powder; mild curry powder; madras curry; yellow curry powder;
      medium curry powder; hot curry powder; all purpose curry powder
    02024 mustard seed; mustard powder; dry mustard; english mustard powder; yellow mustard seed; black mustard seed;
      brown mustard seed; ground mustard; dry mustard powder; dried mustard; coleman mustard powder; rai;
      powdered mustard
    02018 fennel seed; ground fennel; fennel powder; ground fennel seed; fennel seed powder
    02002 anise seed; aniseed; anise; ground anise
    02005 caraway; caraway seed; ground caraway
    02007 celery seed; ground celery seed
    02016 dill seed
    02019 fenugreek seed; fenugreek; methi seed; ground fenugreek; fenugreek powder
    02020 garlic powder; granulated garlic; dried garlic; garlic granule; dried minced garlic; dehydrated garlic
    02026 onion powder; onion granule; onion flake; dried onion; dried minced onion; minced dried onion;
      dried onion flake; granulated onion; dehydrated onion; dried chopped onion
    02034 poultry seasoning
    02027 oregano; dried oregano; fresh oregano; mexican oregano; ground oregano; oregano leaf; dried oregano leaf
    02023 marjoram; dried marjoram; fresh marjoram
    02038 dried sage; ground sage; rubbed sage; sage; sage leaf; dried rubbed sage; fresh sage
    02039 savory; summer savory; dried savory; ground savory
    02041 tarragon; tarragon leaf; dried tarragon; fresh tarragon; dried tarragon leaf
    02042 dried thyme; ground thyme; dried thyme leaf
    02049 thyme; thyme leaf; fresh thyme; thyme sprig; lemon thyme; fresh thyme leaf
    02036 dried rosemary; ground rosemary; crushed dried rosemary
    02063 rosemary; rosemary leaf; rosemary sprig; rosemary needle; fresh rosemary; fresh rosemary leaf
    02004 bay leaf; bay; bay leave; laurel leaf; fresh bay leaf; dried bay leaf; bayleaf; bay leafs
    02003 dried basil; dried basil leaf
    02029 dried parsley; parsley flake; dried parsley flake; dried parsley leaf
    02017 dried dill; dried dill weed; dried dillweed; dried dill tip
    02066 dried mint; dried mint leaf; dried spearmint
    02008 chervil; dried chervil
    11615 dried chive; freeze dried chive
    11297 parsley; flat leaf parsley; parsley leaf; italian parsley; curly parsley; fresh parsley; chopped parsley;
      flatleaf parsley; parsley sprig; italian flat leaf parsley; fresh flat leaf parsley; parsley stem;
      continental parsley
    02044 basil; basil leaf; thai basil; fresh basil; fresh basil leaf; thai basil leaf; sweet basil; holy basil;
      basil sprig; sweet basil leaf; thai holy basil
    11165 coriander; cilantro; coriander leaf; cilantro leaf; coriander stem; coriander root; coriander sprig;
      cilantro stem; cilantro sprig; fresh coriander; green coriander; fresh cilantro; coriander stalk
    02045 dill; dill weed; dillweed; fresh dill; dill sprig; dill frond; fresh dill weed
    02065 mint; mint leaf; fresh mint; mint sprig; spearmint; spearmint leaf; fresh mint leaf
    02064 peppermint; peppermint leaf
    11613 borage
    02055 horseradish; prepared horseradish; fresh horseradish; horseradish root; grated horseradish;
      creamed horseradish; horseradish cream
    27066 horseradish sauce; creamy horseradish sauce
    02048 vinegar; cider vinegar; apple cider vinegar; raw apple cider vinegar; apple vinegar
    02053 white vinegar; distilled vinegar; malt vinegar; rice vinegar; white wine vinegar; wine vinegar;
      sherry vinegar; rice wine vinegar; champagne vinegar; distilled white vinegar; spirit vinegar;
      seasoned rice vinegar; distilled malt vinegar; white distilled vinegar; unseasoned rice vinegar;
      tarragon vinegar; black vinegar; coconut vinegar; stout vinegar; palm vinegar
    02068 red wine vinegar
    02069 balsamic vinegar; balsamic; white balsamic vinegar; white balsamic; aged balsamic vinegar
    02046 mustard; dijon mustard; dijon; english mustard; wholegrain mustard; grain mustard; yellow mustard;
      whole grain mustard; grainy mustard; wholegrain dijon mustard; brown mustard; prepared mustard;
      american mustard; dijon style mustard; coarse grain mustard; spicy brown mustard; stone ground mustard;
      french mustard; seeded mustard; creole mustard; german mustard; whole grain dijon mustard; mild mustard
    04025 mayonnaise; mayo; kewpie mayonnaise; real mayonnaise; japanese mayonnaise; hellmann mayonnaise; kewpie mayo;
      kewpie; full fat mayonnaise; good mayonnaise
    04641 light mayonnaise; reduced fat mayonnaise; low fat mayonnaise; light mayo; lite mayonnaise;
      lowfat mayonnaise; low fat mayo; reduced fat mayo; reduced calorie mayonnaise
    42193 fat free mayonnaise; nonfat mayonnaise; fat free mayo; nonfat mayo
    04018 miracle whip; salad cream
    27049 tartare sauce; tartar sauce
    04114 italian dressing; italian salad dressing; vinaigrette; salad dressing; vinaigrette dressing;
      balsamic vinaigrette; dressing; zesty italian dressing
    04021 light italian dressing; reduced fat italian dressing; low fat vinaigrette; light vinaigrette;
      reduced fat vinaigrette
    04636 fat free italian dressing
    04120 french dressing
    04639 ranch dressing; ranch; ranch salad dressing
    04640 light ranch dressing; reduced fat ranch dressing; low fat ranch dressing
    04638 fat free ranch dressing
    43015 caesar dressing; caesar salad dressing; creamy caesar dressing
    04539 blue cheese dressing; blue cheese salad dressing; roquefort dressing
    04017 thousand island dressing; thousand island; thousand island salad dressing
    04015 russian dressing
    43016 coleslaw dressing
    11935 ketchup; tomato ketchup; catsup; tomato catsup; heinz ketchup
    06972 chili sauce; heinz chili sauce; bottled chili sauce; tomato chili sauce
    06150 barbecue sauce; bbq sauce; barbeque sauce; smoky barbecue sauce; barbecue
    16123 soy sauce; shoyu; nama shoyu; soya sauce; light soy sauce; dark soy sauce; soy; light soy; dark soy;
      japanese soy sauce; light soya sauce; dark soya sauce; mushroom soy sauce; thin soy sauce; regular soy sauce;
      chinese soy sauce; all purpose soy sauce; thai soy sauce; superior soy sauce; koikuchi soy sauce
    16124 tamari; tamari sauce; tamari soy sauce; gluten free soy sauce; wheat free soy sauce; gluten free tamari;
      wheat free tamari
    16424 low sodium soy sauce; reduced sodium soy sauce; reduced salt soy sauce; less sodium soy sauce;
      low salt soy sauce; lower sodium soy sauce; lite soy sauce; low sodium tamari; reduced salt soya sauce;
      reduced sodium tamari; reduced salt light soy sauce; reduced salt dark soy sauce
    06179 fish sauce; nam pla; thai fish sauce; nuoc mam; asian fish sauce; vietnamese fish sauce
    06176 oyster sauce
    06175 hoisin; hoisin sauce
    06151 plum sauce; chinese plum sauce
    27046 duck sauce
    27050 sweet and sour sauce; sweet sour sauce
    06112 teriyaki sauce; teriyaki; teriyaki marinade
    27059 peanut sauce; satay sauce
    06971 worcestershire sauce; worcestershire; worcester sauce
    27048 steak sauce; a1 steak sauce; a1 sauce; brown sauce; hp sauce
    27051 cocktail sauce; seafood cocktail sauce; shrimp cocktail sauce
    06168 hot sauce; hot pepper sauce; louisiana hot sauce; frank redhot; frank hot sauce; buffalo sauce; cholula;
      crystal hot sauce; red hot sauce; frank red hot; buffalo wing sauce; frank redhot sauce; frank red hot sauce;
      red pepper sauce; pepper sauce; mexican hot sauce; valentina hot sauce; cholula hot sauce; franks redhot;
      hotsauce
    06169 tabasco; tabasco sauce; green tabasco
    06631 sriracha; sriracha sauce; sriracha chili sauce; sriracha hot sauce; sriracha hot chili sauce;
      sriracha chilli sauce
    06164 salsa; picante sauce; pico de gallo; tomato salsa; mild salsa; red salsa; chunky salsa; medium salsa
    27047 salsa verde; green salsa; tomatillo salsa
    27063 enchilada sauce; red enchilada sauce
    06604 taco sauce
    06931 pasta sauce; marinara; marinara sauce; spaghetti sauce; tomato pasta sauce; tomato basil sauce;
      arrabbiata sauce; tomato and basil sauce; tomato and basil pasta sauce; jarred pasta sauce;
      tomato pasta sauce jar; marinara pasta sauce
    06152 pizza sauce
    06166 white sauce; bechamel; bechamel sauce
    06626 pesto; basil pesto; pesto sauce; green pesto; basil pesto sauce; fresh pesto; pesto genovese; prepared pesto
    06930 cheese sauce; nacho cheese sauce; nacho cheese
    01164 homemade cheese sauce
    01048 velveeta; velveeta cheese; cheese spread; processed cheese spread; cheez whiz
    06116 gravy; beef gravy
    06118 brown gravy mix; gravy mix; gravy granule; gravy powder; beef gravy mix
    06119 chicken gravy
    06125 turkey gravy
    06194 stock; chicken stock; chicken broth; broth; bouillon; hot stock; bone broth; turkey stock;
      hot chicken stock; turkey broth; chicken bouillon broth; chicken bone broth; chicken bouillon stock;
      white stock; brown chicken stock; hot chicken broth; chicken stock broth; homemade chicken stock;
      chicken consomme; cooking stock
    06183 low sodium chicken broth; reduced sodium chicken broth; low sodium chicken stock; less sodium chicken broth;
      low salt chicken broth; lower sodium chicken broth; reduced salt chicken stock; low salt chicken stock;
      unsalted chicken stock; unsalted chicken broth; reduced sodium chicken stock; no salt added chicken broth;
      no salt added chicken stock; fat free low sodium chicken broth; fat free less sodium chicken broth;
      low sodium fat free chicken broth; fat free reduced sodium chicken broth; less sodium fat free chicken broth;
      reduced sodium fat free chicken broth; low sodium broth
    06700 vegetable stock; vegetable broth; hot vegetable stock; veggie stock; veggie broth; vegan stock; vegan broth;
      vegetarian stock; vegetarian broth; vegan chicken broth; vegetarian chicken broth; no chicken broth;
      meatless broth; vegan vegetable stock; low sodium vegetable broth; low sodium vegetable stock;
      reduced sodium vegetable broth; vegan chicken stock; vegan chicken style stock; unsalted vegetable broth;
      vegan beef broth; vegetarian beef broth; vegan bouillon broth; mushroom broth; mushroom stock;
      plant based broth; vegetarian chicken stock; vegan bone broth; vegetarian beef stock; vegan beef stock;
      reduced salt vegetable stock; low salt vegetable stock
    06963 fish stock; fish broth; seafood stock; fish fumet; shellfish stock; seafood broth; hot fish stock;
      prawn stock; shrimp stock; fumet; lobster stock
    06008 beef stock; beef broth; consomme; veal stock; hot beef stock; beef consomme; brown stock; beef bone broth;
      lamb stock; brown beef stock; veal broth; beef bouillon broth; lamb broth
    06188 low sodium beef broth; reduced sodium beef broth; low sodium beef stock; less sodium beef broth;
      unsalted beef stock; low salt beef broth; low salt beef stock; lower sodium beef broth;
      fat free low sodium beef broth; unsalted beef broth; reduced sodium beef stock
    06081 stock cube; bouillon cube; chicken stock cube; stock pot; chicken bouillon; chicken bouillon cube;
      chicken stock pot; chicken cube; maggi cube; chicken oxo cube; chicken seasoning cube; stockpot;
      knorr chicken stock cube
    06080 bouillon granule; chicken bouillon granule; stock powder; bouillon powder; chicken stock powder;
      chicken bouillon powder; chicken stock concentrate; better than bouillon; chicken base; chicken powder;
      instant chicken bouillon; chicken soup base; chicken bouillon base
    06981 low sodium stock cube; low sodium bouillon cube; reduced salt stock cube
    06076 beef stock cube; beef bouillon; beef bouillon cube; oxo cube; beef cube; beef oxo cube; beef stock pot;
      lamb stock cube
    06075 beef bouillon granule; beef stock powder; beef bouillon powder; beef base; beef stock concentrate
    06016 cream of chicken soup; cream of chicken; condensed cream of chicken soup; cream chicken soup
    06043 cream of mushroom soup; cream of mushroom; mushroom soup; condensed cream of mushroom soup;
      cream mushroom soup; condensed mushroom soup; golden mushroom soup
    06182 reduced sodium cream of mushroom soup; low sodium cream of mushroom soup
    06010 cream of celery soup; condensed cream of celery soup; cream of celery; celery soup
    06053 cream of potato soup; potato soup
    06159 tomato soup; condensed tomato soup; cream of tomato soup; canned tomato soup
    06011 cheddar cheese soup; cheese soup; condensed cheddar cheese soup; nacho cheese soup; fiesta nacho cheese soup
    06045 french onion soup; condensed french onion soup; canned french onion soup; condensed onion soup
    06094 onion soup mix; soup mix; onion soup; dry onion soup mix; dried onion soup mix; lipton onion soup mix;
      onion soup powder; french onion soup mix; dry onion soup; recipe onion soup mix; onion mushroom soup mix
    06019 chicken noodle soup
    14096 red wine; burgundy; cabernet; chianti; dry red wine; merlot; pinot noir; shiraz; cabernet sauvignon; wine;
      bordeaux; red burgundy wine; rioja; malbec; zinfandel; burgundy wine; full bodied red wine; claret; beaujolais;
      sangria wine
    14106 white wine; dry white wine; champagne; prosecco; sparkling wine; sauvignon blanc; chardonnay; pinot grigio;
      cava; riesling; dry sparkling wine; chablis; sparkling white wine; sparkling rose
    14253 rose wine; rose; dry rose wine
    43154 cooking wine; shaoxing wine; shaohsing wine; shaoxing rice wine; chinese rice wine; rice wine;
      shao hsing rice wine; chinese cooking wine; shaoxing; shao xing wine; shaoxing cooking wine;
      shaohsing rice wine; huangjiu; xiaoxing wine; white cooking wine; xiao xing wine
    43479 sake; cooking sake; japanese sake; dry sake
    14057 port; sherry; marsala; madeira; mirin; sweet wine; marsala wine; ruby port; muscat; dessert wine; port wine;
      cream sherry; cooking sherry; sweet sherry; tawny port; madeira wine; sweet marsala; sherry wine; medium sherry;
      sweet marsala wine; amontillado sherry; oloroso sherry; vin santo
    14003 beer; ale; stout; lager; guinness; pale ale; dark beer; dark ale; lager beer; brown ale; mexican beer;
      wheat beer; pilsner; guinness stout; porter beer; amber beer; light coloured beer; ipa; bitter ale; amber ale;
      belgian beer
    14006 light beer; lite beer
    14305 alcohol free beer; non alcoholic beer; nonalcoholic beer; alcohol free lager; zero alcohol beer; 0 beer;
      alcohol free ale; non alcoholic lager; no alcohol beer
    14553 non alcoholic wine; alcohol free wine; nonalcoholic wine; alcohol free white wine; alcohol free red wine;
      non alcoholic red wine; non alcoholic white wine; dealcoholized wine
    14250 hard cider; dry cider; cider; sparkling cider; strong cider; medium cider; alcoholic cider; scrumpy
    14037 brandy; cognac; bourbon; calvados; grappa; cachaca; bourbon whiskey; armagnac; mezcal; tequila; pisco;
      apple brandy; cherry brandy; silver tequila; white tequila; blanco tequila; gold tequila; tequila blanco;
      scotch; rye whiskey; irish whiskey; aquavit; kirschwasser; spirit; apricot brandy; applejack; reposado tequila;
      metaxa; pear brandy; plum brandy; peach brandy
    14050 rum; dark rum; white rum; light rum; spiced rum; gold rum; golden rum; aged rum; bacardi; malibu rum
    14051 vodka; grapefruit vodka; lemon vodka; vanilla vodka; citrus vodka
    14049 gin; london dry gin
    14052 whisky; whiskey; scotch whisky; bourbon whisky; rye whisky; irish whisky
    14414 kahlua; coffee liqueur; tia maria
    14034 creme de menthe
    14415 irish cream; baileys; irish cream liqueur; bailey irish cream
    14209 coffee; strong coffee; brewed coffee; black coffee; hot coffee; strong brewed coffee; cold coffee;
      strong black coffee; cold brew; cold brew coffee; brewed strong coffee
    14201 decaf coffee; decaffeinated coffee; brewed decaf coffee; caffeine free coffee
    14210 espresso; espresso shot; shot of espresso; brewed espresso; espresso coffee
    14214 instant coffee; coffee powder; espresso powder; instant espresso; coffee granule; instant espresso powder;
      instant coffee granule; instant coffee powder; instant espresso coffee powder; instant espresso coffee
    14218 instant decaf coffee; decaffeinated instant coffee
    14355 tea; black tea; brewed tea; strong tea; brewed black tea; hot tea; strong black tea; earl grey tea
    14278 green tea; brewed green tea
    14148 cola; coca cola; coke
    14146 diet coke; diet cola; sugar free cola; coke zero; diet coca cola
    14144 lemon lime soda; sprite; 7 up; lemon lime soft drink; 7up
    14136 ginger ale
    14155 tonic water; tonic
    14157 root beer
    14153 dr pepper
    14292 lemonade
    14121 soda water; club soda; sparkling water; mineral water; seltzer; sparkling mineral water; carbonated water;
      seltzer water; fizzy water
    14555 water; warm water; cold water; boiling water; hot water; ice; ice cube; cooking water; ice water;
      pasta water; tap water; lukewarm water; tepid water; iced water; pasta cooking water; filtered water;
      crushed ice; cool water; ice cold water; boiled water; spring water; reserved pasta water; luke warm water;
      bottled water; starchy pasta water; cracked ice; chilled water; reserved cooking water; room temperature water
    19202 instant vanilla pudding; vanilla pudding mix; instant vanilla pudding mix; instant pudding;
      vanilla instant pudding; instant pudding mix; vanilla instant pudding mix; instant french vanilla pudding;
      pudding mix; vanilla pudding powder; french vanilla instant pudding; french vanilla pudding mix;
      instant french vanilla pudding mix; vanilla pudding
    19184 chocolate pudding mix; instant chocolate pudding; instant chocolate pudding mix; chocolate instant pudding;
      chocolate instant pudding mix; chocolate pudding
    19330 lemon pudding mix; instant lemon pudding; instant lemon pudding mix; lemon instant pudding
    19318 banana pudding mix; instant banana pudding; banana instant pudding; banana cream pudding mix;
      instant banana cream pudding
    19170 custard; vanilla custard; ready made custard; egg custard
    18144 yellow cake mix; cake mix; white cake mix; vanilla cake mix; yellow cake; boxed cake mix;
      box yellow cake mix
    18097 chocolate cake mix; devil food cake mix; devils food cake mix; chocolate fudge cake mix
    18152 brownie mix
    18289 pancake mix; bisquick; baking mix; biscuit mix; bisquick mix; original bisquick mix; pancake and waffle mix;
      buttermilk pancake mix; bisquick baking mix; heart smart bisquick; buttermilk baking mix; original bisquick
    18022 corn muffin mix; cornbread mix; jiffy corn muffin mix; jiffy mix; jiffy cornbread mix; corn bread mix
    19137 strawberry topping
    01073 cool whip; whipped topping; frozen whipped topping; nondairy whipped topping; non dairy whipped topping;
      frozen non dairy whipped topping; frozen nondairy whipped topping
    14066 protein powder; whey; whey powder; whey protein; vanilla protein powder; whey protein powder;
      chocolate protein powder; vanilla whey protein powder
    14067 soy protein powder; vegan protein powder; plant based protein powder; plant protein powder;
      vegan vanilla protein powder
    43406 marmite; vegemite; yeast extract
    11974 vine leaf; grape leaf; grapevine leaf
    18268 french toast
    14242 ocean spray cranberry juice cocktail
    14536 dry sherry; dry sherry wine; fino sherry; dry fino sherry; dry marsala; dry marsala wine; dry madeira;
      manzanilla sherry; vermouth; dry vermouth; sweet vermouth; red vermouth; white vermouth; dry white vermouth;
      dry red vermouth; pale dry sherry
    """
}
