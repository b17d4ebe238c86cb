// The meal list: 50 of somebody's meals, the newest first, some of today and the others older than last week and of
// another year, of a person without a goal.
//
// Read: the visitor, the day so far, 51 meals; three statements. Computed: the key of the forms, each row's figures,
// dates and tint, the headings.
#include <string.h>

#include "../skeleton/page.h"
#include "../skeleton/so_far.h"

enum { page_size = 50 };
enum column { id, eaten_on, eaten_at, name, category, energy, carbs, protein, fat, rating, favourite, is_today };

// MealStore's first page.
static const char meals[] =
    "SELECT id, eaten_on, eaten_at, name, category, energy_kcal, carbs_mg, protein_mg, fat_mg, rating, is_favourite, "
    "eaten_on = :today, photo_id FROM meal WHERE person_id = :person AND deleted_at IS NULL "
    "ORDER BY eaten_on DESC, eaten_at DESC, id DESC LIMIT 51";

static const char *const statements[] = {visitor_statement, so_far_statement, meals, NULL};

static void as_day(struct text *text, const struct cell *cell) { append_day(text, cell->text); }
static void as_month(struct text *text, const struct cell *cell) { append_month(text, cell->text); }

// Below which heading a row stands, and whether it is the first there; its stars and its heart.
static int key(const struct cell *row, const struct cell *previous) {
  bool is_new = !previous || row[is_today].number != previous[is_today].number ||
                (!row[is_today].number && memcmp(row[eaten_on].text, previous[eaten_on].text, 7) != 0);
  int heading = is_new ? previous ? 2 : 1 : 0;
  return (int)(((heading * 2 + row[is_today].number) * 6 + row[rating].number) * 2 + row[favourite].number);
}

static void as_digits(struct text *text, const struct cell *time) {
  append(text, time->text, 2);
  append(text, time->text + 3, 2);
}

// The row after the last one says only that there is another page; that one begins after the last one.
static void turn(struct reading *reading) {
  struct result *rows = &reading->results[2];
  if (rows->count <= page_size) return;
  rows->count = page_size;
  struct cell *last = add_row(&reading->results[3], rows->columns);
  memcpy(last, rows->cells + (page_size - 1) * rows->columns, (size_t)rows->columns * sizeof *last);
}

static const struct slot slots[] = {
    COMMON_SLOTS, SO_FAR_SLOTS(1), {as_markup, 3, eaten_on}, {as_digits, 3, eaten_at}, {as_number, 3, id}, {0}};

static const struct slot row_slots[] = {
    {as_number, 2, id},         {as_text, 2, name},    {as_text, 2, category}, {as_lowercase, 2, category},
    {as_tint, 2, name},         {as_letter, 2, name},  {as_energy, 2, energy}, {as_grams, 2, carbs},
    {as_grams, 2, protein},     {as_grams, 2, fat},    {as_day, 2, eaten_on},  {as_month, 2, eaten_on},
    {as_markup, 2, eaten_at},   {as_markup, 2, eaten_on}, {0}};

static const struct loop loops[] = {{2, "<div class=\"stack meals\">", "</li>", key, row_slots}, {0}};

const struct page page = {statements, turn, slots, loops};
