import TiffinCore

/// A type that can be the value of a `{name}` in a route: a number, an identifier, a date.
protocol PathParameter: SendableMetatype {
  /// Parses a path segment.
  ///
  /// - Returns: Nil if the segment is not valid; the page is then not found.
  init?(_ segment: String)
}

extension String: PathParameter {}

extension Int: PathParameter {
  /// Parses decimal digits without sign or leading zeros, so that a page has only one address.
  init?(_ segment: String) {
    guard segment.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
      segment.utf8.first != UInt8(ascii: "0") || segment.utf8.count == 1
    else { return nil }
    self.init(segment, radix: 10)
  }
}

/// A reader of the parameters in a path, in the order of the pattern.
struct PathArguments {
  private let path: [String]
  private let pattern: RoutePattern
  private var next = 0

  init(_ path: [String], of pattern: RoutePattern) {
    self.path = path
    self.pattern = pattern
  }

  /// Reads the next parameter.
  ///
  /// - Throws: ``HTTPRefusal/notFound`` if the segment is not valid.
  mutating func take<Parameter: PathParameter>(_: Parameter.Type) throws(HTTPRefusal) -> Parameter {
    guard next < pattern.parameters.count else { throw .notFound }
    let position = pattern.parameters[next]
    next += 1
    let text = pattern.takesRest && next == pattern.parameters.count ? rest(from: position) : path[position]
    guard let parameter = Parameter(text) else { throw .notFound }
    return parameter
  }

  private func rest(from position: Int) -> String {
    path[position...].joined(separator: "/")
  }
}

extension Identifier: PathParameter {
  /// Parses decimal digits without sign or leading zeros. Zero is invalid.
  init?(_ segment: String) {
    guard let number = Int(segment), number > 0, String(number).isSameBytes(as: segment) else { return nil }
    self.init(Int64(number))
  }
}
