import FastCGI
import Testing
import TiffinCore

@testable import TiffinWeb

@Suite struct `The server's metrics` {
  /// The metrics as read by a program on the same machine.
  private func numbers(_ site: Site) throws -> [String: Double] {
    let here = [("REMOTE_ADDR", "127.0.0.1"), ("HTTP_HOST", "localhost:8080")]
    let answer = try site.request("GET", "/metrics", by: Browser(), headers: here)
    #expect(answer.status == 200)
    return Self.read(answer.text)
  }

  private static func read(_ text: String) -> [String: Double] {
    var read: [String: Double] = [:]
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      guard let blank = line.lastIndex(of: " "), let value = Double(line[line.index(after: blank)...]) else {
        Issue.record("\(line)")
        continue
      }
      #expect(read.updateValue(value, forKey: String(line[..<blank])) == nil, "twice: \(line)")
    }
    return read
  }

  @Test func `count requests by route and status class`() throws {
    let site = try Site()
    let meal = try site.add(.caprese())
    _ = try site.get("meals/\(meal.number)")
    _ = try site.get("meals/\(meal.number)")
    _ = try site.get("meals/999")
    _ = try site.request("POST", "/sign-out", headers: [("HTTP_ORIGIN", "https://evil.test")])
    _ = try site.get("nothing/here")

    let numbers = try numbers(site)

    #expect(numbers[#"tiffin_requests_total{method="GET",route="/meals/{id}",status="2xx"}"#] == 2)
    #expect(numbers[#"tiffin_requests_total{method="GET",route="/meals/{id}",status="4xx"}"#] == 1)
    #expect(numbers[#"tiffin_requests_total{method="POST",route="/sign-out",status="4xx"}"#] == 1)
    #expect(numbers[#"tiffin_requests_total{method="",route="none",status="4xx"}"#] == 1)
    #expect(numbers[#"tiffin_requests_total{method="GET",route="/settings",status="2xx"}"#] == nil)
    #expect(numbers[#"tiffin_refused_total{reason="other_site"}"#] == 1)
  }

  @Test func `have a histogram whose last bucket counts all requests`() throws {
    let site = try Site()
    for _ in 0..<3 { _ = try site.get("meals") }
    _ = try site.request("POST", "/sign-out", headers: [("HTTP_ORIGIN", "https://evil.test")])

    let numbers = try numbers(site)

    let steps = [
      "0.001", "0.002", "0.005", "0.01", "0.025", "0.05", "0.1", "0.25", "0.5", "1.0", "2.5", "10.0", "+Inf",
    ]
    let name = "tiffin_request_duration_seconds"
    let counts = steps.map { numbers["\(name)_bucket{kind=\"read\",le=\"\($0)\"}"] ?? -1 }
    #expect(counts == counts.sorted() && counts.last == 3)
    #expect(numbers["\(name)_count{kind=\"read\"}"] == 3)
    #expect(numbers["\(name)_count{kind=\"change\"}"] == 1)
    #expect(numbers["\(name)_sum{kind=\"read\"}"] ?? 0 > 0)
  }

  @Test func `count statements, writes, wrong passwords, devices and people`() throws {
    let site = try Site()
    let before = try numbers(site)
    _ = try site.send(try site.addForm().with(["name": "Toast"]))
    _ = try site.signIn("me", "wrong on purpose", by: Browser())

    let after = try numbers(site)

    func rise(_ name: String) -> Double { (after[name] ?? 0) - (before[name] ?? 0) }
    #expect(rise("tiffin_statements_total") > 5)
    #expect(rise("tiffin_statement_seconds_total") > 0)
    #expect(rise("tiffin_writes_total") >= 2)
    #expect(rise("tiffin_write_wait_seconds_total") > 0)
    #expect(rise("tiffin_writes_busy_total") == 0)
    #expect(rise("tiffin_sign_in_failures_total") == 1)
    #expect(after["tiffin_sessions"] == 1 && after["tiffin_people"] == 1)
    #expect(after["tiffin_database_bytes"] ?? 0 > 100_000)
    #expect((after["tiffin_free_bytes"] ?? 0 > 0) == (site.server == nil))
    #expect(after["tiffin_workers"] == 1)
  }

  @Test func `include memory and processor time of this process`() throws {
    let numbers = try numbers(try Site())

    let memory = numbers.first { $0.key.hasPrefix("tiffin_process_resident_bytes{") }
    #expect(memory?.value ?? 0 > 1_000_000)
    #expect(numbers.contains { $0.key.hasPrefix("tiffin_process_cpu_seconds{pid=") && $0.value > 0 })
  }

  @Test(.onFile) func `say how large the next backup will be once there is one`() throws {
    let site = try Site()
    #expect(try numbers(site)["tiffin_next_backup_bytes"] == nil)
    site.data.recordBackup()

    let after = try numbers(site)

    #expect(after["tiffin_next_backup_bytes"] ?? 0 > 100_000)
    #expect(after["tiffin_next_backup_fits"] == 1)
  }

  @Test func `are shared between workers and separate for another release`() throws {
    let shared = try SharedCounters.make()
    let first = try Metrics(shared, routes: ["GET /"], now: 1_000)
    let second = try Metrics(shared, routes: ["GET /"], now: 2_000)
    let other = try Metrics(shared, routes: ["GET /", "GET /new"], now: 3_000)

    first.add(2, to: .photos)
    second.add(3, to: .photos)
    other.add(7, to: .photos)

    #expect(first.count(of: .photos) == 5 && second.count(of: .photos) == 5)
    #expect(other.count(of: .photos) == 7)
    #expect(second.started == 1_000 && other.started == 3_000)
  }

  @Test func `let one worker a second say that the database does not answer`() throws {
    let shared = try SharedCounters.make()
    let first = try Metrics(shared, routes: ["GET /"], now: 1_000)
    let second = try Metrics(shared, routes: ["GET /"], now: 2_000)

    let said = [
      first.isFirstUnreachable(in: 70), first.isFirstUnreachable(in: 70), second.isFirstUnreachable(in: 70),
      second.isFirstUnreachable(in: 71), first.isFirstUnreachable(in: 71), first.isFirstUnreachable(in: 90),
    ]

    #expect(said == [true, false, false, true, false, true])
  }

  @Test func `have room for every route of the site`() throws {
    for mode in Authentication.allCases {
      let routes = SiteMap.routeNames(in: mode)
      #expect(Metrics.Place.of(route: routes.count) + Metrics.Place.nanoseconds < Metrics.Place.lastUnreachable)
    }
  }
}

@Suite struct `Access to the metrics` {
  private static let token = "0123456789abcdef"

  private func allows(_ headers: [(String, String)], token: String? = nil) throws -> Bool {
    let site = try Site { $0.metricsToken = token }
    let answer = try site.request("GET", "/metrics", by: Browser(), headers: headers)
    #expect([200, 404].contains(answer.status))
    return answer.status == 200
  }

  @Test(arguments: [
    ("127.0.0.1", "127.0.0.1:8080"), ("127.0.0.1", "localhost"), ("127.8.9.1", "LOCALHOST:80"), ("::1", "[::1]:8080"),
    ("::ffff:127.0.0.1", "127.0.0.1"),
  ])
  func `is allowed to a program on the same machine`(address: String, host: String) throws {
    #expect(try allows([("REMOTE_ADDR", address), ("HTTP_HOST", host)]))
  }

  /// A web server on the same machine forwards requests from anybody.
  @Test(arguments: [
    ("203.0.113.9", "localhost"), ("", "localhost"), ("unix:", "localhost"), ("127.0.0.1", "food.example.org"),
    ("127.0.0.1", ""), ("10.0.0.1", "127.0.0.1"), ("::2", "localhost"), ("::ffff:203.0.113.9", "localhost"),
    ("127.0.0.1", "127.0.0.1.evil.test"), ("127.0.0.1", "localhost.evil.test"),
  ])
  func `is refused from elsewhere and under the site's own name`(address: String, host: String) throws {
    #expect(try !allows([("REMOTE_ADDR", address), ("HTTP_HOST", host)]))
  }

  @Test(arguments: ["HTTP_X_FORWARDED_FOR", "HTTP_FORWARDED", "HTTP_X_REAL_IP", "HTTP_VIA"])
  func `is refused to a forwarded request`(header: String) throws {
    #expect(try !allows([("REMOTE_ADDR", "127.0.0.1"), ("HTTP_HOST", "localhost"), (header, "203.0.113.9")]))
  }

  @Test func `requires the token from anywhere if one is set`() throws {
    let far = [("REMOTE_ADDR", "203.0.113.9"), ("HTTP_HOST", "food.example.org")]

    #expect(try allows(far + [("HTTP_AUTHORIZATION", "Bearer \(Self.token)")], token: Self.token))
    for wrong in ["Bearer \(Self.token)x", "Bearer ", Self.token, "Basic \(Self.token)", ""] {
      #expect(try !allows(far + [("HTTP_AUTHORIZATION", wrong)], token: Self.token), "\(wrong)")
    }
    #expect(try !allows([("REMOTE_ADDR", "127.0.0.1"), ("HTTP_HOST", "localhost")], token: Self.token))
  }

  @Test func `is logged if refused, without the token`() throws {
    let written = Written()
    let site = try Site(log: written.logger(.json)) { $0.metricsToken = Self.token }

    _ = try site.request("GET", "/metrics", headers: [("HTTP_AUTHORIZATION", "Bearer wrongwrongwrong")])

    #expect(written.objects.contains { $0["reason"] as? String == "metrics" })
    #expect(!written.text.contains("wrongwrongwrong") && !written.text.contains(Self.token))
  }
}
