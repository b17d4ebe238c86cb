import PictureTools
import TiffinCore

extension PhotoUploadService {
  /// Reads the photo of a page in a form, and stores it; nil if the form has none that was not read before.
  ///
  /// - Returns: The text, and the stored photo; no photo if it cannot be stored.
  /// - Throws: ``FormErrors`` at the field `photo` if the photo contains no text, or cannot be read; at the field `text`
  ///   if the server reads no photos of pages, and the form has no field for one.
  func page(
    in picture: inout SubmittedPicture, _ request: Request, for person: Person
  ) throws -> (text: PageText, photo: HeldPicture.ID?)? {
    do {
      guard let page = try photographedPage(in: picture, request, for: person) else { return nil }
      if page.text.isEmpty { throw Self.noText }
      return (page.text, try hold(page.photo, of: person))
    } catch let error as PhotoError {
      note(error)
      picture.isUseless = error != .busy
      var errors = FormErrors(error.sentenceOfPage, at: renderer.readsPages ? "photo" : "text")
      if error == .busy { errors.obstacle = .busy }
      throw errors
    } catch StoreError.notFound {
      picture.isUseless = true
      throw FormErrors("Choose the photo again", at: "photo")
    } catch let errors as FormErrors {
      picture.isUseless = true
      throw errors
    }
  }

  private static var noText: FormErrors {
    FormErrors(
      "We found no text in this photo. Take it from straight above, in good light, or type the text", at: "photo")
  }

  private func photographedPage(
    in picture: SubmittedPicture, _ request: Request, for person: Person
  ) throws -> PhotographedPage? {
    switch picture.source {
    case .none: return nil
    case .picked(let file): return try recognise(file.bytes, request, for: person)
    case .held(let id):
      switch try held.picture(id, of: person.id) {
      case .rendered(let photo): return try recognise(photo.large, request, for: person)
      case .upload(let bytes): return try recognise(bytes, request, for: person)
      }
    }
  }

  private func recognise(
    _ upload: some Collection<UInt8>, _ request: Request, for person: Person
  ) throws(PhotoError) -> PhotographedPage {
    guard renderer.readsPages else { throw .unavailable(log: "tesseract is not installed") }
    return try inTurn(request) { isBackground throws(PhotoError) in
      try renderer.page(upload, of: person.household.number, isBackground: isBackground)
    }
  }

  /// Stores the photo of a page that has been read; nil if it cannot be stored, because its text is useful without it.
  private func hold(_ photo: RenderedPhoto, of person: Person) throws(StoreError) -> HeldPicture.ID? {
    guard hasSpace() else { return nil }
    do throws(StoreError) {
      return try held.hold(.rendered(photo), of: person)
    } catch .busy, .full, .readOnly {
      return nil
    }
  }
}

extension PhotoError {
  /// The error as a sentence about the photo of a page.
  fileprivate var sentenceOfPage: String {
    switch self {
    case .tooSlow: "Reading this page took too long. Take a photo of a smaller part"
    case .unavailable: "Photos of pages cannot be read on this server. Paste or type the text"
    default: sentence
    }
  }
}
