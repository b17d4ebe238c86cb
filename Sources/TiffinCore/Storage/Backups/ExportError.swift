/// A reason why no export can be made now.
public enum ExportError: Error, Equatable, Sendable {
  /// Another export is being made.
  case anotherRuns
  /// The export would leave too little disk space.
  case full
}
