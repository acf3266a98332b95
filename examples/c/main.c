// Shows an error and a text of ExampleApp to two readers at the same time, one thread each.

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

#include "StringCatalogC.h"

// What is asked for one reader, and the answers.
struct reader {
  sc_localizer *localizer;
  const char *requests[3];
  char *answers[3];
};

static void *serve(void *argument) {
  struct reader *reader = argument;
  for (int i = 0; i < 3; i++) {
    reader->answers[i] = sc_render(reader->localizer, reader->requests[i]);
  }
  return NULL;
}

int main(int argc, char **argv) {
  const char *bundle = argc > 1 ? argv[1] : "../ExampleApp.bundle";
  char options[4096];
  // A program that does not know its paths has to escape quotation marks and backslashes for JSON.
  int length = snprintf(options, sizeof options, "{\"bundles\":[\"%s\"]}", bundle);
  if (length < 0 || (size_t)length >= sizeof options) {
    fprintf(stderr, "example: the path of the bundle is too long\n");
    return EXIT_FAILURE;
  }

  char *error = NULL;
  sc_localizer *localizer = sc_open_reporting(options, &error);
  if (!localizer) {
    fprintf(stderr, "example: %s\n", error ? error : "out of memory");
    sc_free(error);
    return EXIT_FAILURE;
  }
  printf("StringCatalog %s\n", sc_version());

  // Each request says in which language; one localizer serves both threads.
  struct reader readers[2] = {
      {localizer,
       {"{\"op\":\"render\",\"error\":\"auth/user-disabled\",\"locale\":\"fr-CA\"}",
        "{\"op\":\"string\",\"key\":\"Sign in with Firebase\",\"locale\":\"fr-CA\"}",
        "{\"op\":\"string\",\"key\":\"%lld devices are signed in\",\"args\":[3],\"locale\":\"fr-CA\"}"},
       {NULL, NULL, NULL}},
      // ExampleApp has no Arabic; the library has.
      {localizer,
       {"{\"op\":\"render\",\"error\":\"auth/user-disabled\",\"locale\":\"ar\"}",
        "{\"op\":\"string\",\"key\":\"Sign in with Firebase\",\"locale\":\"ar\"}",
        "{\"op\":\"string\",\"key\":\"%lld devices are signed in\",\"args\":[3],\"locale\":\"ar\"}"},
       {NULL, NULL, NULL}},
  };
  pthread_t threads[2];
  for (int i = 0; i < 2; i++) {
    if (pthread_create(&threads[i], NULL, serve, &readers[i]) != 0) {
      fprintf(stderr, "example: no thread could be started\n");
      return EXIT_FAILURE;
    }
  }
  for (int i = 0; i < 2; i++) {
    pthread_join(threads[i], NULL);
  }

  // Answers are JSON, for a JSON library to read.
  for (int i = 0; i < 2; i++) {
    for (int j = 0; j < 3; j++) {
      printf("\n%s\n%s\n", readers[i].requests[j],
             readers[i].answers[j] ? readers[i].answers[j] : "out of memory");
      sc_free(readers[i].answers[j]);
    }
  }
  sc_close(localizer);
  return EXIT_SUCCESS;
}
