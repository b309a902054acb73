#define _GNU_SOURCE
#include "CThreads.h"

#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <unistd.h>

_Thread_local const void *milieu_evaluation;
_Thread_local const void *milieu_recording;
_Thread_local const void *milieu_writing;
_Thread_local const void *milieu_making;

_Bool milieu_is_first_thread(void) {
  // Asked once a thread: the answer takes two system calls, and every event that a view is sent asks.
  static _Thread_local signed char answer;
  if (answer == 0) answer = gettid() == getpid() ? 1 : -1;
  return answer > 0;
}

// Each lock has a cache line of its own.
enum { lock_count = 64, cache_line = 64 };

static union {
  pthread_mutex_t mutex;
  char line[cache_line];
} locks[lock_count] __attribute__((aligned(cache_line))) = {
    [0 ... lock_count - 1] = {.mutex = PTHREAD_MUTEX_INITIALIZER}};

// Objects begin at multiples of sixteen.
static pthread_mutex_t *lock_of(const void *address) {
  uintptr_t bits = (uintptr_t)address;
  return &locks[((bits >> 4) ^ (bits >> 10)) & (lock_count - 1)].mutex;
}

void milieu_lock(const void *address) { pthread_mutex_lock(lock_of(address)); }

void milieu_unlock(const void *address) { pthread_mutex_unlock(lock_of(address)); }

void milieu_write_error(const char *text) { fprintf(stderr, "%s\n", text); }
