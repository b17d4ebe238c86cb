@testable import TiffinCore

/// The list written by hand: appends to a plain array of bytes, with digits and escaping of its own. Nothing of the
/// template engine or of Tiffin's views is in it.
///
/// The meals must be of months that are over, in the order of their dates, with all their figures.
struct HandwrittenPage {
  let skeleton: Skeleton
  /// The address of the assets' folder.
  let assets: String

  func bytes(_ meals: [ListedMeal], capacity: Int) -> [UInt8] {
    unsafe skeleton.text.withUnsafeBufferPointer { text in
      var page = unsafe Appending(room: capacity, from: text)
      page.append(skeleton.head)
      write(meals, to: &page)
      page.append(skeleton.tail)
      return page.out
    }
  }

  private func write(_ meals: [ListedMeal], to page: inout Appending) {
    var month = (year: 0, month: 0)
    for meal in meals {
      if month == (meal.date.year, meal.date.month) {
        page.append(skeleton.between)
      } else {
        if month.year > 0 { page.append(skeleton.groupClose) }
        month = (meal.date.year, meal.date.month)
        page.append(skeleton.groupOpen)
        page.append(markup: Self.months[month.month - 1])
        page.append(byte: UInt8(ascii: " "))
        page.append(number: month.year)
        page.append(skeleton.groupTitled)
      }
      for piece in skeleton.rows[meal.rating.stars * 2 + (meal.isFavourite ? 1 : 0)] {
        switch piece {
        case .literal(let range): page.append(range)
        case .field(let field): write(field, of: meal, to: &page)
        }
      }
    }
  }

  private func write(_ field: Field, of meal: ListedMeal, to page: inout Appending) {
    switch field {
    case .id: page.append(number: Int(meal.id.number))
    case .picture: writePicture(of: meal, to: &page)
    case .name: page.append(escaping: meal.name.text)
    case .category: page.append(escaping: meal.category.name)
    case .energy: page.append(grouped: meal.energy?.kilocalories ?? 0)
    case .carbs: page.append(grams: meal.macros.carbs?.milligrams ?? 0)
    case .protein: page.append(grams: meal.macros.protein?.milligrams ?? 0)
    case .fat: page.append(grams: meal.macros.fat?.milligrams ?? 0)
    case .day: write(meal.date, to: &page)
    }
  }

  private func writePicture(of meal: ListedMeal, to page: inout Appending) {
    if let photo = meal.photo {
      page.append(markup: #"<img src="/photos/"#)
      page.append(number: Int(photo.number))
      page.append(markup: #"/small" alt="" width="64" height="64" loading="lazy">"#)
    } else {
      page.append(markup: #"<img class="letter"#)
      writeTint(of: meal.name.text, to: &page)
      page.append(markup: #"" src=""#)
      page.append(escaping: assets)
      page.append(markup: "/")
      page.append(escaping: meal.category.name.lowercased())
      page.append(markup: #".svg" alt="">"#)
    }
  }

  /// `NameTile`'s class for a name whose capitals are of ASCII.
  private func writeTint(of name: String, to page: inout Appending) {
    var sum = 0
    for byte in name.utf8 {
      let isCapital = byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
      sum = (sum * 31 + Int(isCapital ? byte | 0x20 : byte)) % 65_521
    }
    page.append(markup: ["", " carbs", " protein", " fat"][sum % 4])
  }

  private func write(_ date: LocalDate, to page: inout Appending) {
    page.append(markup: Self.weekdays[date.weekday.rawValue - 1])
    page.append(byte: UInt8(ascii: " "))
    page.append(number: date.day)
    page.append(byte: UInt8(ascii: " "))
    page.append(markup: Self.shortMonths[date.month - 1])
    page.append(byte: UInt8(ascii: " "))
    page.append(number: date.year)
  }

  private static let weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
  private static let months = [
    "January", "February", "March", "April", "May", "June",
    "July", "August", "September", "October", "November", "December",
  ]
  private static let shortMonths = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
}
