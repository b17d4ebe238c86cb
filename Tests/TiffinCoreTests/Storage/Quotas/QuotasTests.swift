import Testing

@testable import TiffinCore

@Suite struct `The quotas setting` {
  @Test func `changes the quotas it names, and keeps the others`() throws {
    let quotas = try Quotas("meals=5000, photos=2")

    #expect(quotas[.meals] == 5_000)
    #expect(quotas[.photos] == 2_097_152)
    #expect(quotas[.recipes] == Quotas.standard[.recipes])
  }

  @Test func `treats 0 as unlimited`() throws {
    #expect(try Quotas("plan=0")[.plan] == nil)
    #expect(try Quotas("")[.plan] == Quotas.standard[.plan])
  }

  @Test(arguments: ["meals", "meals=", "meals=-1", "meals=many", "salads=3", "meals=3=4", "meals=3000000000"])
  func `is refused if it is malformed`(text: String) {
    #expect(throws: QuotasError.self) { try Quotas(text) }
  }

  /// The limits are above the numbers of a household that has used Tiffin for ten years.
  @Test func `has generous defaults`() throws {
    for (quota, least) in [(Quota.meals, 100_000), (.recipes, 20_000), (.foods, 2_000)] {
      #expect(try #require(Quotas.standard[quota]) >= least)
    }
  }
}
