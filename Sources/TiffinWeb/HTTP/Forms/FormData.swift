/// The fields of a form or a query, in the order they were sent.
struct FormData: Sendable {
  struct Field: Equatable, Sendable {
    let name: String
    let value: String
  }

  struct File: Sendable {
    let name: String
    let upload: UploadedFile
  }

  /// Most fields of a form or a query.
  static let fieldLimit = 1_000

  var fields: [Field] = []
  var files: [File] = []

  /// The value of a field that has one; nil when it was not sent.
  ///
  /// - Throws: ``HTTPRefusal/badRequest(_:)`` when it was sent twice, or holds a NUL.
  func text(_ name: String) throws(HTTPRefusal) -> String? {
    let values = try all(name)
    guard values.count < 2 else { throw Self.sentTwice(name) }
    return values.first
  }

  /// All values of a field that may have several.
  ///
  /// - Throws: ``HTTPRefusal/badRequest(_:)`` when one holds a NUL, which is no text.
  func all(_ name: String) throws(HTTPRefusal) -> [String] {
    var values: [String] = []
    for field in fields where field.name.isSameBytes(as: name) {
      guard !field.value.utf8.contains(0) else {
        throw .badRequest("The field “\(name)” holds a character that is no text.")
      }
      values.append(field.value)
    }
    return values
  }

  /// The file that was picked; nil when none was.
  ///
  /// - Throws: ``HTTPRefusal/badRequest(_:)`` when several were sent.
  func file(_ name: String) throws(HTTPRefusal) -> UploadedFile? {
    let found = files.filter { $0.name.isSameBytes(as: name) }
    guard found.count < 2 else { throw Self.sentTwice(name) }
    return found.first?.upload
  }

  private static func sentTwice(_ name: String) -> HTTPRefusal {
    .badRequest("The field “\(name)” was sent more than once.")
  }
}

/// A file that was sent with a form.
struct UploadedFile: Sendable {
  /// What the client calls it. Never part of a path or a header of ours.
  let filename: String
  /// What the client takes it for; empty when it does not say.
  let contentType: String
  /// A part of the request's body, not a copy.
  let bytes: ArraySlice<UInt8>
}
