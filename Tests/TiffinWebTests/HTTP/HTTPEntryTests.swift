import FastCGI
import HTTPTypes
import Synchronization
import Testing

@testable import TiffinWeb

@Suite struct `Handling a request` {
  private let front = HTTPEntry(
    mount: MountPoint(basePath: BasePath("/food/"), bodyLimit: 10),
    answer: { request in
      switch request.path.first {
      case "form": try .text(request.form().text("a") ?? "nothing")
      case "taken": throw HTTPRefusal.methodNotAllowed(allowed: [.get, .head])
      case "defect": throw Defect()
      default: .text("page")
      }
    },
    failure: { error, request in
      let status = (error as? HTTPRefusal)?.status ?? .internalServerError
      return .text("failed at \(request.basePath)", status: status)
    })

  private struct Defect: Error {}

  @Test func `returns the page of the route`() throws {
    let written = try WrittenResponse(front.handle(gateway("GET", "/food/")))

    #expect(written.status == "200 OK")
    #expect(text(written.body) == "page")
  }

  @Test(arguments: [
    ("GET", "/food/%00", "400 Bad Request"), ("GET", "/meals", "404 Not Found"), ("GET", "", "400 Bad Request"),
    ("GET", "/food/defect", "500 Internal Server Error"), ("PUT", "/food/taken", "405 Method Not Allowed"),
  ])
  func `returns an error page on failure`(method: String, target: String, status: String) throws {
    let written = try WrittenResponse(front.handle(gateway(method, target)))

    #expect(written.status == status)
    #expect(text(written.body) == "failed at /food/")
  }

  @Test func `lists the allowed methods with a 405`() throws {
    let written = try WrittenResponse(front.handle(gateway("PUT", "/food/taken")))

    #expect(written.values("Allow") == ["GET, HEAD"])
  }

  @Test(arguments: [
    ("page", nil, "private, no-store"), ("picture", "private, max-age=31536000, immutable", "private, no-store"),
    ("style", "public, max-age=31536000, immutable", "public, max-age=31536000, immutable"),
  ])
  func `disables caching of personal pages if configured`(
    name: String, caching: String?, sent: String
  ) throws {
    let front = HTTPEntry(
      mount: front.mount,
      answer: { _ in
        var response = Response.text(name)
        response.headers[.cacheControl] = caching
        return response
      }, failure: front.failure, forbidsCaching: true)

    let written = try WrittenResponse(front.handle(gateway("GET", "/food/")))

    #expect(written.values("Cache-Control") == [sent])
  }

  @Test(arguments: [("/food/", 200), ("/food/defect", 500), ("/elsewhere", 404)])
  func `reports each outcome once`(target: String, status: Int) throws {
    let told = Mutex<[Int]>([])
    let front = HTTPEntry(
      mount: front.mount, answer: front.answer, failure: front.failure,
      answered: { outcome in
        if outcome.duration > .zero { told.withLock { $0.append(outcome.status.code) } }
      })

    _ = try front.handle(gateway("GET", target))

    #expect(told.withLock { $0 } == [status])
  }

  @Test func `refuses a cross-site form before reading its body`() throws {
    let variables: KeyValuePairs = [
      "HTTP_SEC_FETCH_SITE": "cross-site", "CONTENT_TYPE": "application/x-www-form-urlencoded",
    ]

    let written = try WrittenResponse(
      front.handle(gateway("POST", "/food/form", variables, body: Array(repeating: 0, count: 100))))

    #expect(written.status == "403 Forbidden")
  }

  @Test func `answers 413 to a body over the limit`() throws {
    let form: KeyValuePairs = ["CONTENT_TYPE": "application/x-www-form-urlencoded"]

    let fits = try WrittenResponse(front.handle(gateway("POST", "/food/form", form, body: Array("a=12345678".utf8))))
    let large = try WrittenResponse(front.handle(gateway("POST", "/food/form", form, body: Array("a=123456789".utf8))))

    #expect(fits.status == "200 OK")
    #expect(text(fits.body) == "12345678")
    #expect(large.status?.hasPrefix("413 ") == true)
  }
}
