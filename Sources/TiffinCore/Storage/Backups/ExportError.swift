/// Why there is no export just now.
public enum ExportError: Error, Equatable, Sendable {
  /// Another one is being made.
  case anotherRuns
  /// It would leave too little room on the disk.
  case full
}
