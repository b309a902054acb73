#define _GNU_SOURCE
#include "CThreadLocal.h"

#include <unistd.h>

static _Thread_local const void *current;
static _Thread_local const void *recording;

const void *milieu_current_evaluation(void) { return current; }

const void *milieu_exchange_evaluation(const void *evaluation) {
  const void *previous = current;
  current = evaluation;
  return previous;
}

const void *milieu_current_recording(void) { return recording; }

const void *milieu_exchange_recording(const void *next) {
  const void *previous = recording;
  recording = next;
  return previous;
}

_Bool milieu_is_first_thread(void) { return gettid() == getpid(); }
