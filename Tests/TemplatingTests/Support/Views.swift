import Templating

/// A view with a name of each kind.
struct Sample: View {
  var text = "text"
  var maybe: String?
  var number = 42
  var html = HTML(trusted: "<b>bold</b>")
  var flag = true
  var inner: Inner? = Inner(name: "inner")
  var rows: [Inner] = [Inner(name: "one"), Inner(name: "two")]
  var words: ArraySlice<String> = []

  static let fields: Fields<Sample> = [
    "text": .text(\.text),
    "maybe": .text(\.maybe),
    "number": .number(\.number),
    "written": .written { sample, out in
      out.write(sample.number / 10)
      out.write(byte: UInt8(ascii: "."))
      out.write(sample.number % 10)
    },
    "html": .html(\.html),
    "flag": .flag(\.flag),
    "inner": .view(\.inner),
    "rows": .list(\.rows),
    "words": .list(\.words) { Inner(name: "\($1) of \($0.words.count)") },
  ]
}

/// A view inside another one.
struct Inner: View {
  var name: String
  var isLast = false
  var leaves: [Leaf] = []

  static let fields: Fields<Inner> = [
    "name": .text(\.name), "last?": .flag(\.isLast), "leaves": .list(\.leaves),
  ]
}

/// The innermost view.
struct Leaf: View {
  var color: String

  static let fields: Fields<Leaf> = ["color": .text(\.color)]
}

/// The surroundings of a page.
struct Chrome: View {
  var root = "/"
  var isSignedIn = true
  var person: Inner? = Inner(name: "Maya")
  var places: [Leaf] = []

  static let fields: Fields<Chrome> = [
    "root": .text(\.root), "icon": .html { _ in HTML(trusted: "<svg/>") },
    "signed-in?": .flag(\.isSignedIn), "person": .view(\.person), "places": .list(\.places),
  ]
}

/// A view that holds more of its kind.
struct Comment: View {
  var text: String
  var answers: [Comment] = []

  static let fields: Fields<Comment> = ["text": .text(\.text), "answers": .list(\.answers)]
}
