#ifndef TIFFIN_CCURL_H
#define TIFFIN_CCURL_H

/* libcurl, loaded with the first fetch. Linking it and the thirty libraries that it depends on would cost every worker
   2.4 MiB and every start 4 ms, which most requests never need.

   The names are libcurl's. Functions that take any type in libcurl take one type here, because Swift cannot call
   variadic functions. */

#include <locale.h>

#define CURL_DISABLE_TYPECHECK
#include <curl/curl.h>

#pragma clang assume_nonnull begin

/* Loads and initialises libcurl, once per process. Returns NULL, or the problem: then no other function here may be
   called. */
const char *_Nullable ccurl_load(void);

CURL *_Nullable ccurl_easy_init(void);
void ccurl_easy_cleanup(CURL *easy);
const char *ccurl_easy_strerror(CURLcode code);

CURLcode ccurl_set_number(CURL *easy, CURLoption option, long number);
CURLcode ccurl_set_size(CURL *easy, CURLoption option, curl_off_t size);
/* Sets a text. libcurl copies it, except for the options whose documentation says otherwise. */
CURLcode ccurl_set_text(CURL *easy, CURLoption option, const char *text);
/* Sets a pointer. It is not copied, and must be valid for as long as the transfer. */
CURLcode ccurl_set_object(CURL *easy, CURLoption option, void *_Nullable object);
CURLcode ccurl_set_receiver(CURL *easy, CURLoption option, curl_write_callback receiver);
CURLcode ccurl_set_socket_opener(CURL *easy, curl_opensocket_callback opener);
/* Makes libcurl trust only the certificates in the system's bundle file, not also those in its certificate folder.
   Does nothing if there is no bundle. Without the folder, libcurl reads the certificates once for all transfers of a
   multi handle: 20 at once take 40 ms of processor time and 5 MB, instead of 430 ms and 20 MB. */
CURLcode ccurl_trust_bundle(CURL *easy);

/* Returns a pointer into `target`, without a copy, because an address can be longer than the field `addr`. */
static inline const struct sockaddr *ccurl_address(const struct curl_sockaddr *target) { return &target->addr; }

/* Returns the longer list; NULL if there is no memory, in which case the list is unchanged. */
struct curl_slist *_Nullable ccurl_slist_append(struct curl_slist *_Nullable list, const char *text);
void ccurl_slist_free_all(struct curl_slist *_Nullable list);

CURLM *_Nullable ccurl_multi_init(void);
void ccurl_multi_cleanup(CURLM *multi);
CURLMcode ccurl_multi_add_handle(CURLM *multi, CURL *easy);
CURLMcode ccurl_multi_remove_handle(CURLM *multi, CURL *easy);
CURLMcode ccurl_multi_perform(CURLM *multi, int *running);
CURLMcode ccurl_multi_poll(CURLM *multi, int milliseconds);
/* Returns the next transfer that has ended, with its result in `code`; NULL if there is none. */
CURL *_Nullable ccurl_multi_next_ended(CURLM *multi, CURLcode *code);

CURLU *_Nullable ccurl_url(void);
void ccurl_url_cleanup(CURLU *url);
CURLUcode ccurl_url_set(CURLU *url, CURLUPart part, const char *_Nullable text, unsigned int flags);
/* Returns a part of the address, to be freed with `ccurl_free`; NULL if there is no such part,
   or no memory. */
char *_Nullable ccurl_url_get(CURLU *url, CURLUPart part, unsigned int flags);
void ccurl_free(void *_Nullable memory);

/* Makes this thread decode text as UTF-8, which libidn2 depends on. Returns the previous locale, which
   `ccurl_read_as` restores; 0 if there is no such locale. */
locale_t _Nullable ccurl_read_utf8(void);
void ccurl_read_as(locale_t _Nullable before);

#pragma clang assume_nonnull end

#endif
