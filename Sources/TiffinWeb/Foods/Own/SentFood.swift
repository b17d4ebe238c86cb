import TiffinCore

/// A submitted form of a food, with its picture and the target of the food search.
struct SentFood: Sendable {
  var form: FoodForm
  var picture: SentPicture
  let place: FoodPlace

  /// Reads a submitted form.
  ///
  /// - Throws: ``HTTPRefusal/badRequest(_:)`` if a field occurs twice.
  init(_ data: FormData, for visitor: Visitor) throws(HTTPRefusal) {
    form = try FoodForm(data)
    picture = try SentPicture(data)
    place = try FoodPlace(data, for: visitor)
  }
}
