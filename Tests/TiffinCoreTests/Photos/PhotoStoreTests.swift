import Testing
import TiffinCore

@testable import PictureTools

@Suite struct `A meal's photo` {
  @Test(arguments: PhotoFormat.allCases) func `is stored in both sizes, byte for byte`(format: PhotoFormat) throws {
    let kitchen = try Kitchen()
    let plate = RenderedPhoto.plate(7, format: format)
    let id = try kitchen.add(.caprese(), photo: plate)
    let photo = try #require(try kitchen.meals.meal(id, of: kitchen.cook.id).photo)

    let small = try kitchen.photos.photo(photo, .small, of: kitchen.cook.id)
    let large = try kitchen.photos.photo(photo, .large, of: kitchen.cook.id)

    #expect(small.bytes == plate.small)
    #expect(large.bytes == plate.large)
    #expect(small.format == format)
    #expect(small.etag != large.etag)
  }

  @Test func `gets a new identifier when it is replaced, and the old one is deleted`() throws {
    let kitchen = try Kitchen()
    let id = try kitchen.add(.caprese(), photo: .plate(1))
    let old = try #require(try kitchen.meals.meal(id, of: kitchen.cook.id).photo)

    _ = try kitchen.meals.update(id, to: .caprese(), photo: .replace(.plate(2)), from: 1, by: kitchen.cook)

    let new = try #require(try kitchen.meals.meal(id, of: kitchen.cook.id).photo)
    #expect(new != old)
    #expect(throws: StoreError.notFound) { try kitchen.photos.photo(old, .small, of: kitchen.cook.id) }
    #expect(try kitchen.photos.photo(new, .large, of: kitchen.cook.id).bytes == RenderedPhoto.plate(2).large)
    #expect(try kitchen.count("photo") == 1)
  }

  @Test func `is deleted when it is removed, and the meal stays`() throws {
    let kitchen = try Kitchen()
    let id = try kitchen.add(.caprese(), photo: .plate())

    _ = try kitchen.meals.update(id, to: .caprese(), photo: .remove, from: 1, by: kitchen.cook)

    #expect(try kitchen.meals.meal(id, of: kitchen.cook.id).photo == nil)
    #expect(try kitchen.count("photo") == 0)
  }

  @Test func `stays if an edit does not mention it`() throws {
    let kitchen = try Kitchen()
    let id = try kitchen.add(.caprese(), photo: .plate())
    let before = try kitchen.meals.meal(id, of: kitchen.cook.id).photo

    _ = try kitchen.meals.update(id, to: .toast(), photo: .keep, from: 1, by: kitchen.cook)

    #expect(try kitchen.meals.meal(id, of: kitchen.cook.id).photo == before)
  }

  @Test func `that does not exist is not found`() throws {
    let kitchen = try Kitchen()

    #expect(throws: StoreError.notFound) { try kitchen.photos.photo(Photo.ID(1), .small, of: kitchen.cook.id) }
  }
}
