import TestServer
import TestSupport
import Testing
import TiffinCore

@testable import PictureTools
@testable import TiffinWeb

/// A form with a picture, of either kind.
private enum Dish: CaseIterable {
  case meal, recipe

  func form(_ site: Site) throws -> HTMLForm { try self == .meal ? site.addForm() : site.recipeForm() }

  /// The number of stored rows, and of those with a picture.
  func stored(_ site: Site) throws -> [Int] {
    switch self {
    case .meal: [try site.count("meal"), try site.count("meal WHERE photo_id IS NOT NULL")]
    case .recipe: [try site.count("recipe"), try site.count("recipe WHERE picture_id IS NOT NULL")]
    }
  }
}

extension Site {
  /// The page on which a form comes back that has a picture and no name.
  fileprivate func refused(_ dish: Dish = .meal, picture: String = "caprese") throws -> HTMLElement {
    var form = try dish.form(self).with(["name": " "])
    form.pick("photo.jpg", try Self.picture(picture), for: "photo")
    return try send(form).page
  }
}

@Suite struct `The picture of a refused form` {
  @Test(arguments: Dish.allCases) fileprivate func `is kept, shown small and saved without being picked again`(
    dish: Dish
  ) throws {
    let site = try Site()

    let page = try site.refused(dish)
    let small = try site.get(String(try #require(page.kept?.first("img")?["src"]).dropFirst()))
    let saved = try site.send(try page.formOfMeal().with(["name": "Toast"]))

    #expect(page.kept?.first("p")?.words == "Your picture is kept for an hour.")
    #expect(page.first("div", class: "bad")?.words.hasSuffix("Your picture is kept too.") == true)
    #expect(page.element(id: "photo-hint")?.words.hasPrefix("At most ") == true)
    #expect(small.status == 200 && small["Content-Type"] == "image/jpeg")
    #expect(small["Cache-Control"]?.hasPrefix("private, ") == true)
    #expect(saved.status == 303)
    #expect(try dish.stored(site) == [1, 1])
  }

  @Test(arguments: Dish.allCases) fileprivate func `is kept across several refusals`(
    dish: Dish
  ) throws {
    let site = try Site()

    let first = try site.refused(dish).formOfMeal()
    let second = try site.send(first.with(["name": "Toast", "carbs": "many"])).page.formOfMeal()
    let saved = try site.send(second.with(["carbs": "12"]))

    #expect(second["kept_photo"] == first["kept_photo"])
    #expect(saved.status == 303)
    #expect(try dish.stored(site) == [1, 1])
    #expect(try site.count("held_picture") == 1)
  }

  @Test(arguments: Dish.allCases) fileprivate func `is saved once if the form is sent twice`(dish: Dish) throws {
    let site = try Site()
    let form = try site.refused(dish).formOfMeal().with(["name": "Toast"])

    for _ in 0..<2 { #expect(try site.send(form).status == 303) }

    #expect(try dish.stored(site) == [1, 1])
  }

  @Test(arguments: Dish.allCases) fileprivate func `can be discarded`(dish: Dish) throws {
    let site = try Site()
    let page = try site.refused(dish)
    #expect(page.first("input", where: ("name", "drop_photo"))?["type"] == "checkbox")

    let again = try site.send(try page.formOfMeal().with(["drop_photo": "1"])).page
    let saved = try site.send(try again.formOfMeal().with(["name": "Toast"]))

    #expect(again.kept == nil)
    #expect(again.words.contains("picked again") == false)
    #expect(try site.count("held_picture") == 0)
    #expect(saved.status == 303)
    #expect(try dish.stored(site) == [1, 0])
  }

  @Test func `can be discarded from a meal that is saved right away`() throws {
    let site = try Site()

    let saved = try site.send(try site.refused().formOfMeal().with(["name": "Toast", "drop_photo": "1"]))

    #expect(saved.status == 303)
    #expect(try Dish.meal.stored(site) == [1, 0])
    #expect(try site.count("held_picture") == 0)
  }

  @Test(arguments: Dish.allCases) fileprivate func `is replaced if another one is picked`(dish: Dish) throws {
    let site = try Site()
    let first = try site.refused(dish).formOfMeal()
    var other = first
    other.pick("other.jpg", try Site.picture("chicken"), for: "photo")

    let second = try site.send(other).page.formOfMeal()
    let saved = try site.send(second.with(["name": "Toast"]))

    #expect(second["kept_photo"] != first["kept_photo"])
    #expect(try site.count("held_picture") == 1)
    #expect(saved.status == 303)
    let plain = try Site()
    var direct = try dish.form(plain).with(["name": "Toast"])
    direct.pick("other.jpg", try Site.picture("chicken"), for: "photo")
    _ = try plain.send(direct)
    #expect(try dish.fingerprint(site) == dish.fingerprint(plain))
  }

  @Test(arguments: Dish.allCases) fileprivate func `is kept if another file is not a picture`(dish: Dish) throws {
    let site = try Site()
    var form = try site.refused(dish).formOfMeal().with(["name": "Toast"])
    form.pick("page.html", Array("<html>".utf8), for: "photo")

    let answer = try site.send(form)

    #expect(answer.status == 422)
    #expect(answer.page.problems == ["This is not a picture. Choose a JPEG, PNG, WebP, HEIC, AVIF or GIF"])
    #expect(try answer.page.formOfMeal()["kept_photo"] == form["kept_photo"])
    #expect(try site.send(try answer.page.formOfMeal()).status == 303)
    #expect(try dish.stored(site) == [1, 1])
  }

  @Test(arguments: Dish.allCases) fileprivate func `must be picked again after an hour, and the page says so`(
    dish: Dish
  ) throws {
    let site = try Site()
    let form = try site.refused(dish).formOfMeal().with(["name": "Toast"])
    site.clock.seconds += 3_601

    let late = try site.send(form)
    let without = try site.send(try late.page.formOfMeal())

    #expect(late.status == 422)
    #expect(late.page.problems == ["Choose the picture again, or save without it"])
    #expect(late.page.kept == nil)
    #expect(without.status == 303)
    #expect(try dish.stored(site) == [1, 0])
  }

  @Test(arguments: Dish.allCases) fileprivate func `is not accessible to others`(dish: Dish) throws {
    let site = try Site()
    let form = try site.refused(dish).formOfMeal().with(["name": "Toast"])
    let bob = try site.browser(of: try site.addPerson("bob", toHouseholdOf: site.person))
    let number = try #require(form["kept_photo"])

    var theirs = form
    theirs["token"] = try site.token(of: bob)
    let answer = try site.send(theirs, by: bob)

    #expect(answer.status == 422)
    #expect(answer.page.kept == nil)
    #expect(try site.get("photos/held/\(number)", by: bob).status == 404)
    #expect(try dish.stored(site) == [0, 0])
    #expect(try site.send(form).status == 303)
  }

  @Test func `replaces a meal's photo, or leaves it unchanged if discarded`() throws {
    let site = try Site()
    let id = try site.add(.caprese(), photo: RenderedPhoto(format: .jpeg, small: [1], large: [2]))
    let before = try site.meal(id).photo
    var edit = try site.editForm(of: id).with(["carbs": "many"])
    edit.pick("photo.jpg", try Site.picture(), for: "photo")

    let page = try site.send(edit).page
    let left = try site.send(try page.formOfMeal().with(["carbs": "1", "drop_photo": "1"]))
    let afterLeaving = try site.meal(id).photo
    var again = try site.editForm(of: id).with(["carbs": "many"])
    again.pick("photo.jpg", try Site.picture(), for: "photo")
    let replaced = try site.send(try site.send(again).page.formOfMeal().with(["carbs": "2", "remove_photo": "1"]))

    #expect(page.first("img", class: "hero")?["src"]?.hasSuffix("/large") == true)
    #expect(page.kept != nil)
    #expect(left.status == 303 && afterLeaving == before)
    #expect(replaced.status == 303)
    let after = try site.meal(id).photo
    #expect(after != nil && after != before)
  }

  @Test(arguments: Dish.allCases) fileprivate func `is saved with one's own version after a conflict`(
    dish: Dish
  ) throws {
    let site = try Site()
    _ = try site.send(try dish.form(site).with(["name": "Toast"]))
    var mine = try dish.editForm(site).with(["name": "Mine"])
    mine.pick("photo.jpg", try Site.picture(), for: "photo")
    _ = try site.send(try dish.editForm(site).with(["name": "Theirs"]))

    let conflict = try site.send(mine)
    let form = try #require(conflict.page.all("form").last)
    let saved = try site.send(HTMLForm(form))

    #expect(conflict.status == 409)
    #expect(conflict.page.kept?.first("p")?.words == "Your picture goes with your version.")
    #expect(conflict.page.kept?.first("img") != nil)
    #expect(saved.status == 303)
    #expect(try dish.stored(site) == [1, 1])
  }

  @Test func `is saved with a deleted meal that is restored or saved as new`() throws {
    for button in ["Restore", "Save as new meal"] {
      let site = try Site()
      let id = try site.add(.caprese())
      var edit = try site.editForm(of: id).with(["notes": "With basil"])
      edit.pick("photo.jpg", try Site.picture(), for: "photo")
      try site.meals.delete(id, by: site.person)

      let choice = try site.send(edit)
      let pressed = try #require(choice.page.all("button").first { $0.words == button })
      let saved = try site.send(try choice.page.formOfMeal().pressing(pressed))

      #expect(choice.status == 409)
      #expect(choice.page.kept?.first("img") != nil)
      #expect(choice.page.first("div", class: "note")?.words.contains("Your picture is kept too.") == true)
      #expect(saved.status == 303)
      #expect(try site.count("meal WHERE photo_id IS NOT NULL AND deleted_at IS NULL") == 1, "\(button)")
    }
  }

  @Test func `is saved with a deleted recipe that is saved as new`() throws {
    let site = try Site()
    let id = try site.add(.pancakes())
    var edit = try site.recipeForm(of: id).with(["notes": "With sugar"])
    edit.pick("photo.jpg", try Site.picture(), for: "photo")
    try site.recipes.delete(id, by: site.person)

    let page = try site.send(edit).page
    let saved = try site.send(try page.formOfMeal())

    #expect(page.kept?.first("img") != nil)
    #expect(saved.status == 303)
    #expect(try site.count("recipe WHERE picture_id IS NOT NULL AND deleted_at IS NULL") == 1)
  }

  @Test func `must be picked again if it cannot be stored`() throws {
    let site = try Site()
    var form = try site.addForm().with(["name": " "])
    form.pick("photo.jpg", try Site.picture(), for: "photo")
    site.meddled.beforeNextChange { () throws(StoreError) in throw .full }

    let answer = try site.send(form)

    #expect(answer.status == 422)
    #expect(answer.page.problems == ["Give the meal a name"])
    #expect(answer.page.words.contains("Please choose the picture again."))
    #expect(answer.page.kept == nil)
  }
}

extension Dish {
  fileprivate func editForm(_ site: Site) throws -> HTMLForm {
    switch self {
    case .meal: try site.editForm(of: try #require(try site.stored().first).id)
    case .recipe:
      try site.recipeForm(of: try #require(try site.recipes.page(RecipeQuery(), for: site.person).recipes.first).id)
    }
  }

  /// The fingerprint of the only stored picture.
  fileprivate func fingerprint(_ site: Site) throws -> String {
    let table = self == .meal ? "photo" : "recipe_picture"
    let found = try site.database.read { statements throws(StoreError) in
      try statements.all("SELECT fingerprint FROM \(table)") { row in row.text(0) }
    }
    #expect(found.count == 1)
    return try #require(found.first)
  }
}
