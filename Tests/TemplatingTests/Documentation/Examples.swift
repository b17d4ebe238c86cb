import Templating

// The examples of docs/templates.md, the same line by line between the marks: `The documentation of templates`
// compares the two.

// begin: a view
struct MealRow: View {
  let id: Int
  let name: String
  let calories: Int
  let isFavourite: Bool
  let photo: PhotoView?

  static let fields: Fields<MealRow> = [
    "id": .number(\.id),
    "name": .text(\.name),
    "calories": .number(\.calories),
    "favourite?": .flag(\.isFavourite),
    "photo": .view(\.photo),
  ]
}

struct PhotoView: View {
  let address: String

  static let fields: Fields<PhotoView> = ["address": .text(\.address)]
}
// end

func page(of view: MealRow, within chrome: Chrome, folder: String) throws -> [UInt8] {
  // begin: a page
  let library = try TemplateLibrary(folder: folder)
  let template = try library.template("meals/row", for: MealRow.self, within: Chrome.self)

  let page = Output.bytes(capacity: 16 * 1024) { out in
    template.render(view, within: chrome, into: &out)
  }
  // end
  return page
}
