extension FoodKind {
  static let fats = [
    FoodKind(
      "oil, cooking spray", kcal: 880, cents: 80, density: 0.92, parts: [.drizzle: 8], some: 15),
    FoodKind(
      "butter, margarine, lard, suet, dripping, fat, shortening, ghee", kcal: 740, cents: 110, density: 0.95,
      parts: [.stick: 113, .knob: 15], some: 15),
  ]

  static let sweets = [
    FoodKind(
      "sugar, sweetener", kcal: 390, cents: 25, density: 0.85, parts: [.cube: 4, .packet: 4], some: 10, isSweet: true),
    FoodKind(
      "vanilla sugar, vanillezucker", kcal: 390, cents: 80, density: 0.85, parts: [.packet: 8], some: 8, isSweet: true),
    FoodKind(
      "honey, syrup, treacle, molasses, jam, jelly, marmalade, caramel, caramel sauce, cordial, nectar, icing",
      kcal: 290, cents: 80, density: 1.35, parts: [.packet: 14], some: 20, isSweet: true),
    FoodKind("peanut butter cup", kcal: 515, cents: 140, piece: 17),
    FoodKind(
      "chocolate, chocolate chip, nutella, candy, toffee, mars bar, chocolate bar", kcal: 530, cents: 140,
      density: 0.65, piece: 50, some: 20, isSweet: true),
    FoodKind(
      "cocoa, cacao, cocoa powder, cacao powder", kcal: 230, cents: 150, density: 0.45, parts: [.packet: 28], some: 5),
    FoodKind(
      "biscuit, cookie, cracker, marshmallow, meringue, meringue nest, brittle, popcorn, pretzel, marzipan, mincemeat, "
        + "pudding, cake, sponge, ladyfinger, wafer, granola, crisp, rice krispie",
      kcal: 430, cents: 90, density: 0.4, piece: 12, isSweet: true),
    FoodKind(
      "nut, almond, walnut, peanut, cashew, pecan, pistachio, hazelnut, hazlenut, macadamia, peanut butter, tahini, "
        + "almond butter, sesame, sesame seed, sunflower seed, pumpkin seed, poppy seed, chia seed, flax seed, "
        + "linseed, desiccated coconut, coconut flake",
      kcal: 600, cents: 150, density: 0.55, piece: 3, some: 15),
    FoodKind("chestnut, coconut", kcal: 270, cents: 100, density: 0.5, piece: 10),
  ]

  static let cereals = [
    FoodKind(
      "flour, cornflour, cornstarch, corn starch, starch, semolina, polenta, cornmeal, breadcrumb, bread crumb, panko, "
        + "custard powder, matzo meal",
      kcal: 355, cents: 20, density: 0.55, some: 15),
    FoodKind(
      "rice, couscous, khus khus, quinoa, bulgur, bulgur wheat, wheat, whole wheat, oat, oatmeal, barley, buckwheat, "
        + "grain, spelt, freekeh, millet, muesli, cereal, corn flake, cornflake",
      kcal: 355, cents: 35, density: 0.75),
    FoodKind(
      "pasta, spaghetti, noodle, vermicelli, macaroni, linguine, fettuccine, tagliatelle, farfalle, penne, "
        + "penne rigate, rigatoni, fusilli, paccheri, lasagne, lasagne sheet, lasagna, lasagna sheet, orzo, ramen, udon",
      kcal: 355, cents: 35, density: 0.4, piece: 20, parts: [.sheet: 20, .packet: 400]),
    FoodKind("gnocchi, ravioli, tortellini, dumpling", kcal: 180, cents: 60, density: 0.6, piece: 10),
    FoodKind(
      "bread, bun, roll, ciabatta, naan, pita, pitta, tortilla, muffin, toast, brioche, bagel, croissant, "
        + "taco shell, egg roll, wrap, flatbread, crouton, focaccia, sourdough, loaf",
      kcal: 270, cents: 60, density: 0.25, piece: 60, parts: [.slice: 35, .loaf: 400, .handful: 30]),
    FoodKind(
      "baguette, french bread, french loaf, french stick", kcal: 270, cents: 60, density: 0.25, piece: 250,
      parts: [.slice: 20, .loaf: 400]),
    FoodKind(
      "pastry, dough, pie crust, pie shell", kcal: 430, cents: 70, piece: 230,
      parts: [.sheet: 240, .packet: 375, .box: 375]),
    FoodKind(
      "filo, filo pastry, phyllo, wonton wrapper, spring roll wrapper, rice paper", kcal: 310, cents: 90, piece: 15,
      parts: [.sheet: 15]),
    FoodKind(
      "lentil, dal, daal, dahl, toor dal, split pea, black eyed pea, soybean", kcal: 345, cents: 40, density: 0.8),
    FoodKind(
      "bean, chickpea, chick pea, garbanzo, baked bean, hummus, falafel", kcal: 120, cents: 35, density: 0.75,
      parts: [.tin: 240]),
    FoodKind("tofu, tempeh, seitan", kcal: 120, cents: 70, piece: 300, parts: [.packet: 350]),
  ]
}
