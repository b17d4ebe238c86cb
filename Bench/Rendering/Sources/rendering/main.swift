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
let template = try library.template("meals/list", for: MealList.self, within: Chrome.self)

func byTemplate() -> [UInt8] {
  var out = Output(capacity: 16 * 1024)
  template.render(list, within: chrome, into: &out)
  return out.finish()
}

func byHand() -> [UInt8] {
  var out = Output(capacity: 16 * 1024)
  writeByHand(list, root: chrome.root, into: &out)
  return out.finish()
}

guard byTemplate() == byHand() else {
  print("The pages differ.")
  exit(1)
}

var rounds = Rounds()
rounds.measure(["by hand": byHand, "template": byTemplate])
let hand = rounds.median("by hand")
let engine = rounds.median("template")
let ratio = engine / hand

print("\(list.meals.count) rows, \(byHand().count) bytes; median of \(Rounds.count) rounds, processor time")
print("by hand \(rounded(hand)) µs, template \(rounded(engine)) µs: \(rounded(ratio)) ×")
exit(ratio <= 2.5 ? 0 : 1)

func rounded(_ number: Double) -> Double { (number * 100).rounded() / 100 }
