// A week's plan of a household without a budget, of a person without a goal: three dishes of recipes on each
// day. It is a week to come: what is planned for the next days would stand on the page of today, too.
//
// Read: the visitor, the day so far, the week's entries with their recipes, figures and what was eaten, the household's
// budget; four statements. Computed: the key of the forms, the dates, what each dish, each day and the week cost and
// give. Not here: other numbers of dishes, dishes without a recipe, estimates.
#include <string.h>

#include "../skeleton/dates.h"
#include "../skeleton/page.h"
#include "../skeleton/so_far.h"

enum { entries = 2, terms, days, week };
enum entry { id, day, slot_key, name, recipe, servings, energy, cost, eaten, entry_columns };
enum day_column { date, weekday, label, brief, day_energy, day_cost, first, second = first + entry_columns,
                  third = second + entry_columns, day_columns = third + entry_columns };
enum { dishes = 3 };
enum week_column { before, after, span, average, week_cost, monday, week_columns };

static const char entry_statement[] =
    "SELECT plan_entry.id, plan_entry.day, plan_entry.slot_key, recipe.name, recipe.id, plan_entry.servings, "
    "COALESCE(recipe.energy_kcal, known.energy_kcal), COALESCE(recipe.cost_minor, known.cost_minor), eaten.id, "
    "recipe.picture_id, recipe.deleted_at FROM plan_entry LEFT JOIN recipe ON recipe.id = plan_entry.recipe_id "
    "LEFT JOIN recipe_figures AS known ON known.recipe_id = recipe.id AND known.household_id = :household "
    "LEFT JOIN plan_eaten AS ate ON ate.entry_id = plan_entry.id AND ate.person_id = :person "
    "LEFT JOIN meal AS eaten ON eaten.id = ate.meal_id AND eaten.deleted_at IS NULL "
    "WHERE plan_entry.household_id = :household AND plan_entry.deleted_at IS NULL "
    "AND plan_entry.day BETWEEN date(:address, 'weekday 0', '-6 days') AND date(:address, 'weekday 0') "
    "ORDER BY plan_entry.day, plan_entry.slot_key, plan_entry.place, plan_entry.id";

static const char terms_statement[] = "SELECT weekly_budget_minor, cooks_for FROM household WHERE id = :household";

static const char *const statements[] = {visitor_statement, so_far_statement, entry_statement, terms_statement, NULL};

static void lay_out(struct reading *reading) {
  const struct result *all = &reading->results[entries];
  if (!all->count) return;
  sqlite3_int64 energies = 0, costs = 0;
  for (int row = 0; row + dishes <= all->count; row += dishes) {
    struct cell *one = add_row(&reading->results[days], day_columns);
    memset(one, 0, day_columns * sizeof *one);
    for (int dish = 0; dish < dishes; dish++) {
      struct cell *entry = one + first + dish * entry_columns;
      memcpy(entry, all->cells + (row + dish) * all->columns, entry_columns * sizeof *entry);
      entry[cost].number *= entry[servings].number;
      one[day_energy].number += entry[energy].number;
      one[day_cost].number += entry[cost].number;
    }
    one[date] = one[first + day];
    one[weekday] = written_day(reading, one[date].text, 0, "%A");
    one[label] = written_day(reading, one[date].text, 0, "%-d %B");
    one[brief] = written_day(reading, one[date].text, 0, "%-d %b");
    energies += one[day_energy].number;
    costs += one[day_cost].number;
  }
  struct cell *sums = add_row(&reading->results[week], week_columns);
  const char *begin = all->cells[day].text;
  sums[monday] = all->cells[day];
  sums[before] = written_day(reading, begin, -7, "%F");
  sums[after] = written_day(reading, begin, 7, "%F");
  sums[span] = written_day(reading, begin, 0, "%-d to ");
  sums[span].length += written_day(reading, begin, 6, "%-d %B").length;
  sums[average] = (struct cell){.number = (energies + 3) / 7};
  sums[week_cost] = (struct cell){.number = costs};
}

// Days before today, today, and after it; in another year.
static int key(const struct cell *row, const struct cell *previous) {
  (void)previous;
  return (int)row[date].number;
}

static void compare_days(struct reading *reading) {
  lay_out(reading);
  const char *now = reading->common.cells[today].text;
  for (int row = 0; row < reading->results[days].count; row++) {
    struct cell *one = reading->results[days].cells + row * day_columns;
    int order = memcmp(one[date].text, now, 10);
    one[date].number = (order < 0 ? 0 : order == 0 ? 1 : 2) * 2 + (memcmp(one[date].text, now, 4) != 0);
  }
}

static const struct slot slots[] = {
    COMMON_SLOTS,          SO_FAR_SLOTS(1),       {as_markup, week, monday},  {as_markup, week, before},
    {as_markup, week, after}, {as_markup, week, span}, {as_energy, week, average}, {as_money, week, week_cost},
    {0}};

#define DISH(at) \
  {as_number, days, at + id}, {as_tint, days, at + name}, {as_letter, days, at + name}, {as_text, days, at + name}, \
      {as_number, days, at + recipe}, {as_energy, days, at + energy}, {as_money, days, at + cost}, \
      {as_number, days, at + servings}

static const struct slot day_slots[] = {{as_markup, days, date},   {as_markup, days, weekday},
                                        {as_markup, days, label},  {as_markup, days, brief}, {as_energy, days, day_energy},
                                        {as_money, days, day_cost}, DISH(first), DISH(second), DISH(third), {0}};

static const struct loop loops[] = {{days, "<div class=\"plan\">", "</section>", key, day_slots}, {0}};

const struct page page = {statements, compare_days, slots, loops};
