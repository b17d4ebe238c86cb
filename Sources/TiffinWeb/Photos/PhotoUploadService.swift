import PictureTools
import Logging
import TiffinCore

/// A service that converts the picture of a form to a photo, or to an error at the form's field.
///
/// `PhotoUploadService+Holding.swift` stores the picture while the form is corrected.
struct PhotoUploadService: Sendable {
  let renderer: PhotoRenderer
  let held: HeldPictureStore
  /// Returns true if the disk has space for one more picture.
  let hasSpace: @Sendable () -> Bool
  let metrics: Metrics
  let log: Logger

  /// Decodes the picture, if there is one, and removes the stored picture that it replaces.
  ///
  /// - Returns: The errors at the field `photo`; nil if there are none.
  func read(_ picture: inout SubmittedPicture, _ request: Request, for person: Person) throws -> FormErrors? {
    let errors = try attempt(&picture, request, for: person)
    if errors == nil, let replaced = picture.replaced { try held.drop(replaced, of: person) }
    return errors
  }

  /// Decodes the picture, if there is one, without removing the stored picture that it replaces.
  func attempt(_ picture: inout SubmittedPicture, _ request: Request, for person: Person) throws -> FormErrors? {
    picture.isTried = true
    do {
      switch picture.source {
      case .none: break
      case .picked(let file):
        guard hasSpace() else { return full() }
        picture.photo = try render(file.bytes, request, for: person)
      case .held(let id):
        picture.photo = try photo(id, request, of: person)
        guard hasSpace() else { return full() }
      }
      return nil
    } catch let error as PhotoError {
      return try refusal(error, of: &picture, for: person)
    } catch StoreError.notFound {
      picture.isUseless = true
      return FormErrors("Choose the picture again, or save without it", at: "photo")
    }
  }

  /// Renders a picture and updates the metrics.
  func render(
    _ upload: some Collection<UInt8>, _ request: Request, for person: Person
  ) throws(PhotoError) -> RenderedPhoto {
    let start = ContinuousClock.now
    defer { metrics.add(start.duration(to: .now).inNanoseconds, to: .photoNanoseconds) }
    do throws(PhotoError) {
      let photo = try inTurn(request) { isBackground throws(PhotoError) in
        try renderer.render(upload, of: person.household.number, isBackground: isBackground)
      }
      metrics.add(to: .photos)
      return photo
    } catch {
      metrics.add(to: .photosRefused)
      throw error
    }
  }

  /// Runs work that waits for external tools, without this thread's compute permit if possible, so that another thread
  /// can compute meanwhile.
  ///
  /// - Parameter work: Called with true if the permit was returned; with false if too many threads run slow work
  ///   already, or if this process has no other threads.
  func inTurn<T>(
    _ request: Request, _ work: (Bool) throws(PhotoError) -> T
  ) throws(PhotoError) -> T {
    if let result = try request.runSlowWork({ () throws(PhotoError) in try work(true) }) { return result }
    return try work(false)
  }

  /// Returns the photo of a stored picture. If it is stored as uploaded, it is rendered and the rendered photo is
  /// stored.
  private func photo(_ id: HeldPicture.ID, _ request: Request, of person: Person) throws -> RenderedPhoto {
    switch try held.picture(id, of: person.id) {
    case .rendered(let photo): return photo
    case .upload(let bytes):
      let photo = try render(bytes, request, for: person)
      try held.replace(id, with: photo, of: person)
      return photo
    }
  }

  private func refusal(_ error: PhotoError, of picture: inout SubmittedPicture, for person: Person) throws -> FormErrors
  {
    note(error)
    // If the renderer was busy, the same picture may be readable later.
    picture.isUseless = error != .busy
    if picture.isUseless, case .held(let id) = picture.source { try held.drop(id, of: person) }
    var errors = FormErrors(error.sentence, at: "photo")
    if error == .busy { errors.obstacle = .busy }
    return errors
  }

  private func full() -> FormErrors {
    log.error(
      "The disk of the data folder is nearly full: pictures are refused.", metadata: ErrorLogFields(.full).metadata)
    var errors = FormErrors(
      "The server’s disk is nearly full. Save without a picture", at: "photo")
    errors.obstacle = .full
    return errors
  }

  /// Logs the decoder's error message for the administrator.
  func note(_ error: PhotoError) {
    switch error {
    case .broken(let words), .tooLarge(let words): log.notice("A picture could not be decoded: \(words)")
    case .unavailable(let words):
      log.error("Pictures cannot be decoded: \(words)", metadata: ErrorLogFields(.pictures).metadata)
    default: break
    }
  }
}

extension PhotoError {
  /// The error as a sentence with advice for the visitor.
  var sentence: String {
    switch self {
    case .notAPicture: "This is not a picture. Choose a JPEG, PNG, WebP, HEIC, AVIF or GIF"
    case .unsupported(let kind): "\(kind) cannot be shown as a photo. Choose a JPEG, PNG, WebP, HEIC, AVIF or GIF"
    case .tooManyPixels(let width, let height):
      "This picture is too large (\(width) × \(height)). Choose one with at most 52 megapixels"
    case .tooLarge: "This picture is too large. Choose a smaller one"
    case .broken: "This picture is damaged. Choose another one"
    case .tooSlow: "This picture took too long to read. Choose a smaller one"
    case .busy: "Tiffin is busy. Try again in a moment"
    case .unavailable: "Pictures cannot be read right now. Save without one"
    }
  }
}
