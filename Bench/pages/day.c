// Today: four meals at different hours, one of each category, that tell all their figures; nothing planned this week,
// no goal.
//
// Read: the visitor, the day's meals, the week's totals, what was eaten before at this hour and at any, the 12 recipes
// written last, what is planned and not eaten; six statements. Computed: the keys of the forms, the dates of the week,
// sums, their ring, the graph, what is proposed and in which order.
#include <stdlib.h>
#include <string.h>

#include "../skeleton/dates.h"
#include "../skeleton/page.h"

enum { eaten = 1, totals, known, recipes, planned, computed = 6, chips = 7, dishes = 8, week = 9 };
enum { favourite_chips = 8, recent_chips = 6 };

#define MEAL "id, name, category, energy_kcal, carbs_mg, protein_mg, fat_mg, eaten_on, eaten_at, rating, is_favourite"
enum meal { id, name, category, energy, carbs, protein, fat, eaten_on, eaten_at, rating, favourite, x, left, y,
            is_later, meal_columns };
enum { recipe_name_key = fat + 1 };
enum known_meal { name_key = favourite + 1, place, weight, is_today, said_on, known_columns };
enum sums { all_energy, all_carbs, all_protein, all_fat, part_1, part_2, part_3, start_2, start_3, scale, half, now,
            before, after, here, usual, sum_columns };
enum day_column { date, day_energy, is_shown, has_meals, day_columns };

static const char eaten_statement[] =
    "SELECT " MEAL ", 0, 0, 0, 0, photo_id FROM meal WHERE person_id = :person AND deleted_at IS NULL "
    "AND eaten_on = :address ORDER BY eaten_on, eaten_at, id";

static const char totals_statement[] =
    "SELECT eaten_on, SUM(energy_kcal), COUNT(energy_kcal), COUNT(*) FROM meal WHERE person_id = :person AND "
    "deleted_at IS NULL AND eaten_on BETWEEN date(:address, 'weekday 0', '-6 days') AND date(:address, 'weekday 0') "
    "GROUP BY eaten_on";

#define USUAL(favourites, hour, limit, place) \
  "SELECT * FROM (SELECT meal_id AS latest, " place " AS place, weight FROM usual_meal WHERE person_id = :person " \
  "AND is_favourite = " favourites " AND hour = " hour " ORDER BY weight DESC LIMIT " limit ")"
#define THIS_HOUR "CAST(substr(:clock, 1, 2) AS INTEGER)"

// MealStore's known meals.
static const char known_statement[] =
    "SELECT " MEAL ", name_key, place, weight, 0, 0, photo_id FROM (" USUAL("1", THIS_HOUR, "8", "0") " UNION ALL "
    USUAL("1", "24", "8", "1") " UNION ALL " USUAL("0", THIS_HOUR, "12", "0") " UNION ALL " USUAL("0", "24", "8", "1")
    " UNION ALL SELECT * FROM (SELECT id AS latest, 2 AS place, 0 AS weight FROM meal WHERE person_id = :person AND "
    "deleted_at IS NULL ORDER BY eaten_on DESC, eaten_at DESC, id DESC LIMIT 8)) JOIN meal ON id = latest";

static const char recipe_statement[] =
    "SELECT recipe.id, recipe.name, 0, COALESCE(recipe.energy_kcal, known.energy_kcal), COALESCE(recipe.carbs_mg, "
    "known.carbs_mg), COALESCE(recipe.protein_mg, known.protein_mg), COALESCE(recipe.fat_mg, known.fat_mg), "
    "recipe.name_key, picture_id FROM recipe LEFT JOIN recipe_figures AS known ON known.recipe_id = recipe.id "
    "AND known.household_id = :household WHERE recipe.household_id = :household AND recipe.deleted_at IS NULL "
    "ORDER BY recipe.id DESC LIMIT 12";

static const char planned_statement[] =
    "SELECT plan_entry.id, plan_entry.day, plan_entry.name FROM plan_entry WHERE household_id = :household AND "
    "deleted_at IS NULL AND day BETWEEN :address AND date(:address, '+6 days') AND NOT EXISTS (SELECT 1 FROM "
    "plan_eaten WHERE entry_id = plan_entry.id AND person_id = :person) ORDER BY day, slot_key, place, plan_entry.id";

static const char *const statements[] = {visitor_statement, eaten_statement,  totals_statement,  known_statement,
                                         recipe_statement,  planned_statement, NULL};

static struct cell number_cell(sqlite3_int64 number) { return (struct cell){.number = number}; }

static const struct cell *row_at(const struct result *result, int row) { return result->cells + row * result->columns; }

static int minutes(const char *time) {
  return ((time[0] - '0') * 10 + time[1] - '0') * 60 + (time[3] - '0') * 10 + time[4] - '0';
}

// DayGraphScale, in tenths of the drawing's units.
static sqlite3_int64 across(int minutes) { return 240 + minutes * 3080 / 1440; }

static sqlite3_int64 scale_of(sqlite3_int64 milligrams) {
  for (sqlite3_int64 unit = 20;; unit *= 10) {
    for (sqlite3_int64 end = unit; end <= 5 * unit; end += unit) {
      if (end * 1000 >= milligrams) return end;
    }
  }
}

static void draw(struct result *meals, const char *clock, struct cell *sums) {
  sqlite3_int64 most = 20001;
  for (int row = 0; row < meals->count; row++) {
    const struct cell *meal = row_at(meals, row);
    for (int figure = 0; figure < 4; figure++) sums[all_energy + figure].number += meal[energy + figure].number;
    if (meal[carbs].number > most) most = meal[carbs].number;
  }
  sums[scale].number = scale_of(most);
  sums[half].number = sums[scale].number / 2;
  sums[now].number = across(minutes(clock));
  for (int row = 0; row < meals->count; row++) {
    struct cell *meal = meals->cells + row * meals->columns;
    meal[x].number = across(minutes(meal[eaten_at].text));
    meal[left].number = meal[x].number - 220;
    meal[y].number = 1180 - meal[carbs].number * 1040 / (sums[scale].number * 1000);
    meal[is_later].number = minutes(meal[eaten_at].text) > minutes(clock);
  }
}

// EnergyShares, in thousandths, each part a hundredth shorter.
static void share(struct cell *sums) {
  static const int kilocalories[] = {4, 4, 9};
  sqlite3_int64 parts[3], whole = 0;
  for (int macro = 0; macro < 3; macro++) whole += parts[macro] = sums[all_carbs + macro].number * kilocalories[macro];
  for (int macro = 0; macro < 3; macro++) parts[macro] = whole ? (parts[macro] * 1000 + whole / 2) / whole : 0;
  for (int macro = 0; macro < 3; macro++) sums[part_1 + macro].number = parts[macro] - 10;
  sums[start_2].number = parts[0];
  sums[start_3].number = parts[0] + parts[1];
}

static void lay_out_week(struct reading *reading, const char *day) {
  const struct result *all = &reading->results[totals];
  int weekday = day_of_week(day), found = 0;
  for (int number = 0; number < 7; number++) {
    struct cell *one = add_row(&reading->results[week], day_columns);
    memset(one, 0, day_columns * sizeof *one);
    one[date] = written_day(reading, day, number - (weekday + 6) % 7, "%F");
    one[is_shown].number = memcmp(one[date].text, day, 10) == 0;
    if (found < all->count && memcmp(row_at(all, found)[0].text, one[date].text, 10) == 0) {
      one[day_energy] = row_at(all, found++)[1];
      one[has_meals].number = 1;
    }
  }
}

static int by_reason(const void *left, const void *right) {
  const struct cell *one = left, *other = right;
  if (one[place].number != other[place].number) return one[place].number < other[place].number ? -1 : 1;
  if (one[weight].number != other[weight].number) return one[weight].number > other[weight].number ? -1 : 1;
  return one[id].number > other[id].number ? -1 : one[id].number < other[id].number;
}

static int last_first(const void *left, const void *right) {
  const struct cell *one = left, *other = right;
  int order = memcmp(other[eaten_on].text, one[eaten_on].text, 10);
  if (order == 0) order = memcmp(other[eaten_at].text, one[eaten_at].text, 5);
  return order ? order : one[id].number > other[id].number ? -1 : 1;
}

static bool is_known(const struct result *rows, const struct cell *meal) {
  for (int row = 0; row < rows->count; row++) {
    const struct cell *other = row_at(rows, row) + name_key;
    if (other->length != meal[name_key].length) continue;
    if (memcmp(other->text, meal[name_key].text, (size_t)other->length) == 0) return true;
  }
  return false;
}

static void add(struct result *result, const struct cell *meal) {
  memcpy(add_row(result, known_columns), meal, known_columns * sizeof *meal);
}

// Each name once, for its best reason; of these the favourites, and what was eaten last.
static void propose(struct reading *reading, const char *day) {
  struct result *all = &reading->results[known], *some = &reading->results[dishes], *strip = &reading->results[chips];
  if (!all->count) return;
  qsort(all->cells, (size_t)all->count, (size_t)all->columns * sizeof *all->cells, by_reason);
  for (int row = 0; row < all->count; row++) {
    struct cell *meal = all->cells + row * all->columns;
    meal[is_today].number = memcmp(meal[eaten_on].text, day, 10) == 0;
    if (!is_known(some, meal)) add(some, meal);
  }
  for (int row = 0; row < some->count; row++) {
    if (strip->count < favourite_chips && row_at(some, row)[favourite].number) add(strip, row_at(some, row));
  }
  int favourites = strip->count;
  for (int row = 0; row < some->count; row++) {
    if (!row_at(some, row)[favourite].number) add(strip, row_at(some, row));
  }
  qsort(strip->cells + favourites * known_columns, (size_t)(strip->count - favourites),
        known_columns * sizeof(struct cell), last_first);
  if (strip->count > favourites + recent_chips) strip->count = favourites + recent_chips;
}

static int by_name(const void *left, const void *right) {
  const struct cell *one = (const struct cell *)left + recipe_name_key;
  const struct cell *other = (const struct cell *)right + recipe_name_key;
  int order = memcmp(one->text, other->text, (size_t)(one->length < other->length ? one->length : other->length));
  if (order == 0) order = one->length - other->length;
  return order ? order : one[-recipe_name_key].number < other[-recipe_name_key].number ? -1 : 1;
}

static const char *usual_at(const char *clock) {
  int hour = minutes(clock) / 60;
  if (hour >= 4 && hour < 11) return "Breakfast";
  if (hour >= 11 && hour < 15) return "Lunch";
  return hour >= 17 && hour < 22 ? "Dinner" : "Snack";
}

static void lay_out(struct reading *reading) {
  const char *day = reading->common.cells[today].text, *clock = reading->common.cells[clock_time].text;
  struct cell *sums = add_row(&reading->results[computed], sum_columns);
  for (int column = 0; column < sum_columns; column++) sums[column] = number_cell(0);
  draw(&reading->results[eaten], clock, sums);
  share(sums);
  sums[before] = written_day(reading, day, -1, "%F");
  sums[after] = written_day(reading, day, 1, "%F");
  sums[here] = reading->common.cells[today];
  sums[usual].text = usual_at(clock);
  sums[usual].length = (int)strlen(sums[usual].text);
  lay_out_week(reading, day);
  propose(reading, day);
  struct result *latest = &reading->results[recipes];
  size_t size = (size_t)latest->columns * sizeof *latest->cells;
  if (latest->count) qsort(latest->cells, (size_t)latest->count, size, by_name);
}

// "255", "50.5"
static void as_sum(struct text *text, const struct cell *cell) {
  if (cell->number >= 100000) {
    append_energy(text, (cell->number + 500) / 1000);
    return;
  }
  sqlite3_int64 tenths = (cell->number + 50) / 100;
  append_energy(text, tenths / 10);
  if (tenths % 10) append(text, (char[]){'.', (char)('0' + tenths % 10)}, 2);
}

// "133", "112.9"
static void as_tenths(struct text *text, const struct cell *cell) {
  append_number(text, cell->number / 10);
  if (cell->number % 10) append(text, (char[]){'.', (char)('0' + cell->number % 10)}, 2);
}

// "37.8 100", as a ring's dash
static void as_dash(struct text *text, const struct cell *cell) {
  append_number(text, cell->number / 10);
  append(text, (char[]){'.', (char)('0' + cell->number % 10), ' ', '1', '0', '0'}, 6);
}

static void as_offset(struct text *text, const struct cell *cell) {
  append(text, "-", 1);
  append_number(text, cell->number / 10);
  append(text, (char[]){'.', (char)('0' + cell->number % 10)}, 2);
}

// "1251,32,49,14": of four columns
static void as_figures(struct text *text, const struct cell *cells) {
  append_number(text, cells[0].number);
  for (int macro = 1; macro < 4; macro++) {
    append(text, ",", 1);
    append_number(text, (cells[macro].number + 500) / 1000);
  }
}

static void as_short_day(struct text *text, const struct cell *cell) { append_day(text, cell->text); }
static void as_long_day(struct text *text, const struct cell *cell) { append_long_day(text, cell->text, true); }
static void as_day_of_year(struct text *text, const struct cell *cell) { append_long_day(text, cell->text, false); }
static void as_weekday(struct text *text, const struct cell *cell) { append_weekday(text, cell->text); }
static void as_day_number(struct text *text, const struct cell *cell) { append_day_number(text, cell->text); }
static void as_day_and_month(struct text *text, const struct cell *cell) { append_day_and_month(text, cell->text); }

static void as_automatic(struct text *text, const struct cell *cell) {
  append(text, "Automatic (", 11);
  append(text, cell->text, (size_t)cell->length);
  append(text, ")", 1);
}

// Tints come as "letter" and a word.
static void as_tint_word(struct text *text, const struct cell *cell) {
  struct text tinted = {(char[16]){0}, 0, 16};
  as_tint(&tinted, cell);
  if (tinted.length > 7) append(text, tinted.bytes + 7, tinted.length - 7);
}

static bool has_tint(const struct cell *name) {
  struct text tinted = {(char[16]){0}, 0, 16};
  as_tint(&tinted, name);
  return tinted.length > 6;
}

static int week_key(const struct cell *row, const struct cell *previous) {
  (void)previous;
  return (int)(row[is_shown].number * 2 + row[has_meals].number);
}

// When it was eaten, which is its category here, its stars and heart.
static int meal_key(const struct cell *row, const struct cell *previous) {
  (void)previous;
  return (int)((minutes(row[eaten_at].text) / 240 * 6 + row[rating].number) * 2 + row[favourite].number);
}

static int dot_key(const struct cell *row, const struct cell *previous) {
  (void)previous;
  return (int)row[is_later].number;
}

static int chip_key(const struct cell *row, const struct cell *previous) {
  (void)previous;
  return (int)row[favourite].number;
}

static int dish_key(const struct cell *row, const struct cell *previous) {
  (void)previous;
  return (int)row[is_today].number * 2 + has_tint(&row[name]);
}

static int recipe_key(const struct cell *row, const struct cell *previous) {
  (void)previous;
  return has_tint(&row[name]);
}

static const struct slot slots[] = {{as_markup, of_common, form_token},
                                    {as_markup, of_common, first_key},
                                    {as_markup, of_common, second_key},
                                    {as_markup, of_common, today},
                                    {as_markup, of_common, clock_time},
                                    {as_text, 0, person_name},
                                    {as_letter, 0, person_name},
                                    {as_energy, computed, all_energy},
                                    {as_sum, computed, all_carbs},
                                    {as_sum, computed, all_protein},
                                    {as_sum, computed, all_fat},
                                    {as_dash, computed, part_1},
                                    {as_dash, computed, part_2},
                                    {as_dash, computed, part_3},
                                    {as_offset, computed, start_2},
                                    {as_offset, computed, start_3},
                                    {as_number, computed, scale},
                                    {as_number, computed, half},
                                    {as_tenths, computed, now},
                                    {as_markup, computed, before},
                                    {as_markup, computed, after},
                                    {as_day_of_year, computed, before},
                                    {as_day_of_year, computed, after},
                                    {as_day_of_year, computed, here},
                                    {as_automatic, computed, usual},
                                    {0}};

static const struct slot week_slots[] = {{as_markup, week, date},        {as_weekday, week, date},
                                         {as_day_number, week, date},    {as_day_and_month, week, date},
                                         {as_energy, week, day_energy},  {0}};

#define MEAL_SLOTS(result) \
  {as_number, result, id}, {as_text, result, name}, {as_tint, result, name}, {as_letter, result, name}, \
      {as_energy, result, energy}, {as_grams, result, carbs}, {as_grams, result, protein}, {as_grams, result, fat}, \
      {as_text, result, category}, {as_lowercase, result, category}

static const struct slot meal_slots[] = {MEAL_SLOTS(eaten), {as_markup, eaten, eaten_at}, {0}};
static const struct slot dot_slots[] = {MEAL_SLOTS(eaten),      {as_markup, eaten, eaten_at}, {as_tenths, eaten, x},
                                        {as_tenths, eaten, left}, {as_tenths, eaten, y},        {0}};
static const struct slot chip_slots[] = {MEAL_SLOTS(chips), {0}};
static const struct slot dish_slots[] = {
    MEAL_SLOTS(dishes), {as_figures, dishes, energy}, {as_tint_word, dishes, name}, {as_short_day, dishes, eaten_on},
    {as_long_day, dishes, eaten_on}, {0}};
static const struct slot recipe_slots[] = {{as_number, recipes, id},      {as_text, recipes, name},
                                           {as_energy, recipes, energy},  {as_figures, recipes, energy},
                                           {as_tint_word, recipes, name}, {0}};

static const struct loop loops[] = {{week, "<ul class=\"week\">", "</li>", week_key, week_slots},
                                    {eaten, "<div class=\"stack list\">", "</section>", meal_key, meal_slots},
                                    {eaten, "\" aria-hidden=\"true\"/>", "</a>", dot_key, dot_slots},
                                    {eaten, "<tbody>", "</tr>", NULL, meal_slots},
                                    {chips, "<ul class=\"strip\">", "</li>", chip_key, chip_slots},
                                    {dishes, "<datalist id=\"dishes\">", "</option>", dish_key, dish_slots},
                                    {recipes, "", "</option>", recipe_key, recipe_slots},
                                    {0}};

const struct page page = {statements, lay_out, slots, loops};
