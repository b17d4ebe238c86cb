import TiffinCore

/// A source of visitors for a router.
protocol VisitorSource<Visitor> {
  associatedtype Visitor: Sendable

  /// Identifies the visitor who sends a change, or requests a file.
  func visitor(_ request: Request) throws -> Visitor

  /// Identifies the visitor and answers with a page, from one snapshot of the database unless the page has to wait.
  func page(
    _ request: Request, _ answer: (Visitor, borrowing Statements) throws -> Attempt<Response>
  ) throws -> Response
}
