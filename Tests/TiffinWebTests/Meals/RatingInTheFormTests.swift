import Templating
import Testing
import TiffinCore

@testable import TiffinWeb

@Suite struct `The rating in the meal form` {
  @Test(arguments: ["abc", "7", "-1", "1.5", "+3", "99999999999999999999", "3 "])
  func `is refused if it is not a number of stars`(rating: String) throws {
    let site = try Site()

    let answer = try site.send(try site.addForm().with(["name": "Toast", "rating": rating]))

    #expect(answer.status == 422)
    #expect(answer.page.problems == ["Give 0 to 5 stars"])
    #expect(answer.page.element(id: "rating-error")?.words == "Error: Give 0 to 5 stars")
    #expect(answer.page.element(id: "stars")?["aria-describedby"] == "rating-error")
    #expect(try site.stored().isEmpty)
  }

  @Test func `is none if it is missing`() throws {
    let site = try Site()
    var form = try site.addForm().with(["name": "Toast"])
    form["rating"] = nil

    _ = try site.send(form)

    #expect(try site.stored().first?.content.rating == Rating.none)
  }

  @Test func `has five stars and one choice for none`() throws {
    let site = try Site()

    let radios = try site.get("meals/new").page.all("input", where: ("name", "rating"))

    #expect(radios.map { $0["value"] } == ["1", "2", "3", "4", "5", "0"])
  }

  @Test func `labels each star and what a tap does once it is set`() throws {
    let site = try Site()

    let labels = try site.get("meals/new").page.all("label").filter { $0["for"]?.hasPrefix("rating-") == true }

    // The second part is shown while its star is set.
    #expect(
      labels.map { $0.first("span")?.words ?? "" } == [
        "1 star set. Tap to reset to zero", "2 stars set. Tap to reset to zero", "3 stars set. Tap to reset to zero",
        "4 stars set. Tap to reset to zero", "5 stars set. Tap to reset to zero",
      ])
    #expect(labels.allSatisfy { $0.first("span", class: "set")?.words == "set. Tap to reset to zero" })
  }

  @Test func `supports another number of stars`() {
    let control = RatingView(2, of: 3)

    #expect(control.stars.map(\.label) == ["Set 1 star", "2 stars set. Tap to reset to zero", "Set 3 stars"])
    #expect(control.label == "2 of 3 stars")
    #expect(RadioStarView.stars(rated: "2", of: 3).map(\.isOn) == [false, true, false])
  }
}
