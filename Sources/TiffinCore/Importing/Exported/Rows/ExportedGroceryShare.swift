/// A share of a grocery line's quantity: the part that a recipe needs, or that was added by hand.
struct ExportedGroceryShare {
  /// The maximum length of a stored amount in bytes.
  private static let amountLimit = 10_000

  private let recipe: String
  private let day: String
  private let line: String
  private let quantity: GroceryQuantity

  init(exported value: JSONValue) throws(ImportError) {
    recipe = try value.written("recipe_name", upTo: RecipeName.limit)
    day = value.written("day")
    line = value.written("line")
    guard let amount = Amount(stored: try value.written("amount", upTo: Self.amountLimit)),
      day.isEmpty || LocalDate(iso: day) != nil,
      line.isEmpty || line.utf8.count == 32 && line.utf8.allSatisfy(\.isHexDigit)
    else { throw .invalid }
    quantity = GroceryQuantity(amount, words: try value.written("words", upTo: GroceryQuantity.wordsLimit))
  }

  /// Returns the share in the form in which it is stored.
  ///
  /// - Parameter place: The index among the shares of the line, from which the placeholder for a missing recipe's ID is
  ///   made.
  func stored(
    at place: Int, for person: Person, _ statements: borrowing Statements
  ) throws(StoreError) -> GroceryShareRows.QuantityShare {
    if line.isEmpty { return GroceryShareRows.QuantityShare(source: .hand, recipeName: "", quantity: quantity) }
    let known = try RecipeStore.named(recipe, for: person, statements)
    let number = known.map { Int($0.number) } ?? PlaceholderID.number(place)
    return GroceryShareRows.QuantityShare(
      source: GrocerySource(recipe: number, day: day, line: line), recipeName: recipe, quantity: quantity)
  }
}

extension UInt8 {
  fileprivate var isHexDigit: Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(self)
  }
}
