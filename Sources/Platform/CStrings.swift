import Glibc

/// A list of C strings that ends with a null pointer, as `argv` does.
@safe package final class CStrings {
  package let list: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
  private let count: Int

  package init(_ strings: [String]) {
    count = strings.count
    unsafe list = .allocate(capacity: count + 1)
    for (index, string) in strings.enumerated() { unsafe (list + index).initialize(to: strdup(string)) }
    unsafe (list + count).initialize(to: nil)
  }

  deinit {
    for index in 0..<count { unsafe free(list[index]) }
    unsafe list.deallocate()
  }
}
