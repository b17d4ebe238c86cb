#ifndef TIFFIN_CVERIFICATION_H
#define TIFFIN_CVERIFICATION_H

/* OpenSSL's libcrypto, loaded when the first passkey signature or authenticator code is checked: most requests have
   none, and the app works without it. Signatures are only checked here, not created. */

#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/* Loads libcrypto, once per process. Returns NULL, or the problem: then no other function here may be called. */
const char *_Nullable cverification_load(void);

/* Returns 1 if the bytes are a public key that signatures can be checked with, in DER (X.509's
   SubjectPublicKeyInfo). */
int cverification_is_key(const uint8_t *key, size_t key_count);

/* Returns 1 if the signature is the key's signature of the message: if `is_hashed` is 1, by ECDSA or RSA (PKCS #1
   v1.5) over the message's SHA-256; if it is 0, by Ed25519. The key is in DER. */
int cverification_is_right(
    const uint8_t *signature, size_t signature_count, const uint8_t *message, size_t message_count, const uint8_t *key,
    size_t key_count, int is_hashed);

enum { CVERIFICATION_SHA1_BYTES = 20 };

/* Writes the message's HMAC-SHA-1 to `code`, which has room for `CVERIFICATION_SHA1_BYTES` bytes; returns 1 on
   success. */
int cverification_hmac_sha1(
    const uint8_t *message, size_t message_count, const uint8_t *key, size_t key_count, uint8_t *code);

#pragma clang assume_nonnull end

#endif
