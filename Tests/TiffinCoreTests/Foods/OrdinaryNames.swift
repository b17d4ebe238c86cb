/// Ordinary names of foods, as people write them in ingredient lines and say them at table, each with the foods of the
/// USDA's table that it means: mostly one, several where a name says no more.
enum OrdinaryNames {
  static let all: [(name: String, codes: Set<String>)] = list.split(separator: ";").map { entry in
    let parts = entry.split(separator: "=")
    let name = parts[0].split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return (name, Set(parts[1].split(whereSeparator: \.isWhitespace).map(String.init)))
  }

  private static let list = """
    banana = 09040; apple = 09003; milk = 01077; semi-skimmed milk = 01079; skimmed milk = 01085; butter = 01001;
    unsalted butter = 01145; eggs = 01123; egg whites = 01124; egg yolks = 01125; hard boiled eggs = 01129;
    poached eggs = 01131; cheddar = 01009; feta = 01019; mozzarella = 01026; parmesan = 01033 01032;
    ricotta = 01036; mascarpone cream cheese = 01017; gruyere = 01023; camembert = 01007; edam = 01018;
    provolone = 01035; roquefort = 01039; cottage cheese = 01012; double cream = 01053; single cream = 01050;
    sour cream = 01056; natural yoghurt = 01116; greek yogurt = 01256; buttermilk = 01088; condensed milk = 01095;
    coconut milk = 12118 12117; soya milk = 16120; almond milk = 14091; white bread = 18069;
    wholemeal bread = 18075; rye bread = 18060; baguette = 18029; pitta bread = 18041; naan = 28307;
    pumpernickel = 18044; raisin bread = 18047; bagel = 18001; croissant = 18239; flour tortillas = 18364;
    corn tortillas = 18363; breadcrumbs = 18079; white rice = 20045 20044; basmati rice = 20044;
    brown rice = 20037 20036; wild rice = 20089 20088; cooked quinoa = 20137; couscous = 20029 20028;
    bulgur wheat = 20013 20012; pearl barley = 20005 20006; spaghetti = 20121 20120; dried pasta = 20120;
    whole wheat pasta = 20125 20124; egg noodles = 20110 20109; rice noodles = 20134 20133;
    soba noodles = 20115 20114; oats = 20038; porridge oats = 20038; porridge = 08121; granola = 08037;
    cornflakes = 08020; wheat germ = 20078; wheat bran = 20077; oat bran = 20033; plain flour = 20081;
    self-raising flour = 20082; bread flour = 20083; rye flour = 20064 20065 20063; rice flour = 20061;
    buckwheat flour = 20011; chickpea flour = 16157; cornflour = 20027; polenta = 20022; semolina = 20066;
    caster sugar = 19335; brown sugar = 19334; icing sugar = 19336; honey = 19296; maple syrup = 19353;
    treacle = 19304; strawberry jam = 19297; marmalade = 19303; peanut butter = 16098; olive oil = 04053;
    rapeseed oil = 04582; sunflower oil = 04506 04060; sesame oil = 04058; coconut oil = 04047;
    avocado oil = 04581; walnut oil = 04528; margarine = 04610; lard = 04002; apricots = 09021;
    dried apricots = 09032; avocado = 09037; blackberries = 09042; blueberries = 09050; frozen blueberries = 09054;
    cherries = 09070; sour cherries = 09063; cranberries = 09078; dates = 09421 09087; figs = 09089;
    dried figs = 09094; gooseberries = 09107; grapefruit = 09111 09112; red grapes = 09132; guava = 09139;
    kiwi = 09148; lemon = 09150; lemon juice = 09152; lemon peel = 09156; lime juice = 09160; lychees = 09164;
    mango = 09176; honeydew melon = 09184; nectarines = 09191; oranges = 09200; orange peel = 09216;
    papaya = 09226; peaches = 09236; pears = 09252; persimmon = 09263 09265; pineapple = 09266; plums = 09279;
    prunes = 09291; pomegranate = 09286; quince = 09296; raisins = 09298; sultanas = 09297; raspberries = 09302;
    rhubarb = 09307; strawberries = 09316; satsuma = 09218; watermelon = 09326; black olives = 09193;
    green olives = 09195; artichokes = 11007; asparagus = 11011; aubergine = 11209; bamboo shoots = 11026 11028;
    beetroot = 11080; pickled beetroot = 11609; broccoli = 11090; cooked broccoli = 11091;
    brussels sprouts = 11098; cabbage = 11109; red cabbage = 11112; savoy cabbage = 11114; pak choi = 11116;
    carrots = 11124; baby carrots = 11960; boiled carrots = 11125; cauliflower = 11135; celery = 11143;
    swiss chard = 11147; chicory = 11151 11152 11213; chives = 11156; coriander = 11165; courgette = 11477;
    courgettes raw = 11477; cucumber = 11205; fennel bulb = 11957; garlic = 11215; garlic cloves = 11215;
    ginger = 11216; green beans = 11052; kale = 11233; kohlrabi = 11241; leeks = 11246; lettuce = 11253 11252;
    romaine lettuce = 11251; mangetout = 11300; mushrooms = 11260; shiitake mushrooms = 11238;
    portobello mushrooms = 11265; okra = 11278; onion = 11282; spring onions = 11291; parsley = 11297;
    parsnips = 11298; frozen peas = 11312; peas = 11304; red pepper = 11821; green bell pepper = 11333;
    jalapenos = 11979; potatoes = 11352; boiled potatoes = 11367 11365; baked potato = 11674;
    mashed potato = 11371; french fries = 21138; pumpkin = 11422; canned pumpkin = 11424; radishes = 11429;
    swede = 11435; rocket = 11959; shallots = 11677; spinach = 11457; cooked spinach = 11458;
    frozen spinach = 11463; butternut squash = 11485; sweet potato = 11507; tomatoes = 11529;
    tinned tomatoes = 11531; tomato paste = 11546; sun-dried tomatoes = 11955; turnips = 11564; watercress = 11591;
    sweetcorn = 11167; canned sweetcorn = 11172; sauerkraut = 11439; gherkins = 11937; capers = 02054;
    kimchi = 11118; seaweed nori = 11446; chicken breast = 05062; roast chicken = 05013 05009;
    chicken thighs = 05096; chicken wings = 05100; chicken liver = 05027; chicken breast cooked = 05064;
    turkey mince = 05305; duck = 05142 05140 05141 05139; goose = 05146 05147 05148; ground beef = 23572;
    minced beef = 23572; ribeye steak = 23230; corned beef = 13348 13347; beef liver = 13325; bacon = 10123 10860;
    ham = 07029; sausages = 07064 07063; chorizo = 07019; salami = 07071; pepperoni = 07057; bratwurst = 07013;
    pork chops = 10036; pork belly = 10005; minced pork = 10219; lamb mince = 17224; venison = 17164 17343;
    rabbit = 17177; salmon = 15236 15076; smoked salmon = 15077; tinned tuna = 15121; cod = 15015; haddock = 15033;
    smoked haddock = 15035; trout = 15240 15114; mackerel = 15046; sardines = 15088; anchovies = 15002 15001;
    sea bass = 15091; tilapia = 15261; caviar = 15012; prawns = 15149; cooked prawns = 15151; crab = 15140 15139;
    lobster = 15148 15147; mussels = 15164; scallops = 15172; squid = 15175; octopus = 15166; tofu = 16426 16126;
    tempeh = 16114; hummus = 16158 16137; chickpeas = 16057; red lentils = 16144; kidney beans = 16033 16028;
    black beans = 16015; baked beans = 16006; broad beans = 11088; edamame = 11212 11211; almonds = 12061;
    ground almonds = 12061; flaked almonds = 12061; cashews = 12087; walnuts = 12155; pecans = 12142;
    hazelnuts = 12120; pine nuts = 12147; pistachio = 12151; chestnuts = 12098 12097 12167 12093; peanuts = 16087;
    desiccated coconut = 12108; sunflower seeds = 12036; sesame seeds = 12023; chia seeds = 12006;
    poppy seeds = 02033; tahini = 12166; dark chocolate = 19904 19903 19902; milk chocolate = 19120;
    cocoa powder = 19165; vanilla ice cream = 19095; popcorn = 19034; potato chips = 19411; pretzels = 19047;
    mayonnaise = 04025; ketchup = 11935; dijon mustard = 02046; soy sauce = 16123; worcestershire sauce = 06971;
    teriyaki sauce = 06112; hoisin sauce = 06175; pesto = 06626 06627; balsamic vinegar = 02069; salt = 02047;
    black pepper = 02030; cayenne pepper = 02031; cinnamon = 02010; cumin = 02014; dried basil = 02003;
    dried thyme = 02042; saffron = 02037; cardamom = 02006; star anise seed = 02002; baking powder = 18369 18370;
    bicarbonate of soda = 18372; cream of tartar = 18373; vanilla extract = 02050; chicken stock = 06172;
    tomato soup = 06559; pizza = 21224; cheeseburger = 21090 21089; coleslaw = 21127 36035; coffee = 14209;
    green tea = 14278; orange juice = 09206; apple juice = 09016; cola = 14148; beer = 14003; red wine = 14096;
    vodka = 14051; sake = 43479
    """
}
