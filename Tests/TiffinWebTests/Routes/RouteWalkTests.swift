import Testing
import TiffinCore

@testable import TiffinWeb

/// Every route, walked by Alice (an owner), Bob (a member of her household), Carol (of another one) and a stranger.
@Suite struct `Walking all routes` {
  @Test func `covers exactly the routes of the site map`() throws {
    let walked = Set(RouteLine.all.map(\.route))
    let there = Set(SiteMap.routes.map { "\($0.method) \($0.pattern)" })

    #expect(there.subtracting(walked).sorted() == [], "nobody says what these give to whom")
    #expect(walked.subtracting(there).sorted() == [], "these are not on the site's map")
    for route in SiteMap.routes {
      for line in RouteLine.all where line.route == "\(route.method) \(route.pattern)" {
        #expect((route.access == .everybody) == (line.open != nil), "\(line.testDescription)")
      }
    }
  }

  // One site for all lines, because nothing is changed.
  @Test func `refuses people who are not signed in`() throws {
    let walk = try RouteWalk()
    let before = try walk.everything()

    for line in RouteLine.all {
      let answer = try walk.go(line, by: Browser(), token: "none")

      if let status = line.open {
        #expect(answer.status == status, "\(line.testDescription)")
      } else if line.isChange {
        #expect(answer.status == 403, "\(line.testDescription)")
        #expect(answer.page.form(to: "/sign-in") != nil, "\(line.testDescription)")
      } else {
        #expect(answer.status == 303, "\(line.testDescription)")
        #expect(answer["Location"]?.hasPrefix("/sign-in") == true, "\(line.testDescription)")
      }
      for secret in walk.secrets(not: line) {
        #expect(!answer.text.contains(secret), "\(line.testDescription)")
      }
      #expect(try walk.everything() == before, "\(line.testDescription)")
    }
  }

  // One site for all lines that change nothing for strangers.
  @Test func `shows a stranger nothing`() throws {
    let walk = try RouteWalk()

    for line in RouteLine.all where !line.changesSomething { try strangers(walk, line) }
  }

  @Test(arguments: RouteLine.all.filter(\.changesSomething))
  func `lets strangers change only their own data`(line: RouteLine) throws {
    try strangers(try RouteWalk(), line)
  }

  private func strangers(_ walk: RouteWalk, _ line: RouteLine) throws {
    for (walker, status) in [(walk.bob, line.ends.bob), (walk.carol, line.ends.carol)] {
      let comment = Comment(rawValue: "\(walker.name): \(line.testDescription)")
      let before = try walk.alices(besides: walker)
      let place = try walk.place(of: walker)

      let answer = try walk.go(line, by: walker.browser)

      #expect(answer.status == status, comment)
      #expect(try walk.alices(besides: walker) == before, comment)
      if !line.movesPeople { #expect(try walk.place(of: walker) == place, comment) }
      let exported = try walk.export(of: [walk.bob, walk.carol])
      for secret in walk.secrets(from: walker, not: line) {
        #expect(!answer.text.contains(secret), comment)
      }
      for secret in walk.secrets(from: walk.bob, not: line) { #expect(!exported.contains(secret), comment) }
    }
  }

  @Test func `shows a person their own data`() throws {
    let walk = try RouteWalk()

    for line in RouteLine.all where !line.isChange {
      #expect(try walk.go(line, by: walk.alice.browser).status == line.ends.alice, "\(line.testDescription)")
    }
  }

  @Test(arguments: RouteLine.all.filter(\.isChange)) func `lets a person change their own data`(line: RouteLine) throws
  {
    let walk = try RouteWalk()

    #expect(try walk.go(line, by: walk.alice.browser).status == line.ends.alice)
  }
}

extension RouteLine {
  /// True if a stranger changes any data with it, even their own.
  fileprivate var changesSomething: Bool {
    isChange && ![ends.bob, ends.carol].allSatisfy { (400...499).contains($0) }
  }

  /// True if it moves a stranger to another household or deletes them.
  var movesPeople: Bool {
    ["POST /household/leave", "POST /join/{token}/accept", "POST /account/delete"].contains(route)
  }
}

extension RouteWalk {
  /// Returns the exports of these people, each downloaded in a new session. Deleted people have none.
  fileprivate func export(of walkers: [Walker]) throws -> String {
    try walkers.filter { try !place(of: $0).isEmpty }.map { walker in
      let session = try site.sessions.begin(walker.person.id, isKept: true, device: "Firefox")
      let answer = try site.get("export/meals.csv", by: site.browser(with: session))
      // More than a hundred sessions would end the walker's own.
      try site.sessions.end(session)
      #expect(answer.status == 200)
      return answer.text
    }.joined()
  }
}
