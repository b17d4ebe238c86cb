import Templating
import TiffinCore

/// The form for a barcode, typed or in a picture, for the template `foods/barcode`.
struct FoodBarcodeView: PageView {
  static let template = "foods/barcode"

  private let form: FoodBarcodeForm
  private let errors: FormErrors?
  private let isUnread: Bool
  private let kept: FormPicture
  private let place: FoodDestination
  private let visitor: Visitor

  /// Creates the page.
  ///
  /// - Parameter isUnread: True if no barcode was found in the picture.
  init(
    _ form: FoodBarcodeForm, errors: FormErrors? = nil, isUnread: Bool = false, kept: FormPicture = .none,
    from place: FoodDestination, for visitor: Visitor
  ) {
    self.form = form
    self.errors = errors
    self.isUnread = isUnread
    self.kept = kept
    self.place = place
    self.visitor = visitor
  }

  static let fields: Fields<FoodBarcodeView> = [
    "back": .text { $0.visitor.links.foods($0.place) },
    "action": .text { $0.visitor.links.path("foods", "barcode") },
    "refused": .view { $0.errors.map(RefusedFormView.init) },
    "unread": .flag(\.isUnread),
    "new": .text(\.new),
    "hidden": .list { $0.place.pairs.map(HiddenFieldView.init) },
    "kept": .view { HeldPictureView($0.kept, $0.visitor.links) },
    "pictureError": .message { $0.errors?["photo"] },
    "code": .view { FieldView(id: "code", value: $0.form.code, error: $0.errors?["code"]) },
  ]

  /// The address of the form that adds a food, with the barcode if one was typed.
  private var new: String {
    guard let barcode = try? form.read() else { return visitor.links.newFood(place) }
    return visitor.links.newFood(place, barcode, kept)
  }
}
