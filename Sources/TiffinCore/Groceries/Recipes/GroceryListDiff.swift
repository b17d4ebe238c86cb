/// The steps that add a recipe's ingredients for a day to the list. Existing shares are updated, and shares that were
/// bought are not added again.
///
/// A share is the part of a line's quantity that is for one ingredient of the recipe.
struct GroceryListDiff {
  /// An existing share for the same recipe and day.
  struct Share {
    let item: GroceryItem.ID
    /// The key of the item's name.
    let key: String
    /// The ``GroceryRecipe/Line/mark`` of the ingredient when the share was written.
    let mark: String
    let amount: Amount
    let isBought: Bool
  }

  /// A share to write.
  struct Step {
    let line: GroceryRecipe.Line
    /// The line of the list that already has the share; nil to use the open line with the ingredient's name, which is
    /// added if it does not exist.
    let item: GroceryItem.ID?
    let amount: Amount
    /// True if the share replaces the quantity set by hand, or the corresponding part of it.
    var isInsteadOfHand = false
  }

  let recipe: GroceryRecipe
  private(set) var steps: [Step] = []
  /// The shares to remove.
  private(set) var obsolete: [Share] = []
  /// The recipe's lines whose whole quantity a person has set, which is not changed.
  private(set) var kept: [GroceryRecipe.Line] = []
  private(set) var tally = GroceryAdditionCounts()
  private let isOverHand: Bool

  /// Creates the steps of a recipe.
  ///
  /// - Parameters:
  ///   - there: The existing shares of the same recipe and day.
  ///   - isOverHand: True if the recipe's amounts replace quantities set by hand.
  init(_ recipe: GroceryRecipe, there: [Share], isOverHand: Bool = false) {
    self.recipe = recipe
    self.isOverHand = isOverHand
    var rest = there
    for line in recipe.lines {
      let own = rest.filter { $0.is(of: line, in: recipe) }
      rest.removeAll { $0.is(of: line, in: recipe) }
      set(line, own)
    }
    let dropped = rest.filter { !$0.isBought && !recipe.marks.contains($0.mark) }
    obsolete += dropped
    tally.dropped = dropped.count
  }

  private mutating func set(_ line: GroceryRecipe.Line, _ own: [Share]) {
    let open = own.filter { !$0.isBought }
    let bought = own.filter(\.isBought).reduce(Amount.none) { $0 + $1.amount }
    let missing = own.isEmpty ? line.amount : line.amount - bought
    if own.contains(where: \.amount.isNone) {
      setByHand(line, open, missing)
    } else if missing.isNone, !own.isEmpty {
      obsolete += open
      open.isEmpty ? (tally.bought += 1) : (tally.changed += 1)
    } else if open.count == 1, open[0].mark == line.mark, open[0].amount == missing {
      tally.alreadyThere += 1
    } else {
      let item = open.first?.item
      steps.append(Step(line: line, item: item, amount: missing))
      obsolete += open.filter { $0.item != item || $0.mark != line.mark }
      open.isEmpty ? (tally.added += 1) : (tally.changed += 1)
    }
  }

  /// Handles a line whose whole quantity a person has set; see `GroceryShareRows.setWhole`.
  private mutating func setByHand(_ line: GroceryRecipe.Line, _ open: [Share], _ missing: Amount) {
    guard let first = open.first else { return tally.bought += 1 }
    guard isOverHand else {
      kept.append(line)
      return tally.kept += 1
    }
    steps.append(Step(line: line, item: first.item, amount: missing, isInsteadOfHand: true))
    obsolete += open.filter { $0.item != first.item || $0.mark != line.mark }
    tally.changed += 1
  }
}

extension GroceryRecipe {
  /// Returns true if each line of the recipe has a bought share.
  func isBought(by shares: [GroceryListDiff.Share]) -> Bool {
    lines.allSatisfy { line in shares.contains { $0.isBought && $0.is(of: line, in: self) } }
  }
}

extension GroceryListDiff.Share {
  /// Returns true if the share is for the recipe's line, or if it is for the same item and the line for which it was
  /// added is no longer in the recipe, for example because it was edited.
  fileprivate func `is`(of line: GroceryRecipe.Line, in recipe: GroceryRecipe) -> Bool {
    mark == line.mark || key == line.name.key && !recipe.marks.contains(mark)
  }

  func source(of recipe: GroceryRecipe) -> GrocerySource {
    GrocerySource(recipe: Int(recipe.id.number), day: recipe.day?.iso ?? "", line: mark)
  }
}
