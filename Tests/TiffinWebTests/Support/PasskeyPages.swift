import Logging
import TestSupport
import Testing
import TiffinCore

@testable import TiffinWeb

/// Adds and uses passkeys with the pages.
extension Site {
  /// A site at an address where browsers offer passkeys.
  static func here(
    log: Logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() },
    configure: (inout Configuration) -> Void = { _ in }
  ) throws -> Site {
    try Site(log: log) { configuration in
      configuration.address = "http://localhost"
      configure(&configuration)
    }
  }

  var passkeys: PasskeyStore { PasskeyStore(database, now: { [clock] in clock.seconds }) }

  /// Adds the first passkey of a person without a second factor.
  func add(_ passkey: inout SoftPasskey, named name: String? = nil, by browser: Browser) throws -> Answer {
    let form = try form(on: "account/factor", to: "account/factor", by: browser).to("/account/factor/passkeys")
    return try finish(
      &passkey, try send(form.with(["old_password": Site.password]), by: browser), named: name, by: browser)
  }

  /// Sends the passkey that is made on the page.
  func finish(
    _ passkey: inout SoftPasskey, _ page: Answer, named name: String? = nil, by browser: Browser
  ) throws -> Answer {
    let form = HTMLForm(try #require(page.page.form(to: "/account/factor/passkeys/add")))
    let sent = passkey.made(for: try #require(page.challenge))
    return try send(form.with(["passkey": sent, "name": name ?? form["name"] ?? ""]), by: browser)
  }

  /// Signs in with a passkey on the sign-in page.
  func signIn(by passkey: SoftPasskey, _ browser: Browser, next: String = "") throws -> Answer {
    let page = try get("sign-in\(next)", by: browser)
    let form = HTMLForm(try #require(page.page.form(to: "/sign-in")))
    return try send(form.with(["passkey": passkey.answer(to: try #require(page.challenge))]), by: browser)
  }
}

extension SoftPasskey {
  /// A passkey for the site's address.
  static func here(_ name: String = "phone") -> SoftPasskey {
    var passkey = SoftPasskey(name)
    passkey.party = "localhost"
    passkey.origin = "http://localhost"
    return passkey
  }
}

extension Answer {
  /// The question to passkeys on a page; nil if there is none.
  var challenge: String? { page.all("div").compactMap { $0["data-challenge"] }.first }
}
