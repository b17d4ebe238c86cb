import TiffinCore

/// Readable names of time zones: `America/Argentina/Buenos_Aires` becomes "Buenos Aires, Argentina" in "America".
enum TimeZoneName {
  /// Returns the continent, such as "America"; "Elsewhere" if the name has none.
  static func continent(_ name: String) -> String {
    parts(name).count > 1 ? parts(name)[0] : "Elsewhere"
  }

  /// Returns the place, such as "Buenos Aires, Argentina".
  static func place(_ name: String) -> String {
    let parts = parts(name)
    return parts.count > 1 ? parts.dropFirst().reversed().joined(separator: ", ") : name
  }

  private static func parts(_ name: String) -> [String] {
    name.utf8.split(separator: UInt8(ascii: "/")).map { part in
      String(decoding: part.map { $0 == UInt8(ascii: "_") ? UInt8(ascii: " ") : $0 }, as: UTF8.self)
    }
  }
}
