/// The items that most kitchens have at home, which are a new household's initial staples.
enum UsualStaples {
  static let names = [
    "salt", "black pepper", "olive oil", "vegetable oil", "sugar", "plain flour", "vinegar", "baking powder",
    "baking soda", "cinnamon", "cumin", "paprika", "chili powder", "chili flakes", "turmeric", "nutmeg",
    "dried oregano", "dried thyme", "bay leaves", "vanilla extract",
  ]
}
