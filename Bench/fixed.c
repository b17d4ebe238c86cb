// Answers every request with the same bytes, headers and all: what libfcgi and the way through the web server cost.
//
// Usage: fixed SOCKET FILE THREADS
#include <fcgiapp.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

static int listener;
static char *answer;
static size_t length;

static void *work(void *unused) {
  FCGX_Request request;
  FCGX_InitRequest(&request, listener, 0);
  while (FCGX_Accept_r(&request) >= 0) {
    FCGX_PutStr(answer, (int)length, request.out);
    FCGX_Finish_r(&request);
  }
  return unused;
}

int main(int count, char **arguments) {
  if (count != 4) return 64;
  FILE *file = fopen(arguments[2], "rb");
  if (!file || fseek(file, 0, SEEK_END)) return 66;
  length = (size_t)ftell(file);
  rewind(file);
  answer = malloc(length);
  if (!answer || fread(answer, 1, length, file) != length) return 66;
  fclose(file);

  FCGX_Init();
  listener = FCGX_OpenSocket(arguments[1], 1024);
  if (listener < 0) return 71;
  for (int thread = atoi(arguments[3]); thread > 1; thread--) {
    pthread_t started;
    pthread_create(&started, NULL, work, NULL);
  }
  work(NULL);
}
