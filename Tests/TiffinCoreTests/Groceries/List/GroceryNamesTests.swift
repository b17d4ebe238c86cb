import TestSupport
import Testing

@testable import TiffinCore

@Suite struct `Names of groceries` {
  @Test(arguments: [
    ("200 g icing sugar", "50 g powdered sugar"), ("1 courgette", "2 zucchini"), ("2 aubergines", "1 eggplant"),
    ("3 spring onions", "4 scallions"), ("1 tsp baking soda", "1 tsp bicarbonate of soda"),
    ("100 g butter", "2 tbsp melted butter"), ("2 cloves garlic", "1 clove minced garlic"),
    ("1 tsp black pepper", "1 tsp freshly ground black pepper"), ("1 tsp almond extract", "1 tsp pure almond extract"),
    ("½ tsp nutmeg", "½ tsp freshly grated nutmeg"), ("1 tsp cumin", "2 tsp ground cumin"),
    ("2 tbsp lime juice", "1 tbsp freshly squeezed lime juice"), ("1 inch ginger", "20 g fresh root ginger"),
    ("1 bunch parsley", "2 tbsp fresh flat-leaf parsley leaves"), ("100 g feta", "50 g crumbled feta cheese"),
    ("3 large free-range eggs", "1 whole egg"), ("500 ml whole milk", "1 cup milk"),
    ("300 g minced pork", "200 g ground pork"), ("1 l chicken broth", "500 ml hot chicken stock"),
    ("2 carrots", "1 large carrot, peeled"), ("1 red bell pepper", "2 red peppers"), ("1 tsp pepper", "ground pepper"),
    ("100 g plain flour", "2 cups all-purpose flour"), ("1 tbsp honey", "extra honey for drizzling"),
    ("200 g greek yoghurt", "1 cup Greek-style yogurt"), ("1 tsp dried thyme", "1 tsp thyme"),
    ("50 g parmigiano reggiano", "2 tbsp grated parmesan"), ("1 lemon", "1 tsp grated lemon zest"),
    ("2 celery ribs", "3 sticks celery"), ("200 g king prawns, raw", "100 g king prawns"),
    ("1 tsp chili flakes", "½ tsp crushed red pepper flakes"), ("1 handful basil leaves", "1 bunch fresh basil"),
    ("2 tbsp mayo", "100 g mayonnaise"), ("200 ml skim milk", "1 cup skimmed milk"),
    ("50 g rocket leaves", "1 bag rocket salad"), ("2 handfuls baby kale leaves", "1 bag baby kale"),
    ("1 tbsp liquid honey", "50 g clear honey"), ("2 tsp smooth wholegrain mustard", "1 tsp wholegrain mustard"),
    ("3 fat cloves of garlic", "2 garlic cloves"), ("200 ml double cream", "1 cup heavy cream"),
    ("500 ml hot vegetable stock", "1 l vegetable broth"), ("1 green chilli", "2 green chili peppers"),
    ("1 tbsp vinegar, red wine", "2 tbsp red wine vinegar"), ("2 onions, red", "1 red onion"),
    ("100 g golden raisins", "50 g sultanas"), ("1 Kartoffel", "3 Kartoffeln"),
    ("1 kl. Paprika", "2 Paprikaschoten"), ("1 gr. rote Paprika", "2 rote Paprika"),
    ("500 g boneless, skinless duck breasts", "2 duck breasts"), ("2-inch stick cinnamon", "1 cinnamon stick"),
    ("1 tin chickpeas", "240 g canned chickpeas"), ("400 g tinned black beans", "1 (15 oz) can black beans"),
    ("1 can red kidney beans", "200 g tinned kidney beans"), ("2 tins cannellini beans", "1 can cannellini"),
    ("200 g salmon", "2 salmon fillets"), ("1 tsp fresh ginger", "1\" knob of ginger"), ("2 yolks", "3 egg yolks"),
    ("3 whites", "1 egg white"), ("1 Zitrone", "2 Bio-Zitronen"),
    ("1 cup beef stock", "1 l beef, chicken or vegetable stock"), ("1 cup peas", "200 g fresh or frozen peas"),
    ("1 Stange Lauch", "2 Porreestangen"), ("2 cups cold leftover rice", "1 cup cold, leftover rice"),
    ("200 ml half & half", "1 cup half-and-half"), ("100 g semi-sweet chocolate", "50 g semisweet chocolate"),
    ("1 tin coconut milk", "1 tin full-fat coconut milk"), ("2 tbsp Worcestershire", "1 tsp Worcestershire sauce"),
    ("30 g pecorino romano", "2 tbsp grated pecorino"), ("1 tbsp cider vinegar", "2 tbsp apple cider vinegar"),
    ("1 tbsp Dijon", "1 tsp Dijon mustard"), ("1 tsp bicarb", "2 tsp baking soda"),
    ("2 sticks cinnamon", "1 cinnamon stick"), ("1 can diced tomatoes", "1 tin chopped tomatoes"),
    ("3 tbsp canola oil", "2 tbsp rapeseed oil"), ("6 whole cloves", "2 cloves"),
    ("1 tsp whole cumin", "2 tsp cumin seeds"), ("4 whole cardamom pods", "2 whole cardamom"),
    ("1 whole cinnamon stick", "1 whole cinnamon"), ("5 whole allspice", "3 allspice berries"),
    ("1 whole star anise", "2 star anise"),
  ])
  func `make one line if they mean the same thing`(one: String, other: String) throws {
    let kitchen = try Kitchen()

    try kitchen.buy(.made(1, one))
    try kitchen.buy(.made(2, other))

    let list = try kitchen.shoppingList()
    #expect(list.count == 1)
  }

  @Test(arguments: [
    ("200 g caster sugar", "50 g icing sugar"), ("1 tin chopped tomatoes", "2 tomatoes"),
    ("300 g minced beef", "1 kg beef"), ("1 tbsp olive oil", "1 tbsp oil"),
    ("1 tbsp fresh coriander", "1 tsp ground coriander"), ("1 cup coconut milk", "1 cup milk"),
    ("200 g plain flour", "200 g self-raising flour"), ("½ tsp pepper", "2 peppers, cut into strips"),
    ("1 TL Paprika", "2 Paprika"), ("200 ml semi-skimmed milk", "200 ml skimmed milk"),
    ("2 tbsp smooth peanut butter", "2 tbsp peanut butter"), ("1 tsp black pepper", "1 tbsp peppercorns"),
    ("1 tbsp low-sodium soy sauce", "1 tbsp soy sauce"), ("1 Knoblauch", "2 Knoblauchzehen"),
    ("6 cloves", "2 cloves, crushed"), ("1 tsp fennel seeds", "1 fennel bulb"), ("1 tin salmon", "2 salmon fillets"),
    ("200 g smoked salmon", "200 g salmon"), ("1 tsp ground ginger", "20 g ginger"), ("1 lemon", "2 tbsp lemon juice"),
    ("2 onions", "1 tsp onion powder"), ("1 red onion", "1 onion"), ("100 g ground almonds", "50 g almonds"),
    ("100 g brown rice", "100 g rice"), ("1 tsp garlic powder", "1 clove garlic"), ("3 egg yolks", "3 eggs"),
    ("100 g sun-dried tomatoes", "2 tomatoes"), ("1 chicken stock cube", "500 ml chicken stock"),
    ("1 sweet potato", "1 potato"), ("100 g peanut butter", "100 g butter"), ("1 tsp mustard seeds", "1 tsp mustard"),
    ("1 tsp dried oregano", "1 bunch oregano"), ("1 tsp red pepper", "1 red pepper"),
    ("100 g corn flour", "1 corn cob"),
    ("250 ml cream", "250 ml sour cream"), ("1 tsp sesame oil", "1 tsp sesame seeds"),
    ("2 l sparkling water", "1 l cola"), ("200 g dried chickpeas", "1 tin chickpeas"),
    ("5 whole allspice", "1 tsp allspice"), ("1 tsp whole cumin", "1 tsp ground cumin"),
    ("4 whole cardamom pods", "1 tsp ground cardamom"), ("1 tsp whole black pepper", "1 tsp black pepper"),
    ("1 tbsp chicken bouillon", "1 l chicken broth"), ("2 tsp vegetable bouillon", "500 ml vegetable stock"),
    ("1 tsp whole coriander seeds", "1 tsp ground coriander"),
  ])
  func `make two lines if the things differ`(one: String, other: String) throws {
    let kitchen = try Kitchen()

    try kitchen.buy(.made(1, one))
    try kitchen.buy(.made(2, other))

    #expect(try kitchen.shoppingList().count == 2)
  }

  @Test func `make two lines of salt and pepper, and none of water`() throws {
    let kitchen = try Kitchen()

    try kitchen.buy(.made(1, "salt and freshly ground black pepper", "2 cups boiling water", "1 cup water, divided"))
    try kitchen.buy(.made(3, "250 ml lauwarmes Wasser", "1 l Wasser", "20 cl d'eau tiède", "2 tazze di acqua"))
    try kitchen.buy(.made(2, "1 tsp salt", "½ tsp pepper", "1 l sparkling water"))

    let list = try kitchen.shoppingList()

    #expect(list == ["salt", "black pepper", "sparkling water: 1 l"])
  }

  @Test func `are shown without preparation words`() throws {
    let kitchen = try Kitchen()

    try kitchen.buy(.made(1, "1 cup packed fresh mint leaves", "extra icing sugar for dusting", "2 whole limes"))

    #expect(try kitchen.line("mint").name.shown == "Mint")
    #expect(try kitchen.shoppingList().map { $0.split(separator: ":")[0] } == ["mint", "icing sugar", "limes"])
  }

  @Test(arguments: [
    ("Basil Leaves", "Basil leaves"), ("whole Chicken", "Whole chicken"), ("large Dijon Eggs", "Large Dijon eggs"),
    ("frozen M&M bars", "Frozen M&M bars"), ("onions", "Onions"), ("celery", "Celery"), ("MSG", "MSG"),
    ("Dry White Wine", "Dry white wine"), ("Worcestershire Sauce", "Worcestershire sauce"),
    ("Hungarian Sweet Paprika", "Hungarian sweet paprika"), ("mild Cheddar", "Mild Cheddar"), ("7up", "7up"),
    ("iPad charger", "iPad charger"), ("Öl", "Öl"), ("éclair", "Éclair"), ("Cream Of Tartar", "Cream of tartar"),
    ("ground Sichuan pepper", "Ground Sichuan pepper"), ("Extra Virgin Olive Oil", "Extra virgin olive oil"),
  ]) func `are shown with consistent capitals`(name: String, shown: String) {
    #expect(GroceryName(stored: name).shown == shown)
  }
}
