import TiffinCore

/// Who asks, when it is for them, and how their pages read.
struct Visitor: Sendable {
  let person: Person
  /// The person's own today.
  let today: LocalDate
  /// The time on the person's own clock.
  let now: LocalTime
  let chrome: Chrome

  init(_ person: Person, at clock: Clock, _ request: Request, _ assets: Assets) {
    let moment = clock.now(for: person)
    self.person = person.on(moment.date)
    today = moment.date
    now = moment.time
    chrome = Chrome(request, assets, for: person)
  }

  var format: Formatter { Formatter(today: today) }
  var links: Links { chrome.links }
}
