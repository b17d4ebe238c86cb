import Testing

@testable import FastCGI

/// An answer as a browser receives it.
struct Answer {
  let status: Int
  let headers: [(name: String, value: String)]
  let body: [UInt8]

  init(_ response: GatewayResponse) {
    var lines = String(decoding: response.head, as: UTF8.self).split(separator: "\r\n").map(String.init)
    let first = lines.removeFirst()
    status = Int(first.dropFirst("Status: ".count).prefix(3)) ?? 0
    headers = lines.map { line in
      let parts = line.split(separator: ":", maxSplits: 1)
      return (String(parts[0]), String(parts.count > 1 ? parts[1].drop { $0 == " " } : ""))
    }
    body = response.body + (response.file?.contents() ?? [])
  }

  subscript(header: String) -> String? {
    headers.first { $0.name.lowercased() == header.lowercased() }?.value
  }

  var text: String { String(decoding: body, as: UTF8.self) }

  /// The page, which has to be well made.
  var page: HTMLElement {
    let (root, faults) = HTMLReader.read(text)
    #expect(faults == [])
    return root
  }
}

extension GatewayFile {
  /// Returns the whole contents.
  fileprivate func contents() -> [UInt8] {
    var bytes: [UInt8] = []
    send {
      bytes += $0
      return true
    }
    return bytes
  }
}
