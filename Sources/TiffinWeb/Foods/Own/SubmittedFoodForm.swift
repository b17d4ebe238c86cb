import TiffinCore

/// A submitted form of a food, with its picture and the target of the food search.
struct SubmittedFoodForm: Sendable {
  var form: FoodForm
  var picture: SubmittedPicture
  let place: FoodDestination

  /// Parses a submitted form.
  ///
  /// - Throws: ``HTTPRefusal/badRequest(_:)`` if a field was sent more than once.
  init(_ data: FormData, for visitor: Visitor) throws(HTTPRefusal) {
    form = try FoodForm(data)
    picture = try SubmittedPicture(data)
    place = try FoodDestination(data, for: visitor)
  }
}
