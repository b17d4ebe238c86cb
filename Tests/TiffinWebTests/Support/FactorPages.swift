import TestSupport
import Testing

@testable import TiffinCore
@testable import TiffinWeb

/// Sets up and uses second factors with the pages.
extension Site {
  var factors: SecondFactorStore { SecondFactorStore(database, now: { [clock] in clock.seconds }) }

  /// The code that the person's authenticator shows now or later.
  func code(of person: Person, after seconds: Int = 0) throws -> String {
    let factor = try #require(try factors.factor(of: person.id))
    return try #require(factor.secret.code(at: (clock.seconds + seconds) / 30))
  }

  /// Sets up the second factor with its page.
  ///
  /// - Returns: the page with the recovery codes.
  func turnOnFactor(of person: Person, by browser: Browser) throws -> Answer {
    let begin = try form(on: "account/factor", to: "account/factor", by: browser)
    #expect(try send(begin.with(["old_password": Site.password]), by: browser)["Location"] == "/account/factor")
    let confirm = try form(on: "account/factor", to: "account/factor/confirm", by: browser)
    let answer = try send(confirm.with(["code": try code(of: person)]), by: browser)
    #expect(answer.status == 200)
    clock.pass(seconds: 60)
    return answer
  }

  /// Enters the code on the second page of signing in.
  func enter(_ code: String, by browser: Browser) throws -> Answer {
    try send(try form(on: "sign-in/code", to: "sign-in/code", by: browser).with(["code": code]), by: browser)
  }
}

extension Answer {
  /// The recovery codes on a page.
  var recoveryCodes: [String] { page.first("ol", class: "codes")?.all("li").map(\.words) ?? [] }
}
