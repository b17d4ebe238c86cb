extension FoodKind {
  static let vegetables = [
    FoodKind("onion", kcal: 40, cents: 25, density: 0.6, piece: 150),
    FoodKind(
      "spring onion, scallion, green onion", kcal: 30, cents: 90, density: 0.4, piece: 15, parts: [.bunch: 100],
      some: 15),
    FoodKind("shallot, challot", kcal: 70, cents: 90, density: 0.6, piece: 30),
    FoodKind("garlic, garlic clove", kcal: 140, cents: 110, piece: 5, parts: [.bulb: 50, .head: 50], some: 5),
    FoodKind("ginger", kcal: 80, cents: 90, density: 0.6, piece: 20, parts: [.inch: 10, .centimetre: 4], some: 10),
    FoodKind("potato, fry, chip, yam, cassava, plantain", kcal: 80, cents: 25, density: 0.65, piece: 170),
    FoodKind(
      "carrot, parsnip, turnip, beetroot, beet, radish, swede, rutabaga, celeriac, kohlrabi, jerusalem artichoke",
      kcal: 40, cents: 25, density: 0.55, piece: 80, parts: [.bunch: 300]),
    FoodKind(
      "tomato, plum tomato, vine tomato, chopped tomato, passata, salsa, tomato sauce, enchilada sauce", kcal: 25,
      cents: 40, piece: 110),
    FoodKind("cherry tomato, grape tomato, baby plum tomato", kcal: 20, cents: 80, density: 0.65, piece: 15),
    FoodKind("tomato puree, tomato paste, puree, sun dried tomato", kcal: 90, cents: 80, piece: 8, some: 15),
    FoodKind(
      "red pepper, green pepper, yellow pepper, orange pepper, bell pepper, sweet pepper, capsicum", kcal: 30,
      cents: 60, density: 0.5, piece: 160),
    FoodKind(
      "aubergine, eggplant, egg plant, courgette, zucchini, cucumber, leek", kcal: 25, cents: 40, density: 0.5,
      piece: 250),
    FoodKind(
      "cabbage, broccoli, cauliflower, sprout, brussels sprout, bean sprout, fennel, fennel bulb, asparagus, artichoke, "
        + "okra, sauerkraut, chinese broccoli, bok choi, pak choi, vegetable, chard",
      kcal: 30, cents: 40, density: 0.4, piece: 300,
      parts: [.floret: 15, .head: 600, .bunch: 250, .leaf: 30, .stalk: 30, .spear: 16]),
    FoodKind("seaweed, nori, kombu, wakame, kelp", kcal: 40, cents: 500, piece: 3, parts: [.sheet: 3, .strip: 5]),
    FoodKind("blossom", kcal: 15, cents: 300, piece: 3, parts: [.bunch: 30]),
    FoodKind(
      "spinach, lettuce, kale, rocket, arugula, salad, watercress, chicory, endive, mulukhiyah, radicchio", kcal: 20,
      cents: 80, density: 0.12, piece: 250, parts: [.head: 350, .bunch: 200, .handful: 25, .leaf: 10, .stalk: 20],
      some: 30),
    FoodKind("celery", kcal: 16, cents: 40, density: 0.45, piece: 40, parts: [.stick: 40, .stalk: 40, .head: 450]),
    FoodKind("mushroom", kcal: 22, cents: 90, density: 0.35, piece: 18),
    FoodKind("squash, pumpkin", kcal: 40, cents: 30, density: 0.5, piece: 900),
    FoodKind("avocado, guacamole", kcal: 160, cents: 80, piece: 150),
    FoodKind("olive, caper", kcal: 150, cents: 110, density: 0.6, piece: 4, some: 15),
    FoodKind("pickle, gherkin, water chestnut, bamboo shoot, kimchi", kcal: 30, cents: 70, density: 0.7, piece: 40),
    FoodKind(
      "pea, sweetcorn, corn, broad bean, edamame, sugar snap pea, snap pea", kcal: 85, cents: 35, density: 0.65,
      piece: 150),
    FoodKind(
      "green bean, french bean, runner bean, string bean, mange tout", kcal: 30, cents: 50, density: 0.5, piece: 6),
  ]

  static let fruits = [
    FoodKind(
      "apple, pear, orange, peach, nectarine, banana, mango, pineapple, melon, grapefruit, pomegranate, papaya, kiwi, "
        + "ackee, fruit",
      kcal: 55, cents: 40, density: 0.65, piece: 150),
    FoodKind("lemon, lime", kcal: 25, cents: 60, piece: 65, some: 20),
    FoodKind("plum, apricot, fig, rhubarb", kcal: 40, cents: 70, density: 0.65, piece: 50),
    FoodKind(
      "berry, strawberry, raspberry, blackberry, blueberry, cranberry, redcurrant, blackcurrant, cherry, grape",
      kcal: 50, cents: 110, density: 0.6, piece: 8),
    FoodKind(
      "raisin, sultana, currant, date, prune, dried fruit, dried apricot, dried cranberry, dried cherry, peel, "
        + "mixed peel, glace cherry, fruit mix, mixed fruit",
      kcal: 300, cents: 100, density: 0.65, piece: 8),
    FoodKind(
      "juice, apple sauce, coconut water, lemonade, cola, coke, coffee, espresso, tea", kcal: 30, cents: 30, some: 15),
  ]
}
