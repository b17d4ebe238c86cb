import Testing

@testable import TiffinCore

@Suite struct `The kitchen table` {
  @Test func `is read completely, line by line`() {
    let names = Set(KitchenTable.rows.flatMap(\.names))
    let lost = KitchenTable.lines.filter { line in !names.contains(String(line.prefix { $0 != ";" && $0 != "\t" })) }

    #expect(lost == [])
    #expect(KitchenTable.rows.count == KitchenTable.lines.count)
    #expect(names.count > 5_000)
  }

  @Test func `has each folded name once`() {
    let names = KitchenTable.rows.flatMap(\.names)
    let twice = Dictionary(grouping: names) { $0 }.filter { $0.value.count > 1 }.keys.sorted()

    #expect(twice == [])
    #expect(names.filter { GroceryItemKey($0).text != $0 } == [])
  }

  @Test func `has only known aisles, forms of sale and food codes`() {
    let rows = KitchenTable.rows

    #expect(rows.compactMap(\.aisle).filter { StandardAisle(rawValue: $0) == nil } == [])
    #expect(rows.compactMap(\.sold).filter { FormOfSale(named: $0) == nil } == [])
    #expect(rows.compactMap(\.food).filter { $0.utf8.count != 5 || Int($0) == nil } == [])
  }

  @Test func `has purchase names that are each bought under the same name`() {
    let names = Set(KitchenTable.rows.compactMap(\.boughtAs))

    #expect(names.filter { KitchenTable.row(named: $0)?.bought(as: $0) != $0 } == [])
  }

  @Test(arguments: [
    ("Smoked almonds", StandardAisle.dry), ("anchovies in oil", .dry), ("Smoked ham", .meat), ("Smoked salmon", .fish),
    ("oil spray", .spices), ("Farfalle", .dry), ("champagne", .drinks), ("Zwiebeln", .produce), ("Mehl", .spices),
  ])
  func `knows the aisle of a grocery`(name: String, aisle: StandardAisle) throws {
    #expect(StandardAisle(of: try GroceryName(name)) == aisle)
  }

  @Test func `merges German names of a grocery, and keeps garlic cloves and bulbs apart`() {
    #expect(GroceryIdentity("Zwiebeln").key == GroceryIdentity("Zwiebel").key)
    #expect(GroceryIdentity("Knoblauchzehen").key == GroceryIdentity("Knoblauchzehe").key)
    #expect(GroceryIdentity("Knoblauchzehen").key != GroceryIdentity("Knoblauch").key)
    #expect(GroceryIdentity("rote Paprikaschoten").key == GroceryIdentity("red bell pepper").key)
  }
}
