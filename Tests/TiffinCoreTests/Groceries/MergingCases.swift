/// The needs of two or more recipes, and the resulting list: 100 cases, written by hand.
///
/// Lines are parted by semicolons. Of the list's items the key is written, then the amount.
enum MergingCases {
  struct Case: Sendable {
    let lines: String
    let list: String
  }

  static let all = [masses, volumes, counts, packages, parts, rough, names, apart].flatMap(cases)

  private static func cases(_ table: String) -> [Case] {
    table.split(separator: "\n").map { row in
      let sides = row.split(separator: " => ")
      return Case(lines: String(sides[0]), list: String(sides[1]))
    }
  }

  private static let masses = """
    200 g flour; 1 kg flour => flour: 1.2 kg
    1 kg flour; 200 g flour => flour: 1.2 kg
    200g flour; 200g flour => flour: 400 g
    500 g potatoes; 500 g potato => potato: 1 kg
    0.5 kg rice; 250 g rice => rice: 750 g
    1/2 kg rice; 1 ½ kg rice => rice: 2 kg
    500 mg saffron; 1 g saffron => saffron: 1.5 g
    999 g sugar; 1 g sugar => sugar: 1 kg
    8 oz beef; 8 oz beef => beef: 16 oz
    1 lb beef; 8 oz beef => beef: 1 lb + 8 oz
    12 oz beef; 1 lb beef; 12 oz beef => beef: 2 lb + 8 oz
    1 lb 8 oz beef; 8 oz beef => beef: 2 lb
    ½ lb beef; ¼ lb beef => beef: ¾ lb
    1 lb beef; 500 g beef => beef: 954 g
    1 oz butter; 100 g butter => butter: 128 g
    200g/7oz butter; 50g/2oz butter => butter: 250 g
    2-3 kg apples; 500 g apples => apple: 2.5–3.5 kg
    100 g rice; 200 g rice; 300 g rice; 400 g rice => rice: 1 kg
    """

  private static let volumes = """
    2 cups milk; 1 tbsp milk => milk: 2 cups + 1 tbsp
    1 tbsp milk; 2 cups milk => milk: 2 cups + 1 tbsp
    ½ cup milk; 1 tbsp milk => milk: ½ cup + 1 tbsp
    1/3 cup milk; 1/3 cup milk => milk: ⅔ cup
    1 ½ cups milk; 1 ½ cups milk => milk: 3 cups
    1 cup milk; 16 tbsp milk => milk: 2 cups
    2 tbsp oil; 4 tsp oil => oil: 3 tbsp + 1 tsp
    1 tbsp oil; 1 tbsp oil => oil: 2 tbsp
    ½ tsp salt; ½ tsp salt => salt: 1 tsp
    1 tsp salt; 2 tsp salt => salt: 3 tsp
    500 ml stock; 1 l stock => stock: 1.5 l
    5 dl stock; 50 cl stock => stock: 1 l
    1,5 dl cream; 1.5 dl cream => cream: 300 ml
    250 ml cream; 1 cup cream => cream: 490 ml
    1 tbsp cream; 100 ml cream => cream: 115 ml
    1 pint milk; 1 cup milk => milk: 1 pint + 1 cup
    1 quart stock; 2 pints stock => stock: 2 quarts
    2 fl oz rum; 1 cup rum => rum: 1 ¼ cups
    1-2 tbsp mustard; 1 tbsp mustard => mustard: 2–3 tbsp
    1-2 cups milk; 1 tbsp milk => milk: 1–2 cups + 1 tbsp
    3 EL Öl; 1 TL Öl => ol: 3 tbsp + 1 tsp
    """

  private static let counts = """
    3 eggs; 2 eggs => egg: 5
    1 egg; 1 egg => egg: 2
    2 large eggs; 3 medium eggs => egg: 5
    1 dozen eggs; 2 eggs => egg: 14
    1 onion; ½ onion => onion: 1 ½
    an onion; 2 onions, chopped => onion: 3
    2-3 carrots; 1 carrot => carrot: 3–4
    half a lemon; juice of 1 lemon => lemon: 1 ½
    zest of 1 lemon; juice of 1 lemon => lemon: 2
    two carrots; 3 carrots => carrot: 5
    4 eggs; eggs => egg: 4 + some
    2 onions; 200 g onions => onion: 200 g + 2
    """

  private static let packages = """
    1 x 400 g tin tomatoes; 2 x 400g tins tomatoes => tomato: 3 × 400 g tins
    1 (400g) tin tomatoes; 400g can tomatoes => tomato: 2 × 400 g tins
    1 tin tomatoes; 1 can tomatoes => tomato: 2 tins
    1 tin tomatoes; 1 x 400 g tin tomatoes => tomato: 1 tin + 1 × 400 g tin
    400 g tin tomatoes; 0.4 kg tin tomatoes => tomato: 2 × 400 g tins
    400 g tin tomatoes; 800 g tin tomatoes => tomato: 1 × 400 g tin + 1 × 800 g tin
    400 g tin tomatoes; 200 g tomatoes => tomato: 200 g + 1 × 400 g tin
    2 x 400g tomatoes; 200 g tomatoes => tomato: 1 kg
    1 packet yeast; 1 sachet yeast => yeast: 2 packets
    1 (14-ounce) can coconut milk; 1 14-oz can coconut milk => coconut milk: 2 × 14 oz tins
    1 jar pesto; ½ jar pesto => pesto: 1 ½ jars
    250g pack lentils; 100g lentils => lentil: 100 g + 1 × 250 g packet
    1 bottle wine; 200 ml wine => wine: 200 ml + 1 bottle
    """

  private static let parts = """
    2 cloves garlic; 1 clove garlic, crushed => garlic: 3 cloves
    2 garlic cloves; 1 clove of garlic => garlic: 3 cloves
    2-3 cloves garlic; 1 clove garlic => garlic: 3–4 cloves
    1 bunch coriander; ½ bunch coriander => coriander: 1 ½ bunches
    1 small bunch parsley; 1 large bunch parsley => parsley: 2 bunches
    2 sprigs thyme; 3 sprigs of fresh thyme => thyme: 2 sprigs; fresh thyme: 3 sprigs
    2 slices bread; 8 slices bread => bread: 10 slices
    1 stick celery; 2 stalks celery => celery: 2 stalks + 1 stick
    4 cm ginger; 2 cm ginger => ginger: 6 cm
    1 inch ginger; 1 inch ginger => ginger: 2 inches
    1 inch ginger; 4 cm ginger => ginger: 6.54 cm
    3 leaves basil; 1 bunch basil => basil: 1 bunch + 3 leaves
    6 cloves; 2 cloves => clove: 8
    """

  private static let rough = """
    a pinch of salt; 1 tsp salt => salt: 1 tsp + a pinch
    pinch salt; a pinch of salt => salt: 2 pinches
    salt, to taste; 1 tsp salt => salt: 1 tsp + some
    salt; salt, to taste => salt:
    a handful of basil; 2 handfuls basil => basil: 3 handfuls
    a knob of butter; 50 g butter => butter: 50 g + a knob
    a splash of milk; 250 ml milk; 1 cup milk => milk: 490 ml + a splash
    dash of tabasco; dash of tabasco => tabasco: 2 dashes
    1 kg rice; 200 g rice; 2 cups rice; a handful of rice => rice: 1.2 kg + 2 cups + a handful
    """

  private static let names = """
    1 Tomato; 2 tomatoes => tomato: 3
    1 TOMATO;  1   tomato  => tomato: 2
    100 g self-raising flour; 100 g self raising flour => self raising flour: 200 g
    100 g goat's cheese; 100 g goats cheese => goat cheese: 200 g
    1 bay leaf; 2 bay leaves => bay leaf: 3
    100 g berries; 1 berry => berry: 100 g + 1
    1 chilli; 2 chillies => chilli: 3
    100 g crème fraîche; 100 g creme fraiche => creme fraiche: 200 g
    """

  private static let apart = """
    200 g flour; 2 cups flour => flour: 200 g + 2 cups
    100 g butter; 100 g peanut butter => butter: 100 g; peanut butter: 100 g
    1 egg; 1 egg yolk => egg: 1; egg yolk: 1
    2 onions; 2 red onions => onion: 2; red onion: 2
    100 g couscous; 1 glass => couscous: 100 g; glass: 1
    100 g tomatoes; 100 g tomato purée => tomato: 100 g; tomato puree: 100 g
    """
}
