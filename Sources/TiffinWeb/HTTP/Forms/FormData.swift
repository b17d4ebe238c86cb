import Platform

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

  /// The most fields of a form or a query.
  static let fieldLimit = 1_000
  /// The most files of a form: its own field, and a few from other pages. Scanning each may take long.
  static let fileLimit = 10

  var fields: [Field] = []
  var files: [File] = []

  /// Returns the value of a field with a single value; nil if it was not sent.
  ///
  /// - Throws: ``HTTPRefusal/badRequest(_:)`` if it was sent twice, or contains a NUL.
  func text(_ name: String) throws(HTTPRefusal) -> String? {
    let values = try all(name)
    guard values.count < 2 else { throw Self.sentTwice(name) }
    return values.first
  }

  /// Returns all values of a field that may have several.
  ///
  /// - Throws: ``HTTPRefusal/badRequest(_:)`` if one contains a NUL, which is not text.
  func all(_ name: String) throws(HTTPRefusal) -> [String] {
    var values: [String] = []
    for field in fields where field.name.isSameBytes(as: name) {
      guard !field.value.utf8.contains(0) else {
        throw .badRequest("The field “\(name)” contains an invalid character.")
      }
      values.append(field.value)
    }
    return values
  }

  /// Returns the picked file; nil if there is none.
  ///
  /// - Throws: ``HTTPRefusal/badRequest(_:)`` if several were sent.
  func file(_ name: String) throws(HTTPRefusal) -> UploadedFile? {
    let found = files.filter { $0.name.isSameBytes(as: name) }
    guard found.count < 2 else { throw Self.sentTwice(name) }
    return found.first?.upload
  }

  /// Returns all picked files of a field that may have several.
  func files(_ name: String) -> [UploadedFile] { files.filter { $0.name.isSameBytes(as: name) }.map(\.upload) }

  private static func sentTwice(_ name: String) -> HTTPRefusal {
    .badRequest("The field “\(name)” was sent more than once.")
  }
}

/// A file that was sent with a form.
struct UploadedFile: Sendable {
  /// The client's name for the file. Must not become part of a path or a header.
  let filename: String
  /// The media type stated by the client; empty if there is none.
  let contentType: String
  /// The contents as a slice of the request's body, not a copy; empty if the file is on disk.
  let bytes: ArraySlice<UInt8>
  /// The file on disk, if it is too large for memory; nil otherwise.
  var stored: StoredUpload?

  /// The size in bytes.
  var count: Int { stored?.range.count ?? bytes.count }
}

/// A part of a body on disk.
struct StoredUpload: Sendable {
  let file: SpooledFile
  let range: Range<Int>
}
