// Renders a list of fifty meals by template and by hand, and compares.
//
//     swift run -c release --package-path Bench/Rendering
//
// Exits with 1 when the template needs more than 2.5 times what the handwritten appends need.
import Glibc
import Templating

let list = MealList.sample
let chrome = Chrome(root: "/")
let library = TemplateLibrary(sources: Templates.sources)
let template = try library.template("meals/list", for: MealList.self)
let enclosed = try library.template("enclosed/list", for: MealList.self, within: Chrome.self)

func byTemplate() -> [UInt8] {
  var out = Output(capacity: 16 * 1024)
  template.render(list, into: &out)
  return out.finish()
}

func enclosedInChrome() -> [UInt8] {
  var out = Output(capacity: 16 * 1024)
  enclosed.render(list, within: chrome, into: &out)
  return out.finish()
}

func byHand() -> [UInt8] {
  var page = Handwritten(capacity: 16 * 1024)
  page.page(list, root: chrome.root)
  return page.bytes
}

guard byTemplate() == byHand(), enclosedInChrome() == byHand() else {
  print("The pages differ.")
  print(String(decoding: byTemplate(), as: UTF8.self).prefix(1_200))
  print("---")
  print(String(decoding: byHand(), as: UTF8.self).prefix(1_200))
  exit(1)
}

var rounds = Rounds()
rounds.measure(["by hand": byHand, "template": byTemplate, "template in chrome": enclosedInChrome])

print("50 rows, \(byHand().count) bytes; µs of processor time per page, median of \(Rounds.count) rounds (fastest)")
let hand = rounds.median("by hand")
for name in ["by hand", "template", "template in chrome"] {
  let median = rounds.median(name)
  print("\(name): \(rounded(median)) (\(rounded(rounds.fastest(name)))), \(rounded(median / hand)) × by hand")
}

func rounded(_ number: Double) -> Double { (number * 100).rounded() / 100 }

guard rounds.median("template") <= 2.5 * hand, rounds.median("template in chrome") <= 2.5 * hand else {
  exit(1)
}
