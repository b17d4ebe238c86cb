import TiffinCore

/// A form whose sender had to sign in first. The sign-in form carries it in hidden fields, and it is shown again
/// afterwards.
struct HeldForm: Sendable {
  /// The path below the base path.
  let path: [String]
  let form: FormData
  /// The token under which its picture is held; nil if it has none, or if the picture must be picked again.
  var picture: SecretToken?

  /// The most bytes of a form without files; a longer one is not held.
  static let limit = 1 << 20

  private static func isShort(_ form: FormData) -> Bool {
    form.fields.reduce(0) { $0 + $1.name.utf8.count + $1.value.utf8.count } <= limit
  }

  /// Reads the form without its picture. Only the names of files are kept, to say that they must be picked again.
  ///
  /// - Returns: nil if it cannot be read or is too long.
  /// - Throws: ``HTTPRefusal`` if it did not arrive in time.
  init?(_ request: Request) throws(HTTPRefusal) {
    let sent: FormData
    do throws(HTTPRefusal) { sent = try request.form() } catch {
      if error == .tooSlow || error == .tooManyUploads { throw error }
      return nil
    }
    guard Self.isShort(sent) else { return nil }
    path = request.path
    form = FormData(
      fields: sent.fields.filter { $0.name != FormToken.field },
      files: sent.files.map { FormData.File(name: $0.name, upload: .lost(named: $0.upload.filename)) })
  }

  /// Reads a held form from the hidden fields of a sign-in form.
  init?(_ data: FormData) throws(HTTPRefusal) {
    guard let path = try data.text(Self.pathField), let encoded = try data.text(Self.formField),
      let target = try? RequestTarget(Array(path.utf8)[...], below: .root),
      var form = try? FormData(urlEncoded: Array(encoded.utf8)[...]), Self.isShort(form)
    else { return nil }
    let files = try data.all(Self.fileField)
    form.files = files.map { FormData.File(name: $0, upload: .lost(named: "")) }
    self.path = target.path
    self.form = form
    picture = try data.text(Self.pictureField).flatMap { SecretToken($0) }
  }

  /// Returns the form with its picture, which is held for the person who signed in.
  func form(with picture: HeldPicture.ID) -> FormData {
    var form = form
    let others = [SentPicture.held, SentPicture.box]
    form.fields.removeAll { field in others.contains { $0.isSameBytes(as: field.name) } }
    form.fields.append(FormData.Field(name: SentPicture.held, value: String(picture.number)))
    form.files.removeAll { $0.name.isSameBytes(as: SentPicture.file) }
    return form
  }

  /// The hidden fields that a sign-in form carries.
  var fields: [HiddenFieldView] {
    var path = ""
    for segment in self.path { path += "/" + Percent.encoded(segment) }
    let encoded = form.fields.map { "\(Percent.encoded($0.name))=\(Percent.encoded($0.value))" }
    return [
      HiddenFieldView(name: Self.pathField, value: path),
      HiddenFieldView(name: Self.formField, value: encoded.joined(separator: "&")),
    ] + form.files.map { HiddenFieldView(name: Self.fileField, value: $0.name) }
      + (picture.map { [HiddenFieldView(name: Self.pictureField, value: $0.text)] } ?? [])
  }

  private static let pathField = "held_path"
  private static let formField = "held_form"
  private static let fileField = "held_file"
  private static let pictureField = "held_picture"
}

extension UploadedFile {
  /// Returns a file whose bytes are lost.
  fileprivate static func lost(named name: String) -> UploadedFile {
    UploadedFile(filename: name, contentType: "", bytes: [])
  }
}
