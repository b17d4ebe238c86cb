#include "cverification.h"

#include <dlfcn.h>
#include <limits.h>
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/hmac.h>
#include <openssl/x509.h>
#include <pthread.h>

#define FUNCTIONS(each)                                                                                               \
  each(d2i_PUBKEY) each(ERR_clear_error) each(EVP_DigestVerify) each(EVP_DigestVerifyInit) each(EVP_MD_CTX_free)      \
  each(EVP_MD_CTX_new) each(EVP_PKEY_CTX_free) each(EVP_PKEY_CTX_new) each(EVP_PKEY_free)                             \
  each(EVP_PKEY_public_check) each(EVP_sha1) each(EVP_sha256) each(HMAC)

#define DECLARE(name) __typeof__(&name) name;
static struct { FUNCTIONS(DECLARE) } lib;

static const char *problem;

static const char *load(void) {
  void *library = dlopen("libcrypto.so.3", RTLD_LAZY | RTLD_LOCAL);
  if (!library) return "libcrypto.so.3 is not installed (Debian: libssl3), or cannot be loaded";

#define FIND(name)                                                                                                    \
  lib.name = (__typeof__(lib.name))dlsym(library, #name);                                                             \
  if (!lib.name) return "libcrypto.so.3 has no " #name;
  FUNCTIONS(FIND)
  return NULL;
}

static void load_once(void) { problem = load(); }

const char *cverification_load(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load_once);
  return problem;
}

int cverification_hmac_sha1(
    const uint8_t *message, size_t message_count, const uint8_t *key, size_t key_count, uint8_t *code) {
  unsigned int count = CVERIFICATION_SHA1_BYTES;
  return key_count <= INT_MAX && lib.HMAC(lib.EVP_sha1(), key, (int)key_count, message, message_count, code, &count) &&
      count == CVERIFICATION_SHA1_BYTES;
}

/* Reads a key, which must consist of all the bytes; NULL if it is malformed. */
static EVP_PKEY *read_key(const uint8_t *key, size_t count) {
  const unsigned char *end = key;
  EVP_PKEY *read = lib.d2i_PUBKEY(NULL, &end, (long)count);
  if (read && end != key + count) {
    lib.EVP_PKEY_free(read);
    read = NULL;
  }
  return read;
}

int cverification_is_key(const uint8_t *key, size_t key_count) {
  EVP_PKEY *read = read_key(key, key_count);
  EVP_PKEY_CTX *context = read ? lib.EVP_PKEY_CTX_new(read, NULL) : NULL;
  int is_key = context && lib.EVP_PKEY_public_check(context) == 1;
  lib.EVP_PKEY_CTX_free(context);
  lib.EVP_PKEY_free(read);
  lib.ERR_clear_error();
  return is_key;
}

int cverification_is_right(
    const uint8_t *signature, size_t signature_count, const uint8_t *message, size_t message_count, const uint8_t *key,
    size_t key_count, int is_hashed) {
  EVP_PKEY *read = read_key(key, key_count);
  EVP_MD_CTX *context = read ? lib.EVP_MD_CTX_new() : NULL;
  int is_right = context &&
      lib.EVP_DigestVerifyInit(context, NULL, is_hashed ? lib.EVP_sha256() : NULL, NULL, read) == 1 &&
      lib.EVP_DigestVerify(context, signature, signature_count, message, message_count) == 1;
  lib.EVP_MD_CTX_free(context);
  lib.EVP_PKEY_free(read);
  lib.ERR_clear_error();
  return is_right;
}
