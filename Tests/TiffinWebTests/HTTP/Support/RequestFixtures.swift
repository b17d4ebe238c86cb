import FastCGI
import HTTPTypes

@testable import TiffinWeb

/// A request as a web server hands it over: `gateway("GET", "/meals?after=7", ["HTTP_COOKIE": "a=b"])`.
func gateway(
  _ method: String, _ target: String, _ variables: KeyValuePairs<String, String> = [:], body: [UInt8] = []
) throws -> GatewayRequest {
  var all = [("REQUEST_METHOD", method), ("REQUEST_URI", target)]
  all += variables.map { ($0.key, $0.value) }
  return try GatewayRequest(variables: all, body: body)
}

/// The same, read; what a mount refuses is thrown.
func request(
  _ method: String, _ target: String, _ variables: KeyValuePairs<String, String> = [:], body: [UInt8] = [],
  at mount: MountPoint = MountPoint()
) throws -> Request {
  let (request, refusal) = mount.read(try gateway(method, target, variables, body: body))
  if let refusal { throw refusal }
  return request
}

/// A form as it is sent.
func form(_ body: String, contentType: String = "application/x-www-form-urlencoded") throws -> FormData {
  try request("POST", "/", ["CONTENT_TYPE": contentType], body: Array(body.utf8)).form()
}

func text(_ bytes: some Sequence<UInt8>) -> String {
  String(decoding: Array(bytes), as: UTF8.self)
}
