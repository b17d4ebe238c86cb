import HTTPTypes
import TiffinCore

/// Asks to which day a form belongs that was on a page of today, once that day is over.
struct WhichDayController: Controller {
  let services: Services

  /// Nil if nothing has to be asked.
  ///
  /// - Parameter chosen: the day that the form names itself; nil if it means today.
  func ask(_ request: Request, _ form: FormData, chosen: LocalDate? = nil, for visitor: Visitor) throws -> Response? {
    guard !visitor.isResuming, let day = try FormDay(form).today, day != visitor.today, chosen ?? day == day else {
      return nil
    }
    let view = WhichDayView(form, to: visitor.links.path(request.path), since: day, for: visitor)
    return try pages.html(view, for: visitor, status: .conflict)
  }
}
