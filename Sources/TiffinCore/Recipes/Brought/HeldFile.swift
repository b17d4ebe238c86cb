/// A file that waits to be taken.
struct HeldFile {
  /// Its name as it came, in one line.
  let name: String
  let bytes: [UInt8]
  /// What is in it.
  let kind: KeptBringing.Kind
  /// What the columns of a table mean; nil for any other file.
  let columns: BroughtColumns?
}
