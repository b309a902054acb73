#ifndef MILIEU_CTHREADLOCAL_H
#define MILIEU_CTHREADLOCAL_H

/// What the current thread is evaluating, or null. Swift has no thread-local variables of its own; a task-local value costs an
/// order of magnitude more per read, and this one is read whenever a body reads state.
const void *_Nullable milieu_current_evaluation(void);

/// Replaces what the current thread is evaluating and returns what it was.
const void *_Nullable milieu_exchange_evaluation(const void *_Nullable evaluation);

/// What writes down which values the current thread looks up, or null.
const void *_Nullable milieu_current_recording(void);

/// Replaces what writes lookups of the current thread down and returns what it was.
const void *_Nullable milieu_exchange_recording(const void *_Nullable recording);

/// Whether the current thread is the one the process began with.
_Bool milieu_is_first_thread(void);

#endif
