@testable import PictureTools
@testable import TiffinCore

func readJSON(_ bytes: [UInt8]) {
  for isScript in [false, true] {
    guard let value = try? JSONReader.value(of: bytes, isScript: isScript) else { continue }
    let written = try? JSONReader.value(of: Array(value.json.utf8))
    precondition(written == value, "A value that is written is another one.")
  }
}

func readPage(_ bytes: [UInt8]) {
  for recipe in WebRecipe.all(in: bytes, at: WebAddress("https://example.org/recipe")) {
    precondition(!recipe.name.isEmpty, "A recipe without a name.")
  }
}

func readPasted(_ bytes: [UInt8]) {
  _ = WebRecipe.all(pasted: bytes)
}

/// The first byte says what the file is called.
func readBrought(_ bytes: [UInt8]) {
  let names = ["all.zip", "all.json", "all.csv", "one.md", "one.cook", "all.mmf", "all.html", "x"]
  guard let first = bytes.first else { return }
  let name = names[Int(first) % names.count]
  guard let files = try? ImportedFiles(name: name, bytes: Array(bytes.dropFirst())),
    let recipes = try? ImportedRecipes(in: files)
  else { return }
  try? recipes.forEach { _ in }
}

func readPicture(_ bytes: [UInt8]) {
  guard (try? PictureKind(of: bytes)) != nil else { return }
  for format in PhotoFormat.allCases {
    let removed = PictureMetadata.removed(from: bytes, of: format)
    precondition((removed?.count ?? 0) <= bytes.count, "A picture grew by what was taken away.")
  }
}

/// Parses tesseract's output for an untrusted photo.
func readPageText(_ bytes: [UInt8]) {
  let page = PageText(table: bytes)
  precondition(page.lines.joined().allSatisfy { !$0.text.isEmpty }, "A word has no text.")
  precondition(page.isEmpty == page.text.isEmpty, "A page without words has text.")
  _ = PageLanguages(list: bytes)
}
