// Saves in C: each request stores a meal, all that wait share one commit, and each is answered when it is on disk.
//
// The rows are those that Tiffin writes: the meal, its words, how usual its name is at the hours around it, and the
// form's key. That takes eight statements: a look at the name's rows, which say whether it is a favourite, what its
// times are worth so far, and which meal is its last; the meal; its words; each of the name's four rows; the key, whose
// index refuses a form sent twice. One statement for the four rows would be slower: SQLite opens a savepoint for it,
// before which the word index writes all it has. For the same reason there are no savepoints and no RETURNING; what
// fails here ends the program, and a last meal of another stretch of 60 days is not met. What the form says is not read;
// the values are always the same.
//
// Usage: saves SOCKET DATABASE THREADS
#include <fcgiapp.h>
#include <math.h>
#include <pthread.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { key_size = 64, body_size = 4096 };

// 1 June 2020, 12:30: the stretch of 60 days since 1970 that the day is in, the day within it, and the hours that the
// time counts for.
enum { stretch = 18414 / 60, day_of_stretch = 18414 % 60, hour_count = 4, any_hour = 24 };
static const int hours[hour_count] = {11, 12, 13, any_hour};

struct save {
  char key[key_size + 1];
  int is_done;
  pthread_cond_t done;
  struct save *next;
};

static int listener;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t arrived = PTHREAD_COND_INITIALIZER;
static struct save *waiting;

static sqlite3 *connection;
static sqlite3_stmt *begin, *commit, *usual, *meal, *words, *usual_rows, *submission;

static const char insert_meal[] =
    "INSERT INTO meal (person_id, created_at, revision, name, category, energy_kcal, carbs_mg, protein_mg, "
    "fat_mg, eaten_on, eaten_at, rating, notes, is_favourite, name_key, category_key) VALUES (1, 1600000000, 1, "
    "'Soup', 'Lunch', 250, 30000, 8000, 9000, '2020-06-01', '12:30', 4, '', ?1, 'soup', '2')";
static const char find_usual[] =
    "SELECT hour, sum, usual_meal.is_favourite, meal_id, eaten_on, eaten_at FROM usual_meal "
    "JOIN meal ON meal.id = meal_id WHERE usual_meal.person_id = 1 AND usual_meal.name_key = 'soup'";
static const char put_usual[] =
    "INSERT INTO usual_meal (person_id, name_key, hour, is_favourite, weight, meal_id, sum) "
    "VALUES (1, 'soup', ?1, ?2, ?3, ?4, ?5) ON CONFLICT (person_id, name_key, hour) DO UPDATE SET "
    "is_favourite = excluded.is_favourite, weight = excluded.weight, meal_id = excluded.meal_id, sum = excluded.sum";
static const char insert_words[] = "INSERT INTO meal_words (rowid, words) VALUES (?1, '1xsoup')";
static const char insert_submission[] =
    "INSERT INTO submission (household_id, person_id, form_key, fingerprint, meal_id, sent_at) "
    "VALUES (1, 1, ?1, '0123456789abcdef0123456789abcdef', ?2, 1600000000)";

static void need(int code) {
  if (code == SQLITE_OK || code == SQLITE_DONE) return;
  fprintf(stderr, "saves: %s\n", sqlite3_errmsg(connection));
  exit(70);
}

static void run(sqlite3_stmt *statement) {
  need(sqlite3_step(statement));
  need(sqlite3_reset(statement));
}

struct usual {
  sqlite3_int64 sums[any_hour + 1];
  sqlite3_int64 last;
  int is_favourite;
};

static void find(struct usual *found) {
  int code;
  while ((code = sqlite3_step(usual)) == SQLITE_ROW) {
    found->sums[sqlite3_column_int(usual, 0)] = sqlite3_column_int64(usual, 1);
    found->is_favourite = sqlite3_column_int(usual, 2);
    // A meal that was eaten later would stay the last one.
    if (strcmp((const char *)sqlite3_column_text(usual, 4), "2020-06-01") > 0) found->last = sqlite3_column_int64(usual, 3);
  }
  need(code);
  need(sqlite3_reset(usual));
}

// What Tiffin's UsualHours says: worths in whole numbers, of eight stretches, and weights in thousandths.
static void count(const struct usual *found, sqlite3_int64 id) {
  static sqlite3_int64 worth;
  if (!worth) worth = llround(exp2(16 + day_of_stretch / 60.0)) << 7;
  for (int place = 0; place < hour_count; place++) {
    sqlite3_int64 sum = found->sums[hours[place]] + worth;
    sqlite3_bind_int(usual_rows, 1, hours[place]);
    sqlite3_bind_int(usual_rows, 2, found->is_favourite);
    sqlite3_bind_int64(usual_rows, 3, llround((stretch - 7 - 16 + log2(sum)) * 1000));
    sqlite3_bind_int64(usual_rows, 4, found->last ? found->last : id);
    sqlite3_bind_int64(usual_rows, 5, sum);
    run(usual_rows);
  }
}

static void store(const struct save *save) {
  struct usual found = {0};
  find(&found);
  sqlite3_bind_int(meal, 1, found.is_favourite);
  run(meal);
  sqlite3_int64 id = sqlite3_last_insert_rowid(connection);
  sqlite3_bind_int64(words, 1, id);
  run(words);
  count(&found, id);
  sqlite3_bind_text(submission, 1, save->key, -1, SQLITE_STATIC);
  sqlite3_bind_int64(submission, 2, id);
  run(submission);
}

static void answer(struct save *save) {
  pthread_mutex_lock(&lock);
  while (save) {
    struct save *next = save->next;
    save->is_done = 1;
    pthread_cond_signal(&save->done);
    save = next;
  }
  pthread_mutex_unlock(&lock);
}

static void *write_all(void *unused) {
  for (;;) {
    pthread_mutex_lock(&lock);
    while (!waiting) pthread_cond_wait(&arrived, &lock);
    struct save *group = waiting;
    waiting = NULL;
    pthread_mutex_unlock(&lock);
    run(begin);
    for (struct save *save = group; save; save = save->next) store(save);
    run(commit);
    answer(group);
  }
  return unused;
}

static void wait_for(struct save *save) {
  pthread_mutex_lock(&lock);
  save->is_done = 0;
  save->next = waiting;
  waiting = save;
  pthread_cond_signal(&arrived);
  while (!save->is_done) pthread_cond_wait(&save->done, &lock);
  pthread_mutex_unlock(&lock);
}

static void read_key(FCGX_Request *request, char *key) {
  char body[body_size + 1];
  int length = FCGX_GetStr(body, body_size, request->in);
  body[length] = 0;
  const char *found = strstr(body, "&key=");
  snprintf(key, key_size + 1, "%s", found ? found + 5 : "none");
}

static void *work(void *unused) {
  FCGX_Request request;
  struct save save;
  pthread_cond_init(&save.done, NULL);
  FCGX_InitRequest(&request, listener, 0);
  while (FCGX_Accept_r(&request) >= 0) {
    read_key(&request, save.key);
    wait_for(&save);
    FCGX_PutS("Status: 303 See Other\r\nLocation: /\r\n\r\n", request.out);
    FCGX_Finish_r(&request);
  }
  return unused;
}

static void prepare(const char *database) {
  need(sqlite3_open_v2(database, &connection, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX, NULL));
  need(sqlite3_exec(connection, "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = 1", 0, 0, 0));
  need(sqlite3_prepare_v2(connection, "BEGIN IMMEDIATE", -1, &begin, NULL));
  need(sqlite3_prepare_v2(connection, "COMMIT", -1, &commit, NULL));
  need(sqlite3_prepare_v2(connection, find_usual, -1, &usual, NULL));
  need(sqlite3_prepare_v2(connection, put_usual, -1, &usual_rows, NULL));
  need(sqlite3_prepare_v2(connection, insert_meal, -1, &meal, NULL));
  need(sqlite3_prepare_v2(connection, insert_words, -1, &words, NULL));
  need(sqlite3_prepare_v2(connection, insert_submission, -1, &submission, NULL));
}

int main(int count, char **arguments) {
  if (count != 4) return 64;
  prepare(arguments[2]);
  FCGX_Init();
  listener = FCGX_OpenSocket(arguments[1], 1024);
  if (listener < 0) return 71;
  pthread_t started;
  pthread_create(&started, NULL, write_all, NULL);
  for (int thread = atoi(arguments[3]); thread > 1; thread--) pthread_create(&started, NULL, work, NULL);
  work(NULL);
}
