import TiffinCore

extension FormData {
  /// The number of servings that a form or an address says; nil if it says none, or another text.
  var servings: Servings? {
    get throws(HTTPRefusal) { try text("servings").flatMap { Int($0) }.flatMap { Servings($0) } }
  }
}
