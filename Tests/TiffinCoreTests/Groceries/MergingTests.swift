import Testing

@testable import TiffinCore

@Suite struct `Ingredients of several recipes` {
  @Test(arguments: MergingCases.all) func `merge into one list in any order`(merging: MergingCases.Case) {
    let lines = merging.lines.split(separator: ";").map { IngredientLine(String($0)) }

    #expect(Self.list(lines) == merging.list)
    #expect(Set(Self.list(lines.reversed()).split(separator: "; ")) == Set(merging.list.split(separator: "; ")))
  }

  @Test func `are tested in 100 written cases`() {
    #expect(MergingCases.all.count == 100)
  }

  @Test(arguments: MergingCases.all) func `add up to the same sum after one is subtracted and added again`(
    merging: MergingCases.Case
  ) {
    let amounts = merging.lines.split(separator: ";").map { IngredientLine(String($0)).amount }
    let all = amounts.reduce(.none, +)

    for amount in amounts {
      #expect((all - amount) + amount == all)
    }
    #expect(amounts.reduce(all, -).isNone)
  }

  private static func list(_ lines: [IngredientLine]) -> String {
    var keys: [GroceryItemKey] = []
    var amounts: [GroceryItemKey: Amount] = [:]
    for line in lines {
      let key = GroceryItemKey(line.name)
      if !keys.contains(key) { keys.append(key) }
      amounts[key] = (amounts[key] ?? .none) + line.amount
    }
    return keys.map { key in
      let amount = amounts[key]?.text ?? ""
      return amount.isEmpty ? "\(key.text):" : "\(key.text): \(amount)"
    }.joined(separator: "; ")
  }
}
