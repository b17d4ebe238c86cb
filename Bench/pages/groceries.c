// A grocery list: lines to buy by aisle, each wanted for recipes, and the basket.
//
// Read: the visitor, the day so far, the lines with their aisles, what they are for, 150 names bought before; five
// statements. Computed: the key of the forms, the order of walking, which line follows, how many there are, what each
// is for, the state of the list. Not here: things usually at home, an open line, a recipe on several days, lines
// without an aisle, names that do not begin with a capital letter.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../skeleton/page.h"
#include "../skeleton/so_far.h"

enum { lines = 2, uses, known, wanted, basket, counts };
enum line { id, name, quantity, note, completed, aisle_id, aisle_name, aisle_place, revision, acted, needed, next,
            aisle_number, use, line_columns };

static const char line_statement[] =
    "SELECT i.id, i.name, i.quantity, i.note, i.completed_at, a.id, a.name, a.place, "
    "i.revision, i.acted_at, i.is_needed FROM grocery_item AS i "
    "LEFT JOIN grocery_habit AS h ON h.household_id = i.household_id AND h.item_key = i.item_key "
    "LEFT JOIN grocery_aisle AS a ON a.id = h.aisle_id AND a.deleted_at IS NULL "
    "WHERE i.household_id = :household AND i.deleted_at IS NULL ORDER BY i.id";

// GroceryStore's uses.
static const char use_statement[] =
    "SELECT DISTINCT s.item_id, s.recipe_name, s.day FROM grocery_item AS i JOIN grocery_share AS s "
    "ON s.item_id = i.id WHERE i.household_id = :household AND i.deleted_at IS NULL AND s.recipe > 0 "
    "ORDER BY s.item_id, s.day, s.recipe_name";

static const char known_statement[] =
    "SELECT name FROM grocery_habit WHERE household_id = :household AND used_at > 0 "
    "ORDER BY uses DESC, used_at DESC LIMIT 150";

static const char *const statements[] = {visitor_statement, so_far_statement, line_statement,
                                         use_statement,     known_statement,  NULL};

static int in_aisles(const void *left, const void *right) {
  const struct cell *one = left, *other = right;
  sqlite3_int64 places = one[aisle_place].number - other[aisle_place].number;
  if (places == 0) places = one[id].number - other[id].number;
  return places < 0 ? -1 : places > 0;
}

static int last_first(const void *left, const void *right) {
  const struct cell *one = left, *other = right;
  return one[completed].number < other[completed].number ? 1 : -1;
}

// "Matar paneer · Lentil soup"
static struct cell joined(struct reading *reading, sqlite3_int64 line, int *from) {
  const struct result *rows = &reading->results[uses];
  struct cell cell = {.text = reading->texts.bytes + reading->texts.length};
  for (; *from < rows->count && rows->cells[*from * rows->columns].number <= line; ++*from) {
    const struct cell *row = rows->cells + *from * rows->columns;
    if (row[0].number < line) continue;
    if (cell.length) cell.length += keep(&reading->texts, " · ", 4).length;
    cell.length += keep(&reading->texts, row[1].text, row[1].length).length;
  }
  return cell;
}

// GroceryVersion's text: the lines, the highest number, the sums of revisions and of times, how many are needed.
static struct cell version(struct reading *reading) {
  const struct result *all = &reading->results[lines];
  sqlite3_int64 last = 0, revisions = 0, acts = 0, in_need = 0;
  for (int row = 0; row < all->count; row++) {
    const struct cell *line = all->cells + row * all->columns;
    if (line[id].number > last) last = line[id].number;
    revisions += line[revision].number;
    acts += line[acted].number;
    in_need += line[needed].number;
  }
  char text[128];
  int length = snprintf(text, sizeof text, "%d.%lld.%lld.%lld.%lld", all->count, (long long)last, (long long)revisions,
                        (long long)acts, (long long)in_need);
  return keep(&reading->texts, text, length);
}

static void lay_out(struct reading *reading) {
  int use_row = 0;
  for (int row = 0; row < reading->results[lines].count; row++) {
    const struct result *all = &reading->results[lines];
    const struct cell *line = all->cells + row * all->columns;
    struct cell *copy = add_row(&reading->results[line[completed].is_null ? wanted : basket], line_columns);
    memcpy(copy, line, (size_t)all->columns * sizeof *copy);
    copy[use] = joined(reading, line[id].number, &use_row);
  }
  struct result *to_buy = &reading->results[wanted], *bought = &reading->results[basket];
  if (to_buy->count) qsort(to_buy->cells, (size_t)to_buy->count, line_columns * sizeof(struct cell), in_aisles);
  if (bought->count) qsort(bought->cells, (size_t)bought->count, line_columns * sizeof(struct cell), last_first);
  sqlite3_int64 number = 0;
  for (int row = 0; row < to_buy->count; row++) {
    struct cell *line = to_buy->cells + row * line_columns;
    if (row && line[aisle_id].number != line[aisle_id - line_columns].number) number++;
    line[aisle_number] = (struct cell){.number = number};
    line[next] = (struct cell){.is_null = row + 1 == to_buy->count};
    if (row + 1 < to_buy->count) line[next].number = line[line_columns].number;
  }
  struct cell *sizes = add_row(&reading->results[counts], 4);
  sizes[0] = (struct cell){.number = to_buy->count};
  sizes[1] = (struct cell){.number = bought->count};
  sizes[2] = (struct cell){.number = number + 1};
  sizes[3] = version(reading);
}

// Whether a new aisle begins, a line follows, and there is a note.
static int key(const struct cell *row, const struct cell *previous) {
  int aisle = !previous ? 2 : row[aisle_id].number != previous[aisle_id].number;
  return aisle * 8 + row[next].is_null * 4 + (row[note].length > 0) * 2 + (row[use].length > 0);
}

static int basket_key(const struct cell *row, const struct cell *previous) {
  return (previous != NULL) * 2 + (row[note].length > 0);
}

static const struct slot slots[] = {
    COMMON_SLOTS,           SO_FAR_SLOTS(1),        {as_text, counts, 3}, {as_number, counts, 0},
    {as_number, counts, 1}, {as_number, counts, 2}, {0}};

#define LINE_SLOTS(result) \
  {as_number, result, id}, {as_text, result, name}, {as_text, result, quantity}, {as_text, result, note}

static const struct slot wanted_slots[] = {LINE_SLOTS(wanted),     {as_text, wanted, use},
                                           {as_number, wanted, next}, {as_text, wanted, aisle_name},
                                           {as_number, wanted, aisle_number}, {0}};
static const struct slot basket_slots[] = {LINE_SLOTS(basket), {0}};
static const struct slot known_slots[] = {{as_text, known, 0}, {0}};

static const struct loop loops[] = {
    {wanted, "<div class=\"aisles\">", "</li>", key, wanted_slots},
    {basket, "<ul class=\"card rows\">", "</li>", basket_key, basket_slots},
    {known, "<datalist id=\"known\">", "</option>", NULL, known_slots},
    {0}};

const struct page page = {statements, lay_out, slots, loops};
