/// The same page as somebody in a hurry for bytes would write it: straight appends into an array.
struct Handwritten {
  private(set) var bytes: [UInt8] = []

  init(capacity: Int) {
    bytes.reserveCapacity(capacity)
  }

  mutating func page(_ list: MealList, root: String) {
    markup("<!doctype html>\n<html lang=\"en\">\n<head><meta charset=\"utf-8\"><title>")
    text(list.title)
    markup("</title></head>\n<body>\n<h1>")
    text(list.title)
    markup("</h1>\n<ul class=\"meals\">\n")
    for meal in list.meals { row(meal, root: root) }
    markup("</ul>\n\n</body>\n</html>\n")
  }

  private mutating func row(_ meal: MealRow, root: String) {
    markup("<li class=\"row\"><img src=\"")
    text(root)
    markup("photos/")
    number(meal.id)
    markup("/small\" alt=\"\" loading=\"lazy\"><a href=\"")
    text(root)
    markup("meals/")
    number(meal.id)
    markup("\">")
    text(meal.name)
    markup("</a>\n<small>")
    text(meal.category)
    if meal.isRated {
      markup(" · <span class=\"stars\">")
      number(meal.stars)
      markup(" of 5 stars</span>")
    }
    markup("</small>\n<b>")
    number(meal.calories)
    markup("</b> kcal <i>")
    number(meal.carbs)
    markup(" g</i> <i>")
    number(meal.protein)
    markup(" g</i> <i>")
    number(meal.fat)
    markup(" g</i></li>\n")
  }

  private mutating func markup(_ markup: String) {
    bytes.append(contentsOf: markup.utf8)
  }

  private mutating func number(_ number: Int) {
    guard number >= 10 else { return bytes.append(48 + UInt8(number)) }
    self.number(number / 10)
    bytes.append(48 + UInt8(number % 10))
  }

  private mutating func text(_ text: String) {
    guard text.utf8.contains(where: Self.isSpecial) else { return markup(text) }
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): markup("&amp;")
      case UInt8(ascii: "<"): markup("&lt;")
      case UInt8(ascii: ">"): markup("&gt;")
      case UInt8(ascii: "\""): markup("&quot;")
      case UInt8(ascii: "'"): markup("&#39;")
      default: bytes.append(byte)
      }
    }
  }

  private static func isSpecial(_ byte: UInt8) -> Bool {
    byte == 0x22 || byte == 0x26 || byte == 0x27 || byte == 0x3C || byte == 0x3E
  }
}
