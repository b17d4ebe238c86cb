import TiffinCore

extension PhotoUploadService {
  /// Stores the picture of a refused form, rendered if possible, so that it need not be picked again.
  func keep(_ picture: SubmittedPicture, _ request: Request, for person: Person) throws -> FormPicture {
    var picture = picture
    do {
      if !picture.isTried { _ = try attempt(&picture, request, for: person) }
      return try hold(picture, of: person)
    } catch StoreError.busy, StoreError.full, StoreError.readOnly {
      if case .held(let id) = picture.source { return .held(id, isRead: picture.photo != nil) }
      return .lost
    }
  }

  private func hold(_ picture: SubmittedPicture, of person: Person) throws(StoreError) -> FormPicture {
    switch picture.source {
    case .none: return .none
    case .held(let id): return picture.isUseless ? .lost : .held(id, isRead: picture.photo != nil)
    case .picked(let file):
      if picture.isUseless { return try stillHeld(picture.replaced, of: person) }
      let new = picture.photo.map(HeldPicture.rendered) ?? .upload(Array(file.bytes))
      guard hasSpace(), let id = try held.hold(new, of: person) else { return .lost }
      return .held(id, isRead: picture.photo != nil)
    }
  }

  /// Returns the picture that was stored before, which remains if the file picked to replace it is unusable; `.lost` if
  /// there is none.
  private func stillHeld(_ id: HeldPicture.ID?, of person: Person) throws(StoreError) -> FormPicture {
    guard let id else { return .lost }
    do throws(StoreError) {
      if case .rendered = try held.picture(id, of: person.id) { return .held(id, isRead: true) }
      return .held(id, isRead: false)
    } catch .notFound {
      return .lost
    }
  }

  /// Stores the picture of a form whose sender has to sign in first. The sender claims it with the returned token.
  ///
  /// - Returns: Nil if there is no picture, or if it cannot be stored.
  func hold(of form: FormData) -> SecretToken? {
    guard hasSpace(), let file = try? form.file(SubmittedPicture.file) else { return nil }
    return try? held.hold(file.bytes)
  }

  /// Assigns the picture stored with a token to a person; returns nil if it no longer exists, or the database cannot be
  /// written.
  func claim(_ token: SecretToken, for person: Person) throws(StoreError) -> HeldPicture.ID? {
    do throws(StoreError) {
      return try held.claim(token, for: person)
    } catch .busy, .full, .readOnly {
      return nil
    }
  }
}
