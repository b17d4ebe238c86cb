// The first page of a household's recipes by name, of which there are more.
//
// Read: the visitor, the day so far, 25 recipes with the household's figures and the person's hearts, for how many they
// are planned, the categories, the cuisines, the tags; six statements. Computed: the key of the forms, the figures, where the next
// page begins. Not here: recipes with pictures of their own, hearts, estimates, more than an hour.
#include <string.h>

#include "../skeleton/page.h"
#include "../skeleton/so_far.h"

enum { recipes = 2, categories, cuisines, tags, last };
enum { page_size = 24 };
enum recipe { id, name, energy, cost, minutes, liked_by, planned, name_key, row };

static const char recipe_statement[] =
    "SELECT recipe.id, recipe.name, COALESCE(recipe.energy_kcal, known.energy_kcal), COALESCE(recipe.cost_minor, "
    "known.cost_minor), COALESCE(recipe.minutes, known.minutes), liked.person_id, (SELECT servings FROM plan_entry "
    "WHERE household_id = :household AND recipe_id = recipe.id AND day >= :today AND deleted_at IS NULL "
    "ORDER BY day LIMIT 1), "
    "recipe.name_key, 0, recipe.picture_id, recipe.category FROM recipe "
    "LEFT JOIN recipe_figures AS known ON known.recipe_id = recipe.id AND known.household_id = :household "
    "LEFT JOIN recipe_favourite AS liked ON liked.recipe_id = recipe.id AND liked.person_id = :person "
    "WHERE recipe.household_id = :household AND recipe.deleted_at IS NULL "
    "ORDER BY recipe.name_key, recipe.id LIMIT 25";

// RecipeStore's terms: from one to the next in the index.
#define TERMS(kind) \
  "WITH RECURSIVE own (term) AS (SELECT '' UNION ALL SELECT (SELECT " kind "_key FROM recipe WHERE household_id = " \
  ":household AND deleted_at IS NULL AND " kind "_key > own.term ORDER BY " kind "_key LIMIT 1) FROM own " \
  "WHERE own.term IS NOT NULL) SELECT (SELECT " kind " FROM recipe WHERE household_id = :household AND deleted_at IS " \
  "NULL AND " kind "_key = own.term ORDER BY name_key, id LIMIT 1) AS name FROM own WHERE own.term <> '' " \
  "UNION ALL SELECT name FROM catalogue_term WHERE kind = '" kind "' LIMIT 200"

static const char category_statement[] = TERMS("category");
static const char cuisine_statement[] = TERMS("cuisine");

// Nobody has any here: they are only counted with the recipes.
static const char tag_statement[] = "SELECT tags FROM recipe WHERE household_id = :household AND deleted_at IS NULL";

static const char *const statements[] = {visitor_statement,  so_far_statement,  recipe_statement, category_statement,
                                         cuisine_statement, tag_statement, NULL};

static void as_hexadecimal(struct text *text, const struct cell *cell) {
  static const char digits[] = "0123456789abcdef";
  for (int index = 0; index < cell->length; index++) {
    unsigned char byte = (unsigned char)cell->text[index];
    append(text, digits + byte / 16, 1);
    append(text, digits + byte % 16, 1);
  }
}

// A tail of NULL ends the terms.
static void turn(struct reading *reading) {
  for (int terms = categories; terms <= cuisines; terms++) {
    struct result *found = &reading->results[terms];
    while (found->count && found->cells[found->count - 1].is_null) found->count--;
  }
  struct result *rows = &reading->results[recipes];
  for (int number = 0; number < rows->count; number++) rows->cells[number * rows->columns + row].number = number;
  if (rows->count <= page_size) return;
  rows->count = page_size;
  memcpy(add_row(&reading->results[last], rows->columns), rows->cells + (page_size - 1) * rows->columns,
         (size_t)rows->columns * sizeof *rows->cells);
}

// The pictures of the first six are loaded at once.
static int key(const struct cell *cells, const struct cell *previous) {
  (void)previous;
  return (cells[row].number < 6) * 2 + !cells[planned].is_null;
}

static int term_key(const struct cell *term, const struct cell *previous) { return term && previous; }

static const struct slot slots[] = {
    COMMON_SLOTS, SO_FAR_SLOTS(1), {as_hexadecimal, last, name_key}, {as_number, last, id}, {0}};

static const struct slot recipe_slots[] = {{as_number, recipes, id},    {as_text, recipes, name},
                                           {as_tint, recipes, name},    {as_letter, recipes, name},
                                           {as_energy, recipes, energy}, {as_money, recipes, cost},
                                           {as_number, recipes, minutes}, {as_number, recipes, planned}, {0}};
static const struct slot category_slots[] = {{as_text, categories, 0}, {as_query, categories, 0}, {0}};
static const struct slot cuisine_slots[] = {{as_text, cuisines, 0}, {as_query, cuisines, 0}, {0}};

static const struct loop loops[] = {
    {categories, "Any category</a></li>", "</li>", term_key, category_slots},
    {cuisines, "Any cuisine</a></li>", "</li>", term_key, cuisine_slots},
    {recipes, "<ul class=\"cards\">", "</li>", key, recipe_slots},
    {0}};

const struct page page = {statements, turn, slots, loops};
