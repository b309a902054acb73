#ifndef MILIEU_CTHREADS_H
#define MILIEU_CTHREADS_H

/// What the current thread is evaluating, or null. Swift has no thread-local variables of its own; a task-local value costs an
/// order of magnitude more per read, and this one is read whenever a body reads state.
extern _Thread_local const void *_Nullable milieu_evaluation;

/// What writes down which values the current thread looks up, or null.
extern _Thread_local const void *_Nullable milieu_recording;

/// The value that the current thread is about to write into an environment, or null.
extern _Thread_local const void *_Nullable milieu_writing;

/// Which values the current thread makes from others, or null.
extern _Thread_local const void *_Nullable milieu_making;

static inline const void *_Nullable milieu_current_evaluation(void) { return milieu_evaluation; }

/// Replaces what the current thread is evaluating and returns what it was.
static inline const void *_Nullable milieu_exchange_evaluation(const void *_Nullable next) {
  const void *previous = milieu_evaluation;
  milieu_evaluation = next;
  return previous;
}

static inline const void *_Nullable milieu_current_recording(void) { return milieu_recording; }

/// Replaces what writes lookups of the current thread down and returns what it was.
static inline const void *_Nullable milieu_exchange_recording(const void *_Nullable next) {
  const void *previous = milieu_recording;
  milieu_recording = next;
  return previous;
}

static inline const void *_Nullable milieu_current_writing(void) { return milieu_writing; }

/// Replaces the value that the current thread is about to write and returns what it was.
static inline const void *_Nullable milieu_exchange_writing(const void *_Nullable next) {
  const void *previous = milieu_writing;
  milieu_writing = next;
  return previous;
}

static inline const void *_Nullable milieu_current_making(void) { return milieu_making; }

/// Replaces what says which values the current thread makes and returns what it was.
static inline const void *_Nullable milieu_exchange_making(const void *_Nullable next) {
  const void *previous = milieu_making;
  milieu_making = next;
  return previous;
}

/// Whether the current thread is the one the process began with.
_Bool milieu_is_first_thread(void);

/// Takes one of a fixed set of locks, chosen by the address of what it guards. It must not be taken while another one is held.
void milieu_lock(const void *_Nonnull address);

/// Gives back the lock that was taken for an address.
void milieu_unlock(const void *_Nonnull address);

/// Writes text to the standard error, with a line's end.
void milieu_write_error(const char *_Nonnull text);

#endif
