// What the head of every page for somebody signed in shows: the key of its forms, today, and the day so far.
#ifndef SO_FAR_H
#define SO_FAR_H

#include "page.h"

// MealStore's totals of a day.
static const char so_far_statement[] =
    "SELECT COUNT(*), COALESCE(SUM(energy_kcal), 0), COUNT(energy_kcal), COALESCE(SUM(carbs_mg), 0), COUNT(carbs_mg), "
    "COALESCE(SUM(protein_mg), 0), COUNT(protein_mg), COALESCE(SUM(fat_mg), 0), COUNT(fat_mg) FROM meal "
    "WHERE person_id = :person AND deleted_at IS NULL AND eaten_on = :today";

enum so_far { eaten_meals, eaten_energy, eaten_carbs = 3, eaten_protein = 5, eaten_fat = 7 };

#define COMMON_SLOTS \
  {as_markup, of_common, form_token}, {as_markup, of_common, first_key}, {as_markup, of_common, second_key}, \
      {as_markup, of_common, today}, {as_markup, of_common, clock_time}, {as_text, 0, person_name}, \
      {as_letter, 0, person_name}

#define SO_FAR_SLOTS(result) \
  {as_energy, result, eaten_energy}, {as_whole_grams, result, eaten_carbs}, {as_whole_grams, result, eaten_protein}, \
      {as_whole_grams, result, eaten_fat}

#endif
