extension KitchenNames {
  /// Vegetables and mushrooms.
  static let vegetables = """
    11282 onion; red onion; white onion; yellow onion; brown onion; spanish onion; pearl onion; baby onion;
      bermuda onion; cooking onion; silverskin onion; cipollini onion; button onion; frozen chopped onion;
      boiling onion
    11294 sweet onion; vidalia; vidalia onion; walla walla onion; maui onion
    11291 spring onion; scallion; green onion; salad onion; shallot green; onion green
    11295 onion ring
    11677 shallot; challot; echalion shallot; banana shallot; eschalot
    11215 garlic; garlic clove; clove garlic; garlic paste; garlic puree; minced garlic; clove of garlic
    11216 ginger; ginger root; root ginger; gingerroot; ginger paste; fresh ginger; ginger puree
    11246 leek
    11156 chive
    11352 potato; new potato; maris piper; baking potato; waxy potato; floury potato; king edward; charlotte potato;
      baby potato; maris piper potato; yukon gold potato; fingerling potato; yukon gold; king edward potato;
      salad potato; charlotte; creamer potato; jacket potato; desiree potato; golden potato
    11353 russet potato; russet; idaho potato
    11355 red potato; red skinned potato; red skin potato; red bliss potato
    11371 mashed potato; mash; leftover mashed potato
    11402 french fry; oven chip; frozen chip; frozen french fry; chip oven; fry; steak fry; french fried potato
    11390 hash brown; hash brown potato; frozen hash brown; frozen hash brown potato; shredded hash brown;
      shredded hash brown potato; hashbrown
    11398 tater tot; potato puff
    11378 instant mashed potato; potato flake; instant potato flake; mashed potato flake
    31023 sweet potato fry; frozen sweet potato fry; sweet potato chip
    11507 sweet potato; kumara; sweetpotato; orange sweet potato
    11601 yam
    11134 cassava; yuca; yucca; manioc; yucca root
    11518 taro; taro root; eddo; dasheen
    11603 jicama
    11124 carrot; carrot stick
    11960 baby carrot
    11655 carrot juice
    11298 parsnip
    11564 turnip
    11241 kohlrabi
    11435 swede; rutabaga
    11141 celeriac; celery root
    11080 beetroot; beet; red beet; golden beet; raw beetroot
    11081 cooked beetroot; cooked beet
    11084 canned beet; canned beetroot; tinned beetroot
    11609 pickled beetroot; pickled beet
    11429 radish
    11430 daikon; mooli; daikon radish; white radish; chinese radish
    11529 tomato; plum tomato; vine tomato; ripe tomato; roma tomato; cherry tomato; grape tomato; baby plum tomato;
      heirloom tomato; beef tomato; beefsteak tomato; campari tomato; fresh tomato; italian tomato; salad tomato;
      san marzano tomato fresh; roma plum tomato; cherry vine tomato; cherry tomato on the vine; oxheart tomato;
      vine ripened tomato
    11527 green tomato
    11531 chopped tomato; tinned tomato; canned tomato; diced tomato; canned plum tomato; tinned plum tomato;
      whole peeled tomato; fire roasted tomato; peeled tomato; canned chopped tomato; canned diced tomato;
      tinned chopped tomato; fire roasted diced tomato; peeled plum tomato; canned whole tomato; italian plum tomato;
      whole plum tomato; petite diced tomato; san marzano tomato; canned cherry tomato; tinned cherry tomato;
      whole canned tomato; peeled whole tomato; italian style tomato; canned italian tomato; tomato chopped canned;
      italian tomato canned
    11693 crushed tomato; crushed canned tomato; canned crushed tomato; polpa; fire roasted crushed tomato
    11533 stewed tomato
    11537 rotel; rotel tomato; diced tomato and green chilies; tomato with green chile; tomato and green chile;
      diced tomato and green chile; diced tomato with green chile; ro tel; diced tomato and green chili;
      tomato with chili; diced tomato with green chili; diced tomato with green chilies; diced tomato and green chilly
    11546 tomato paste; tomato puree; concentrated tomato puree; tomato concentrate; concentrated tomato paste;
      double concentrated tomato paste; sun dried tomato puree
    11547 passata; tomato passata; strained tomato; canned tomato puree; sieved tomato; passata tomato; tomato passato
    11549 tomato sauce; canned tomato sauce
    11955 sun dried tomato; sundried tomato; sunblush tomato; semi dried tomato; sun blushed tomato
    11956 sun dried tomato in oil; sun dried tomato in olive oil; oil packed sun dried tomato; sundried tomato in oil;
      sun dried tomato packed in oil; sun dried tomato packed in olive oil
    11548 tomato powder
    11954 tomatillo
    11821 pepper red; red pepper; red bell pepper; bell pepper; sweet pepper; capsicum; orange pepper; romano pepper;
      red capsicum; orange bell pepper; red sweet pepper; ramiro pepper; mixed pepper; mini pepper; mini sweet pepper;
      pointed pepper; red romano pepper; large red pepper; pepper bell; sweet red pepper; long red pepper;
      pepper orange
    11916 roasted red pepper; roasted pepper; piquillo pepper; pimiento; pimento; roasted bell pepper;
      jarred red pepper; jarred roasted red pepper; roasted red bell pepper; roasted pepper in a jar; diced pimiento;
      red pimento; roasted piquillo pepper
    11333 green pepper; green bell pepper; green capsicum; sweet green pepper; pepper green
    11670 poblano; poblano pepper; poblano chile; anaheim pepper; anaheim chile; anaheim; hatch chile; green chile;
      green chilli; green chili; green hot pepper; green finger chilli; long green chilli; green chilli pepper;
      green chili pepper; green chile pepper; indian green chilli; thai green chilli; cubanelle pepper;
      green thai chili
    11951 yellow pepper; yellow bell pepper; yellow capsicum
    11976 banana pepper; pepperoncini; pepperoncini pepper
    11981 hungarian pepper; hungarian wax pepper
    11819 chilli; chili; red chilli; red chili; chile; chilli pepper; chili pepper; hot pepper; thai chili;
      scotch bonnet; habanero; bird eye chilli; thai chile; red chile; fresno chile; birds eye chilli;
      habanero pepper; scotch bonnet pepper; bird chilli; chile pepper; red chilli pepper; hot chilli; habanero chile;
      red chili pepper; fresno chili; long red chilli; cayenne chile; thai red chilli; hot red pepper; thai chilli;
      bird eye chili; red jalapeno; red thai chili; finger chilli; red bird eye chilli; fresh chilli; fresh red chile;
      red finger chilli; small red chilli; hot chili pepper; red chile pepper; fresno pepper; serrano chili red;
      holland chile; bird chile; scotch bonnet chilli; scotch bonnet chile; scotch bonnet chili; habanero chilli;
      bonnet chilli
    11977 serrano; serrano pepper; serrano chile; serrano chili; serrano chilli
    11979 jalapeno; jalapeno pepper; jalapeno chile; jalapeno chilli; jalapeno chili; green jalapeno
    11632 pickled jalapeno; canned jalapeno; pickled jalapeno pepper; jarred jalapeno; pickled jalapeno slice
    11980 canned green chile; canned green chili; diced green chile; chopped green chile; diced green chili;
      mild green chile; diced green chilies; canned chopped green chile; canned diced green chile;
      roasted green chile; mild green chili; chopped green chili; can green chile
    11962 dried chilli; dried chili; dried chile; dried red chilli; dried red chile; dried red chili; chile de arbol;
      dried chile de arbol; arbol chile; dried chili pepper; whole dried chilli; dried red chili pepper;
      chili de arbol; dried chilli pepper; dried hot pepper; dried chile pepper; japanese dried chili;
      dried thai chili; kashmiri chilli; dried kashmiri chilli; chile arbol; dried kashmiri red chilli;
      dry red chilli; dry red chili; dried hot chili; dried bird chilli; dried small red chilli; dried hot red chili;
      dried calabrian chile; calabrian chile
    11978 ancho; ancho chile; ancho chili; dried ancho chile; ancho chilli; ancho pepper; dried poblano
    11982 pasilla; pasilla chile; dried pasilla chile; pasilla pepper; pasilla chili; pasilla bajio chilli
    11209 aubergine; eggplant; egg plant; japanese eggplant; chinese eggplant; thai eggplant; italian eggplant
    11477 courgette; zucchini
    11641 summer squash; yellow squash; pattypan squash; crookneck squash; yellow summer squash; patty pan squash;
      yellow zucchini
    11485 squash; butternut squash; butternut
    11643 winter squash; kabocha squash; kabocha; delicata squash; red kuri squash; delicata; onion squash
    11482 acorn squash
    11492 spaghetti squash
    11489 hubbard squash
    11416 squash blossom; zucchini blossom; courgette flower; zucchini flower; squash flower; pumpkin flower;
      pumpkin blossom; courgette blossom
    11422 pumpkin; pumpkin flesh; sugar pumpkin
    11424 pumpkin puree; canned pumpkin; pumpkin pure; solid pack pumpkin; pure pumpkin; 100 pure pumpkin;
      canned pumpkin puree; pumpkin canned; libby pumpkin
    11205 cucumber; english cucumber; persian cucumber; lebanese cucumber; telegraph cucumber; japanese cucumber;
      kirby cucumber; hothouse cucumber; seedless cucumber; mini cucumber; pickling cucumber
    11109 cabbage; white cabbage; green cabbage; pointed cabbage; sweetheart cabbage; spring cabbage; hispi cabbage
    11114 savoy cabbage; savoy
    11112 red cabbage; purple cabbage
    11116 pak choi; bok choy; bok choi; pak choy; baby bok choy; baby pak choi
    11994 chinese broccoli; gai lan; kai lan
    11119 chinese cabbage; napa cabbage; chinese leaf; wombok; nappa cabbage
    11439 sauerkraut
    11118 kimchi; kimchee; cabbage kimchi; napa cabbage kimchi; napa kimchi
    11090 broccoli; tenderstem broccoli; purple sprouting broccoli; broccolini; tenderstem; romanesco; broccoli crown;
      broccoli floret; broccoli head; sprouting broccoli
    11096 broccoli rabe; broccoli raab; rapini
    11135 cauliflower; cauliflower floret; cauliflower rice; riced cauliflower; cauliflower head
    11137 frozen cauliflower
    11098 sprout; brussels sprout; brussel sprout
    11457 spinach; baby spinach; spinach leaf; baby spinach leaf; english spinach
    11463 frozen spinach; frozen chopped spinach; frozen leaf spinach
    11461 canned spinach
    11233 kale; cavolo nero; curly kale; lacinato kale; tuscan kale; black kale; dinosaur kale
    11161 collard; collard green; spring green
    11147 chard; swiss chard; rainbow chard; silverbeet
    11251 romaine; romaine lettuce; cos lettuce; little gem; gem lettuce; little gem lettuce; romaine heart;
      baby gem lettuce; baby gem; hearts of romaine
    11253 lettuce; salad; salad leaf; salad green; mixed leaf; baby leaf; mixed salad leaf; green leaf lettuce;
      leaf lettuce; mixed green; spring mix; mesclun; mixed salad green; mixed baby leaf; salad mix; lettuce leaf;
      baby green; oak leaf lettuce; lollo rosso; mixed salad; lamb lettuce; mixed baby green; salad leaf mix;
      field green
    11252 iceberg; iceberg lettuce; crisp lettuce
    11250 butter lettuce; bibb lettuce; boston lettuce; butterhead lettuce; bibb; round lettuce; butterhead
    11952 radicchio
    11959 rocket; arugula; baby arugula; rocket leaf; wild rocket; baby rocket; roquette
    11591 watercress
    11203 cress; garden cress
    11207 dandelion green; dandelion leaf
    11270 mustard green; mustard leaf
    11568 turnip green; turnip leaf
    11086 beet green; beetroot leaf; beet leaf
    11213 endive; escarole; frisee; curly endive
    11151 chicory; belgian endive; witloof
    11427 purslane
    11616 sorrel
    11231 mulukhiyah; molokhia
    11143 celery; celery stick; celery stalk; celery heart; celery rib; rib celery; celery leaf; stalk celery
    11122 cardoon
    11957 fennel; fennel bulb; florence fennel; bulb fennel
    11011 asparagus; asparagus spear; asparagus tip; green asparagus; white asparagus
    11007 artichoke; globe artichoke; baby artichoke
    11009 artichoke heart; frozen artichoke heart; canned artichoke heart; artichoke bottom; marinated artichoke heart
    11226 jerusalem artichoke; sunchoke
    11052 green bean; french bean; runner bean; fine bean; haricot vert; string bean; bean green; snap bean; wax bean
    11060 frozen green bean; frozen french cut green bean
    11056 canned green bean; tinned green bean; canned cut green bean
    11199 long bean; yardlong bean; snake bean; chinese long bean
    11043 beansprout; bean sprout; mung bean sprout; fresh beansprout
    11001 alfalfa; alfalfa sprout
    11312 frozen pea; petit pois; frozen petit pois; frozen garden pea; pea; green pea; garden pea; english pea;
      baby pea; frozen green pea; frozen baby pea; petite pea; frozen petite pea; sweet pea
    11304 fresh pea; shelled pea; fresh shelled pea; podded pea
    11308 canned pea; tinned pea
    11322 pea and carrot; frozen pea and carrot
    11300 mangetout; sugar snap; snow pea; sugar snap pea; snap pea; mange tout
    11178 sweetcorn; corn; sweet corn; corn kernel; corn on the cob; ear of corn; ear corn; frozen corn;
      frozen sweetcorn; corn cob; fresh corn; frozen corn kernel; whole kernel corn; sweetcorn kernel; corn ear;
      fresh corn kernel; corn niblet; cob corn; ear fresh corn; ear sweet corn; yellow corn
    11172 canned corn; tinned sweetcorn; canned sweetcorn; canned whole kernel corn; canned corn kernel
    11174 creamed corn; cream style corn; creamed style corn; cream corn
    20030 hominy; canned hominy; white hominy; posole
    11260 mushroom; button mushroom; white mushroom; white button mushroom; closed cup mushroom; cup mushroom;
      field mushroom; fresh mushroom; sliced mushroom; chestnut mushroom; mixed mushroom; wild mushroom
    11266 cremini; cremini mushroom; baby bella mushroom; crimini mushroom; brown mushroom; baby bella;
      baby portobello mushroom; crimini; swiss brown mushroom; baby portabella mushroom
    11265 portobello mushroom; portobello; portabella mushroom; portabella; flat mushroom; large flat mushroom;
      portobello mushroom cap; portobello cap
    11238 shiitake mushroom; shiitake; shitake mushroom; shiitake mushroom cap; shiitake cap
    11987 oyster mushroom; king oyster mushroom
    11950 enoki; enoki mushroom
    11993 maitake mushroom; maitake
    11239 chanterelle; chanterelle mushroom; girolle
    11240 morel; morel mushroom
    11264 canned mushroom; tinned mushroom; canned sliced mushroom
    11268 dried mushroom; dried shiitake; dried shiitake mushroom; dried chinese mushroom; dried mixed mushroom;
      dried black mushroom
    11278 okra
    09037 avocado; hass avocado
    09193 olive; black olive; ripe olive; pitted olive; kalamata; kalamata olive; pitted black olive; nicoise olive;
      calamata olive; pitted kalamata olive; greek olive; gaeta olive; kalmatta olive; mixed olive
    09195 green olive; pitted green olive; stuffed olive; stuffed green olive; pimento stuffed olive;
      castelvetrano olive; pimiento stuffed green olive; manzanilla olive; spanish olive; pimiento stuffed olive;
      pimento stuffed green olive
    02054 caper; caper berry; nonpareil caper; baby caper; salted caper; salt packed caper; caper in brine;
      caper in salt
    11937 pickle; dill pickle; gherkin; cornichon; kosher dill pickle; pickled gherkin; pickled cucumber; pickle chip;
      dill pickle chip; pickle spear; pickle slice; dill pickle spear; kosher pickle
    11940 sweet pickle; bread and butter pickle
    11945 relish; sweet pickle relish; pickle relish; sweet relish
    11944 dill relish; dill pickle relish; hot dog relish
    11583 vegetable; mixed vegetable; frozen vegetable; frozen mixed vegetable; mixed veggie; veggie;
      mixed frozen vegetable
    11028 bamboo shoot; canned bamboo shoot
    11590 water chestnut; canned water chestnut
    11254 lotus root
    11445 kelp; kombu; strip kombu
    11446 nori; laver; nori sheet; nori seaweed; sushi nori; roasted nori
    11669 wakame; wakame seaweed
    09307 rhubarb
    11963 nopale; cactus; cactus paddle; nopal
    11972 lemongrass; lemon grass; lemongrass stalk
    11024 bitter gourd; bitter melon; karela
    11218 bottle gourd; calabash; lauki
    11149 chayote; choko; christophine
    11437 salsify
    11104 burdock; burdock root; gobo
    11961 heart of palm; palm heart; hearts of palm
    11676 radish sprout
    """
}
