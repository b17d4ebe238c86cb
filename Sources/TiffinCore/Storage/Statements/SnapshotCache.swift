/// A key of a cached query result. Equal keys have equal values until something is written.
protocol CacheKey: Hashable {
  associatedtype Value
}

/// A cache of values that a connection has read, valid until anything is written to the database, in this process or in
/// another.
final class SnapshotCache {
  /// The maximum number of values per type of key; a value takes up to about 20 KB. All values of a type are dropped
  /// when the number would be exceeded. With many users of one worker, frequent writes empty the cache anyway.
  static let limit = 16

  private var version = 0
  private var kinds: [ObjectIdentifier: AnyObject] = [:]

  /// Empties the cache if its values are from another version of the database.
  func forget(unlessOf version: Int) {
    guard version != self.version else { return }
    self.version = version
    kinds.removeAll(keepingCapacity: true)
  }

  subscript<Key: CacheKey>(key: Key) -> Key.Value? { values(Key.self)?.all[key] }

  func add<Key: CacheKey>(_ value: Key.Value, for key: Key) {
    let values = values(Key.self) ?? CachedValues<Key>()
    if values.all.count >= Self.limit { values.all.removeAll() }
    values.all[key] = value
    kinds[ObjectIdentifier(Key.self)] = values
  }

  private func values<Key: CacheKey>(_: Key.Type) -> CachedValues<Key>? {
    kinds[ObjectIdentifier(Key.self)] as? CachedValues<Key>
  }
}

private final class CachedValues<Key: CacheKey> {
  var all: [Key: Key.Value] = [:]
}

extension Statements {
  /// Returns the cached value for a key, or reads and caches it.
  ///
  /// On a server the value is always read, because checking for writes would take a round trip as well. A write always
  /// reads the value, too.
  func cached<Key: CacheKey>(
    _ key: Key, _ read: () throws(StoreError) -> Key.Value
  ) throws(StoreError) -> Key.Value {
    let cache = try cache
    if let known = cache?[key] { return known }
    let value = try read()
    cache?.add(value, for: key)
    return value
  }

  /// Returns the cached value for a key, or reads and caches it unless it is nil. Missing values are not cached, so
  /// that made-up keys take no memory.
  func cachedIfFound<Key: CacheKey>(
    _ key: Key, _ read: () throws(StoreError) -> Key.Value?
  ) throws(StoreError) -> Key.Value? {
    let cache = try cache
    if let known = cache?[key] { return known }
    let value = try read()
    if let value { cache?.add(value, for: key) }
    return value
  }
}
