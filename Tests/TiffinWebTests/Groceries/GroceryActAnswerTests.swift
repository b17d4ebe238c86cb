import TestSupport
import Testing
import TiffinCore

@testable import TiffinWeb

/// Acts on the list as Public/acts.js sends them.
@Suite struct `An act of a phone` {
  @Test func `is answered with the address of the list`() throws {
    let site = try Site()
    try site.put("leeks")

    let answer = try site.act(try site.tickForm("leeks"))

    #expect(answer.status == 204)
    #expect(answer["Content-Location"]?.contains("/groceries?ticked=1") == true)
    #expect(answer["X-Tiffin"] == "1")
    #expect(try site.groceryList().groceryLines == ["[Leeks]"])
  }

  @Test func `that was made before a later one is not applied`() throws {
    let site = try Site()
    try site.put("leeks")
    let form = try site.tickForm("leeks")
    try site.tick("leeks")
    try site.tick("leeks")

    let answer = try site.act(form, secondsAgo: 40)

    #expect(answer.status == 204)
    #expect(try site.groceryList().groceryLines == ["Leeks"])
  }

  @Test func `on a removed line reports that the line was removed`() throws {
    let site = try Site()
    let leeks = try site.put("leeks")
    let form = try site.tickForm("leeks")
    try site.groceries.delete(leeks, by: site.person)

    let answer = try site.act(form)

    #expect(answer.status == 200)
    #expect(answer.text == "removed\n")
    #expect(answer["Content-Type"] == "text/plain; charset=utf-8")
  }

  @Test(arguments: [
    ["sent": "x"], ["sent": "-1"], ["key": "no key"], ["acted": ""], ["acted": "99999999999999999999"],
  ])
  func `without key or times is refused`(fields: [String: String]) throws {
    let site = try Site()
    try site.put("leeks")
    var form = try site.tickForm("leeks")
    for (name, value) in fields { form[name] = value }

    #expect(try site.act(form, filled: false).status == 400)
    #expect(try site.groceryList().groceryLines == ["Leeks"])
  }

  @Test func `changes a quantity only once if it is sent twice`() throws {
    let site = try Site()
    try site.put("500 g yoghurt")
    let form = try site.quantityForm("yoghurt", "750 g", before: "500 g")

    #expect(try site.act(form).status == 204)
    #expect(try site.act(form).status == 204)
    #expect(try site.groceryList().groceryLines == ["Yoghurt 750 g"])
  }

  @Test func `does not overwrite a quantity that was changed meanwhile, and is answered with the current one`() throws {
    let site = try Site()
    try site.put("500 g yoghurt")
    let form = try site.quantityForm("yoghurt", "750 g", before: "500 g")
    _ = try site.act(try site.quantityForm("yoghurt", "1 kg", before: "500 g"))

    let answer = try site.act(form)

    #expect(answer.status == 200)
    #expect(answer.text == "changed\n1 kg")
    #expect(try site.groceryList().groceryLines == ["Yoghurt 1 kg"])
  }

  @Test func `on the quantity of a removed line reports that the line was removed`() throws {
    let site = try Site()
    let yoghurt = try site.put("500 g yoghurt")
    let form = try site.quantityForm("yoghurt", "750 g", before: "500 g")
    try site.groceries.delete(yoghurt, by: site.person)

    let answer = try site.act(form)

    #expect(answer.status == 200)
    #expect(answer.text == "removed\n")
  }

  @Test func `with a quantity that is too long is refused with the reason`() throws {
    let site = try Site()
    try site.put("yoghurt")

    let answer = try site.act(
      try site.quantityForm("yoghurt", String(repeating: "x", count: 201), before: ""))

    #expect(answer.status == 200)
    #expect(answer.text == "refused\nUse at most 200 characters")
  }

  @Test func `that adds a blank name is refused with the reason`() throws {
    let site = try Site()
    let form = HTMLForm(try #require(try site.groceryList().form(to: "/groceries")))

    let answer = try site.act(form.with(["name": " "]))

    #expect(answer.status == 200)
    #expect(answer.text == "refused\nType an item")
  }

  @Test func `that adds an item with another session's token adds nothing and reports the stale token`() throws {
    let site = try Site { $0.authentication = .password }
    let form = HTMLForm(try #require(try site.groceryList().form(to: "/groceries")))

    let answer = try site.act(form.with(["name": "flour", "token": "another one's"]))

    #expect(answer.status == 200)
    #expect(answer.text == "stale\n")
    #expect(try site.groceryList().groceryLines.isEmpty)
  }

  @Test func `adds an item only once if it is sent twice`() throws {
    let site = try Site()
    let form = HTMLForm(try #require(try site.groceryList().form(to: "/groceries"))).with(["name": "1 kg flour"])

    for _ in 0..<2 { #expect(try site.act(form).status == 204) }

    #expect(try site.groceryList().groceryLines == ["Flour 1 kg"])
  }
}

/// The list as an open page asks for it again.
@Suite struct `The list asked for again` {
  @Test func `is answered with 304 until something changes`() throws {
    let site = try Site()
    try site.put("leeks")
    let tag = try #require(try site.get("groceries")["ETag"])

    let same = try site.get("groceries", headers: [("HTTP_IF_NONE_MATCH", tag)])
    try site.tick("leeks")
    let changed = try site.get("groceries", headers: [("HTTP_IF_NONE_MATCH", tag)])

    #expect(same.status == 304)
    #expect(same.body.isEmpty)
    #expect(changed.status == 200)
    #expect(changed["ETag"] != tag)
    #expect(changed["Cache-Control"] == "private, no-store")
  }

  @Test(arguments: [1, 30]) func `costs at most three statements, however many lines it has`(lines: Int) throws {
    let site = try Site()
    for number in 0..<lines { try site.put("thing \(number)") }
    let tag = try #require(try site.get("groceries")["ETag"])
    let tally = StatementCounter()

    let answer = try StatementCounter.$current.withValue(tally) {
      try site.get("groceries", headers: [("HTTP_IF_NONE_MATCH", tag)])
    }

    #expect(answer.status == 304)
    #expect(tally.statements <= 3)
  }
}

extension Site {
  /// Sends a form as an act made some seconds ago.
  fileprivate func act(_ form: HTMLForm, secondsAgo: Int = 0, filled: Bool = true) throws -> Answer {
    var form = form
    let now = clock.seconds * 1_000
    let times = ["key": form["key"] ?? "k1", "acted": String(now - secondsAgo * 1_000), "sent": String(now)]
    for (name, value) in times where filled || form[name] == nil { form[name] = value }
    let (type, body) = form.encoded()
    let headers = [("CONTENT_TYPE", type), ("HTTP_X_REQUESTED_WITH", "fetch")]
    return try request("POST", String(form.action.prefix { $0 != "#" }), headers: headers, body: body)
  }

  fileprivate func quantityForm(_ name: String, _ quantity: String, before: String) throws -> HTMLForm {
    let row = try #require(try groceryList().groceryRow(name)?["id"])
    var form = try tickForm(name, wanted: "").to("\(basePath)groceries/\(row.dropFirst("item-".count))/quantity")
    form["quantity"] = quantity
    form["before"] = before
    form["key"] = "q\(quantity.utf8.count)"
    return form
  }
}
