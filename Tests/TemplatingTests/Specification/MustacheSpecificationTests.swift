import Foundation
import TestSupport
import Testing

@testable import Templating

@Suite(
  .enabled(
    if: TestData.has("mustache-spec"),
    "The Mustache specification is not in \(TestData.folder.path)/mustache-spec; set TIFFIN_TEST_DATA."))
struct `The Mustache specification` {
  @Test(arguments: SpecificationCase.all(in: "comments"))
  func `is followed for comments`(_ specified: SpecificationCase) throws { try check(specified) }

  @Test(arguments: SpecificationCase.all(in: "delimiters"))
  func `is followed for delimiters`(_ specified: SpecificationCase) throws { try check(specified) }

  @Test(arguments: SpecificationCase.all(in: "interpolation"))
  func `is followed for interpolation`(_ specified: SpecificationCase) throws { try check(specified) }

  @Test(arguments: SpecificationCase.all(in: "inverted"))
  func `is followed for inverted sections`(_ specified: SpecificationCase) throws { try check(specified) }

  @Test(arguments: SpecificationCase.all(in: "partials"))
  func `is followed for partials`(_ specified: SpecificationCase) throws { try check(specified) }

  @Test(arguments: SpecificationCase.all(in: "sections"))
  func `is followed for sections`(_ specified: SpecificationCase) throws { try check(specified) }

  @Test(arguments: SpecificationCase.all(in: "~inheritance"))
  func `is followed for inheritance`(_ specified: SpecificationCase) throws { try check(specified) }

  @Test func `is tested with all 136 cases of its required parts`() {
    let required = ["comments", "delimiters", "interpolation", "inverted", "partials", "sections"]

    let cases = required.flatMap(SpecificationCase.all)

    #expect(cases.count == 136)
  }

  private func check(_ specified: SpecificationCase) throws {
    let library = TemplateLibrary(sources: specified.partials.merging(["the case": specified.template]) { $1 })
    let template = try library.template("the case", for: Stack.self, rules: .specification)

    let page = template.page(Stack([specified.data]))

    #expect(page == specified.expected)
  }
}
