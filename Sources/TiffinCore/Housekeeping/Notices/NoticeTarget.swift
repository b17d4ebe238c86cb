public import Fetching
import PictureTools

/// The form of the notices that are sent to an address.
public enum NoticeFormat: String, Sendable {
  /// The text alone with the title in a header, as ntfy takes it.
  case text
  /// A JSON object, as Gotify and Apprise take it.
  case json
}

/// The place that notices to the server's owner go to: a program or an address.
public struct NoticeTarget: Sendable {
  private enum Way: Sendable {
    case program(OwnerProgram)
    case address(String, NoticeFormat, FetchGateway)
  }

  private static let timeout = Duration.seconds(60)

  private let way: Way

  /// Creates the target of a setting: a program's full path with arguments, or an address that begins with `http://` or
  /// `https://`; nil for any other text.
  ///
  /// - Parameter gateway: The gateway through which notices to an address are sent.
  public init?(_ text: String, _ format: NoticeFormat, through gateway: FetchGateway) {
    if text.utf8.starts(with: "http://".utf8) || text.utf8.starts(with: "https://".utf8) {
      way = .address(text, format, gateway)
    } else if let program = OwnerProgram(text, timeout: Self.timeout) {
      way = .program(program)
    } else {
      return nil
    }
  }

  /// Sends a notice and waits until it is taken. A program gets title and text as its last two arguments.
  ///
  /// - Returns: The reason of a failure, without the address, which may contain a secret; nil if the notice was taken.
  public func send(_ notice: OwnerNotice) -> String? {
    switch way {
    case .program(let program): return program.run([notice.title, notice.text], showsOutput: false)
    case .address(let address, let format, let gateway):
      do throws(FetchError) {
        try gateway.post(Self.message(notice, format), to: address, within: .notice)
        return nil
      } catch {
        return Self.reason(error)
      }
    }
  }

  static func message(_ notice: OwnerNotice, _ format: NoticeFormat) -> FetchMessage {
    switch format {
    case .text:
      FetchMessage(
        notice.text + "\n", mediaType: "text/plain; charset=utf-8",
        headers: [("Title", notice.title), ("Priority", "high"), ("Tags", "warning")])
    case .json: FetchMessage(json(notice).json, mediaType: "application/json")
    }
  }

  /// Returns an object with the names of Gotify (`message`, `priority`) and of Apprise (`body`, `type`).
  ///
  /// - Source: Gotify's API, POST /message; Apprise API, POST /notify.
  private static func json(_ notice: OwnerNotice) -> JSONValue {
    .object([
      "title": .string(notice.title), "message": .string(notice.text), "body": .string(notice.text),
      "type": .string("warning"), "priority": .number("7"),
    ])
  }

  private static func reason(_ error: FetchError) -> String {
    switch error {
    case .badAddress: "it is not a web address"
    case .privateAddress: "it leads to a private address that TIFFIN_FETCH_ALLOW does not name"
    case .unreachable: "the server cannot be reached"
    case .insecure: "there is no secure connection to the server"
    case .tooSlow: "the server did not answer in time"
    case .status(let status): "the server answered \(status)"
    case .tooManyRedirects: "the server sends it elsewhere"
    case .unavailable(let log): log
    case .tooLarge, .wrongType, .garbled: "the server’s answer cannot be read"
    }
  }
}
