extension FoodKind {
  static let dairy = [
    FoodKind("egg", kcal: 145, cents: 45, piece: 55),
    FoodKind("egg yolk, yolk", kcal: 320, cents: 45, piece: 18),
    FoodKind("egg white", kcal: 50, cents: 45, piece: 35),
    FoodKind(
      "milk, buttermilk, yogurt, yoghurt, kefir, skyr, fromage frais, quark, curd", kcal: 65, cents: 20, density: 1.03,
      some: 30),
    FoodKind("coconut milk", kcal: 190, cents: 60, some: 100),
    FoodKind("almond milk, oat milk, rice milk, soya milk, soy milk", kcal: 40, cents: 25, some: 30),
    FoodKind("condensed milk, evaporated milk, milk powder, powdered milk", kcal: 330, cents: 70, density: 1.2),
    FoodKind("cream, creme fraiche, creme, coconut cream", kcal: 330, cents: 70, some: 30, mostPerServing: 200),
    FoodKind("sour cream, soured cream, single cream, half and half", kcal: 190, cents: 60, some: 30),
    FoodKind("ice cream, custard, sorbet", kcal: 190, cents: 60, density: 0.8, parts: [.scoop: 60], some: 60),
    FoodKind(
      "cheese, parmesan, parmigiano, parmigiano reggiano, reggiano, cheddar, gruyere, pecorino, brie, camembert, "
        + "stilton, gouda, emmental, edam, manchego, halloumi, gorgonzola, grana padano, comte, red leicester",
      kcal: 370, cents: 140, density: 0.45, piece: 100, parts: [.slice: 20, .handful: 25], some: 20),
    FoodKind(
      "cream cheese, cottage cheese, goat cheese, goats cheese, blue cheese, ricotta, mascarpone, mozzarella, "
        + "mozzarella ball, feta, feta cheese, paneer, burrata",
      kcal: 280, cents: 110, piece: 125, parts: [.slice: 20, .handful: 25], some: 30),
  ]

  private static func meat(_ names: String, piece: Double) -> FoodKind {
    FoodKind(names, kcal: 220, cents: 110, piece: piece)
  }

  private static func shellfish(_ names: String, piece: Double, cents: Double = 190) -> FoodKind {
    FoodKind(names, kcal: 85, cents: cents, piece: piece)
  }

  static let meats = [
    FoodKind("chicken, turkey, duck, goose", kcal: 150, cents: 60, piece: 170, whole: 1_400),
    FoodKind("rotisserie chicken, roast chicken", kcal: 190, cents: 90, piece: 170, whole: 600),
    FoodKind(
      "breast, chicken breast, turkey breast, duck breast, chicken fillet", kcal: 130, cents: 90, piece: 170),
    FoodKind(
      "thigh, chicken thigh, drumstick, chicken drumstick, wing, chicken wing", kcal: 170, cents: 60, piece: 110),
    FoodKind("leg, chicken leg, duck leg", kcal: 170, cents: 60, piece: 240),
    FoodKind("chicken tender, chicken tenderloin, tender", kcal: 130, cents: 90, piece: 50),
    FoodKind("chicken nugget, nugget", kcal: 260, cents: 90, piece: 18),
    FoodKind(
      "beef, lamb, pork, veal, goat, mutton, venison, meat, mince, minced meat, steak, oxtail, rib, shin, shank, loin, "
        + "sirloin, rump, liver",
      kcal: 220, cents: 110, piece: 180, parts: [.slice: 60, .rack: 600]),
    meat("chop, cutlet", piece: 120), meat("burger, patty", piece: 110), meat("meatball", piece: 20),
    meat("kidney", piece: 70), meat("shoulder, brisket, lamb leg, leg of lamb", piece: 1_800),
    FoodKind("tenderloin", kcal: 150, cents: 150, piece: 450),
    FoodKind("rabbit", kcal: 140, cents: 150, piece: 180, whole: 900),
    FoodKind(
      "sausage, chorizo, salami, pepperoni, kielbasa, frankfurter, hot dog, black pudding, bratwurst, merguez",
      kcal: 310, cents: 90, piece: 65, parts: [.slice: 8]),
    FoodKind(
      "bacon, pancetta, ham, prosciutto, lardon, gammon, guanciale", kcal: 280, cents: 120, piece: 25,
      parts: [.slice: 25]),
    FoodKind("whole ham, ham joint, gammon joint", kcal: 220, cents: 120, piece: 2_000),
  ]

  static let fishes = [
    FoodKind(
      "fish, salmon, cod, haddock, tuna, mackerel, sardine, pilchard, herring, trout, monkfish, snapper, tilapia, "
        + "halibut, sea bass, bream, sole, plaice, pollock, kipper, eel, whiting",
      kcal: 150, cents: 190, piece: 140, parts: [.tin: 120, .slice: 25]),
    FoodKind(
      "whole fish, whole trout, whole sea bass, whole bream, whole mackerel, whole snapper", kcal: 150, cents: 190,
      piece: 250),
    FoodKind("whole salmon", kcal: 200, cents: 190, piece: 2_500),
    FoodKind("fish finger, fish stick", kcal: 250, cents: 100, piece: 28),
    FoodKind("anchovy", kcal: 210, cents: 250, piece: 4, parts: [.fillet: 4, .tin: 45]),
    shellfish("prawn, shrimp, mussel, clam, oyster, crabmeat, scallop, seafood", piece: 14),
    shellfish("crab, lobster", piece: 150, cents: 250), shellfish("crab leg, crab claw", piece: 60, cents: 250),
    FoodKind("squid, calamari", kcal: 90, cents: 190, piece: 100),
    shellfish("octopus", piece: 800),
  ]
}
