#include "cqrcode.h"

#include <dlfcn.h>
#include <pthread.h>

static __typeof__(&QRcode_encodeString8bit) encode;
static __typeof__(&QRcode_free) release;
static const char *problem;

static void load_once(void) {
  void *library = dlopen("libqrencode.so.4", RTLD_NOW | RTLD_LOCAL);
  if (!library) {
    problem = "libqrencode.so.4 is not installed (Debian: libqrencode4), or cannot be loaded";
    return;
  }
  encode = (__typeof__(encode))dlsym(library, "QRcode_encodeString8bit");
  release = (__typeof__(release))dlsym(library, "QRcode_free");
  if (!encode || !release) problem = "libqrencode.so.4 is not the one that is known";
}

const char *cqrcode_load(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load_once);
  return problem;
}

QRcode *cqrcode_encode(const char *text) { return encode(text, 0, QR_ECLEVEL_M); }
void cqrcode_free(QRcode *code) { release(code); }
