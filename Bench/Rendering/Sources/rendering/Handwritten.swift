import Templating

/// The same page written by hand: the fastest there is with the engine's own output.
///
/// Appends to a plain array of bytes, escaping in a loop, take longer: `Output` copies and escapes in runs.
func writeByHand(_ list: MealList, root: String, into out: inout Output) {
  out.write(markup: "<!doctype html>\n<html lang=\"en\">\n<head><meta charset=\"utf-8\"><title>")
  out.write(list.title)
  out.write(markup: "</title></head>\n<body>\n<h1>")
  out.write(list.title)
  out.write(markup: "</h1>\n<ul class=\"meals\">\n")
  for meal in list.meals { writeByHand(meal, root: root, into: &out) }
  out.write(markup: "</ul>\n\n</body>\n</html>\n")
}

private func writeByHand(_ meal: MealRow, root: String, into out: inout Output) {
  out.write(markup: "<li class=\"row\"><img src=\"")
  out.write(root)
  out.write(markup: "photos/")
  out.write(meal.id)
  out.write(markup: "/small\" alt=\"\" loading=\"lazy\"><a href=\"")
  out.write(root)
  out.write(markup: "meals/")
  out.write(meal.id)
  out.write(markup: "\">")
  out.write(meal.name)
  out.write(markup: "</a>\n<small>")
  out.write(meal.category)
  if meal.isRated {
    out.write(markup: " · <span class=\"stars\">")
    out.write(meal.stars)
    out.write(markup: " of 5 stars</span>")
  }
  out.write(markup: "</small>\n<b>")
  out.write(meal.calories)
  out.write(markup: "</b> kcal <i>")
  out.write(meal.carbs)
  out.write(markup: " g</i> <i>")
  out.write(meal.protein)
  out.write(markup: " g</i> <i>")
  out.write(meal.fat)
  out.write(markup: " g</i></li>\n")
}
