import Testing

@testable import TiffinCore

@Suite struct `A list of row identifiers` {
  @Test(arguments: [(1, 1), (2, 2), (3, 4), (5, 8), (8, 8), (9, 16), (1_000, 1_024)])
  func `is padded to one of a few lengths with its last identifier`(count: Int, length: Int) {
    let identifiers = (1...count).map { Identifier<PlanEntry>(Int64($0)) }

    let list = IdentifierList(identifiers)

    #expect(list.values.count == length)
    #expect(Array(list.values.prefix(count)) == identifiers.map { .id($0) })
    #expect(list.values.dropFirst(count).allSatisfy { $0 == .id(identifiers[count - 1]) })
  }

  @Test func `numbers its parameters from any start`() {
    #expect(IdentifierList([Identifier<PlanEntry>(7), Identifier(8)]).parameters(from: 2) == "$2, $3")
  }
}
