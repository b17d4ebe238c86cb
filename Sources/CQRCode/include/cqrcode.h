#ifndef TIFFIN_CQRCODE_H
#define TIFFIN_CQRCODE_H

/* libqrencode, loaded when the first code is drawn: few requests need one, and the app works without it. */

#include <qrencode.h>

#pragma clang assume_nonnull begin

/* Loads it, once for the process. NULL, or what is wrong: then nothing else here may be called. */
const char *_Nullable cqrcode_load(void);

/* The code of a text's bytes, as small as it can be; NULL where it is too long or there is no memory. */
QRcode *_Nullable cqrcode_encode(const char *text);
void cqrcode_free(QRcode *code);

#pragma clang assume_nonnull end

#endif
