import HTTPTypes
import Localization
import TiffinCore

/// A controller that creates and edits a household's own foods.
struct FoodFormController: Controller {
  let services: Services

  func new(_ request: Request, for visitor: Visitor, _ statements: borrowing Statements) throws -> Response {
    let place = try FoodDestination(request.query, for: visitor)
    var form = FoodForm(named: place.search, barcode: try request.query.text("barcode") ?? "")
    if let like = try request.query.text("like").flatMap(Food.ID.init(_:)) {
      form = FoodForm(like: try FoodStore.food(like, for: visitor.person, statements))
    }
    var view = FoodFormView(form, nil, from: place, for: visitor)
    view.unknown = try request.query.text("barcode")
    view.kept = try kept(request, visitor, statements)
    return try pages.html(view, for: visitor, statements)
  }

  /// Returns the stored picture of the barcode, if one was sent and still exists; otherwise `.none`.
  private func kept(
    _ request: Request, _ visitor: Visitor, _ statements: borrowing Statements
  ) throws -> FormPicture {
    guard let id = try request.query.text(SubmittedPicture.held).flatMap(HeldPicture.ID.init(_:)) else { return .none }
    do throws(StoreError) {
      _ = try photos.held.photo(id, .small, of: visitor.person.id, statements)
    } catch {
      if error == .notFound { return .none }
      throw error
    }
    return .held(id, isRead: true)
  }

  func edit(
    _ request: Request, for visitor: Visitor, _ statements: borrowing Statements, _ id: Food.ID
  ) throws -> Response {
    let food = try FoodStore.food(id, for: visitor.person, statements)
    guard food.source == .own else { throw StoreError.notFound }
    var view = FoodFormView(FoodForm(food), id, from: try FoodDestination(request.query, for: visitor), for: visitor)
    view.picture = try FoodStore.picture(of: id, statements)
    return try pages.html(view, for: visitor, statements)
  }

  /// Adds the food and redirects to the form for its amount.
  func add(_ request: Request, for visitor: Visitor) throws -> Response {
    var sent = try SubmittedFoodForm(request.form(), for: visitor)
    do {
      let content = try read(&sent, request, visitor)
      let id = try foods.add(content, picture: sent.picture.change(removing: false), by: visitor.person)
      return .seeOther(visitor.links.amount(of: id, sent.place))
    } catch {
      return try refuse(sent, nil, try FormErrors(error), request, visitor)
    }
  }

  func update(_ request: Request, for visitor: Visitor, _ id: Food.ID) throws -> Response {
    let sent = try SubmittedFoodForm(request.form(), for: visitor)
    do {
      return try update(id, sent, request, visitor)
    } catch StoreError.notFound {
      return try renew(id, sent, request, visitor)
    }
  }

  private func update(_ id: Food.ID, _ sent: SubmittedFoodForm, _ request: Request, _ visitor: Visitor) throws
    -> Response
  {
    var sent = sent
    let current = try foods.food(id, for: visitor.person)
    guard current.source == .own else { throw StoreError.notFound }
    do {
      let content = try read(&sent, request, visitor)
      let revision = sent.form.revision(else: current.revision)
      let picture = sent.picture.change(removing: sent.form.removesPhoto)
      switch try foods.update(id, to: content, picture: picture, from: revision, by: visitor.person) {
      case .saved: return .seeOther(visitor.links.food(id, sent.place))
      case .changedMeanwhile(let now):
        sent.form.revision = String(now)
        throw FormErrors("This food was changed meanwhile. Save again to keep your version", at: nil)
      }
    } catch {
      return try refuse(sent, id, try FormErrors(error), request, visitor)
    }
  }

  /// Shows the form of a food that was deleted meanwhile, to save it as a new food.
  ///
  /// - Throws: ``StoreError/notFound`` if the household never had such a food.
  private func renew(_ id: Food.ID, _ sent: SubmittedFoodForm, _ request: Request, _ visitor: Visitor) throws
    -> Response
  {
    let deleted = try pages.database.snapshot { try FoodStore.deleted(id, for: visitor.person, $0) }
    if deleted == nil { throw StoreError.notFound }
    var sent = sent
    sent.form.revision = ""
    var errors = FormErrors()
    do { _ = try read(&sent, request, visitor) } catch { errors = try FormErrors(error) }
    errors.begin(with: Message("This food was deleted meanwhile. Save to add it again"), at: nil)
    return try refuse(sent, nil, errors, request, visitor)
  }

  /// Reads the form and its picture. The picture is decoded even if the form has errors, so that all errors are shown.
  private func read(_ sent: inout SubmittedFoodForm, _ request: Request, _ visitor: Visitor) throws -> FoodContent {
    try visitor.requirePresence()
    let wrong = try photos.read(&sent.picture, request, for: visitor.person)
    let form = sent.form
    return try FormErrors.collect({ () throws(FormErrors) in try FoodFormReader.read(form) }, and: wrong)
  }

  private func refuse(
    _ sent: SubmittedFoodForm, _ id: Food.ID?, _ errors: FormErrors, _ request: Request, _ visitor: Visitor
  ) throws -> Response {
    var view = FoodFormView(sent.form, id, errors: errors, from: sent.place, for: visitor)
    view.kept = try photos.keep(sent.picture, request, for: visitor.person)
    if let id { view.picture = try pages.database.snapshot { try FoodStore.picture(of: id, $0) } }
    return try pages.html(view, for: visitor, refused: errors)
  }
}
