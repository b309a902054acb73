#include "CThreadLocal.h"

static _Thread_local const void *current;

const void *milieu_current_evaluation(void) { return current; }

const void *milieu_exchange_evaluation(const void *evaluation) {
  const void *previous = current;
  current = evaluation;
  return previous;
}
