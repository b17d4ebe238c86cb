import Glibc

/// A reader of what strangers send, with what must hold whatever that is. What does not hold ends the process.
struct Reader: Sendable {
  let name: String
  let read: @Sendable ([UInt8]) -> Void

  private static let all = [
    // HTTP
    Reader(name: "variables", read: readVariables),
    Reader(name: "multipart", read: readMultipart),
    Reader(name: "urlencoded", read: readURLEncoded),
    Reader(name: "cookies", read: readCookies),
    Reader(name: "addresses", read: readAddress),
    Reader(name: "forwarded", read: readForwarded),
    // Typed
    Reader(name: "dates", read: readDate),
    Reader(name: "numbers", read: readNumber),
    Reader(name: "ingredients", read: readIngredientLine),
    // Brought
    Reader(name: "json", read: readJSON),
    Reader(name: "cbor", read: readCBOR),
    Reader(name: "html", read: readPage),
    Reader(name: "pasted", read: readPasted),
    Reader(name: "brought", read: readBrought),
    Reader(name: "pictures", read: readPicture),
    Reader(name: "pages", read: readPageText),
    Reader(name: "templates", read: readTemplate),
  ]

  /// The one that FUZZ_READER names.
  static let wanted: Reader = {
    let name = unsafe getenv("FUZZ_READER").map { unsafe String(cString: $0) } ?? ""
    guard let reader = all.first(where: { $0.name == name }) else {
      preconditionFailure("FUZZ_READER has to be one of: \(all.map(\.name).joined(separator: " "))")
    }
    return reader
  }()
}
