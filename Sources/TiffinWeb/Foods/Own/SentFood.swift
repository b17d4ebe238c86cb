import TiffinCore

/// A food's form as it was sent, with its picture and the destination of the food.
struct SentFood: Sendable {
  var form: FoodForm
  var picture: SentPicture
  let place: FoodPlace

  /// Reads a sent form.
  ///
  /// - Throws: ``HTTPRefusal/badRequest(_:)`` if a field comes twice.
  init(_ data: FormData, for visitor: Visitor) throws(HTTPRefusal) {
    form = try FoodForm(data)
    picture = try SentPicture(data)
    place = try FoodPlace(data, for: visitor)
  }
}
