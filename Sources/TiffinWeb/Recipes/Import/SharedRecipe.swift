import TiffinCore

/// A text or an address that another app has shared, by the share target of `Public/site.webmanifest`.
struct SharedRecipe {
  /// The address of the page with the recipe; nil if none was shared.
  let address: WebAddress?
  /// The text for the form; empty if none was shared.
  let text: String

  /// Parses the fields of a share.
  ///
  /// - Throws: ``HTTPRefusal/badRequest(_:)`` if a field was sent more than once.
  init(_ form: FormData) throws(HTTPRefusal) {
    let (title, text, url) = (try form.text("title"), try form.text("text"), try form.text("url"))
    address = [url, text, title].lazy.compactMap { $0.flatMap { WebAddress.shared(in: $0) } }.first
    let found = [text, url].compactMap(\.self).first { !$0.isEmpty }
    self.text = found ?? title ?? ""
  }

  /// Returns true for a form that another app has shared, not sent by a page of this site. After signing in, only its
  /// fields and files tell.
  static func isShared(_ form: FormData, _ query: FormData) throws(HTTPRefusal) -> Bool {
    let only = ["title", "url", SubmittedPicture.held]
    let isOfShare = form.fields.contains { field in only.contains { $0.isSameBytes(as: field.name) } }
    return try query.text("shared") != nil || isOfShare || !form.files(SubmittedPicture.file).isEmpty
  }
}
