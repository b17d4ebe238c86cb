import TiffinCore

/// A type that identifies the visitor of a request.
protocol VisitorSource<Visitor> {
  associatedtype Visitor: Sendable

  /// Returns the visitor who sends a form or requests a file.
  func visitor(_ request: Request) throws -> Visitor

  /// Identifies the visitor and returns the page that `answer` renders from one database snapshot, or after it.
  func page(
    _ request: Request, _ answer: (Visitor, borrowing Statements) throws -> SnapshotResult<Response>
  ) throws -> Response
}
