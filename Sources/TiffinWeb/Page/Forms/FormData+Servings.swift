import TiffinCore

extension FormData {
  /// The number of servings in a form or a query; nil if it is missing or invalid.
  var servings: Servings? {
    get throws(HTTPRefusal) { try text("servings").flatMap { Int($0) }.flatMap { Servings($0) } }
  }
}
