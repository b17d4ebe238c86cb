import Foundation
import Testing

/// Templates are formatted for people, because their line breaks are not written (docs/templates.md).
@Suite struct `Template files` {
  /// Every line of every template with its file and line number.
  private static let lines: [(place: String, text: String)] = {
    let folder = Site.checkout + "/Templates"
    let files = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
    return files.filter { $0.hasSuffix(".mustache") }.sorted().flatMap { file in
      let text = (try? String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)) ?? ""
      return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map { number, line in
        ("\(file):\(number + 1)", String(line))
      }
    }
  }()

  private let beside = /(<\/[a-z0-9]+>|<(?:input|img|br|use|circle)[^>]*>)(\{\{[#\/^][^}]*\}\})*<[a-z]/

  private func places(where isWrong: (String) -> Bool) -> [String] {
    Self.lines.filter { isWrong($0.text) }.map(\.place)
  }

  @Test func `have at most 120 columns`() {
    #expect(Self.lines.count > 2_000)
    #expect(places { $0.count > 120 } == [])
  }

  @Test func `have one line per adjacent element`() {
    #expect(places { $0.contains(beside) } == [])
    #expect("<b>a</b><i>b</i>".contains(beside))
    #expect("<img alt=\"\">{{#name}}<b>".contains(beside))
    #expect(!"<b>474</b> <small>kcal</small>".contains(beside))
  }

  @Test func `have no trailing spaces and no tabs`() {
    #expect(places { $0.hasSuffix(" ") || $0.contains("\t") || $0.contains("\r") } == [])
  }

  /// Written addresses would be wrong below a base path, and hard to find.
  @Test func `contain no hand-written addresses`() {
    let made = /(?:href|action|src)="(?:\/|[a-z]+\/|\{\{root\}\})/

    #expect(places { $0.contains(made) } == [])
    #expect("<a href=\"{{root}}plan\">".contains(made))
    #expect("<form action=\"/plan\">".contains(made))
  }
}
