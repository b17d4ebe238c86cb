import TiffinCore

/// Tells a router who asks.
protocol VisitorSource<Visitor> {
  associatedtype Visitor: Sendable

  /// Who sends this change, or asks for this file.
  func visitor(_ request: Request) throws -> Visitor

  /// Answers with a page that is made, as who asks is known, from one snapshot of the database.
  func page(
    _ request: Request, _ answer: (Visitor, borrowing Statements) throws -> Response
  ) throws -> Response
}
