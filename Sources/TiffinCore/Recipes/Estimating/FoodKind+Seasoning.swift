extension FoodKind {
  static let sauces = [
    FoodKind(
      "wine, champagne, prosecco, sherry, port, marsala, vermouth, sake", kcal: 80, cents: 110,
      parts: [.bottle: 750, .glass: 150], some: 50),
    FoodKind("beer, stout, ale, lager, cider", kcal: 45, cents: 50, parts: [.bottle: 330], some: 100),
    FoodKind(
      "brandy, rum, whisky, whiskey, vodka, gin, cognac, calvados, liqueur, grand marnier, amaretto, tequila, kahlua",
      kcal: 240, cents: 280, some: 15),
    FoodKind("mirin", kcal: 230, cents: 150, some: 15),
    FoodKind("sauce, marinade, glaze", kcal: 70, cents: 90, density: 1.1, some: 10),
    FoodKind(
      "soy sauce, soya sauce, soy, tamari, tabasco, hotsauce, hot sauce, chilli sauce, chili sauce, sriracha, "
        + "fish sauce, worcestershire sauce, oyster sauce, teriyaki sauce, taco sauce",
      kcal: 70, cents: 90, density: 1.1, parts: [.packet: 9], some: 10),
    FoodKind(
      "ketchup, barbeque sauce, barbecue sauce, bbq sauce, hoisin, hoisin sauce, plum sauce, duck sauce, chutney, "
        + "relish, sweet chilli sauce",
      kcal: 140, cents: 70, density: 1.15, parts: [.packet: 9], some: 15),
    FoodKind(
      "mayonnaise, mayo, aioli, tartare sauce", kcal: 550, cents: 90, parts: [.packet: 12], some: 15),
    FoodKind("dressing, vinaigrette", kcal: 550, cents: 90, parts: [.packet: 30], some: 15),
    FoodKind("pesto", kcal: 550, cents: 90, some: 15),
    FoodKind(
      "mustard, horseradish, wasabi", kcal: 140, cents: 150, parts: [.packet: 5], some: 10, mostPerServing: 40),
    FoodKind(
      "miso, gochujang, doubanjiang, paste, curry paste, masala paste, tamarind, tamarind paste, tamarind ball, harissa",
      kcal: 140, cents: 150, parts: [.packet: 50], some: 10, mostPerServing: 40),
    FoodKind("vinegar", kcal: 20, cents: 50, parts: [.packet: 9], some: 10),
    FoodKind("stock, broth, gravy, bouillon, consomme", kcal: 8, cents: 20, parts: [.cube: 10], some: 200),
    FoodKind("stock cube, bouillon cube", kcal: 250, cents: 250, piece: 10, some: 10),
  ]

  /// Spices and herbs: too little is eaten for their energy to count, but they cost something.
  static let seasonings = [
    FoodKind(
      "parsley, coriander, cilantro, basil, mint, dill, chive, tarragon, chervil, thyme, rosemary, sage, oregano, "
        + "marjoram, bay, bay leaf, herb, bouquet garni, curry leaf, lime leaf, vine leaf",
      kcal: 0, cents: 250, density: 0.2, piece: 2,
      parts: [.bunch: 30, .handful: 10, .packet: 25, .sprig: 1, .leaf: 0.3, .stalk: 10], some: 3, mostPerServing: 15),
    FoodKind(
      "lemongrass, lemon grass", kcal: 0, cents: 250, piece: 15,
      parts: [.stalk: 15, .stick: 15, .inch: 2, .centimetre: 0.8], some: 15),
    FoodKind(
      "spice, pepper, paprika, cumin, cinnamon, nutmeg, mace, allspice, all spice, cardamom, clove, turmeric, saffron, "
        + "anise, star anise, aniseed, fenugreek, masala, garam masala, seasoning, cajun, ras el hanout, sumac, zaatar, "
        + "powder, flake, pepper flake, chile flake, chilli flake, seed, cumin seed, coriander seed, fennel seed, "
        + "mustard seed, caraway, extract, essence, vanilla, vanilla pod, vanilla bean, zest, peppercorn, ancho, "
        + "chipotle, five spice, rub",
      kcal: 0, cents: 400, density: 0.45, piece: 1,
      parts: [.stick: 3, .inch: 1, .centimetre: 0.4, .packet: 10, .pod: 1, .bunch: 30], some: 1, mostPerServing: 10),
    FoodKind(
      "seasoning mix, taco seasoning, fajita seasoning, chili seasoning, spice mix, seasoning blend", kcal: 300,
      cents: 300, density: 0.5, parts: [.packet: 30], mostPerServing: 10),
    FoodKind(
      "chilli, chili, chile, chilly, jalapeno, scotch bonnet, habanero, green chilli, red chilli", kcal: 40, cents: 120,
      density: 0.5, piece: 10, some: 5),
    FoodKind(
      "yeast, baking powder, baking soda, bicarbonate of soda, bicarbonate, soda, cream of tartar, gelatine, gelatin, "
        + "gelatine leaf, agar, pectin",
      kcal: 0, cents: 150, piece: 2, parts: [.packet: 7], some: 5),
    FoodKind(
      "water, salt, sea salt, celery salt, onion salt, ice, ice cube, colouring, food colouring, coloring, "
        + "food coloring",
      kcal: 0, cents: 0, piece: 1, parts: [.packet: 1], some: 0),
  ]
}
