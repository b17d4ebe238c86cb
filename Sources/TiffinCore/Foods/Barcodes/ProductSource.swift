public import Fetching

/// A source of products outside of Tiffin, searched by barcode.
public protocol ProductSource: Sendable {
  /// Requests the product with a barcode, within a timeout.
  ///
  /// - Returns: The product; nil if it does not exist, or nothing but its number is known.
  func product(_ digits: String, within time: Duration) throws(ProductFailure) -> SourceProduct?
}

/// A product of a ``ProductSource``.
public struct SourceProduct: Equatable, Sendable {
  let food: FoodTableEntry
}

/// A reason why a ``ProductSource`` did not return a result.
public enum ProductFailure: Error, Hashable, Sendable {
  /// The fetch failed.
  case fetch(FetchError)
  /// The response is not in the source's format.
  case unreadable
}
