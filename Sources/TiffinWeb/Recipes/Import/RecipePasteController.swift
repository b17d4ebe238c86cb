import PictureTools
import TiffinCore

/// A controller that reads a recipe from pasted text, a page's source, a file or the photo of a page to the form, where
/// it is checked before it is saved.
struct RecipePasteController: Controller {
  let services: Services

  var preview: RecipeFormPreview { RecipeFormPreview(services) }

  /// Shows the empty form, or the text that another app has shared. If the text contains the address of a page,
  /// redirects to the import from the web.
  func ask(_ request: Request, for visitor: Visitor, _ statements: borrowing Statements) throws -> Response {
    let shared = try SharedRecipe(request.query)
    if let address = shared.address { return .seeOther(visitor.links.importRecipe(from: address)) }
    return try pages.html(view(shared.text, for: visitor), for: visitor, statements)
  }

  /// Shows the form filled with what another app has shared, where no worker (Public/sw.js) took it. Stores nothing,
  /// because a share has no form token. A photo has to be chosen again in the form of a new meal.
  private func show(shared: FormData, _ visitor: Visitor) throws -> Response {
    let hasPhoto = !shared.files.isEmpty || shared.fields.contains { $0.name.isSameBytes(as: SubmittedPicture.held) }
    if hasPhoto { return .seeOther(visitor.links.newMealChoosingPhoto) }
    let recipe = try SharedRecipe(shared)
    if let address = recipe.address { return .seeOther(visitor.links.importRecipe(from: address)) }
    return try answer(view(recipe.text, for: visitor), visitor)
  }

  /// Shows the text of a photo, the form for a single recipe, or a choice for several.
  func read(_ request: Request, for visitor: Visitor) throws -> Response {
    let sent = try request.form()
    if visitor.isResuming, try SharedRecipe.isShared(sent, request.query) { return try show(shared: sent, visitor) }
    let typed = try sent.text("text") ?? ""
    var page = try SubmittedPagePhoto(sent)
    do {
      try visitor.requirePresence()
      let text = try text(of: sent.file("file"), or: typed, request, for: visitor.person)
      if let (read, photo) = try photos.page(in: &page.picture, request, for: visitor.person) {
        return try show(read, photo, after: text, visitor)
      }
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
        return try answer(view(text, found: found, page: page, for: visitor), visitor)
      }
      return try preview.fill(found[chosen], photo: photo(of: page, for: visitor.person), request, for: visitor)
    } catch {
      return try refuse(typed, page, FormErrors(error), request, visitor)
    }
  }

  /// Returns true if nothing was found, or only a title that was parsed as an ingredient, such as "One pot pilaf".
  /// Always false for HTML and JSON with one recipe.
  private static func isTitle(_ found: [WebRecipe], in text: String) -> Bool {
    guard found.count == 1, let only = found.first else { return found.isEmpty }
    let isMarkup = text.first { !$0.isWhitespace }.map { "<{[".contains($0) } ?? false
    return !isMarkup && only.isTitle
  }

  private func view(
    _ text: String, found: [WebRecipe] = [], page: SubmittedPagePhoto? = nil, refused errors: FormErrors? = nil,
    for visitor: Visitor
  ) -> RecipePasteView {
    var view = RecipePasteView(
      text: text, found: found, refused: errors, readsPages: photos.renderer.readsPages, visitor)
    view.page = page.flatMap { PagePhotoView($0, visitor.links) }
    return view
  }

  private func answer(_ view: RecipePasteView, _ visitor: Visitor) throws -> Response {
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
    if file.bytes.starts(with: "%PDF".utf8) { return try photos.text(ofPDF: file, request, for: person) }
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

extension RecipePasteController {
  /// Shows the text that was read from the photo of a page, behind the text that the form had.
  private func show(
    _ read: PageText, _ photo: HeldPicture.ID?, after text: String, _ visitor: Visitor
  ) throws -> Response {
    var view = view(RecipeFieldText.isBlank(text) ? read.text : "\(text)\n\n\(read.text)", for: visitor)
    view.page = PagePhotoView(read, photo: photo, visitor.links)
    return try answer(view, visitor)
  }

  /// Shows the form with its errors. A photo that was not read is stored, to be read when the form is sent again.
  private func refuse(
    _ typed: String, _ page: SubmittedPagePhoto, _ errors: FormErrors, _ request: Request, _ visitor: Visitor
  ) throws -> Response {
    var picture = page.picture
    picture.isTried = true
    var view = view(typed, page: page, refused: errors, for: visitor)
    view.kept = try photos.keep(picture, request, for: visitor.person)
    return try answer(view, visitor)
  }

  /// Returns the photo of a page that the visitor wants as the recipe's photo; nil if there is none, or if it is no
  /// longer stored.
  private func photo(of page: SubmittedPagePhoto, for person: Person) throws -> HeldPicture.ID? {
    guard page.isForRecipe, let id = page.read else { return nil }
    do throws(StoreError) {
      if case .rendered = try photos.held.picture(id, of: person.id) { return id }
      return nil
    } catch .notFound {
      return nil
    }
  }
}
