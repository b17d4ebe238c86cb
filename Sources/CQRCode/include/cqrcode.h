#ifndef TIFFIN_CQRCODE_H
#define TIFFIN_CQRCODE_H

/* libqrencode, loaded when the first code is drawn: few requests need one, and the app works without it. */

#include <qrencode.h>

#pragma clang assume_nonnull begin

/* Loads libqrencode, once per process. Returns NULL, or the problem: then no other function here may be called. */
const char *_Nullable cqrcode_load(void);

/* Returns the smallest QR code that contains a text's bytes; NULL if the text is too long or there is no memory. */
QRcode *_Nullable cqrcode_encode(const char *text);
void cqrcode_free(QRcode *code);

#pragma clang assume_nonnull end

#endif
