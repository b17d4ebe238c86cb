import HTTPTypes
import Testing
import TiffinCore

@testable import TiffinWeb

@Suite struct `A form that the server cannot take just now` {
  @Test(arguments: [
    (StoreError.busy, 503, "5" as String?), (.tooSlow("cut"), 503, "5"), (.full, 507, nil), (.readOnly, 503, nil),
  ])
  func `comes back with a sentence that is about no field`(
    error: StoreError, status: Int, retryAfter: String?
  ) throws {
    let errors = try FormErrors(error)

    #expect(errors.status.code == status)
    #expect(errors.headers[.retryAfter] == retryAfter)
    #expect(errors.problems.map(\.field) == [nil])
  }

  @Test(arguments: [StoreError.notFound, .damaged("x"), .refused("x"), .failed("x")])
  func `does not come back when sending it again would not help`(error: StoreError) {
    #expect(throws: error) { try FormErrors(error) }
  }

  @Test func `comes back with a sentence at its date when that day is closed`() throws {
    #expect(try FormErrors(StoreError.pastDay)["date"] != nil)
  }

  @Test func `comes back as it was refused`() throws {
    var errors = FormErrors()
    errors.add("Give the meal a name", at: "name")

    #expect(try FormErrors(errors)["name"] == "Give the meal a name")
    #expect(try FormErrors(errors).status == .unprocessableContent)
  }
}
