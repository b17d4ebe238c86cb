/// The reason a field is refused, as the visitor reads it.
struct FieldRefusal: Error {
  let sentence: String
}
