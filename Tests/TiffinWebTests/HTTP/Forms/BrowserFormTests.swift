import TestSupport
import Testing

@testable import TiffinWeb

@Suite(.enabled(if: TestData.has(BrowserForm.file), Comment(rawValue: TestData.missing)))
struct `Browser forms` {
  @Test(arguments: BrowserForm.all) func `are parsed if URL-encoded`(example: BrowserForm) throws {
    let form = try form(example.urlencodedBody)

    #expect(form.fields.map(\.name) == [example.expectedName])
    #expect(form.fields.map(\.value) == [example.userInput.value.text.withBrowserLineEnds])
  }

  @Test(arguments: BrowserForm.all) func `are parsed if multipart`(example: BrowserForm) throws {
    let form = try form(example.multipartBody, contentType: example.multipartContentType)

    if example.userInput.value.isFile {
      #expect(form.fields.isEmpty)
      #expect(form.files.map(\.name) == [example.expectedName])
      #expect(form.files.map(\.upload.filename) == [example.userInput.value.text])
      #expect(form.files.map(\.upload.contentType) == ["text/plain"])
      #expect(form.files.allSatisfy { $0.upload.bytes.isEmpty })
    } else {
      #expect(form.files.isEmpty)
      #expect(form.fields.map(\.name) == [example.expectedName])
      #expect(form.fields.map(\.value) == [example.userInput.value.text.withBrowserLineEnds])
    }
  }

  @Test func `have 28 recorded examples`() {
    #expect(BrowserForm.all.count == 28)
  }
}

/// A typed text and the bodies that browsers send for it.
struct BrowserForm: Decodable, Sendable, CustomTestStringConvertible {
  static let file = "forms/browser-form-wire.json"
  static let all = (try? TestData.json(file, as: [BrowserForm].self)) ?? []

  let description: String
  let userInput: Input
  let urlencodedBody: String
  let multipartContentType: String
  let multipartBody: String

  var testDescription: String { description }
  var expectedName: String { userInput.name.withBrowserLineEnds }

  struct Input: Decodable, Sendable {
    let name: String
    let value: Value
  }

  enum Value: Decodable, Sendable {
    case typed(String)
    case file(String)

    private enum Keys: CodingKey { case filename }

    init(from decoder: any Decoder) throws {
      if let text = try? decoder.singleValueContainer().decode(String.self) {
        self = .typed(text)
      } else {
        self = .file(try decoder.container(keyedBy: Keys.self).decode(String.self, forKey: .filename))
      }
    }

    var isFile: Bool { if case .file = self { true } else { false } }
    var text: String {
      switch self {
      case .typed(let text), .file(let text): text
      }
    }
  }

  private enum CodingKeys: String, CodingKey {
    case description
    case userInput = "user_input"
    case urlencodedBody = "urlencoded_body"
    case multipartContentType = "multipart_content_type"
    case multipartBody = "multipart_body_utf8"
  }
}

extension String {
  /// The text with CR LF line ends, as browsers send names and values; file names keep theirs.
  fileprivate var withBrowserLineEnds: String {
    var text = String.UnicodeScalarView()
    var last: Unicode.Scalar?
    for scalar in unicodeScalars {
      if scalar == "\r" || (scalar == "\n" && last != "\r") {
        text.append(contentsOf: "\r\n".unicodeScalars)
      } else if scalar != "\n" {
        text.append(scalar)
      }
      last = scalar
    }
    return String(text)
  }
}
