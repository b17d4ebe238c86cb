#ifndef TIFFIN_CCURL_H
#define TIFFIN_CCURL_H

/* libcurl, loaded when something is fetched for the first time. Linked, it and the thirty libraries behind it would
   cost every worker 2.4 MiB and every start 4 ms, for what most requests never need.

   The names are libcurl's. What takes any type there takes one here, because Swift cannot call variadic functions. */

#include <locale.h>

#define CURL_DISABLE_TYPECHECK
#include <curl/curl.h>

#pragma clang assume_nonnull begin

/* Loads and initialises it, once for the process. NULL, or what is wrong: then nothing else here may be called. */
const char *_Nullable ccurl_load(void);

CURL *_Nullable ccurl_easy_init(void);
void ccurl_easy_cleanup(CURL *easy);
const char *ccurl_easy_strerror(CURLcode code);

CURLcode ccurl_set_number(CURL *easy, CURLoption option, long number);
CURLcode ccurl_set_size(CURL *easy, CURLoption option, curl_off_t size);
/* Copied, unless libcurl says otherwise of the option. */
CURLcode ccurl_set_text(CURL *easy, CURLoption option, const char *text);
/* Not copied: it must be there for as long as the transfer. */
CURLcode ccurl_set_object(CURL *easy, CURLoption option, void *_Nullable object);
CURLcode ccurl_set_receiver(CURL *easy, CURLoption option, curl_write_callback receiver);
CURLcode ccurl_set_socket_opener(CURL *easy, curl_opensocket_callback opener);
/* Trusts the certificates of the system's bundle, where there is one, and not those of its folder besides. Only then
   libcurl reads them once for all transfers of a multi handle: 20 at once cost 40 ms of the processor's time and 5 MB,
   not 430 ms and 20 MB. */
CURLcode ccurl_trust_bundle(CURL *easy);

/* In place: an address is longer than the field it begins in. */
static inline const struct sockaddr *ccurl_address(const struct curl_sockaddr *target) { return &target->addr; }

/* The longer list; NULL where there was no memory, and then the list is as it was. */
struct curl_slist *_Nullable ccurl_slist_append(struct curl_slist *_Nullable list, const char *text);
void ccurl_slist_free_all(struct curl_slist *_Nullable list);

CURLM *_Nullable ccurl_multi_init(void);
void ccurl_multi_cleanup(CURLM *multi);
CURLMcode ccurl_multi_add_handle(CURLM *multi, CURL *easy);
CURLMcode ccurl_multi_remove_handle(CURLM *multi, CURL *easy);
CURLMcode ccurl_multi_perform(CURLM *multi, int *running);
CURLMcode ccurl_multi_poll(CURLM *multi, int milliseconds);
/* The next transfer that has ended, and how; NULL when there is none. */
CURL *_Nullable ccurl_multi_next_ended(CURLM *multi, CURLcode *code);

CURLU *_Nullable ccurl_url(void);
void ccurl_url_cleanup(CURLU *url);
CURLUcode ccurl_url_set(CURLU *url, CURLUPart part, const char *_Nullable text, unsigned int flags);
/* To be given back with `ccurl_free`; NULL where there is no such part. */
char *_Nullable ccurl_url_get(CURLU *url, CURLUPart part, unsigned int flags);
void ccurl_free(void *_Nullable memory);

/* Makes this thread read text as UTF-8, which libidn2 goes by, and tells what it did before. */
locale_t _Nullable ccurl_read_utf8(void);
void ccurl_read_as(locale_t _Nullable before);

#pragma clang assume_nonnull end

#endif
