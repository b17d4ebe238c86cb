/// What is wrong with a field, as the visitor is told.
struct FieldRefusal: Error {
  let sentence: String
}
