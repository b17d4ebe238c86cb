import Testing
import TiffinCore

@testable import TiffinWeb

@Suite struct `A reached quota` {
  private func site(_ limits: String) throws -> Site {
    let quotas = try Quotas(limits)
    return try Site { $0.quotas = quotas }
  }

  @Test func `shows the form again with a message and everything typed`() throws {
    let site = try site("meals=1")
    _ = try site.send(try site.addForm().with(["name": "Apple"]))

    let answer = try site.send(try site.addForm().with(["name": "Pear", "notes": "Keep me."]))

    #expect(answer.status == 422)
    #expect(answer.page.words.contains("You have reached the limit of 1 meals"))
    #expect(answer.page.words.contains("Deleting some makes room after 30 days"))
    #expect(answer.page.first("input", where: ("name", "name"))?["value"] == "Pear")
    #expect(answer.page.first("textarea", where: ("name", "notes"))?.words == "Keep me.")
    #expect(try site.stored().map(\.content.name.text) == ["Apple"])
  }

  @Test func `keeps the picked picture, and the form can be saved without it`() throws {
    let site = try site("photos=1")
    try site.fillPhotos(bytes: 1 << 20)
    var form = try site.addForm().with(["name": "Pear"])
    form.pick("pear.jpg", try Site.picture(), for: "photo")

    let answer = try site.send(form)

    #expect(answer.status == 422)
    #expect(answer.page.words.contains("Your photos have reached the limit of 1 MB"))
    #expect(answer.page.kept != nil)
    #expect(try site.send(try site.addForm().with(["name": "Pear"])).status == 303)
  }

  @Test func `is reported for an action without a form`() throws {
    let site = try site("meals=1")
    _ = try site.send(try site.addForm().with(["name": "Apple"]))
    let meal = try #require(try site.stored().first)

    let page = try site.get("meals/\(meal.id.number)").page
    let form = try #require(page.all("form").first { $0["action"]?.hasSuffix("/repeat") == true })
    let answer = try site.send(HTMLForm(form))

    #expect(answer.status == 409)
    #expect(answer.page.first("h1")?.words == "Limit reached")
  }
}

extension Site {
  /// Stores a photo of this size for the person.
  fileprivate func fillPhotos(bytes: Int) throws {
    try database.write { statements throws(StoreError) -> Void in
      try statements.run(
        """
        INSERT INTO photo (person_id, format, fingerprint, small, large)
        VALUES ($1, 'jpeg', 'ffffffffffffffffffffffffffffffff', $2, $3)
        """,
        [.id(person.id), .blob([1]), .blob(Array(repeating: 1, count: bytes - 1))])
    }
  }
}
