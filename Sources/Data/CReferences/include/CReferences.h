#ifndef CREFERENCES_H
#define CREFERENCES_H

// References to Swift objects that neither keep them nor cost a side table: what the compiler itself calls for `unowned` variables, with
// one more question, whether the object is still there. Swift has `unowned`, which traps if it is not, and `weak`, which costs the table.

void *_Nullable swift_tryRetain(void *_Nonnull object);
void *_Nonnull swift_unownedRetain(void *_Nonnull object);
void swift_unownedRelease(void *_Nonnull object);
_Bool swift_isDeallocating(void *_Nonnull object);

/// The object, retained for the caller; null if it has gone. Needs a loose reference to it.
static inline void *_Nullable milieu_reference_take(void *_Nonnull object) { return swift_tryRetain(object); }

/// Whether the object has gone. Needs a loose reference to it; it may go on another thread while this returns.
static inline _Bool milieu_reference_is_gone(void *_Nonnull object) { return swift_isDeallocating(object); }

/// Adds a loose reference: the object may go, and its memory stays until the reference is dropped.
static inline void milieu_reference_add(void *_Nonnull object) { swift_unownedRetain(object); }

/// Drops a loose reference.
static inline void milieu_reference_drop(void *_Nonnull object) { swift_unownedRelease(object); }

#endif
