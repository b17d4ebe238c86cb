import TiffinCore

/// A barcode, typed or in a picture.
struct FoodBarcodeForm: TypedForm {
  /// As typed.
  var code = ""

  static let texts: [FormText<FoodBarcodeForm>] = [FormText("code", \.code)]

  init(_ data: FormData) throws(HTTPRefusal) {
    try take(sent: data)
  }

  /// The barcode that was typed; nil if none was.
  ///
  /// - Throws: ``FormErrors`` at the field `code`.
  func read() throws(FormErrors) -> Barcode? {
    do throws(BarcodeError) {
      return try Barcode(code)
    } catch {
      if error == .empty { return nil }
      throw FormErrors(error.sentence, at: "code")
    }
  }
}

extension BarcodeError {
  /// What the visitor can do about it.
  var sentence: String {
    switch self {
    case .empty: "Take a picture of the barcode, or type its digits"
    case .notDigits: "A barcode has only digits"
    case .length(let count): "A barcode has 7 to 14 digits; this has \(count)"
    case .checkDigit: "The last digit does not fit the others. Check each digit"
    }
  }
}
