import TiffinCore

/// The form for a barcode, as typed.
struct FoodBarcodeForm: TypedForm {
  /// The barcode as typed.
  var code = ""

  static let texts: [FormText<FoodBarcodeForm>] = [FormText("code", \.code)]

  init(_ data: FormData) throws(HTTPRefusal) {
    try read(sent: data)
  }

  /// Parses the typed barcode; returns nil if the field is empty.
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
  /// A sentence that tells the visitor what to do.
  var sentence: String {
    switch self {
    case .empty: "Take a picture of the barcode, or type its digits"
    case .notDigits: "A barcode has only digits"
    case .length(let count): "A barcode has 7 to 14 digits; this has \(count)"
    case .checkDigit: "The last digit does not fit the others. Check each digit"
    }
  }
}
