import TestServer
import Testing
import TiffinCore

@testable import TiffinWeb

/// The settings as their visitors see them.
extension Site {
  func settings(_ part: String = "") throws -> HTMLElement {
    try get(part.isEmpty ? "settings" : "settings/\(part)").page
  }

  /// The form of one part.
  func settingsForm(_ part: String) throws -> HTMLForm {
    let element = try #require(try settings(part).element(id: part == "time_zone" ? "time-zone" : part))
    return HTMLForm(element.name == "form" ? element : try #require(element.first("form")))
  }

  /// Saves some fields of a part, which has to be accepted, and follows to the page that comes. Reminders that open the
  /// calendar are answered by that page itself, with its link.
  @discardableResult
  func save(_ part: String, _ values: KeyValuePairs<String, String>) throws -> HTMLElement {
    let answer = try send(try settingsForm(part).with(values))
    if part == "reminders", answer.page.element(id: "calendar") != nil { return answer.page }
    #expect(answer.status == 303)
    return try follow(answer).page
  }

  /// Sends a settings form that has these fields and no others.
  func sendSettings(_ values: KeyValuePairs<String, String>) throws -> Answer {
    var form = HTMLForm(HTMLElement("form", ["action": "\(basePath)settings"]))
    form.fields = values.map { ($0.key, $0.value) } + [("token", try settingsForm("diary")["token"] ?? "")]
    return try send(form)
  }

  var storedSettings: PersonSettings { get throws { try people.builtIn().settings } }
}

extension HTMLElement {
  /// The value of a field.
  func value(of id: String) -> String? {
    let field = element(id: id)
    return field?.name == "select" ? field?.chosenOption?["value"] : field?["value"]
  }

  /// The sentence above a field that was refused.
  func error(at id: String) -> String? {
    element(id: "\(id)-error")?.words
  }
}
