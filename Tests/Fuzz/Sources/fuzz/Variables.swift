@testable import FastCGI
import Glibc

/// Reads a request's variables as libfcgi hands them over: `NAME=value` strings, one after each zero byte.
func readVariables(_ bytes: [UInt8]) {
  var strings: [UnsafeMutablePointer<CChar>?] = unsafe bytes.split(separator: 0).map { string in
    unsafe string.withUnsafeBytes { bytes in
      unsafe bytes.baseAddress.map { unsafe strndup($0.assumingMemoryBound(to: CChar.self), bytes.count) } ?? nil
    }
  }
  unsafe strings.append(nil)
  defer { unsafe strings.forEach { unsafe free($0) } }
  var variables = GatewayVariables()
  do throws(GatewayRefusal) {
    try unsafe strings.withUnsafeMutableBufferPointer { strings throws(GatewayRefusal) in
      try unsafe variables.fill(from: strings.baseAddress)
    }
    _ = try GatewayRequest(variables, body: GatewayBody(nil))
  } catch {
    return
  }
  precondition(variables["HTTP_PROXY"] == nil, "A header became the proxy of programs.")
  precondition(variables.text.count <= 4 * GatewayVariables.limit, "More was kept than the limit allows.")
}
