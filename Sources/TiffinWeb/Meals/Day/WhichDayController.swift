import HTTPTypes
import TiffinCore

/// A controller that asks for the day of a form on a page of today that was left open over midnight.
struct WhichDayController: Controller {
  let services: Services

  /// Returns the page with the question; nil if nothing has to be asked.
  ///
  /// - Parameter chosen: the day that the form states itself; nil if it means today.
  func ask(_ request: Request, _ form: FormData, chosen: LocalDate? = nil, for visitor: Visitor) throws -> Response? {
    guard !visitor.isResuming, let day = try FormDay(form).today, day != visitor.today, chosen ?? day == day else {
      return nil
    }
    let view = WhichDayView(form, to: visitor.links.path(request.path), since: day, for: visitor)
    return try pages.html(view, for: visitor, status: .conflict)
  }
}
