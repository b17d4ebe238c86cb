import Logging
import PictureTools
import TiffinCore

extension PhotoUploadService {
  /// Returns the barcodes in the picture of a form; empty if it has none, or if the form has no picture.
  ///
  /// - Throws: ``FormErrors`` at the field `photo` if the picture cannot be read, or is no longer stored.
  func barcodes(in picture: SubmittedPicture, _ request: Request, for person: Person) throws -> [String] {
    do {
      switch picture.source {
      case .none: return []
      case .picked(let file): return try barcodes(in: file.bytes, request, for: person)
      case .held(let id):
        switch try held.picture(id, of: person.id) {
        case .rendered(let photo): return try barcodes(in: photo.large, request, for: person)
        case .upload(let bytes): return try barcodes(in: bytes, request, for: person)
        }
      }
    } catch let error as PhotoError {
      throw refusal(error)
    } catch StoreError.notFound {
      throw FormErrors("Take the picture again, or type the digits", at: "photo")
    }
  }

  private func barcodes(
    in upload: some Collection<UInt8>, _ request: Request, for person: Person
  ) throws(PhotoError) -> [String] {
    try inTurn(request) { isBackground throws(PhotoError) in
      try renderer.barcodes(in: upload, of: person.household.number, isBackground: isBackground)
    }
  }

  private func refusal(_ error: PhotoError) -> FormErrors {
    if case .unavailable(let words) = error {
      log.error("Barcodes cannot be read: \(words)", metadata: ErrorLogFields(.pictures).metadata)
      return FormErrors("Pictures cannot be read right now. Type the digits", at: "photo")
    }
    var errors = FormErrors(error.sentence, at: "photo")
    if error == .busy { errors.obstacle = .busy }
    return errors
  }
}
