import TiffinCore

/// A form whose sender has to sign in first. Hidden fields of the sign-in form contain its fields, and the form is
/// shown again after signing in.
struct HeldForm: Sendable {
  /// The path of the form's address below the base path.
  let path: [String]
  let form: FormData
  /// The token of the form's stored picture; nil if the form has no picture, or the picture has to be picked again.
  var picture: SecretToken?

  /// The maximum size in bytes of a form without files; a larger form is discarded.
  static let limit = 1 << 20

  private static func isShort(_ form: FormData) -> Bool {
    form.fields.reduce(0) { $0 + $1.name.utf8.count + $1.value.utf8.count } <= limit
  }

  /// Reads a form without its picture. Only the field names of files are stored, to report that the files must be
  /// picked again.
  ///
  /// - Returns: Nil if the form is invalid or too long.
  /// - Throws: ``HTTPRefusal`` if the form did not arrive in time, or the server receives too many uploads.
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

  /// Parses a stored form in the hidden fields of a sign-in form; nil if the fields are missing, invalid or too long.
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

  /// Returns the form with its picture, which is now stored for the person who signed in.
  func form(with picture: HeldPicture.ID) -> FormData {
    var form = form
    let others = [SubmittedPicture.held, SubmittedPicture.box]
    form.fields.removeAll { field in others.contains { $0.isSameBytes(as: field.name) } }
    form.fields.append(FormData.Field(name: SubmittedPicture.held, value: String(picture.number)))
    form.files.removeAll { $0.name.isSameBytes(as: SubmittedPicture.file) }
    return form
  }

  /// The hidden fields for a sign-in form.
  var fields: [HiddenFieldView] {
    var path = ""
    for segment in self.path { path += "/" + PercentEncoding.encoded(segment) }
    let encoded = form.fields.map { "\(PercentEncoding.encoded($0.name))=\(PercentEncoding.encoded($0.value))" }
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
  /// Returns a file without contents, which stands for a discarded one.
  fileprivate static func lost(named name: String) -> UploadedFile {
    UploadedFile(filename: name, contentType: "", bytes: [])
  }
}
