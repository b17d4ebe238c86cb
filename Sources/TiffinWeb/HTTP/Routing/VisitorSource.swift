import TiffinCore

/// Identifies visitors for a router.
protocol VisitorSource<Visitor> {
  associatedtype Visitor: Sendable

  /// The visitor who sends this change, or asks for this file.
  func visitor(_ request: Request) throws -> Visitor

  /// Answers with a page for the visitor, identified and, if it need not wait, shown from one snapshot of the database.
  func page(
    _ request: Request, _ answer: (Visitor, borrowing Statements) throws -> Attempt<Response>
  ) throws -> Response
}
