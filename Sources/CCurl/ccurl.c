#define _GNU_SOURCE
#include "ccurl.h"

#include <dlfcn.h>
#include <pthread.h>
#include <unistd.h>

#define FUNCTIONS(each)                                                                                               \
  each(curl_easy_cleanup) each(curl_easy_init) each(curl_easy_setopt) each(curl_easy_strerror) each(curl_free)        \
  each(curl_global_init) each(curl_multi_add_handle) each(curl_multi_cleanup) each(curl_multi_info_read)              \
  each(curl_multi_init) each(curl_multi_perform) each(curl_multi_poll) each(curl_multi_remove_handle)                 \
  each(curl_slist_append) each(curl_slist_free_all) each(curl_url) each(curl_url_cleanup) each(curl_url_get)          \
  each(curl_url_set) each(curl_version_info)

#define DECLARE(name) __typeof__(&name) name;
static struct { FUNCTIONS(DECLARE) } lib;

static const char *problem;
static locale_t utf8;
static int has_bundle;

static const char *load(void) {
  void *library = dlopen("libcurl.so.4", RTLD_NOW | RTLD_LOCAL);
  if (!library) return "libcurl.so.4 is not installed (Debian: libcurl4), or cannot be loaded";

#define FIND(name)                                                                                                    \
  lib.name = (__typeof__(lib.name))dlsym(library, #name);                                                             \
  if (!lib.name) return "libcurl.so.4 has no " #name ": it is too old";
  FUNCTIONS(FIND)

  if (lib.curl_global_init(CURL_GLOBAL_DEFAULT) != CURLE_OK) return "libcurl could not be initialised";
  const curl_version_info_data *version = lib.curl_version_info(CURLVERSION_NOW);
  /* CURLOPT_QUICK_EXIT needs this version. */
  if (version->version_num < CURL_VERSION_BITS(7, 87, 0)) return "libcurl is older than 7.87";
  /* Without asynchronous name resolution, a silent name server would block a fetch beyond all limits. */
  if (!(version->features & CURL_VERSION_ASYNCHDNS)) return "libcurl resolves names without a time limit here";
  if (!(version->features & CURL_VERSION_SSL)) return "libcurl knows no https here";
  has_bundle = version->cainfo && access(version->cainfo, R_OK) == 0;
  utf8 = newlocale(LC_CTYPE_MASK, "C.UTF-8", (locale_t)0);
  return NULL;
}

static void load_once(void) { problem = load(); }

const char *ccurl_load(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load_once);
  return problem;
}

CURL *ccurl_easy_init(void) { return lib.curl_easy_init(); }
void ccurl_easy_cleanup(CURL *easy) { lib.curl_easy_cleanup(easy); }
const char *ccurl_easy_strerror(CURLcode code) { return lib.curl_easy_strerror(code); }

CURLcode ccurl_set_number(CURL *easy, CURLoption option, long number) {
  return lib.curl_easy_setopt(easy, option, number);
}
CURLcode ccurl_set_size(CURL *easy, CURLoption option, curl_off_t size) {
  return lib.curl_easy_setopt(easy, option, size);
}
CURLcode ccurl_set_text(CURL *easy, CURLoption option, const char *text) {
  return lib.curl_easy_setopt(easy, option, text);
}
CURLcode ccurl_set_object(CURL *easy, CURLoption option, void *object) {
  return lib.curl_easy_setopt(easy, option, object);
}
CURLcode ccurl_set_receiver(CURL *easy, CURLoption option, curl_write_callback receiver) {
  return lib.curl_easy_setopt(easy, option, receiver);
}
CURLcode ccurl_set_socket_opener(CURL *easy, curl_opensocket_callback opener) {
  return lib.curl_easy_setopt(easy, CURLOPT_OPENSOCKETFUNCTION, opener);
}
CURLcode ccurl_trust_bundle(CURL *easy) {
  return has_bundle ? lib.curl_easy_setopt(easy, CURLOPT_CAPATH, NULL) : CURLE_OK;
}

struct curl_slist *ccurl_slist_append(struct curl_slist *list, const char *text) {
  return lib.curl_slist_append(list, text);
}
void ccurl_slist_free_all(struct curl_slist *list) { lib.curl_slist_free_all(list); }

CURLM *ccurl_multi_init(void) { return lib.curl_multi_init(); }
void ccurl_multi_cleanup(CURLM *multi) { lib.curl_multi_cleanup(multi); }
CURLMcode ccurl_multi_add_handle(CURLM *multi, CURL *easy) { return lib.curl_multi_add_handle(multi, easy); }
CURLMcode ccurl_multi_remove_handle(CURLM *multi, CURL *easy) { return lib.curl_multi_remove_handle(multi, easy); }
CURLMcode ccurl_multi_perform(CURLM *multi, int *running) { return lib.curl_multi_perform(multi, running); }
CURLMcode ccurl_multi_poll(CURLM *multi, int milliseconds) {
  return lib.curl_multi_poll(multi, NULL, 0, milliseconds, NULL);
}
CURL *ccurl_multi_next_ended(CURLM *multi, CURLcode *code) {
  int others;
  const CURLMsg *message;
  while ((message = lib.curl_multi_info_read(multi, &others))) {
    if (message->msg != CURLMSG_DONE) continue;
    *code = message->data.result;
    return message->easy_handle;
  }
  return NULL;
}

CURLU *ccurl_url(void) { return lib.curl_url(); }
void ccurl_url_cleanup(CURLU *url) { lib.curl_url_cleanup(url); }
CURLUcode ccurl_url_set(CURLU *url, CURLUPart part, const char *text, unsigned int flags) {
  return lib.curl_url_set(url, part, text, flags);
}
char *ccurl_url_get(CURLU *url, CURLUPart part, unsigned int flags) {
  char *text = NULL;
  return lib.curl_url_get(url, part, &text, flags) == CURLUE_OK ? text : NULL;
}
void ccurl_free(void *memory) { lib.curl_free(memory); }

locale_t ccurl_read_utf8(void) { return utf8 ? uselocale(utf8) : (locale_t)0; }
void ccurl_read_as(locale_t before) {
  if (before) uselocale(before);
}
