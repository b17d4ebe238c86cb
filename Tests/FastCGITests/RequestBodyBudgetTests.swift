import Testing

@testable import FastCGI

@Suite struct `Memory for request bodies` {
  @Test func `is never used up by a single household`() {
    let budget = RequestBodyBudget(bytes: 100, threads: 4)

    #expect(budget.reserve(70, for: .member(of: 1)))
    #expect(!budget.reserve(6, for: .member(of: 1)))
    #expect(budget.reserve(25, for: .member(of: 2)))
    #expect(!budget.reserve(6, for: .member(of: 2)))
    budget.release(70, of: .member(of: 1))
    #expect(budget.reserve(75, for: .member(of: 1)))
    budget.release(25, of: .member(of: 2))
    #expect(budget.reserve(25, for: .known))
  }

  @Test func `is available again once it is released`() {
    let budget = RequestBodyBudget(bytes: 100, threads: 4)

    for _ in 0..<10 {
      #expect(budget.reserve(60, for: .member(of: 7)))
      budget.release(60, of: .member(of: 7))
    }

    #expect(budget.reserve(75, for: .member(of: 7)) && budget.reserve(25, for: .member(of: 8)))
  }
}
