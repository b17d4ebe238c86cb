extension FormData {
  /// Parses a form with files. The contents of a file are a slice of the body, not a copy, unless they have to be
  /// decoded.
  init(multipart body: ArraySlice<UInt8>, boundary: [UInt8]) throws(HTTPRefusal) {
    for part in try Self.parts(of: body, boundary: boundary) {
      try append(MultipartPart(part, of: body))
    }
  }

  init(body: [UInt8], encoding: FormEncoding) throws(HTTPRefusal) {
    switch encoding {
    case .urlEncoded: try self.init(urlEncoded: body[...])
    case .multipart(let boundary): try self.init(multipart: body[...], boundary: boundary)
    }
  }

  private static func parts(
    of body: ArraySlice<UInt8>, boundary: [UInt8]
  ) throws(HTTPRefusal) -> [MultipartParser.Part] {
    var parser = MultipartParser(boundary: boundary)
    do {
      try parser.feed(body)
      try parser.finish()
    } catch .tooManyParts {
      throw tooManyFields
    } catch {
      throw MultipartPart.malformed
    }
    return parser.parts
  }

  private mutating func append(_ part: MultipartPart) throws(HTTPRefusal) {
    guard let filename = part.filename else { return try append(name: part.name, value: part.content) }
    // Browsers send an empty name and no content for a file field in which no file was picked.
    if filename.isEmpty && part.content.isEmpty { return }
    try append(
      UploadedFile(
        filename: String(decoding: filename, as: UTF8.self),
        contentType: String(decoding: part.contentType, as: UTF8.self), bytes: part.content),
      named: part.name)
  }

  /// Adds a file.
  ///
  /// - Throws: ``HTTPRefusal/badRequest(_:)`` if there are too many files, or the field's name is not UTF-8.
  mutating func append(_ upload: UploadedFile, named name: ArraySlice<UInt8>) throws(HTTPRefusal) {
    guard files.count < Self.fileLimit else { throw Self.tooManyFields }
    guard let name = String(validating: name, as: UTF8.self) else { throw MultipartPart.malformed }
    files.append(File(name: name, upload: upload))
  }
}
