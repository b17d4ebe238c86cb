import HTTPTypes
import TiffinCore

/// A controller that finds a food by its barcode.
struct FoodBarcodeController: Controller {
  let services: Services

  var products: ProductLookup { services.outbound.products }

  func show(_ request: Request, for visitor: Visitor, _ statements: borrowing Statements) throws -> Response {
    let view = FoodBarcodeView(
      try FoodBarcodeForm(request.query), from: try FoodDestination(request.query, for: visitor), for: visitor)
    return try pages.html(view, for: visitor, statements).withCamera
  }

  /// Finds the food and redirects to the form for its amount, or to the form for an unknown food.
  func find(_ request: Request, for visitor: Visitor) throws -> Response {
    let sent = try request.form()
    var (form, picture) = (try FoodBarcodeForm(sent), try SubmittedPicture(sent))
    let place = try FoodDestination(sent, for: visitor)
    do {
      try visitor.requirePresence()
      guard let barcode = try barcode(form, picture, request, visitor) else {
        return try unread(form, place, visitor)
      }
      if form.code.isEmpty { form.code = barcode.digits }
      switch try products.find(barcode, for: visitor.person) {
      case .found(let id): return .seeOther(visitor.links.amount(of: id, place))
      case .unknown:
        let kept = try photos.keep(picture, request, for: visitor.person)
        return .seeOther(visitor.links.newFood(place, barcode, kept))
      case .unanswered: throw Self.later("Open Food Facts is not answering")
      case .paused: throw Self.later("Open Food Facts did not answer a moment ago")
      case .spent: throw Self.later("Too many lookups in the last minute")
      case .unavailable: throw Self.later("Barcodes cannot be looked up right now")
      }
    } catch {
      let errors = try FormErrors(error)
      let kept = try photos.keep(picture, request, for: visitor.person)
      let view = FoodBarcodeView(form, errors: errors, kept: kept, from: place, for: visitor)
      return try pages.html(view, for: visitor, refused: errors).withCamera
    }
  }

  /// Returns the typed barcode, otherwise the barcode in the picture; nil if the picture contains none.
  ///
  /// - Throws: ``FormErrors`` if the typed barcode is invalid, or if there is neither a text nor a picture.
  private func barcode(
    _ form: FoodBarcodeForm, _ picture: SubmittedPicture, _ request: Request, _ visitor: Visitor
  ) throws -> Barcode? {
    if let typed = try form.read() { return typed }
    if case .none = picture.source { throw FormErrors(BarcodeError.empty.sentence, at: "code") }
    let seen = try photos.barcodes(in: picture, request, for: visitor.person)
    return seen.compactMap { try? Barcode($0) }.first
  }

  private func unread(_ form: FoodBarcodeForm, _ place: FoodDestination, _ visitor: Visitor) throws -> Response {
    let view = FoodBarcodeView(form, isUnread: true, from: place, for: visitor)
    return try pages.html(view, for: visitor, status: .unprocessableContent).withCamera
  }

  private static func later(_ reason: String) -> FormErrors {
    var errors = FormErrors("\(reason). Try again in a minute", at: nil)
    errors.obstacle = .busy
    return errors
  }
}

extension Response {
  /// This response, with permission to use the device's camera.
  fileprivate var withCamera: Response {
    var response = self
    response.usesCamera = true
    return response
  }
}
