import Foundation
import Testing
import TiffinCore

@testable import TiffinWeb

@Suite struct `A meal's photo` {
  @Test func `is stored in two sizes and cached for a year`() throws {
    let site = try Site()

    _ = try site.send(try filled(site, picture()))

    let photo = try #require(try site.stored().first?.photo)
    for size in ["small", "large"] {
      let answer = try site.get("photos/\(photo.number)/\(size)")
      #expect(answer.status == 200)
      #expect(answer["Content-Type"] == "image/jpeg")
      #expect(answer["Cache-Control"] == "private, max-age=31536000, immutable")
      #expect(answer["X-Content-Type-Options"] == "nosniff")
      #expect(answer.body.starts(with: [0xFF, 0xD8]))
      let tag = try #require(answer["ETag"])
      let again = try site.get("photos/\(photo.number)/\(size)", headers: [("HTTP_IF_NONE_MATCH", tag)])
      #expect(again.status == 304)
    }
    #expect(try site.get("photos/\(photo.number)/huge").status == 404)
    #expect(try site.get("photos/99/small").status == 404)
  }

  @Test func `that is not a picture is refused, and everything else typed is kept`() throws {
    let site = try Site()

    let answer = try site.send(try filled(site, Array("<html>".utf8)))

    #expect(answer.status == 422)
    #expect(answer.page.problems == ["This is not a picture. Choose a JPEG, PNG, WebP, HEIC, AVIF or GIF"])
    #expect(answer.page.words.contains("choose the picture again"))
    #expect(answer.page.mealForm?["name"] == "Toast")
    #expect(try site.stored().isEmpty)
  }

  @Test func `that is not a picture is reported with all other errors`() throws {
    let site = try Site()
    let id = try site.add(.caprese())
    var edit = try site.editForm(of: id).with(["carbs": "many"])
    edit.pick("photo.jpg", Array("<html>".utf8), for: "photo")

    let added = try site.send(try filled(site, Array("<html>".utf8)).with(["name": " "]))
    let edited = try site.send(edit)

    let sentence = "This is not a picture. Choose a JPEG, PNG, WebP, HEIC, AVIF or GIF"
    #expect(added.page.problems == ["Give the meal a name", sentence])
    #expect(edited.page.problems == ["Enter a number, such as 58", sentence])
  }

  @Test func `is kept if an edit picks none`() throws {
    let site = try Site()
    _ = try site.send(try filled(site, picture()))
    let meal = try #require(try site.stored().first)

    _ = try site.send(try site.editForm(of: meal.id).with(["name": "Toast with egg"]))

    #expect(try site.meal(meal.id).photo == meal.photo)
  }

  @Test func `has a new address after it is replaced`() throws {
    let site = try Site()
    _ = try site.send(try filled(site, picture()))
    let meal = try #require(try site.stored().first)
    var form = try site.editForm(of: meal.id)
    form.pick("other.jpg", try picture("chicken"), for: "photo")

    _ = try site.send(form)

    #expect(try site.meal(meal.id).photo != meal.photo)
    #expect(try site.get("photos/\(try #require(meal.photo).number)/small").status == 404)
  }

  @Test func `can be removed`() throws {
    let site = try Site()
    _ = try site.send(try filled(site, picture()))
    let meal = try #require(try site.stored().first)

    _ = try site.send(try site.editForm(of: meal.id).with(["remove_photo": "1"]))

    #expect(try site.meal(meal.id).photo == nil)
    #expect(try site.page(of: meal.id).first("img", class: "hero")?["src"]?.hasSuffix("/snack.svg") == true)
  }

  @Test func `is stored once if its form is sent twice`() throws {
    let site = try Site()
    let form = try filled(site, picture())

    _ = try site.send(form)
    _ = try site.send(form)

    #expect(try site.stored().count == 1)
  }

  private func filled(_ site: Site, _ picture: [UInt8]) throws -> HTMLForm {
    var form = try site.addForm().with(["name": "Toast", "category": "Snack"])
    form.pick("photo.jpg", picture, for: "photo")
    return form
  }

  private func picture(_ name: String = "caprese") throws -> [UInt8] { try Site.picture(name) }
}
