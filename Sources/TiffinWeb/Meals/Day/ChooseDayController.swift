import HTTPTypes
import TiffinCore

/// A controller that asks for the date of a form on today's page that was left open past midnight.
struct ChooseDayController: Controller {
  let services: Services

  /// Returns the page with the question; nil if it is not needed.
  ///
  /// - Parameter chosen: The date stated by the form; nil if the form means today.
  func ask(_ request: Request, _ form: FormData, chosen: LocalDate? = nil, for visitor: Visitor) throws -> Response? {
    guard !visitor.isResuming, let day = try SubmittedDay(form).today, day != visitor.today, chosen ?? day == day else {
      return nil
    }
    let view = ChooseDayView(form, to: visitor.links.path(request.path), since: day, for: visitor)
    return try pages.html(view, for: visitor, status: .conflict)
  }
}
