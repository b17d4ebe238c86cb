import Synchronization

/// A browser that keeps its cookies.
final class Browser: Sendable {
  /// The User-Agent header; empty if it sends none.
  let name: String

  init(named name: String = "") {
    self.name = name
  }

  private let kept = Mutex<[String: String]>([:])
  private static let session = "tiffin-0"

  /// The session's, as it is sent, `name=value`; nil where there is none.
  var cookie: String? {
    get { kept.withLock { cookies in cookies[Self.session].map { "\(Self.session)=\($0)" } } }
    set {
      kept.withLock { cookies in
        cookies[Self.session] = nil
        guard let newValue, let equals = newValue.firstIndex(of: "=") else { return }
        cookies[String(newValue[..<equals])] = String(newValue[newValue.index(after: equals)...])
      }
    }
  }

  /// The headers that it adds to a request.
  var headers: [(String, String)] {
    let pairs = kept.withLock { cookies in cookies.map { "\($0.key)=\($0.value)" } }
    return (pairs.isEmpty ? [] : [("HTTP_COOKIE", pairs.sorted().joined(separator: "; "))])
      + (name.isEmpty ? [] : [("HTTP_USER_AGENT", name)])
  }

  /// Stores and removes cookies as the answer says.
  func take(_ answer: Answer) {
    for header in answer.headers where header.name.lowercased() == "set-cookie" {
      let pair = header.value.prefix { $0 != ";" }.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let isGone = header.value.contains("Max-Age=0")
      kept.withLock { $0[String(pair[0])] = isGone ? nil as String? : String(pair.last ?? "") }
    }
  }
}
