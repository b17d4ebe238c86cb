import Platform

/// The fields and files of a form, or the fields of a query, in the order in which they were sent.
struct FormData: Sendable {
  struct Field: Equatable, Sendable {
    let name: String
    let value: String
  }

  struct File: Sendable {
    let name: String
    let upload: UploadedFile
  }

  /// The maximum number of fields of a form or a query.
  static let fieldLimit = 1_000
  /// The maximum number of files of a form. The limit is low because scanning a file can take long.
  static let fileLimit = 10

  var fields: [Field] = []
  var files: [File] = []

  /// Returns the value of a field that may be sent at most once; nil if it was not sent.
  ///
  /// - Throws: ``HTTPRefusal/badRequest(_:)`` if it was sent more than once, or contains a NUL.
  func text(_ name: String) throws(HTTPRefusal) -> String? {
    let values = try all(name)
    guard values.count < 2 else { throw Self.sentTwice(name) }
    return values.first
  }

  /// Returns the values of a field that may be sent several times.
  ///
  /// - Throws: ``HTTPRefusal/badRequest(_:)`` if a value contains a NUL.
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

  /// Returns the file of a field; nil if none was picked.
  ///
  /// - Throws: ``HTTPRefusal/badRequest(_:)`` if several were sent.
  func file(_ name: String) throws(HTTPRefusal) -> UploadedFile? {
    let found = files.filter { $0.name.isSameBytes(as: name) }
    guard found.count < 2 else { throw Self.sentTwice(name) }
    return found.first?.upload
  }

  /// Returns the files of a field that may have several.
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
  /// The contents; empty if the file is on disk. Unless they had to be decoded, they are a slice of the request's body,
  /// not a copy.
  let bytes: ArraySlice<UInt8>
  /// The file on disk, if it is too large for memory; nil otherwise.
  var stored: StoredUpload?

  /// The size in bytes.
  var count: Int { stored?.range.count ?? bytes.count }
}

/// A part of a request body on disk.
struct StoredUpload: Sendable {
  let file: SpooledFile
  let range: Range<Int>
}
