#define _DEFAULT_SOURCE
#include "CLaunch.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

/// What parent and child both see.
struct shared {
  struct timespec start;
  int error;
};

static double seconds_between(struct timespec start, struct timespec end) {
  return (double)(end.tv_sec - start.tv_sec) + (double)(end.tv_nsec - start.tv_nsec) / 1e9;
}

static double seconds(struct timeval time) {
  return (double)time.tv_sec + (double)time.tv_usec / 1e6;
}

int launch_measured(char *const argv[], struct launch_result *result) {
  // The child takes the time itself, so that the cost of `fork` is not counted.
  struct shared *shared = mmap(NULL, sizeof *shared, PROT_READ | PROT_WRITE,
                               MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  if (shared == MAP_FAILED) return errno;
  shared->error = 0;

  pid_t child = fork();
  if (child < 0) {
    int error = errno;
    munmap(shared, sizeof *shared);
    return error;
  }
  if (child == 0) {
    int nowhere = open("/dev/null", O_RDWR);
    if (nowhere >= 0) {
      for (int stream = 0; stream < 3; stream++) dup2(nowhere, stream);
    }
    clock_gettime(CLOCK_MONOTONIC, &shared->start);
    execv(argv[0], argv);
    shared->error = errno;
    _exit(127);
  }

  int status = 0;
  struct rusage usage;
  pid_t ended;
  do {
    ended = wait4(child, &status, 0, &usage);
  } while (ended < 0 && errno == EINTR);
  struct timespec end;
  clock_gettime(CLOCK_MONOTONIC, &end);

  int error = ended < 0 ? errno : shared->error;
  result->wall_seconds = seconds_between(shared->start, end);
  munmap(shared, sizeof *shared);
  if (error != 0) return error;
  result->cpu_seconds = seconds(usage.ru_utime) + seconds(usage.ru_stime);
  result->peak_bytes = usage.ru_maxrss * 1024;
  result->status = WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status);
  return 0;
}
