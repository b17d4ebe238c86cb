import Testing

@testable import TiffinWeb

@Suite struct `A header with parameters` {
  private func header(_ text: String) -> HeaderValue? { HeaderValue(ArraySlice(text.utf8)) }

  private func parameters(_ count: Int) -> String {
    "form-data" + (0..<count).map { "; p\($0)=v\($0)" }.joined()
  }

  @Test func `has up to eight parameters, each once`() {
    #expect(header(parameters(8))?["P7"].map { Array($0) } == Array("v7".utf8))
    #expect(header("form-data; name=a; NAME=b") == nil)
  }

  @Test func `is malformed with more than eight parameters`() {
    #expect(header(parameters(9)) == nil)
    #expect(header(parameters(900)) == nil)
  }
}
