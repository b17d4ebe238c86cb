import TiffinCore

/// A controller that reads a recipe from pasted text, a page's source or a file to the form, where it is checked before
/// it is saved.
struct RecipePasteController: Controller {
  let services: Services

  var preview: RecipeFormPreview { RecipeFormPreview(services) }

  /// Shows the empty form, or the text that another app has shared. If the text contains the address of a page,
  /// redirects to the import from the web.
  func ask(_ request: Request, for visitor: Visitor, _ statements: borrowing Statements) throws -> Response {
    let shared = try ["url", "text", "title"].compactMap { try request.query.text($0) }
    if let address = shared.lazy.compactMap({ WebAddress.shared(in: $0) }).first {
      return .seeOther(visitor.links.importRecipe(from: address))
    }
    let text = try request.query.text("text") ?? request.query.text("url") ?? ""
    return try pages.html(RecipePasteView(text: text, visitor), for: visitor, statements)
  }

  /// Shows the form for a single recipe, or a choice for several.
  func read(_ request: Request, for visitor: Visitor) throws -> Response {
    let sent = try request.form()
    let typed = try sent.text("text") ?? ""
    do {
      try visitor.requirePresence()
      let text = try text(of: sent.file("file"), or: typed, request, for: visitor.person)
      if let whole = WebAddress(text) {
        let address = WebAddress.shared(in: text) ?? whole
        return .seeOther(visitor.links.importRecipe(from: address))
      }
      let found = WebRecipe.all(pasted: Array(text.utf8))
      if Self.isTitle(found, in: text), let address = WebAddress.shared(in: text) {
        return .seeOther(visitor.links.importRecipe(from: address))
      }
      try Self.require(found, in: text)
      let chosen = found.count == 1 ? 0 : try sent.text("recipe").flatMap { Int($0) }
      guard let chosen, found.indices.contains(chosen) else {
        return try page(RecipePasteView(text: text, found: found, visitor), visitor)
      }
      return try preview.fill(found[chosen], request, for: visitor)
    } catch {
      return try page(RecipePasteView(text: typed, refused: FormErrors(error), visitor), visitor)
    }
  }

  /// Returns true if nothing was found, or only a title that was parsed as an ingredient, such as "One pot pilaf".
  /// Always false for HTML and JSON with one recipe.
  private static func isTitle(_ found: [WebRecipe], in text: String) -> Bool {
    guard found.count == 1, let only = found.first else { return found.isEmpty }
    let isMarkup = text.first { !$0.isWhitespace }.map { "<{[".contains($0) } ?? false
    return !isMarkup && only.steps.isEmpty && only.ingredients.count <= 1
  }

  private func page(_ view: RecipePasteView, _ visitor: Visitor) throws -> Response {
    try pages.html(view, for: visitor, refused: view.errors)
  }

  /// Checks that a recipe was found.
  ///
  /// - Throws: ``FormErrors`` at the field `text` if none was.
  private static func require(_ found: [WebRecipe], in text: String) throws(FormErrors) {
    guard found.isEmpty else { return }
    if text.utf8.count > WebRecipe.mostBytes {
      throw refusal("That text is too long. Paste only the recipe", at: "text")
    }
    throw refusal(
      RecipeFieldText.isBlank(text)
        ? "Paste a recipe, or choose a file"
        : "No recipe found. Put each ingredient on its own line, then the steps", at: "text")
  }

  /// Returns the text of the chosen file; the pasted text if no file was chosen.
  ///
  /// - Throws: ``FormErrors`` at the field `file` if the file contains no text, or cannot be read.
  private func text(
    of file: UploadedFile?, or typed: String, _ request: Request, for person: Person
  ) throws(FormErrors) -> String {
    guard let file, !file.bytes.isEmpty else { return typed }
    if file.bytes.starts(with: "%PDF".utf8) { return try preview.photos.text(ofPDF: file, request, for: person) }
    guard let text = WebRecipe.text(ofFile: Array(file.bytes)) else {
      throw Self.refusal("That file has no text. Choose a saved page, a text file or a PDF", at: "file")
    }
    return text
  }

  private static func refusal(_ sentence: String, at field: String) -> FormErrors {
    var errors = FormErrors()
    errors.add(sentence, at: field)
    return errors
  }
}
