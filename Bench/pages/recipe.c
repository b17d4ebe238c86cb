// One recipe of a household's own, for as many as it is written for.
//
// Read: the visitor, the day so far, the recipe with the household's figures and the person's heart, its ingredients;
// four statements. Computed: the key of the forms, the figures, stars, servings one more and one less, the steps. Not
// here: a picture of its own, estimates, notes, more than an hour.
#include <string.h>

#include "../skeleton/page.h"
#include "../skeleton/so_far.h"

enum { recipe = 2, ingredients, servings_around, steps };
enum recipe_column { id, name, category, cuisine, rating, energy, carbs, protein, fat, cost, minutes, servings,
                     method };

static const char recipe_statement[] =
    "SELECT recipe.id, recipe.name, recipe.category, recipe.cuisine, recipe.rating, "
    "COALESCE(recipe.energy_kcal, known.energy_kcal), COALESCE(recipe.carbs_mg, known.carbs_mg), "
    "COALESCE(recipe.protein_mg, known.protein_mg), COALESCE(recipe.fat_mg, known.fat_mg), "
    "COALESCE(recipe.cost_minor, known.cost_minor), COALESCE(recipe.minutes, known.minutes), "
    "COALESCE(recipe.servings, known.servings), recipe.instructions, recipe.notes, liked.person_id FROM recipe "
    "LEFT JOIN recipe_figures AS known ON known.recipe_id = recipe.id AND known.household_id = :household "
    "LEFT JOIN recipe_favourite AS liked ON liked.recipe_id = recipe.id AND liked.person_id = :person "
    "WHERE recipe.id = :address AND (recipe.household_id IS NULL OR recipe.household_id = :household) "
    "AND recipe.deleted_at IS NULL";

static const char ingredient_statement[] =
    "SELECT measure, line FROM recipe_ingredient WHERE recipe_id = :address ORDER BY place";

static const char *const statements[] = {visitor_statement, so_far_statement, recipe_statement, ingredient_statement,
                                         NULL};

// "3 of 5 stars", and the stars.
static void as_stars(struct text *text, const struct cell *cell) {
  append_number(text, cell->number);
  append(text, " of 5 stars\">", 13);
  for (int star = 1; star <= 5; star++) {
    if (star <= cell->number) append(text, "<i class=\"on\"></i>", 18);
    else append(text, "<i></i>", 7);
  }
}

static void spread(struct reading *reading) {
  const struct cell *row = reading->results[recipe].cells;
  if (!reading->results[recipe].count) return;
  struct cell *around = add_row(&reading->results[servings_around], 2);
  around[0] = (struct cell){.number = row[servings].number - 1};
  around[1] = (struct cell){.number = row[servings].number + 1};
  const char *line = row[method].text, *end = line + row[method].length;
  while (line < end) {
    const char *stop = memchr(line, '\n', (size_t)(end - line));
    if (!stop) stop = end;
    *add_row(&reading->results[steps], 1) = (struct cell){.text = line, .length = (int)(stop - line)};
    line = stop + 1;
  }
}

static const struct slot slots[] = {
    COMMON_SLOTS,
    SO_FAR_SLOTS(1),
    {as_number, recipe, id},
    {as_text, recipe, name},
    {as_tint, recipe, name},
    {as_letter, recipe, name},
    {as_text, recipe, category},
    {as_text, recipe, cuisine},
    {as_stars, recipe, rating},
    {as_energy, recipe, energy},
    {as_grams, recipe, carbs},
    {as_grams, recipe, protein},
    {as_grams, recipe, fat},
    {as_money, recipe, cost},
    {as_number, recipe, minutes},
    {as_number, recipe, servings},
    {as_number, servings_around, 0},
    {as_number, servings_around, 1},
    {0}};

static const struct slot ingredient_slots[] = {{as_text, ingredients, 0}, {as_text, ingredients, 1}, {0}};
static const struct slot step_slots[] = {{as_text, steps, 0}, {0}};

static const struct loop loops[] = {{ingredients, "<ul class=\"ingr\">", "</li>", NULL, ingredient_slots},
                                    {steps, "<ol class=\"steps\">", "</li>", NULL, step_slots},
                                    {0}};

const struct page page = {statements, spread, slots, loops};
