import PictureTools
import TiffinCore

extension PhotoUploadService {
  /// Returns the text of a PDF.
  ///
  /// - Throws: ``FormErrors`` at the field `file` if the PDF cannot be read, or contains no text.
  func text(ofPDF file: UploadedFile, _ request: Request, for person: Person) throws(FormErrors) -> String {
    let text: [UInt8]
    do throws(PhotoError) {
      text = try inTurn(request) { isBackground throws(PhotoError) in
        try renderer.text(ofPDF: file.bytes, of: person.household.number, isBackground: isBackground)
      }
    } catch {
      note(error)
      var errors = FormErrors(error.sentenceOfDocument, at: "file")
      if error == .busy { errors.obstacle = .busy }
      throw errors
    }
    let words = String(decoding: text, as: UTF8.self)
    guard !RecipeFieldText.isBlank(words) else {
      throw FormErrors(
        "This PDF has no text. Copy the text with your phone’s camera and paste it", at: "file")
    }
    return words
  }
}

extension PhotoError {
  /// The error as a sentence about a document.
  fileprivate var sentenceOfDocument: String {
    switch self {
    case .busy: "Tiffin is busy. Try again in a moment"
    case .unavailable: "PDFs cannot be read on this server. Paste the text instead"
    case .tooSlow, .tooLarge: "This PDF is too large. Paste the recipe’s text instead"
    case .notAPicture, .unsupported, .tooManyPixels, .broken:
      "This PDF is damaged or protected. Paste the recipe’s text instead"
    }
  }
}
