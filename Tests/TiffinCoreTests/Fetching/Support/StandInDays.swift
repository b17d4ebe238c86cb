import TestSupport

/// Answers, good ones first.
extension StandInConnection {
  static let html = "text/html; charset=UTF-8"

  /// Sends a complete response and closes the connection.
  func answer(_ body: [UInt8], type: String? = html, status: String = "200 OK", _ fields: [String] = []) {
    let type = type.map { ["Content-Type: \($0)"] } ?? []
    let head = ["HTTP/1.1 \(status)", "Content-Length: \(body.count)"] + type + fields
    send(head.map { $0 + "\r\n" }.joined() + "\r\n")
    send(body)
  }

  func answer(_ text: String, type: String? = html, status: String = "200 OK", _ fields: [String] = []) {
    answer(Array(text.utf8), type: type, status: status, fields)
  }

  func redirect(to location: String, status: String = "302 Found", _ fields: [String] = []) {
    answer("", type: nil, status: status, ["Location: \(location)"] + fields)
  }

  func redirect(to location: String, after time: Duration) {
    pause(for: time)
    redirect(to: location)
  }

  /// Sends a header without a length: the body ends with the connection.
  func begin(type: String = html, _ fields: [String] = []) {
    let head = ["HTTP/1.1 200 OK", "Content-Type: \(type)", "Connection: close"] + fields
    send(head.map { $0 + "\r\n" }.joined() + "\r\n")
  }

  /// Sends bytes as fast as the client reads, until it disconnects.
  func sendForEver(_ bytes: [UInt8]) {
    var isThere = true
    while isThere { isThere = send(bytes) }
  }

  /// Sends a piece now and then, until the client disconnects.
  func drip(_ text: String, every time: Duration) {
    while send(text) { pause(for: time) }
  }
}
