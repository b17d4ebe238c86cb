public import Fetching

/// A source of products outside of Tiffin, found by their barcodes.
public protocol ProductSource: Sendable {
  /// Asks for the product with these digits, and waits no longer than that.
  ///
  /// - Returns: nil if there is no such product, or nothing is known of it but its number.
  func product(_ digits: String, within time: Duration) throws(ProductFailure) -> KnownProduct?
}

/// A product of a ``ProductSource``.
public struct KnownProduct: Equatable, Sendable {
  let food: TableFood
}

/// A reason why a ``ProductSource`` gave no answer.
public enum ProductFailure: Error, Hashable, Sendable {
  /// The fetch failed.
  case fetch(FetchError)
  /// The answer is none of the source's.
  case unreadable
}
