// Renders Tiffin's meal list, fifty meals, as Tiffin does and by hand, and compares: from the meals as the database gives
// them to the bytes that are sent.
//
//     swift run -c release -Xswiftc -enable-testing --package-path Bench/Rendering rendering . [check]
//
// Exits with 1 when Tiffin needs more than 2.5 times what the handwritten appends need. `check` measures nothing, and only
// makes sure that both make the same page.
import Glibc

let checkout = CommandLine.arguments.dropFirst().first ?? "."
let meals = try Sample.meals()
let tiffin = try TemplatePage(checkout: checkout)
let page = tiffin.bytes(meals, capacity: 0)
let marked = tiffin.bytes(try Sample.marked(), capacity: 0)
let skeleton = Skeleton(page: page, marked: marked, photo: "/photos/8765432/small")
let hand = HandwrittenPage(skeleton: skeleton, assets: tiffin.assets)

guard hand.bytes(meals, capacity: 0) == page else {
  print("The pages differ.")
  exit(1)
}
if CommandLine.arguments.contains("check") {
  print("By view and template and by hand the list is the same \(page.count) bytes.")
  exit(0)
}

// As Tiffin does it: room for the last page and a little more.
let capacity = page.count + page.count / 16
var rounds = Rounds()
rounds.measure([
  "by hand": { hand.bytes(meals, capacity: capacity) }, "template": { tiffin.bytes(meals, capacity: capacity) },
])
let byHand = rounds.median("by hand")
let byTemplate = rounds.median("template")
let ratio = byTemplate / byHand

print("\(meals.count) meals, \(page.count) bytes; median of \(Rounds.count) rounds, processor time:")
print("by hand \(rounded(byHand)) µs, by view and template \(rounded(byTemplate)) µs: \(rounded(ratio)) ×")
exit(ratio <= 2.5 ? 0 : 1)

func rounded(_ number: Double) -> Double { (number * 100).rounded() / 100 }
