#ifndef TIFFIN_CVERIFICATION_H
#define TIFFIN_CVERIFICATION_H

/* OpenSSL's libcrypto, loaded when the first signature of a passkey or code of an authenticator is checked: most requests
   bring none, and the app works without it. It only checks: nothing is signed here. */

#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/* Loads it, once for the process. NULL, or what is wrong: then nothing else here may be called. */
const char *_Nullable cverification_load(void);

/* 1 where these bytes are a public key that signatures can be checked with, in DER (X.509's SubjectPublicKeyInfo). */
int cverification_is_key(const uint8_t *key, size_t key_count);

/* 1 where the signature is right: of ECDSA or RSA (PKCS #1 v1.5) over the SHA-256 of the message, or of Ed25519. */
int cverification_is_right(
    const uint8_t *signature, size_t signature_count, const uint8_t *message, size_t message_count, const uint8_t *key,
    size_t key_count, int is_hashed);

enum { CVERIFICATION_SHA1_BYTES = 20 };

/* 1 where the message's HMAC-SHA-1 was put into `code`, which has room for those bytes. */
int cverification_hmac_sha1(
    const uint8_t *message, size_t message_count, const uint8_t *key, size_t key_count, uint8_t *code);

#pragma clang assume_nonnull end

#endif
